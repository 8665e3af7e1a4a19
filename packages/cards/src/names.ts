/** Names and addresses of entries. */
import type { Language } from '@rangefinder/rules';
import type { CardEntry } from './entry.js';

interface Names {
  readonly name: string;
  readonly nameRu?: string | null;
}

/** The name in a language; the English one where there is no other. */
export const entryName = ({ name, nameRu }: Names, language: Language): string => ({ en: name, ru: nameRu ?? name })[language];

/** The name in the other language; empty where it is the same. */
export function otherName({ name, nameRu }: CardEntry, language: Language): string {
  const other = { en: nameRu ?? name, ru: name }[language];
  return other.toLowerCase() === entryName({ name, nameRu }, language).toLowerCase() ? '' : other;
}

/** The faction in a language; empty without one. */
export const factionName = ({ faction, factionRu }: CardEntry, language: Language): string =>
  ({ en: faction ?? '', ru: factionRu ?? faction ?? '' })[language];

export const unitPath = (id: string, language: Language): string => `/${language}/units/${id}/`;

export const weaponPath = (id: string, language: Language): string => `/${language}/weapons/${id}/`;
