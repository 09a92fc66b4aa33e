// Pictures of every screen, wide and on a phone, in Persian and by candle light: into docs/pictures.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { openInn } from './inn.mjs';
import { prepare, screens } from './screens.mjs';

const into = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
mkdirSync(into, { recursive: true });

const looks = [
  { name: 'wide', width: 1440, height: 900, language: 'en', theme: 'light' },
  { name: 'phone', width: 390, height: 844, language: 'uk', theme: 'light' },
  { name: 'persian', width: 1440, height: 900, language: 'fa', theme: 'light' },
  { name: 'dark', width: 1440, height: 900, language: 'pl', theme: 'dark' },
];

const inn = await openInn();
try {
  const person = await inn.person();
  const games = await prepare(inn, person);
  const page = await person.context.newPage();
  for (const look of looks) {
    await page.setViewportSize({ width: look.width, height: look.height });
    await page.goto('/');
    await page.evaluate(([language, theme]) => {
      localStorage.setItem('blueboar.language', language);
      localStorage.setItem('blueboar.theme', theme);
    }, [look.language, look.theme]);
    for (const [screen, go] of Object.entries(screens(games))) {
      await go(page);
      await page.screenshot({ path: `${into}${screen}-${look.name}.png`, fullPage: look.name === 'phone' && screen !== 'help' });
      console.log(`docs/pictures/${screen}-${look.name}.png`);
    }
  }
} finally {
  await inn.close();
}
