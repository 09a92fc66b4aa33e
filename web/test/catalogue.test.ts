/** Five complete catalogues: the same messages with the same variables everywhere, none missing, none unused. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { languages } from '../src/language/words.svelte';

const web = process.cwd();
const locales = join(web, '../src/blueboar/locales');

/** The files of this client; the terminal, the text seat and the notices have their own beside them. */
const OURS = readdirSync(join(locales, 'en'))
  .filter((name) => name.endsWith('.ftl') && !/^(notices|terminal|text)\b|-story\.ftl$/.test(name))
  .map((name) => name.replace(/\.ftl$/, ''));

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.(svelte|ts)$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join('\n');
}

function text(language: string, file: string): string {
  return readFileSync(join(locales, language, `${file}.ftl`), 'utf8');
}

/** Every message and attribute of a file, with the variables in it. */
function messages(content: string): Map<string, string> {
  const found = new Map<string, string>();
  let name = '';
  for (const line of content.split('\n')) {
    const start = /^([a-z][\w-]*) =/.exec(line);
    const attribute = /^ +\.(\w+) =/.exec(line);
    if (start) name = start[1]!;
    else if (attribute) name = `${name.split('.')[0]}.${attribute[1]}`;
    if (name && !line.startsWith('#')) found.set(name, `${found.get(name) ?? ''}${line}\n`);
  }
  return found;
}

const variables = (message: string) => [...new Set([...message.matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort();

describe.each(languages.filter((language) => language !== 'en'))('%s', (language) => {
  it.each(OURS)('%s has the messages of English, with the same variables', (file) => {
    const english = messages(text('en', file));
    const other = messages(text(language, file));
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [name, message] of english) {
      expect(variables(other.get(name)!), name).toEqual(variables(message));
    }
  });
});

describe.each([...languages])('%s', (language) => {
  it('can be read without an error', () => {
    const bundle = new FluentBundle(language);
    for (const file of OURS) expect(bundle.addResource(new FluentResource(text(language, file)))).toEqual([]);
    const known = OURS.flatMap((file) => [...messages(text(language, file)).keys()]).filter((name) => !name.includes('.'));
    for (const name of known) {
      const errors: Error[] = [];
      const values = Object.fromEntries(['count', 'least', 'most'].map((key) => [key, 2]));
      const pattern = bundle.getMessage(name)?.value;
      expect(pattern, name).toBeTruthy();
      bundle.formatPattern(pattern!, values, errors);
      expect(errors.filter((error) => !/Unknown variable/.test(error.message)), name).toEqual([]);
    }
  });

  it('has the plural forms that its grammar needs', () => {
    const slavic = new Intl.PluralRules(language).resolvedOptions().pluralCategories.includes('few');
    const bundle = new FluentBundle(language);
    for (const file of OURS) bundle.addResource(new FluentResource(text(language, file)));
    for (const name of ['cards-in-hand', 'some-cards', 'points', 'minutes', 'promise-goods', 'hidden-tasks']) {
      const said = (count: number) =>
        bundle.formatPattern(bundle.getMessage(name)!.value!, { count, promised: count }, []).replace(/[\d۰-۹\u2068\u2069]/g, '');
      expect(said(22), name).toBe(said(2));
      expect(new Set([said(1), said(2), said(5)]).size, name).toBe(slavic ? 3 : language === 'fa' ? 1 : 2);
    }
  });
});

describe('the client', () => {
  const code = sources(join(web, 'src'));
  const english = OURS.flatMap((file) => [...messages(text('en', file)).keys()]).filter((name) => !name.includes('.'));

  it('uses no message that is missing', () => {
    const used = [...code.matchAll(/\bt\('([a-z][\w-]*)'/g)].map((match) => match[1]!);
    const chosen = [...code.matchAll(/\bt\([^)`]*? \? '([a-z][\w-]*)' : '([a-z][\w-]*)'/g)].flatMap((match) => [match[1]!, match[2]!]);
    const missing = [...new Set([...used, ...chosen])].filter((name) => !english.includes(name));
    expect(missing).toEqual([]);
  });

  it('uses every message', () => {
    const quoted = new Set([...code.matchAll(/'([a-z][\w-]*)'/g)].map((match) => match[1]!));
    const patterns = [...code.matchAll(/`([a-z]+-(?:[\w-]*|\$\{[^`]*?\})*)`/g)].map((match) => match[1]!);
    const shapes = [...new Set(patterns)]
      .filter((pattern) => pattern.includes('${'))
      .map((pattern) => new RegExp(`^${pattern.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '[\\w-]+')}$`));
    // A word that an edition may have otherwise.
    for (const [, id] of code.matchAll(/\beditionWord\('([a-z][\w-]*)'/g)) shapes.push(new RegExp(`^${id}-\\w+$`));
    const unused = english.filter((name) => !quoted.has(name) && !shapes.some((shape) => shape.test(name)));
    expect(unused).toEqual([]);
  });
});
