// A deal in a few taps, counted; what the sheriff's buttons say; the hand always in sight; time that is shown.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';

import { playUntil, sheriffStep, untilInspection } from './hands.mjs';
import { openInn } from './inn.mjs';
import { openTable, quick } from './steps.mjs';
import { test } from './story.mjs';

let inn;
before(async () => {
  inn = await openInn();
});
after(() => inn?.close());

/** A person who taps, and counts. */
function fingers(page) {
  const taps = { count: 0 };
  taps.on = async (locator, options) => {
    await locator.click(options);
    taps.count++;
  };
  taps.button = (within, name) => taps.on(page.locator(within).getByRole('button', { name }));
  return taps;
}

test('taps are counted: gold for opening and for a lie, a counter, gold and goods for passing', async () => {
  const names = ['Ada', 'Bob', 'Will'];
  const people = await Promise.all(names.map(() => inn.person()));
  const [ada, bob, will] = people;
  await openTable(inn, people, names, { game: 'sheriff', edition: 'first', options: { first_sheriff: 0 } });
  await untilInspection(people);

  // "20 gold to open Will's bag", by the slider: five at the most.
  const twenty = fingers(bob.page);
  await twenty.on(bob.page.locator('article.place', { hasText: 'Will' }).getByRole('button', { name: /Will’s bag/ }));
  const slider = bob.page.locator('.sheet input[type=range]');
  const { width } = await slider.boundingBox();
  await twenty.on(slider, { position: { x: (20 / 50) * (width - 16) + 8, y: 10 } });
  for (let value = Number(await slider.inputValue()); value !== 20; value = Number(await slider.inputValue())) {
    await twenty.button('.sheet', value < 20 ? 'Gold: more' : 'Gold: less');
  }
  await twenty.button('.sheet', 'Offer it');
  const opening = ada.page.locator('.offer', { hasText: 'open Will’s bag' });
  await opening.filter({ hasText: '20 gold' }).waitFor();
  assert.ok(twenty.count <= 5, `20 gold to open Will’s bag: ${twenty.count} taps`);

  // "8 gold if Will's bag was a lie": six at the most.
  const lie = fingers(bob.page);
  await lie.on(bob.page.locator('article.place', { hasText: 'Will' }).getByRole('button', { name: /Will’s bag/ }));
  await lie.button('.sheet', '8 gold');
  await lie.button('.sheet', 'Only if it was a lie');
  await lie.button('.sheet', 'Offer it');
  await ada.page.locator('.offer', { hasText: 'Will’s bag is opened and a lie' }).filter({ hasText: '8 gold' }).waitFor();
  assert.ok(lie.count <= 6, `8 gold if Will’s bag was a lie: ${lie.count} taps`);

  // One gold for passing, and the sheriff counters with eight: three at the most.
  await bob.page.locator('.sheet').getByRole('button', { name: 'Gold: more' }).click();
  await bob.page.locator('.sheet').getByRole('button', { name: 'Offer it' }).click();
  const offer = ada.page.locator('.offer', { hasText: 'let Bob through' });
  await offer.waitFor();
  const counter = fingers(ada.page);
  await counter.on(offer.getByRole('button', { name: '8 gold' }));
  await counter.on(offer.getByRole('button', { name: /^Counter: 8 gold/ }));
  await bob.page.locator('.state', { hasText: /Ada offers you a deal: answer/ }).waitFor();
  await bob.page.locator('.offer', { hasText: 'counter-offer' }).filter({ hasText: '8 gold' }).waitFor();
  assert.ok(counter.count <= 3, `1 to 8 gold: ${counter.count} taps`);

  // A second offer about the same takes the place of the first.
  await bob.page.locator('.offer', { hasText: 'counter-offer' }).getByRole('button', { name: 'Refuse' }).click();
  for (const price of ['3 gold', '5 gold']) {
    await bob.page.locator('.sheet').getByRole('button', { name: price }).click();
    await bob.page.locator('.sheet').getByRole('button', { name: 'Offer it' }).click();
    await offer.filter({ hasText: price }).waitFor();
  }
  await offer.filter({ hasText: '3 gold' }).waitFor({ state: 'detached' });

  // The sheriff's buttons say what they do, and what the other pays is asked first.
  const bag = ada.page.locator('.gate li', { hasText: 'Bob' });
  await bag.getByRole('button', { name: 'Let through for 5 gold' }).waitFor();
  await bag.getByRole('button', { name: 'Let through for nothing' }).waitFor();
  await bag.getByRole('button', { name: 'Make a deal' }).click();
  await ada.page.locator('.sheet', { hasText: 'Bob gives' }).waitFor();
  // Nothing but letting through: that is a gift, and it is asked about once.
  await ada.page.locator('.sheet').getByRole('button', { name: 'Offer it' }).click();
  await ada.page.locator('.gift').waitFor();
  await ada.page.locator('.sheet').getByRole('button', { name: '12 gold' }).click();
  await ada.page.locator('.gift').waitFor({ state: 'detached' });

  // Will's bag is decided under Bob's draft about it: the term leaves with a word.
  await bob.page.locator('article.place', { hasText: 'Will' }).getByRole('button', { name: /Will’s bag/ }).click();
  await bob.page.locator('.sheet').getByRole('button', { name: '5 gold' }).click();
  await bob.page.locator('.sheet').getByRole('button', { name: 'More terms' }).click();
  await ada.page.locator('.gate li', { hasText: 'Will' }).getByRole('button', { name: 'Let through for nothing' }).click();
  await bob.page.locator('.builder .left', { hasText: 'Will’s bag is decided' }).waitFor();

  // The first round has put goods onto Will's stall. In the second Bob is the Sheriff: five gold and two of a good, four taps at the most.
  await ada.page.locator('.gate li', { hasText: 'Bob' }).getByRole('button', { name: 'Let through for nothing' }).click();
  await bob.page.locator('.track', { hasText: 'Round 2 of' }).waitFor();
  await untilInspection(people, undefined, 2);
  const good = will.page.locator('.sheet .good').first();
  const [name, rest] = (await good.getAttribute('aria-label')).split(': ');
  const lying = Number(/of (\d+)/.exec(rest)[1]);
  const goods = fingers(will.page);
  await goods.button('.sheet', '5 gold');
  for (let one = 0; one < Math.min(2, lying); one++) await goods.on(good);
  await goods.button('.sheet', 'Offer it');
  const passing = bob.page.locator('.offer', { hasText: 'let Will through' }).filter({ hasText: '5 gold' });
  await passing.filter({ hasText: new RegExp(name.toLowerCase().slice(0, 4), 'i') }).waitFor();
  assert.ok(goods.count <= 4, `${goods.count} taps`);
  const words = await passing.locator('header, .sides').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
  assert.ok(Math.min(...words) >= 160, `beside the bags the words of an offer have ${words} px`);
  await bob.page.locator('.gate li', { hasText: 'Will' }).getByRole('button', { name: /Let through for 5 gold and/ }).click();
  await will.page.locator('.offer.struck').waitFor();
  for (const person of people) assert.deepEqual(person.errors, []);
});

test('with four bags before the Sheriff at 1280 × 720, what is offered and the answer to it are in sight', async () => {
  const person = await inn.person({ width: 1280, height: 720 });
  const { page } = person;
  await quick(inn, person, { game: 'sheriff', edition: 'first', players: 5, options: { first_sheriff: 0 } });
  await playUntil(page, (one) => sheriffStep(one, { changed: true }), () => page.locator('.gate li').first().isVisible(), 90);
  await page.getByRole('button', { name: 'Make me an offer.' }).first().click();
  await page.locator('.offer.forme').first().waitFor();
  // Gold for passing stands on the bag itself, with the button that takes it; everything else in the offer.
  const covered = await page.evaluate(() => {
    const onBag = document.querySelectorAll('.gate .pass.main');
    const parts = onBag.length ? [onBag[0]] : [...document.querySelectorAll('.offer.forme .sides li, .offer.forme .button.main')].slice(0, 2);
    return parts.filter((part) => {
      const { left, top } = part.getBoundingClientRect();
      return !part.contains(document.elementFromPoint(left + 12, top + 10));
    }).length;
  });
  assert.equal(covered, 0);
  // What is there for the ear alone scrolls with the bags: else it makes the page longer than the screen.
  const astray = await page.locator('.doing .unseen').evaluateAll((all) => all.filter((one) => !one.offsetParent?.closest('.doing')).length);
  assert.equal(astray, 0);
});

/** The hand lies on the screen, nothing covers it, and its names can be read. */
async function handInSight(page, when) {
  const found = await page.evaluate(() => {
    const hand = document.querySelector('.hand[role=group]');
    const cards = [...hand.querySelectorAll('.card')];
    const covered = cards.filter((card) => {
      const { left, top, width, height } = card.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height * 0.75);
      return !(at && card.contains(at));
    });
    const { top, bottom } = hand.getBoundingClientRect();
    return {
      top,
      bottom,
      height: innerHeight,
      page: document.documentElement.scrollHeight,
      covered: covered.length,
      small: Math.min(99, ...[...hand.querySelectorAll('.name')].map((name) => parseFloat(getComputedStyle(name).fontSize))),
    };
  });
  assert.ok(found.top >= 0 && found.bottom <= found.height + 1, `${when}: the hand lies at ${found.top} to ${found.bottom} of ${found.height}`);
  assert.equal(found.covered, 0, `${when}: cards are covered`);
  assert.ok(found.small >= 11, `${when}: a name of ${found.small} px`);
  return found;
}

const SCREENS = [
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
];

test('the hand is in sight in every phase at 1280 × 720 and 1366 × 768; the discards are a fan; the bots wait for a word; “I click to go on”', async () => {
  const person = await inn.person(SCREENS[1]);
  const { page } = person;
  await quick(inn, person, { game: 'sheriff', edition: 'first', players: 5, options: { first_sheriff: 1, royal_goods: true } });
  const lay = new Set();
  const look = async (when) => {
    for (const size of SCREENS) {
      await page.setViewportSize(size);
      // The browser follows with `dvh` a moment later than with the window itself.
      await page.waitForFunction(() => Math.abs(document.querySelector('.room').getBoundingClientRect().height - innerHeight) < 1);
      const found = await handInSight(page, `${when} at ${size.width} × ${size.height}`);
      assert.equal(found.page, size.height, `${when}: the page is longer than ${size.height} px`);
      lay.add(`${size.height}: ${Math.round(found.bottom)}`);
    }
  };
  const asked = (title) => page.locator('.ask h3', { hasText: title });
  const notes = { changed: true };

  // Down to a card of the discards is one tap, in either order.
  await playUntil(page, async () => null, () => asked('The market').isVisible(), 90);
  const fan = page.locator('.fan').first();
  const leaves = fan.locator('.leaf:enabled');
  const most = Math.min(2, await leaves.count());
  await leaves.nth((await leaves.count()) - most).click({ position: { x: 7, y: 24 } });
  assert.equal(await fan.locator('.leaf[aria-pressed=true]').count(), most);
  const change = page.locator('.ask .button.main');
  assert.match(await change.textContent(), /Set aside \d more card/);
  assert.equal(await change.isEnabled(), false);
  for (let card = 0; card < most; card++) await page.locator('.hand button.card').nth(card).click();
  assert.match(await change.textContent(), new RegExp(`Change: ${most} from the discards, 0 from the deck`));
  await look('the market');
  await change.click();
  await asked('The market').waitFor({ state: 'detached' });

  for (const title of ['Load your bag', 'tell the Sheriff']) {
    await playUntil(page, (one) => sheriffStep(one, notes), () => asked(title).isVisible(), 90);
    await look(title);
    await sheriffStep(page, notes);
    await asked(title).waitFor({ state: 'detached' });
  }

  // Begun to write: the bots decide nothing, for a minute at the most, and the ring says how long.
  const sheet = page.locator('.sheet');
  await sheet.waitFor();
  await sheet.getByRole('button', { name: '3 gold' }).click();
  const ring = page.locator('.state .hourglass');
  const seconds = async () => Number(await ring.textContent());
  // A bot may offer me something meanwhile: then the line says that.
  await page.locator('.state', { hasText: /waits for your word|offers? you/ }).waitFor();
  await page.waitForFunction(() => Number(document.querySelector('.state .hourglass')?.textContent) > 30);
  const before = await seconds();
  assert.ok(before <= 60, `${before} s`);
  await look('the sheet of my bag');
  // Somebody who says nothing has three seconds here; the ring runs on for who writes.
  await page.waitForFunction((was) => Number(document.querySelector('.state .hourglass')?.textContent) <= was - 4, before);
  assert.ok(await sheet.isVisible(), 'the bag is not decided while its owner writes');
  await sheet.getByRole('button', { name: 'More terms' }).click();
  await look('more terms');

  await page.locator('.pace select').selectOption('click');
  await page.getByRole('button', { name: 'Offer it' }).click();
  await page.getByRole('button', { name: /^Go on/ }).waitFor({ timeout: 20_000 });
  await look('an offer');
  await page.getByRole('button', { name: /^Go on/ }).click();
  assert.equal(lay.size, SCREENS.length, `the hand lay at ${[...lay]}`);
  assert.equal(await page.evaluate(() => localStorage.getItem('blueboar.pace')), 'click', 'it is remembered');
  assert.deepEqual(person.errors, []);
});

test('on a phone the hand stays at the lower edge, targets are 44 px, and opening can be undone', async () => {
  const context = await inn.browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce', baseURL: inn.address, locale: 'en' });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await quick(inn, { page }, { game: 'sheriff', edition: 'first', players: 3, options: { first_sheriff: 0 } });
  await playUntil(page, (one) => sheriffStep(one, {}), () => page.locator('.gate').isVisible(), 90);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    for (const by of [0, 300, 5000]) {
      await page.evaluate((to) => scrollTo(0, to), by);
      await handInSight(page, `${width} px, scrolled by ${by}`);
    }
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, 'nothing runs over the edge');
    const boxes = await page.locator('.gate li').first().locator('.button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, bottom, left, right }) => ({ top, bottom, left, right })));
    for (const { top, bottom } of boxes) assert.ok(bottom - top >= 44, `a target of ${bottom - top} px`);
    for (const [place, one] of boxes.entries()) {
      for (const two of boxes.slice(place + 1)) {
        const apart = Math.max(two.top - one.bottom, two.left - one.right, one.left - two.right);
        assert.ok(apart >= 8, `two targets are ${apart} px apart`);
      }
    }
  }
  const bags = await page.locator('.gate li').count();
  const bag = page.locator('.gate li').first();
  await bag.getByRole('button', { name: 'Open' }).tap();
  await bag.getByRole('button', { name: /Undo/ }).tap();
  await bag.getByRole('button', { name: 'Open' }).waitFor();
  await page.waitForTimeout(3300);
  assert.equal(await page.locator('.gate li').count(), bags, 'what was undone is not opened');
  await bag.getByRole('button', { name: 'Open' }).tap();
  await page.locator('.moment').waitFor();
  await context.close();
});

test('two deputies: one card a bag with both stances, which the merchants see, and a merchant turns to both', async () => {
  const names = ['Ada', 'Bob', 'Cy', 'Dan', 'Eve', 'Fay'];
  const people = await Promise.all(names.map(() => inn.person()));
  await openTable(inn, people, names, { game: 'sheriff', edition: 'second', options: {} });
  await untilInspection(people);
  const deputies = [];
  const merchants = [];
  for (const person of people) ((await person.page.locator('.gate').isVisible()) ? deputies : merchants).push(person);
  assert.deepEqual([deputies.length, merchants.length], [2, 4]);
  const [first, second] = deputies;
  assert.equal(await first.page.locator('.ask').count(), 1, 'one panel');
  assert.equal(await first.page.locator('.gate li').count(), 4, 'one card a bag');
  const office = await first.page.locator('.top .office bdi').allTextContents();
  // On a laptop's screen what can be said about each bag is in sight.
  const size = first.page.viewportSize();
  await first.page.setViewportSize({ width: 1280, height: 720 });
  await first.page.locator('.stances-alone').waitFor();
  const hidden = await first.page.locator('.gate li .opens').evaluateAll((all) => all.filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }).length);
  assert.equal(hidden, 0);
  await first.page.setViewportSize(size);
  // A merchant's first partners are both.
  const own = merchants[0].page.locator('.sheet');
  await own.filter({ hasText: office[0] }).filter({ hasText: office[1] }).waitFor();
  await first.page.locator('.gate li').first().getByRole('button', { name: 'I would open it' }).click();
  await second.page.locator('.gate li').first().locator('.stance', { hasText: 'open' }).first().waitFor();
  await second.page.locator('.gate li').first().getByRole('button', { name: 'I would let it through' }).click();
  await first.page.locator('.gate li').first().locator('.stances', { hasText: 'let through' }).waitFor();
  // Everybody sees the stances, at the bag.
  for (const { page } of merchants) await page.locator('.stances .open').first().waitFor();
  // Six who come at once from one address may be asked to try again, and the page does.
  for (const person of people) assert.deepEqual(person.errors.filter((error) => !/response code: 429/.test(error)), []);
});
