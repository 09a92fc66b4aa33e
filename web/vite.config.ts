/// <reference types="vitest/config" />
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

/** Modules that the first screen needs and all others share. */
const atTheDoor = new RegExp(
  [
    'node_modules/(svelte|@fluent|clsx|esm-env)/',
    'src/(art|language|sound|theme)/',
    'src/app/(Comforts|TopBar|memory|route)',
    'src/connection/(api|me|names)',
    'src/table/(Announcer|RefusalNote|announce|problem)',
    'src/games/(index|words|[^/]+/(door|art))',
  ].join('|'),
);

export default defineConfig(({ mode }) => ({
  plugins: [toml(), svelte()],
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
  test: { environment: 'jsdom', include: ['test/**/*.test.ts'] },
}));
