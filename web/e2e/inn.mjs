// A real inn for the tests: `blueboar serve` on a free port with its own database, and a real Chromium.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';

export const house = fileURLToPath(new URL('../..', import.meta.url));
export const python = process.env.BLUEBOAR_PYTHON ?? join(house, '.venv/bin/python');
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const browsers = new Set();

/** Every window that is open in the tests of this process. */
export function windows() {
  return [...browsers].flatMap((browser) => browser.contexts()).flatMap((context) => context.pages());
}

function freePort() {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}

async function answers(address, seconds) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    const ready = await fetch(`${address}/healthz`).then((reply) => reply.ok, () => false);
    if (ready) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`the inn at ${address} does not answer`);
}

/** The tables are dealt from `seed`: a test sees the same cards every time. With null they are dealt as for guests. `root`: another copy of the house. */
export async function openInn(seed = 'blue boar', root = house) {
  const folder = mkdtempSync(join(tmpdir(), 'blueboar-'));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const server = spawn(python, ['-m', 'blueboar', 'serve', '--port', String(port), '--db', join(folder, 'inn.sqlite3'), '--bot-pause', '0.05', '--think', '0.05', '--patience', '3', ...(seed === null ? [] : ['--seed', seed])], {
    cwd: root,
    env: { ...process.env, PYTHONPATH: join(root, 'src') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = new Promise((done) => server.once('exit', done));
  await answers(address, 90);
  const executablePath = process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);
  // Bars to scroll by take room where people see them; so they do here.
  const browser = await chromium.launch({ executablePath, args: FLAGS, ignoreDefaultArgs: ['--hide-scrollbars'] });
  browsers.add(browser);
  return {
    address,
    browser,
    server,
    /** A person with a window of their own. Errors of the page are kept, for the test to look at. */
    async person({ width = 1440, height = 900, locale = 'en', theme = 'light', reduced = true, pace = 'normal' } = {}) {
      const context = await browser.newContext({
        viewport: { width, height },
        locale,
        colorScheme: theme,
        reducedMotion: reduced ? 'reduce' : 'no-preference',
        baseURL: address,
      });
      if (pace !== 'normal') await context.addInitScript((wish) => localStorage.setItem('blueboar.pace', wish), pace);
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      const errors = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) errors.push(message.text());
      });
      return { page, context, errors };
    },
    async close() {
      browsers.delete(browser);
      await browser.close();
      server.kill('SIGTERM');
      await stop;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
