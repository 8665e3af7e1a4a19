/**
 * Elements as text, for HTML and for SVG. The only place that escapes: every text and every attribute of a card, of an entry page and
 * of a share image passes through here, so a name can contain anything.
 */

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Characters that XML 1.0 forbids, even escaped: control characters, lone surrogates, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * A text as HTML or XML: safe between tags and in quoted attributes.
 * @example escapeMarkup('8" & <b>') // '8&quot; &amp; &lt;b&gt;'
 */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** An element as text. Only `element` and `fragment` make one: anything else between tags is escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

/** `false`, `null` and `undefined` add nothing. */
export type Child = Markup | string | false | null | undefined;

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

const childText = (child: Child): string => (child instanceof Markup ? child.text : typeof child === 'string' ? escapeMarkup(child) : '');

function attributeText([name, value]: readonly [string, Attributes[string]]): string {
  if (value === undefined || value === false) return '';
  return value === true ? ` ${name}=""` : ` ${name}="${escapeMarkup(String(value))}"`;
}

/** Elements of HTML without content and without an end tag. */
const VOID_ELEMENTS = new Set(['br', 'hr', 'img', 'input']);

/**
 * An element with attributes and children. `true` is an attribute without a value, `false` and `undefined` omit it.
 * @param tag name of the element; not escaped, always a literal
 * @example element('b', { lang: 'en' }, 'Atlas').text // '<b lang="en">Atlas</b>'
 */
export function element(tag: string, attributes: Attributes = {}, ...children: readonly Child[]): Markup {
  const start = `<${tag}${Object.entries(attributes).map(attributeText).join('')}>`;
  return new Markup(VOID_ELEMENTS.has(tag) ? start : `${start}${children.map(childText).join('')}</${tag}>`);
}

/** Children without an element around them. */
export const fragment = (...children: readonly Child[]): Markup => new Markup(children.map(childText).join(''));

/**
 * An address as a link target; undefined for other schemes, such as `javascript:`.
 * @example linkTarget('javascript:alert(1)') // undefined
 */
export const linkTarget = (address: string): string | undefined => (/^(?:https?:\/\/|\/(?![/\\]))/i.test(address) ? address : undefined);
