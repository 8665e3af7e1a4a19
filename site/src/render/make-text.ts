/** Stands in for `scripts/dom.ts` where pages are made as text: elements are written, not built, in a language that can be changed. */
import type { Language, Text } from '@rangefinder/rules';

export let language: Language = 'en';

/** What is made from here on is in this language. */
export function speak(wanted: Language): void {
  language = wanted;
}

export const say = (text: Text): string => text[language];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML. @example escaped('8"') // '8&quot;' */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

/** An element as text. */
class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Child = Markup | string | false | null | undefined;

const shown = (child: Child): string => (child instanceof Markup ? child.html : typeof child === 'string' ? escaped(child) : '');

function attribute([name, value]: readonly [string, unknown]): string {
  if (value === undefined || value === false) return '';
  return value === true ? ` ${name}` : ` ${name}="${escaped(String(value))}"`;
}

/** The same as an element of the page, as text. @example make('b', {}, 'Atlas') // <b>Atlas</b> */
export const make = (tag: string, attributes: Readonly<Record<string, unknown>> = {}, ...children: readonly Child[]): Markup =>
  new Markup(`<${tag}${Object.entries(attributes).map(attribute).join('')}>${children.map(shown).join('')}</${tag}>`);

/** The text of what was made. */
export const textOf = (...made: readonly Child[]): string => made.map(shown).join('');
