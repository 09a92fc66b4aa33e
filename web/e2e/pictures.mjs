// The pictures of the README, from the real server in a real browser: into docs/pictures. With names of screens, only those.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { playUntil, sheriffStep } from './hands.mjs';
import { openInn } from './inn.mjs';
import { prepare, screens } from './screens.mjs';
import { quick } from './steps.mjs';

const into = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const WIDE = { width: 1440, height: 900, language: 'en', theme: 'light' };
const LOOKS = {
  wide: WIDE,
  phone: { width: 390, height: 844, language: 'uk', theme: 'light' },
  persian: { ...WIDE, language: 'fa' },
  dark: { ...WIDE, language: 'pl', theme: 'dark' },
};
/** Each screen in the looks in which it is shown somewhere. */
const PICTURES = {
  haggling: ['wide'],
  reveal: ['wide'],
  blacksheep: ['wide'],
  inspection: ['persian'],
  six: ['dark'],
  market: ['phone'],
  guide: ['wide'],
};
/** WebP, as the browser itself packs it: a tenth of a PNG, and every letter is still sharp. */
const QUALITY = 78;

/** Two moments that pass: each in a game of its own. */
function moments(inn, person) {
  const { page } = person;
  return {
    /** A merchant's offer, and the Sheriff who wants more. Some Sheriffs say yes at once: then it is another table's turn. */
    haggling: async () => {
      for (let table = 0; table < 6; table++) {
        await quick(inn, person, { game: 'sheriff', edition: 'first', players: 5, options: { first_sheriff: 2, royal_goods: true } });
        await playUntil(page, (one) => sheriffStep(one, { changed: true, lie: true }), () => page.locator('.sheet').isVisible(), 120);
        await page.locator('.sheet').getByRole('button', { name: 'Gold: more' }).click();
        await page.getByRole('button', { name: 'Offer it' }).click();
        if (!(await page.locator('.offer.forme').waitFor({ timeout: 8000 }).then(() => true, () => false))) continue;
        await page.locator('.sheet').getByRole('button', { name: '5 gold' }).click({ timeout: 3000 }).catch(() => undefined);
        return;
      }
      throw new Error('no Sheriff wanted more');
    },
    /** A bag with something in it that was not declared. */
    reveal: async () => {
      await quick(inn, person, { game: 'sheriff', edition: 'first', players: 4, options: { first_sheriff: 0, royal_goods: true } });
      for (const end = Date.now() + 240_000; Date.now() < end; ) {
        await playUntil(page, (one) => sheriffStep(one, { open: true }), () => page.locator('.moment').isVisible(), 120);
        await page.locator('.moment .verdict').waitFor({ timeout: 8000 }).catch(() => undefined);
        if (await page.locator('.moment .verdict', { hasText: 'A lie!' }).isVisible()) return;
        await page.locator('.moment button').first().click({ timeout: 2000 }).catch(() => undefined);
      }
    },
  };
}

const inn = await openInn();
try {
  const person = await inn.person({ ...WIDE, pace: 'fast' });
  const { page } = person;
  const wished = process.argv.slice(2);
  const passing = moments(inn, person);
  const games = wished.length && wished.every((one) => one in passing) ? {} : await prepare(inn, person);
  const all = { ...screens(games), ...passing };
  const camera = await page.context().newCDPSession(page);
  mkdirSync(into, { recursive: true });
  if (!wished.length) for (const old of readdirSync(into)) if (/\.(png|webp)$/.test(old)) rmSync(into + old);
  let bytes = 0;
  for (const [screen, looks] of Object.entries(PICTURES).filter(([one]) => !wished.length || wished.includes(one))) {
    for (const name of looks) {
      const { width, height, language, theme } = LOOKS[name];
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await page.evaluate(([tongue, light]) => {
        localStorage.setItem('blueboar.language', tongue);
        localStorage.setItem('blueboar.theme', light);
      }, [language, theme]);
      await all[screen](page);
      await page.waitForTimeout(400);
      const { data } = await camera.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
      const taken = Buffer.from(data, 'base64');
      writeFileSync(`${into}${screen}-${name}.webp`, taken);
      bytes += taken.length;
    }
  }
  console.log(`${readdirSync(into).length} pictures in docs/pictures, ${(bytes / 1e6).toFixed(1)} MB`);
} finally {
  await inn.close();
}
