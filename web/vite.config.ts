/// <reference types="vitest/config" />
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { parse } from 'smol-toml';
import { defineConfig, type Plugin } from 'vite';

const house = fileURLToPath(new URL('..', import.meta.url));

/** The games' own TOML files are the only source of what is printed on a card. */
function toml(): Plugin {
  return {
    name: 'toml',
    transform(code, id) {
      if (!id.endsWith('.toml')) return null;
      return { code: `export default ${JSON.stringify(parse(code))};`, map: null };
    },
  };
}

type Bundle = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...args: never[]) => unknown>>[1];

/** Everything that the page for the box on the table may load: its code and that of its games, their words in every language. */
function filesOfTheBox(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const games = chunks.flatMap((chunk) => /src\/games\/([^/]+)\/box\.ts$/.exec(chunk.facadeModuleId ?? '')?.[1] ?? []);
  const words = new RegExp(`/locales/[a-z]+/(ui|box|(${games.join('|')})(-(door|cards|setup|box))?)\\.ftl`);
  const wanted = new Set<string>();
  const want = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || wanted.has(name)) return;
    wanted.add(name);
    chunk.imports.forEach(want);
    for (const style of chunk.viteMetadata?.importedCss ?? []) wanted.add(style);
  };
  const isWanted = (id: string) => /src\/box\/Box\.svelte$|src\/games\/[^/]+\/box\.ts$/.test(id) || words.test(id);
  for (const chunk of chunks) if (isWanted(chunk.facadeModuleId ?? '')) want(chunk.fileName);
  return [...wanted, ...Object.keys(bundle).filter((name) => name.endsWith('.webp'))];
}

/** The service worker, told which files are the shell of this very build. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      const styles = Object.keys(bundle).filter((name) => name.endsWith('.css') && name.includes('index'));
      const files = entry?.type === 'chunk' ? [entry.fileName, ...entry.imports, ...styles] : [];
      const shell = ['/', '/boar.svg', ...files.map((name) => `/${name}`)];
      const version = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
      const source = readFileSync(fileURLToPath(new URL('src/installed/service-worker.mjs', import.meta.url)), 'utf8')
        .replaceAll('__VERSION__', version)
        .replaceAll('__SHELL__', JSON.stringify(shell))
        .replaceAll('__BOX__', JSON.stringify(filesOfTheBox(bundle).map((name) => `/${name}`)));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}

/** Modules that the first screen needs and all others share; what moves comes with what it moves. */
const atTheDoor = new RegExp(
  [
    'node_modules/(@fluent|clsx|esm-env)/',
    'node_modules/svelte/(?!src/(transition|animate|easing|motion|internal/client/(loop|dom/elements/transitions)))',
    'src/(art|sound|theme)/',
    'src/language/(words|digits)',
    'src/app/(Comforts|TopBar|memory|route)',
    'src/connection/(api|figures|me|names)',
    'src/table/(Announcer|RefusalNote|announce|problem)',
    'src/games/(index|words|[^/]+/(door|art))',
  ].join('|'),
);

export default defineConfig(({ mode }) => ({
  plugins: [toml(), svelte(), serviceWorker()],
  resolve: {
    alias: { '@locales': `${house}src/blueboar/locales`, '@games': `${house}src/blueboar/games` },
    conditions: mode === 'test' ? ['browser'] : undefined,
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the door needs comes in few files; every other screen brings its own.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'inn', test: atTheDoor }],
        },
      },
    },
  },
  server: {
    fs: { allow: [house] },
    proxy: { '/api': 'http://127.0.0.1:8321', '/ws': { target: 'ws://127.0.0.1:8321', ws: true } },
  },
  test: { environment: 'jsdom', include: ['test/**/*.test.ts'], setupFiles: ['test/setup.ts'] },
}));
