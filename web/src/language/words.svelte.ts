/** The reader's language. Catalogues are the house's own Fluent files, brought when they are wanted. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { remember, remembered } from '../app/memory';
import { inDigitsOf } from './digits';

export const languages = ['en', 'uk', 'pl', 'ru', 'fa'] as const;
export type Language = (typeof languages)[number];
export const ownNames: Record<Language, string> = {
  en: 'English',
  uk: 'Українська',
  pl: 'Polski',
  ru: 'Русский',
  fa: 'فارسی',
};

export type Values = Record<string, FluentVariable>;

const files = import.meta.glob<string>('@locales/*/*.ftl', { query: '?raw', import: 'default' });
const places = new Map(
  Object.entries(files).map(([path, load]) => [path.split('/').slice(-2).join('/').replace(/\.ftl$/, ''), load]),
);

export function preferred(said: string | null, wishes: readonly string[]): Language {
  for (const wish of said ? [said, ...wishes] : wishes) {
    const short = wish.toLowerCase().split('-')[0];
    const known = languages.find((language) => language === short);
    if (known) return known;
  }
  return 'en';
}

class Words {
  language = $state<Language>('en');
  private bundle = $state.raw(new FluentBundle('en'));
  private wanted = new Set<string>();
  private there = new Set<string>();
  /** What is on its way. One after another: whatever is brought last has all that is wanted, in one language. */
  private coming: Promise<void> = Promise.resolve();
  private number = $derived(new Intl.NumberFormat(this.language));

  get direction(): 'rtl' | 'ltr' {
    return this.language === 'fa' ? 'rtl' : 'ltr';
  }

  async begin(...scopes: string[]): Promise<void> {
    for (const scope of scopes) this.wanted.add(scope);
    await this.speak(preferred(remembered('language'), navigator.languages ?? []), false);
  }

  /** Bring more of the catalogue: a game's own words. */
  async need(...scopes: string[]): Promise<void> {
    for (const scope of scopes) this.wanted.add(scope);
    await this.next(async () => {
      if ([...this.wanted].some((scope) => !this.there.has(scope))) await this.bring(this.language);
    });
  }

  async speak(language: Language, keep = true): Promise<void> {
    await this.next(async () => {
      await this.bring(language);
      this.language = language;
      document.documentElement.lang = language;
      document.documentElement.dir = this.direction;
      if (keep) remember('language', language);
    });
  }

  private next(work: () => Promise<void>): Promise<void> {
    const mine = this.coming.then(work);
    // Whoever comes next is not told of this one's trouble.
    this.coming = mine.catch(() => undefined);
    return mine;
  }

  private async bring(language: Language): Promise<void> {
    const scopes = new Set(this.wanted);
    this.bundle = await build(language, [...scopes]);
    this.there = scopes;
  }

  knows(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(id: string, values?: Values, attribute?: string): string {
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return id;
    return this.bundle.formatPattern(pattern, values ? isolated(values, this.direction, this.language) : null, []);
  }

  /** With a true minus: a hyphen before a number is too short to be seen. */
  count(value: number): string {
    return this.number.format(value).replace('-', '−');
  }
}

// By number: the marks themselves would turn this line around, too.
const [ISOLATE, END_OF_ISOLATE] = [String.fromCodePoint(0x2068), String.fromCodePoint(0x2069)];
/** A clause or a number that comes as text. */
const NUMBERED = /^\d+(\.\d+)*$/;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const apart = (text: string) => ISOLATE + text + END_OF_ISOLATE;

/** A right-to-left name in a left-to-right sentence is set apart, so that “name: 5” is not turned around. */
function isolated(values: Values, direction: 'rtl' | 'ltr', language: Language): Values {
  if (direction === 'rtl') {
    const numbered = Object.entries(values).map(([key, value]): [string, FluentVariable] => [key, typeof value === 'string' && NUMBERED.test(value) ? inDigitsOf(language, value) : value]);
    return Object.fromEntries(numbered);
  }
  const entries = Object.entries(values).map(([key, value]): [string, FluentVariable] => [
    key,
    typeof value === 'string' && RIGHT_TO_LEFT.test(value) ? apart(value) : value,
  ]);
  return Object.fromEntries(entries);
}

async function build(language: Language, scopes: string[]): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: language === 'fa' });
  const texts = await Promise.all(scopes.map((scope) => places.get(`${language}/${scope}`)?.() ?? Promise.resolve('')));
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

export const words = new Words();

/** The sentence with this name, in the reader's language. Reactive where it is called in a component. */
export function t(id: string, values?: Values): string {
  return words.say(id, values);
}

/** What the catalogue says, or this where it does not know the word: names that a game or a group brings. */
export function wordOr(id: string, otherwise: string): string {
  return words.knows(id) ? words.say(id) : otherwise;
}

/** “Anne, Ben and سارا”: names of any direction, in the order in which they are said. */
export function names(all: readonly string[]): string {
  const parts = all.map((name) => (words.direction === 'rtl' || RIGHT_TO_LEFT.test(name) ? apart(name) : name));
  return new Intl.ListFormat(words.language).format(parts);
}

/** Things one after another, with the comma of this language. */
export function listed(all: readonly string[]): string {
  return all.join(words.direction === 'rtl' ? '، ' : ', ');
}

/** A name from a group's own data file: no catalogue has it, so it is read as it is written. */
export function spelled(name: string): string {
  const said = name.replaceAll('-', ' ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** A number as this language writes it. */
export function n(value: number): string {
  return words.count(value);
}

/** A clause or a heading in the reader's digits. */
export function digits(text: string): string {
  return inDigitsOf(words.language, text);
}
