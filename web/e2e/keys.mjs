// A person who has nothing but a keyboard. Looks at the page, and touches it with real key presses alone.

/** What has the focus now, as a person would describe it. */
export function at(page) {
  return page.evaluate(() => {
    const here = document.activeElement;
    if (!here || here === document.body) return { name: '', tag: 'body', stop: null, inside: '' };
    const label = here.getAttribute('aria-label') ?? here.textContent ?? '';
    return {
      name: label.trim().replace(/\s+/g, ' '),
      tag: here.tagName.toLowerCase(),
      stop: here.getAttribute('data-stop'),
      pressed: here.getAttribute('aria-pressed'),
      inside: here.closest('.hand, .builder, .gate, .ask, aside, dialog, .moment')?.className ?? '',
    };
  });
}

/** Walks with one key until `found` says yes to where it is. */
export async function walk(page, found, key = 'Tab', most = 140) {
  const passed = [];
  for (let step = 0; step <= most; step++) {
    const here = await at(page);
    if (found(here)) return here;
    passed.push(here.name.slice(0, 24) || here.tag);
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never came there; it passed ${passed.slice(-12).join(' | ')}`);
}

export const named = (name) => (here) => (here.tag === 'button' || here.tag === 'a') && name.test(here.name);

/** Goes to a button and presses it. */
export async function pushed(page, name, key = 'Enter') {
  await walk(page, named(name));
  await page.keyboard.press(key);
}

/** What is asked now: the title of the first panel, or ''. */
const asked = async (page) => (await page.evaluate(() => document.querySelector('.ask h3')?.textContent ?? '')).trim();

/** Picks these cards of the hand, counted from the left, beginning anywhere in it. */
async function pick(page, places) {
  await page.keyboard.press('Home');
  let here = 0;
  for (const place of [...places].sort((a, b) => a - b)) {
    for (; here < place; here++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
  }
}

/** One step of Sheriff if something is asked; the title of it, or null. */
export async function sheriffByKeys(page, notes) {
  const title = await asked(page);
  if (!title) {
    const idle = await page.evaluate(() => [...document.querySelectorAll('.ready button')].some((one) => /nothing to add/.test(one.textContent ?? '') && !one.disabled));
    if (!idle) return null;
    await pushed(page, /nothing to add/);
    return null;
  }
  // The keyboard was led to the question by itself.
  const here = await at(page);
  if (here.stop === 'asked') notes.led = (notes.led ?? 0) + 1;
  else await page.keyboard.press('a');
  await respond(page, title, notes);
  return title;
}

/** Enter on what answers the question. What stands there until the answer is heard is not a new question. */
async function say(page, name) {
  if (name) await walk(page, named(name));
  const before = await page.evaluate(() => document.querySelector('.ask')?.textContent ?? null);
  await page.keyboard.press('Enter');
  await page.waitForFunction((old) => document.querySelector('.ask')?.textContent !== old, before, { timeout: 8000 });
}

async function respond(page, title, notes) {
  if (/^The market/.test(title)) {
    if (!notes.changed) {
      notes.changed = true;
      await page.keyboard.press('ArrowDown');
      await pick(page, [0, 2]);
      await page.keyboard.press('ArrowUp');
      await say(page, /Change:/);
    } else await say(page, /Keep all|Change:/);
    return;
  }
  if (/Load your bag/.test(title)) {
    await page.keyboard.press('h');
    const cards = await page.locator('.hand button.card').evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
    const legal = cards.map((label, place) => ({ label, place })).filter(({ label }) => /, legal/.test(label));
    const same = legal.filter(({ label }) => label === legal[0].label);
    await pick(page, (same.length ? same : [{ place: 0 }]).slice(0, 5).map(({ place }) => place));
    await page.keyboard.press('ArrowUp');
    await say(page, /Close the bag/);
    return;
  }
  if (/tell the Sheriff/.test(title)) {
    const inside = (await page.locator('.ask .goods .unseen').allTextContents()).join(' ').toLowerCase();
    await walk(page, (now) => now.tag === 'button');
    await walk(page, (now) => inside.includes(now.name.split(' ').pop().replace(/s$/, '').toLowerCase()), 'ArrowRight', 6).catch(() => undefined);
    await say(page);
    return;
  }
  if (/bags are before you/.test(title)) {
    await say(page, notes.bags++ % 2 ? /^Open/ : /Let through for/);
    return;
  }
  if (/still owe/.test(title)) {
    // Card after card, the dearest first, until they are worth enough: none is given that is not needed (rules 5.19).
    await walk(page, (now) => now.tag === 'button');
    await page.keyboard.press('End');
    for (let card = 0; card < 60; card++) {
      if (await page.locator('.ask .button.main').isEnabled()) break;
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowLeft');
    }
    await say(page, /Pay goods/);
    return;
  }
  await say(page, /Lay them|^No$|equally|Not now|Discard/);
}

/** A deal drawn up, left by Escape, drawn up again with gold and with a claim about the bag, and offered. */
export async function dealByKeys(page) {
  await page.keyboard.press('o');
  await walk(page, named(/More terms/), 'Tab', 16);
  await page.keyboard.press('Enter');
  await walk(page, (here) => here.inside.includes('builder'), 'Tab', 3);
  await page.keyboard.press('Escape');
  await page.locator('.builder').waitFor({ state: 'detached' });
  await page.keyboard.press('o');
  await walk(page, named(/More terms/), 'Tab', 16);
  await page.keyboard.press('Enter');
  await pushed(page, /^Gold: more$/);
  // A list that is opened, walked through and chosen from by keys.
  await walk(page, (here) => here.tag === 'select' && here.inside.includes('builder'));
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => document.activeElement?.matches('select:open'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('.builder .claim').waitFor();
  await pushed(page, /Offer it/);
}

/** One turn of Black Sheep if it is ours; how many cards were played, or null. */
export async function sheepByKeys(page, notes) {
  const ours = () => page.evaluate(() => document.querySelector('[data-stop="asked"]') !== null);
  if (!(await ours())) return null;
  if ((await at(page)).stop === 'asked') notes.led = (notes.led ?? 0) + 1;
  for (const count of [2, 1]) {
    await page.keyboard.press('a');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    for (let place = 0; place < 2; place++) {
      const here = await at(page);
      if ((here.pressed === 'true') !== (place < count)) await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
    }
    if ((await page.locator('.fields button:enabled').count()) === 0) continue;
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await walk(page, named(/^Play \d card/), 'Tab', 8);
    await page.keyboard.press('Enter');
    return count;
  }
  return null;
}

/** Steps until the ending stands there. What goes away under the fingers is looked at anew. */
export async function playByKeys(page, step, seconds) {
  const done = [];
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    if (await page.locator('.ending').isVisible()) return done;
    if (await page.locator('.moment').isVisible()) await page.keyboard.press('Escape');
    const did = await step(page).catch((error) => `could not: ${error.message.split('\n')[0]}`);
    if (did !== null) done.push(did);
    await page.waitForTimeout(did === null ? 100 : 30);
  }
  throw new Error(`not over after ${seconds} s; the last steps: ${done.slice(-8).join(' / ')}`);
}
