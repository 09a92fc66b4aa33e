/** Nothing that is shown needs a font with pictures in it: where there is none, an emoji is an empty box. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

const web = process.cwd();
/** Emoji, and the dingbats, technical and geometric signs that fonts for text leave out. Arrows are letters to them. */
const PICTURES = /[\p{Extended_Pictographic}\u2300-\u23ff\u25a0-\u27bf\u2900-\u2bff]/gu;

function shown(folder: string): [string, string][] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.(svelte|ts|css|html|ftl|md)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .map((path) => [path.slice(web.length - 3), readFileSync(path, 'utf8')]);
}

it('signs are drawn, not written', () => {
  const written = [...shown(join(web, 'src')), ...shown(join(web, '../src/blueboar/locales'))].flatMap(([path, text]) =>
    text.split('\n').flatMap((line, number) => (line.match(PICTURES) ?? []).map((sign) => `${path}:${number + 1} ${sign}`)),
  );
  expect(written).toEqual([]);
});
