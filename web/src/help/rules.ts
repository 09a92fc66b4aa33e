/** The rules pages of the house, by language: Markdown with numbered clauses, shared with the terminal. */

import { wordsOf } from '../games/words';
import { words, type Language } from '../language/words.svelte';

export type Block =
  | { kind: 'clause'; number: string; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'table'; head: string[]; rows: string[][] };

export interface Section {
  /** Empty before the first numbered section. */
  number: string;
  title: string;
  blocks: Block[];
}

const pages = import.meta.glob<string>('@locales/*/rules/*.md', { query: '?raw', import: 'default' });

/** The page in this language, or in English where there is none. */
export async function rulesOf(game: string, language: Language): Promise<Section[]> {
  const find = (wanted: string) =>
    Object.entries(pages).find(([path]) => path.endsWith(`/${wanted}/rules/${game}.md`))?.[1];
  const load = find(language) ?? find('en');
  if (!load) return [];
  await words.need(...wordsOf(game, 'setup', 'door'));
  return parse(await load(), (code) => labelOf(game, code));
}

/** An option, an edition or a choice is called what it is called where a table is set up. */
function labelOf(game: string, code: string): string {
  const key = code.replaceAll('_', '-');
  const id = [`option-${game}-${key}`, `edition-${game}-${key}`, `choice-${game}-${key}`].find((one) => words.knows(one));
  return id ? `“${words.say(id)}”` : code;
}

export function parse(page: string, named: (code: string) => string = (code) => code): Section[] {
  const sections: Section[] = [{ number: '', title: '', blocks: [] }];
  for (const part of page.split(/\n\s*\n/).map((text) => text.trim()).filter(Boolean)) {
    const heading = /^#{1,2} (?:(\S+)\. )?(.+)$/.exec(part);
    if (part.startsWith('## ') && heading) sections.push({ number: latin(heading[1] ?? ''), title: heading[2]!, blocks: [] });
    else if (part.startsWith('# ')) continue;
    else sections.at(-1)!.blocks.push(block(part.replace(/`([a-z][a-z_-]*)`/g, (_, code: string) => named(code))));
  }
  return sections.filter((section) => section.blocks.length > 0);
}

function block(part: string): Block {
  if (part.startsWith('|')) {
    const rows = part.split('\n').map((line) => line.replace(/^\||\|$/g, '').split('|').map((cell) => plain(cell)));
    return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(2) };
  }
  const clause = /^\*\*([^*]+)\*\*\s*/.exec(part);
  if (clause) return { kind: 'clause', number: latin(clause[1]!), text: plain(part.slice(clause[0].length)) };
  return { kind: 'text', text: plain(part.replace(/^#+ /, '')) };
}

const plain = (text: string) => text.replace(/\s*\n\s*/g, ' ').replace(/[`*]/g, '').trim();

/** Persian pages may number their clauses with Persian digits; links always use Latin ones. */
const latin = (number: string) => number.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0)).replace('٫', '.');
