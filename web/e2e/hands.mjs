// A person's hands at the table: answers whatever is asked, through the interface alone.

const visible = async (locator) => (await locator.count()) > 0 && (await locator.first().isVisible());

/** Plays one step of Sheriff if something is asked. Returns what was done, or null. */
export async function sheriffStep(page, notes = {}) {
  const ask = page.locator('.ask');
  const accept = page.getByRole('button', { name: /Accept/ });
  if (notes.accept && (await visible(accept)) && (await accept.first().isEnabled())) {
    await accept.first().click();
    return 'accepted';
  }
  if (!(await visible(ask))) {
    const nothing = page.getByRole('button', { name: /nothing to add/ });
    if ((await visible(nothing)) && (await nothing.isEnabled())) await nothing.click({ timeout: 2000 });
    return null;
  }
  const title = (await ask.first().locator('h3').first().textContent())?.trim() ?? '';
  const button = (name) => ask.first().getByRole('button', { name });
  const press = async (locator) => {
    await (locator.first ? locator.first() : locator).click({ timeout: 5000 });
    return title;
  };
  if (/market first/.test(title)) return press(ask.first().getByRole('button'));
  if (/^The market/.test(title)) {
    const hand = page.locator('.hand button.card');
    if (!notes.changed) {
      notes.changed = true;
      await hand.nth(0).click();
      await hand.nth(1).click();
      const leaf = page.locator('.fan .leaf:enabled').last();
      if (await visible(leaf)) await leaf.click();
    }
    return press(button(/Keep all|Change:/));
  }
  if (/Load your bag/.test(title)) {
    const hand = page.locator('.hand button.card');
    const labels = await hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
    const honest = labels.map((label, place) => [label, place]).filter(([label]) => /, legal/.test(label));
    const smuggled = labels.map((label, place) => [label, place]).filter(([label]) => !/, legal/.test(label));
    const all = [...honest, ...smuggled];
    const mixed = [all[0], all.find(([label]) => label !== all[0][0])].filter(Boolean);
    const lying = notes.lie && smuggled.length ? [smuggled[0], ...honest.slice(0, 2)] : null;
    const take = notes.mixed ? mixed : (lying ?? sameGood(honest).slice(0, 5));
    const chosen = take.length ? take : [all[0]];
    for (const [, place] of chosen) await hand.nth(place).click();
    return press(button(/Close the bag/));
  }
  if (/tell the Sheriff/.test(title)) {
    // The first good that really is in the bag, so that an honest bag is declared honestly.
    const inside = (await ask.first().locator('.goods .unseen').allTextContents()).join(' ');
    for (const good of await ask.locator('button.good').all()) {
      const word = ((await good.textContent()) ?? '').trim().split(' ').pop().replace(/s$/, '');
      if (inside.includes(word)) return press(good);
    }
    return press(ask.locator('button.good'));
  }
  if (/bags are before you|What would you do/.test(title)) {
    if (notes.open === undefined && notes.lie === undefined) return null;
    // A deputy says once for each bag what they want, and then waits for the other.
    const enabled = async (name) => {
      for (const bag of await ask.first().locator('.gate li').all()) {
        const one = bag.getByRole('button', { name });
        const said = await bag.locator('.stance [aria-pressed=true]').count();
        if (said === 0 && (await visible(one)) && (await one.first().isEnabled())) return one.first();
      }
      return null;
    };
    const [first, second] = notes.open ? [/^Open|would open/, /Let through|would let/] : [/Let through|would let/, /^Open|would open/];
    const wish = (await enabled(first)) ?? (await enabled(second));
    return wish ? press(wish) : null;
  }
  if (/still owe/.test(title)) {
    // The dearest first: then none is given that is not needed (rules 5.19).
    for (const card of (await ask.first().locator('.cards button.card').all()).reverse()) {
      if (await button(/Pay goods/).isEnabled()) break;
      await card.click();
    }
    return press(button(/Pay goods/));
  }
  if (/confiscated/.test(title)) return press(button(/Lay them/));
  if (/feast plate/.test(title)) return press(ask.first().getByRole('button'));
  if (/brimstone/.test(title)) return press(button(/^No$/));
  if (/trophy/.test(title)) {
    const card = ask.first().locator('button.card');
    if (!(await visible(card))) return press(button(/Keep the trophy/));
    await card.first().click();
    return press(button(/Discard/));
  }
  if (/black market/i.test(title)) return press((await visible(button(/points/))) ? button(/points/) : button(/Not now/));
  if (/Pick a card of the loot/.test(title)) return press(ask.first().getByRole('button'));
  if (/cannot be split/.test(title)) return press(button(/Say so/));
  if (/loot/.test(title)) return press(button(/equally/));
  return null;
}

function sameGood(cards) {
  const heaps = new Map();
  for (const card of cards) heaps.set(card[0], [...(heaps.get(card[0]) ?? []), card]);
  return [...heaps.values()].sort((a, b) => b.length - a.length)[0] ?? [];
}

/** Plays one turn of Black Sheep if it is ours. */
export async function sheepStep(page) {
  const hand = page.locator('.hand button.card');
  if ((await hand.count()) === 0 || !(await hand.first().isEnabled())) return null;
  for (const count of [2, 1]) {
    for (let place = 0; place < count; place++) {
      const card = hand.nth(place);
      if ((await card.getAttribute('aria-pressed')) === 'false') await card.click();
    }
    const pressed = await hand.evaluateAll((cards) => cards.filter((card) => card.getAttribute('aria-pressed') === 'true').length);
    if (pressed > count) await hand.nth(1).click();
    const here = page.getByRole('button', { name: /^Play here/ });
    if (await visible(here)) {
      await here.first().click();
      await page.getByRole('button', { name: /^Play \d card/ }).click();
      return count;
    }
  }
  return null;
}

/** Steps until `over` says so; waits a little where nothing is asked. */
export async function playUntil(page, step, over, seconds) {
  const done = [];
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    if (await over()) return done;
    const moment = page.locator('.moment button');
    if (await visible(moment)) await moment.first().click({ timeout: 2000 }).catch(() => undefined);
    const did = await step(page).catch((error) => `could not: ${error.message.split('\n')[0]}`);
    if (did !== null) done.push(did);
    await page.waitForTimeout(did === null ? 120 : 60);
  }
  throw new Error(`not over after ${seconds} s; the last steps: ${done.slice(-6).join(' | ')}`);
}

/** Everyone does what is asked, each with notes of their own, until the bags of this round lie before the sheriff. */
export async function untilInspection(people, notes = people.map(() => ({ changed: true })), round = 1) {
  const track = people[0].page.locator('.track', { hasText: `Round ${round} of` });
  const begun = track.locator('li.now', { hasText: 'Inspection' });
  for (const end = Date.now() + 120_000; Date.now() < end; ) {
    if (await begun.isVisible()) return;
    // A panel may go while a hand moves towards it; the next look finds the new one.
    await Promise.all(people.map(({ page }, place) => sheriffStep(page, notes[place]).catch(() => null)));
    await people[0].page.waitForTimeout(50);
  }
  throw new Error('the inspection never began');
}
