// A test of the browser: when it fails, every open window is photographed, and it is tried once more, aloud, because
// a busy machine can keep a browser waiting. What fails twice has failed.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as plain } from 'node:test';

import { windows } from './inn.mjs';

const album = process.env.BLUEBOAR_FAILURES ?? fileURLToPath(new URL('../../build/e2e-failures', import.meta.url));

async function photograph(name) {
  mkdirSync(album, { recursive: true });
  const title = name.replace(/[^a-z0-9]+/gi, '-').slice(0, 60);
  for (const [place, page] of windows().entries()) {
    await page.screenshot({ path: join(album, `${title}-${place + 1}.png`) }).catch(() => undefined);
  }
}

/** A table that nobody looks at any more still moves, and takes half a processor without a graphics card. */
async function closeAllBut(before) {
  const contexts = new Set(windows().filter((page) => !before.has(page)).map((page) => page.context()));
  for (const page of before) contexts.delete(page.context());
  await Promise.all([...contexts].map((context) => context.close().catch(() => undefined)));
}

export function test(name, tell) {
  plain(name, async (context) => {
    const before = new Set(windows());
    try {
      await tell(context);
    } catch (error) {
      await photograph(name);
      console.error(`FAILED AT THE FIRST TRY: ${name}\n${error.stack}\nwindows: ${album}`);
      await closeAllBut(before);
      await tell(context);
    } finally {
      await closeAllBut(before);
    }
  });
}
