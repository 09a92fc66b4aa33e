// Every screen, as the checks and the pictures want to see it. Each is a name and how to get there.
import { playUntil, sheepStep, sheriffStep } from './hands.mjs';
import { quick, settled } from './steps.mjs';

const once = (condition) => async () => condition();

/** Plays until a panel with this title stands there. */
async function untilAsked(page, title, notes, seconds = 120) {
  await playUntil(page, (one) => sheriffStep(one, notes), once(() => page.locator('.ask h3', { hasText: title }).first().isVisible()), seconds);
}

/** Games that the screens show; made once for each person, in English, and then looked at in any language. */
export async function prepare(inn, person) {
  const { page } = person;
  const sheriff = await quick(inn, person, { game: 'sheriff', edition: 'first', players: 4, options: { first_sheriff: 0, royal_goods: true } });
  await untilAsked(page, 'bags are before you', { lie: true });
  const market = await quick(inn, person, { game: 'sheriff', edition: 'first', players: 5, options: { first_sheriff: 4 } });
  await page.locator('.ask').first().waitFor();
  const six = await quick(inn, person, { game: 'sheriff', edition: 'second', players: 6 });
  await page.locator('.top .office').waitFor();
  const sheep = await quick(inn, person, { game: 'blacksheep', edition: 'tasks', players: 4 });
  let turns = 0;
  await playUntil(page, async (one) => {
    const did = await sheepStep(one);
    if (did !== null) turns++;
    return did;
  }, once(() => turns >= 3 && page.locator('.hand button.card:enabled').first().isVisible()), 120);
  const finished = await quick(inn, person, { game: 'sheriff', edition: 'second', players: 3, options: { sheriff_terms: 1 } });
  await playUntil(page, (one) => sheriffStep(one, { lie: true, open: true, accept: true }), once(() => page.locator('.ending').isVisible()), 240);
  await settled(page);
  return { sheriff, market, six, sheep, finished };
}

export const SCREENS = ['door', 'lobby', 'setup', 'market', 'inspection', 'deal', 'six', 'guide', 'blacksheep', 'end', 'replay', 'help', 'sheep-help', 'learn', 'profile'];

export function screens(games) {
  const at = (path, ready) => async (page) => {
    await page.goto(path);
    await page.locator(ready).first().waitFor();
    await settled(page);
  };
  return {
    door: at('/', '.door'),
    lobby: at('/lobby', '.lobby'),
    setup: async (page) => {
      await at('/new?game=sheriff', '.setup section')(page);
      await page.locator('.setup > details summary').click();
    },
    market: async (page) => {
      await at(`/table/${games.market}`, '.ask')(page);
      const hand = page.locator('.hand button.card');
      await hand.nth(0).click();
      await hand.nth(1).click();
    },
    inspection: at(`/table/${games.sheriff}`, '.gate'),
    deal: async (page) => {
      await at(`/table/${games.sheriff}`, '.gate')(page);
      await page.locator('.gate li .deal').first().click();
      await page.locator('.sheet').getByRole('button').last().click();
      await page.locator('.builder').waitFor();
    },
    six: at(`/table/${games.six}`, '.others'),
    guide: at(`/table/${games.market}?guide=1`, '.guide'),
    blacksheep: at(`/table/${games.sheep}`, '.fields'),
    end: at(`/table/${games.finished}`, '.ending table'),
    replay: async (page) => {
      await at(`/replay/${games.finished}?at=14`, '.controls')(page);
    },
    help: at('/help/sheriff?clause=5.8', '.clause'),
    'sheep-help': at('/help/blacksheep', '.help h2'),
    learn: at('/learn/sheriff', '.lesson'),
    profile: at('/me', '.profile'),
  };
}
