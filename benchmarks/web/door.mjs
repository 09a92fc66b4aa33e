// From the address to a door that answers, with an empty cache, and from the click to a table.
import { median } from './numbers.mjs';

const VISITS = 7;

/** Runs in the page, before anything of ours: notes when the main button is there, presses it, notes its answer. */
function watch() {
  const seen = {};
  window.seen = seen;
  const look = () => {
    const button = document.querySelector('.door .button.main');
    if (button && seen.there === undefined) {
      seen.there = performance.now();
      button.click();
    }
    if (seen.there !== undefined && seen.answered === undefined && button?.disabled) seen.answered = performance.now();
    if (document.querySelector('.table .state')) seen.table = performance.now();
    if (seen.table === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function visit(inn, press) {
  const { page, context } = await inn.person();
  if (press) await page.addInitScript(watch);
  await page.goto('/');
  if (press) await page.waitForFunction(() => window.seen.table !== undefined);
  else await page.waitForLoadState('networkidle');
  const found = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    bytes: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
      (sum, entry) => sum + entry.transferSize,
      0,
    ),
    files: performance.getEntriesByType('resource').length + 1,
    ...window.seen,
  }));
  await context.close();
  return found;
}

export async function measureDoor(inn) {
  const visits = [];
  for (let one = 0; one < VISITS; one++) visits.push(await visit(inn, true));
  const still = await visit(inn, false);
  const ms = (key) => `${Math.round(median(visits.map((each) => each[key])))} ms`;
  const worst = Math.round(Math.max(...visits.map((each) => each.answered)));
  console.log(`\nthe door, cold cache, median of ${VISITS} visits`);
  console.log(`  first paint                        ${ms('paint')}`);
  console.log(`  main button is there               ${ms('there')}`);
  console.log(`  main button has answered           ${ms('answered')}   (slowest ${worst} ms)`);
  console.log(`  one click later: at a table        ${ms('table')}`);
  console.log(`  sent over the wire for the door    ${(still.bytes / 1000).toFixed(1)} kB in ${still.files} files, headers included`);
}
