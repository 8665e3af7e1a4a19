/** Words for units: their names, kinds and printed figures in the page’s language. */

import type { CardWords } from '../model/cards.js';
import { CATALOG } from '../texts/catalog.js';
import type { CatalogUnit } from './catalog-api.js';
import { language, say } from './dom.js';

type Words = keyof typeof CATALOG;

export const unitName = ({ name, nameRu }: Pick<CatalogUnit, 'name' | 'nameRu'>): string => say({ en: name, ru: nameRu ?? name });

/** The name in the other language; nothing when it is the same. */
export const otherName = ({ name, nameRu }: CatalogUnit): string => {
  const other = { en: nameRu ?? name, ru: name }[language];
  return other.toLowerCase() === unitName({ name, nameRu }).toLowerCase() ? '' : other;
};

export const unitPage = (id: string): string => `/${language}/units/view/?id=${encodeURIComponent(id)}`;

/** Names of kinds, as the page brings them along. */
const kinds = (): Readonly<Record<string, string>> => JSON.parse(document.querySelector('[data-kind-names]')?.textContent ?? '{}');
let kindNames: Readonly<Record<string, string>> | undefined;

export function kindName(kind: string): string {
  kindNames ??= kinds();
  return kindNames[kind] ?? kind;
}

/** A value as a card shows it. */
export function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return say(value ? CATALOG.yes : CATALOG.no);
  const text = String(value);
  return text in CATALOG ? say(CATALOG[text as Words]) : text;
}

/**
 * An ability as cards of the page’s language have it; what is unknown stays as it is.
 * @example abilityName('REAR1/1/-', { REAR: 'НН' }) // 'НН1/1/-'
 */
export function abilityName(ability: string, abbreviations: CardWords['abbreviations']): string {
  const [, letters = '', rest = ''] = /^([A-Z]+(?: ?II)?)(.*)$/u.exec(ability) ?? [];
  const known = abbreviations[letters.replace(/(\S)II$/, '$1 II')] ?? abbreviations[letters];
  return known === undefined ? ability : known + rest;
}
