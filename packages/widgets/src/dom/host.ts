/** What the place of an element in a page says. */
import type { Language } from '../description.js';

/** `attacker-moved` → `attackerMoved` */
export const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The language of a place in a page: its nearest `lang`, else that of the browser. */
export function languageAt(element: Element): Language {
  const name = element.closest('[lang]')?.getAttribute('lang') || navigator.language;
  return /^ru\b/i.test(name) ? 'ru' : 'en';
}

/** An address in an attribute, from the page’s own; empty without the attribute. */
export function addressIn(element: Element, attribute: string): string {
  const given = element.getAttribute(attribute);
  return given === null ? '' : new URL(given, document.baseURI).href;
}
