/** Words for units: their names, kinds and printed figures in the page’s language. */
import { CATALOG } from '../texts/catalog.js';
import type { CatalogUnit } from './catalog-api.js';
import { language, say } from './dom.js';

type Words = keyof typeof CATALOG;

export const unitName = ({ name, nameRu }: Pick<CatalogUnit, 'name' | 'nameRu'>): string => (language === 'ru' ? (nameRu ?? name) : name);

/** The name in the other language; nothing when it is the same. */
export const otherName = ({ name, nameRu }: CatalogUnit): string => {
  const other = language === 'ru' ? name : (nameRu ?? name);
  return other.toLowerCase() === unitName({ name, nameRu }).toLowerCase() ? '' : other;
};

export const unitPage = (id: string): string => `/${language}/units/view/?id=${encodeURIComponent(id)}`;
export const kindName = (kind: string): string => (kind in CATALOG ? say(CATALOG[kind as Words]) : kind);

/** A value as a card shows it. */
export function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return say(value ? CATALOG.yes : CATALOG.no);
  const text = String(value);
  return text in CATALOG ? say(CATALOG[text as Words]) : text;
}

/** Abbreviations of Alpha Strike as English cards have them, and what they are here. */
export type Abbreviations = Readonly<Record<string, string>>;

/** What a card takes from the rules. */
export interface CardWords {
  readonly abbreviations: Abbreviations;
  /** Names of armor by id: `5150/light`. */
  readonly armors: Readonly<Record<string, string>>;
}

/**
 * An ability as cards of the page’s language have it; what is unknown stays as it is.
 * @example abilityName('REAR1/1/-', { REAR: 'НН' }) // 'НН1/1/-'
 */
export function abilityName(ability: string, abbreviations: Abbreviations): string {
  const [, letters = '', rest = ''] = /^([A-Z]+(?: ?II)?)(.*)$/u.exec(ability) ?? [];
  const known = abbreviations[letters.replace(/(\S)II$/, '$1 II')] ?? abbreviations[letters];
  return known === undefined ? ability : known + rest;
}
