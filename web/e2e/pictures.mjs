// Pictures of every screen, wide and on a phone, in Persian and by candle light: into docs/pictures.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { openInn } from './inn.mjs';
import { prepare, screens } from './screens.mjs';

const into = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const looks = [
  { name: 'wide', width: 1440, height: 900, language: 'en', theme: 'light' },
  { name: 'phone', width: 390, height: 844, language: 'uk', theme: 'light' },
  { name: 'persian', width: 1440, height: 900, language: 'fa', theme: 'light' },
  { name: 'dark', width: 1440, height: 900, language: 'pl', theme: 'dark' },
];
/** WebP, as the browser itself packs it: a tenth of a PNG, and every letter is still sharp. */
const QUALITY = 80;
/** Pages without a hand that sticks to the lower edge are shown whole on a phone. */
const LONG = new Set(['door', 'lobby', 'setup', 'end', 'learn', 'profile']);

async function picture(camera, page, whole) {
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: document.documentElement.scrollHeight }));
  const { data } = await camera.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: whole,
    ...(whole ? { clip: { x: 0, y: 0, width, height, scale: 1 } } : {}),
  });
  return Buffer.from(data, 'base64');
}

const inn = await openInn();
try {
  const person = await inn.person();
  const games = await prepare(inn, person);
  const page = await person.context.newPage();
  const camera = await page.context().newCDPSession(page);
  mkdirSync(into, { recursive: true });
  for (const old of readdirSync(into)) if (/\.(png|webp)$/.test(old)) rmSync(into + old);
  let all = 0;
  for (const look of looks) {
    await page.setViewportSize({ width: look.width, height: look.height });
    await page.goto('/');
    await page.evaluate(([language, theme]) => {
      localStorage.setItem('blueboar.language', language);
      localStorage.setItem('blueboar.theme', theme);
    }, [look.language, look.theme]);
    for (const [screen, go] of Object.entries(screens(games))) {
      await go(page);
      const taken = await picture(camera, page, look.name === 'phone' && LONG.has(screen));
      writeFileSync(`${into}${screen}-${look.name}.webp`, taken);
      all += taken.length;
    }
  }
  console.log(`${readdirSync(into).length} pictures in docs/pictures, ${(all / 1e6).toFixed(1)} MB`);
} finally {
  await inn.close();
}
