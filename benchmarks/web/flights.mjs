// Frames while cards fly in a real game with motion: how long each took, and what the browser did for it.
import { playUntil, sheepStep, sheriffStep } from '../../web/e2e/hands.mjs';
import { quick } from '../../web/e2e/steps.mjs';
import { median, quantile, sum } from './numbers.mjs';

const SECONDS = 40;
const WISHES = {
  sheriff: { game: 'sheriff', edition: 'first', players: 4, options: { first_sheriff: 1 } },
  blacksheep: { game: 'blacksheep', edition: 'tasks', players: 4 },
};
/** Where the time of a frame goes, by the names of Chromium's trace. */
const WORK = {
  script: ['FunctionCall', 'TimerFire', 'FireAnimationFrame', 'EvaluateScript', 'EventDispatch', 'RunMicrotasks'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
  raster: ['RasterTask', 'ImageDecodeTask'],
};

/** Runs in the page: the time between frames, and whether pieces were in the air. */
function countFrames() {
  const frames = [];
  window.frames_seen = frames;
  const flyers = document.getElementsByClassName('flyer');
  let last = performance.now();
  let flying = false;
  const frame = (now) => {
    if (flying && flyers.length) frames.push(now - last);
    flying = flyers.length > 0;
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Milliseconds of each kind of work in the renderer of the page; work inside other work of its kind counts once. */
function workIn(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const kindOf = new Map(Object.entries(WORK).flatMap(([kind, names]) => names.map((name) => [name, kind])));
  const ends = new Map();
  const spent = Object.fromEntries(Object.keys(WORK).map((kind) => [kind, 0]));
  for (const event of traceEvents.filter((one) => one.ph === 'X').sort((a, b) => a.ts - b.ts)) {
    const kind = kindOf.get(event.name);
    if (!kind) continue;
    const key = `${event.tid}${kind}`;
    if (event.ts < (ends.get(key) ?? 0)) continue;
    ends.set(key, event.ts + event.dur);
    spent[kind] += (event.tdur ?? event.dur) / 1000;
  }
  return spent;
}

/** Processor time of every task on the page's main thread: what it needs, however busy the machine is. */
function tasksIn(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const main = traceEvents.find((one) => one.name === 'FunctionCall');
  return traceEvents
    .filter((one) => one.name === 'RunTask' && one.pid === main?.pid && one.tid === main?.tid)
    .map((one) => (one.tdur ?? one.dur) / 1000);
}

const inWords = (frames) => {
  const share = (limit) => `${((100 * frames.filter((one) => one > limit).length) / frames.length).toFixed(1)} %`;
  // A frame of 16.7 ms is called late from 17.5 on: the clock of the page is that rough.
  return [
    `  frames a second                      ${(1000 / (sum(frames) / frames.length)).toFixed(1)}`,
    `  a frame: median / 95 % / longest     ${[median(frames), quantile(frames, 0.95), Math.max(...frames)].map((one) => one.toFixed(1)).join(' / ')} ms`,
    `  over 16.7 ms / over 33 ms            ${share(17.5)} / ${share(34)}`,
  ].join('\n');
};

/** A page with one square that moves, and nothing else: what this machine can do at this hour. */
export async function measureMachine(inn) {
  const { page, context } = await inn.person({ reduced: false });
  await page.setContent('<i class="flyer" style="position:fixed;width:9px;height:9px;background:red"></i>');
  await page.evaluate(countFrames);
  await page.evaluate(() => document.querySelector('i').animate([{ transform: 'none' }, { transform: 'translateX(400px)' }], { duration: 900, iterations: Infinity }));
  await page.waitForTimeout(10_000);
  const frames = await page.evaluate(() => window.frames_seen);
  await context.close();
  console.log(`\nan empty page for comparison, 10 s: ${frames.length} frames`);
  console.log(inWords(frames));
}

export async function measureFlights(inn, game) {
  const person = await inn.person({ reduced: false });
  const { page, context } = person;
  await page.addInitScript(countFrames);
  await quick(inn, person, WISHES[game]);
  await inn.browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  const step = game === 'sheriff' ? (one) => sheriffStep(one, { lie: true, open: true }) : sheepStep;
  const end = Date.now() + SECONDS * 1000;
  const over = async () => Date.now() > end || (await page.locator('.ending').isVisible());
  await playUntil(page, step, over, SECONDS * 2);
  const frames = await page.evaluate(() => window.frames_seen);
  const trace = await inn.browser.stopTracing();
  const spent = workIn(trace);
  const tasks = tasksIn(trace);
  const all = await page.evaluate(() => ({ nodes: document.getElementsByTagName('*').length }));
  await context.close();

  console.log(`\n${game}, ${SECONDS} s of play: ${frames.length} frames with pieces in the air, ${all.nodes} elements`);
  console.log(inWords(frames));
  console.log(`  processor time for a second of play  ${Object.entries(spent).map(([kind, ms]) => `${kind} ${(ms / SECONDS).toFixed(1)}`).join(', ')} ms`);
  console.log(`  tasks that need more than a frame    ${tasks.filter((one) => one > 16.7).length} of ${tasks.length}, the longest ${Math.max(...tasks).toFixed(1)} ms`);
}
