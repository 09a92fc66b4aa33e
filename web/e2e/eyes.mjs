// How a page stands: axe by day, by candle light and in forced colours; headings, names, and whether it runs over the edge.
import { readFileSync } from 'node:fs';

const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** The page itself is the same in every light: all of axe looks at it once, and again with what the light can change. */
const LIGHTS = [
  { name: 'light', theme: 'light', forcedColors: 'none', asked: {} },
  { name: 'dark', theme: 'dark', forcedColors: 'none', asked: { runOnly: ['color-contrast', 'link-in-text-block'] } },
  // The reader's own colours are shown, on a plate of their own behind every word: what axe computes of them is not what is seen.
  { name: 'forced colours', theme: 'dark', forcedColors: 'active', asked: { runOnly: ['aria-hidden-focus', 'button-name', 'link-name', 'nested-interactive', 'scrollable-region-focusable', 'target-size'] } },
];

/** Behind an open dialog nothing can be reached. */
function violationsOn(page, asked) {
  return page.evaluate(
    async (options) => {
      const { violations } = await globalThis.axe.run(document.querySelector('dialog[open]') ?? document, { resultTypes: ['violations'], ...options });
      return violations
        .filter((one) => one.impact === 'serious' || one.impact === 'critical')
        .map((one) => ({ id: one.id, where: one.nodes.slice(0, 3).map((node) => `${node.target} ${node.any[0]?.message ?? ''}`).join(' | ') }));
    },
    asked,
  );
}

async function shineOn(page, { theme, forcedColors }) {
  await page.emulateMedia({ colorScheme: theme, forcedColors, reducedMotion: 'reduce' });
  // Colours that are inherited arrive a frame later.
  await page.evaluate((light) => {
    document.documentElement.dataset.theme = light;
    return new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)));
  }, theme);
}

/** Looks at the page as it stands, in every light; what is wrong is added to `found`. */
export async function look(page, state, found) {
  await page.evaluate((source) => {
    if (!globalThis.axe) globalThis.eval(source);
  }, axe);
  for (const light of LIGHTS) {
    await shineOn(page, light);
    let violations = await violationsOn(page, light.asked);
    // A colour on its way from one light to the other is not a fault: it is looked at again.
    if (violations.some((one) => one.id === 'color-contrast')) {
      await page.waitForTimeout(700);
      violations = await violationsOn(page, light.asked);
    }
    for (const { id, where } of violations) found.push(`${state}, ${light.name}: ${id} ${where}`);
  }
  await shineOn(page, LIGHTS[0]);
  const { levels, nameless } = await page.evaluate(() => {
    const within = document.querySelector('dialog[open]') ?? document;
    return {
      levels: [...within.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) => one.checkVisibility()).map((one) => Number(one.tagName[1])),
      nameless: [...document.querySelectorAll('a[href], button')]
        .filter((one) => one.checkVisibility() && !(one.getAttribute('aria-label') ?? one.textContent).trim())
        .map((one) => one.outerHTML.slice(0, 80)),
    };
  });
  levels.forEach((level, place) => {
    if (place > 0 && level > levels[place - 1] + 1) found.push(`${state}: a heading of level ${level} after one of ${levels[place - 1]}`);
  });
  for (const one of nameless) found.push(`${state}: has no name: ${one}`);
}

/** By how many pixels the page is wider than the screen. */
export const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
