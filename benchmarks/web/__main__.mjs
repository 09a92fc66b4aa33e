// The browser client, measured: `scripts/bench_web.sh`. The real server, a real Chromium, nothing asserted.
import { cpus, loadavg } from 'node:os';

import { openInn } from '../../web/e2e/inn.mjs';
import { measureDoor } from './door.mjs';
import { measureFlights, measureMachine } from './flights.mjs';

const machine = () => `${cpus().length} cores, load ${loadavg()[0].toFixed(1)}`;
const inn = await openInn();
try {
  console.log(`Chromium ${inn.browser.version()}, headless, software rendering, ${machine()}`);
  await measureDoor(inn);
  await measureMachine(inn);
  for (const game of ['sheriff', 'blacksheep']) await measureFlights(inn, game);
  console.log(`at the end: ${machine()}`);
} finally {
  await inn.close();
}
