/** Settings that an element takes from its attributes and its place in the page. */
import type { Language } from './description.js';

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The nearest `lang` around an element, else the language of the browser. */
export function languageAt(element: Element): Language {
  const name = element.closest('[lang]')?.getAttribute('lang') || navigator.language;
  return /^ru\b/i.test(name) ? 'ru' : 'en';
}

/** An address in an attribute, resolved against the page; empty without the attribute. */
export function addressIn(element: Element, attribute: string): string {
  const given = element.getAttribute(attribute);
  return given === null ? '' : new URL(given, document.baseURI).href;
}

/** Names of the fields in the attribute `show`. @example 'inches attacker-moved' // ['inches', 'attackerMoved'] */
export const shownFields = (element: Element): readonly string[] => element.getAttribute('show')?.split(/\s+/).map(camel) ?? [];
