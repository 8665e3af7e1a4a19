/** Names and addresses of entries. */
import type { Language } from '@rangefinder/rules';
import type { CardEntry } from './entry.js';

interface Names {
  readonly name: string;
  readonly nameRu?: string | null;
}

/** The name in a language; the English one where there is no other. */
export const plainName = ({ name, nameRu }: Names, language: Language): string => ({ en: name, ru: nameRu ?? name })[language];

/**
 * The name in a language, with the badge of an entry that is not official.
 * @example entryName({ name: 'Atlas AS7-D', badge: 'our-club' }, 'en') // 'Atlas AS7-D [our-club]'
 */
export const entryName = (entry: Names & Pick<CardEntry, 'badge'>, language: Language): string =>
  entry.badge ? `${plainName(entry, language)} [${entry.badge}]` : plainName(entry, language);

/**
 * The name of a weapon next to the unit that carries it, without the name of the unit.
 * @example nameOnCarrier({ name: 'Gatling cannon, Mad Bull' }, { name: 'Mad Bull' }, 'en') // 'Gatling cannon'
 */
export function nameOnCarrier(weapon: Names & Pick<CardEntry, 'badge'>, carrier: Names, language: Language): string {
  const [name, suffix] = [entryName(weapon, language), `, ${plainName(carrier, language)}`];
  return name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
}

/** The name in the other language; empty where it is the same. */
export function otherName({ name, nameRu }: CardEntry, language: Language): string {
  const other = { en: nameRu ?? name, ru: name }[language];
  return other.toLowerCase() === plainName({ name, nameRu }, language).toLowerCase() ? '' : other;
}

/** The faction in a language; empty without one. */
export const factionName = ({ faction, factionRu }: CardEntry, language: Language): string =>
  ({ en: faction ?? '', ru: factionRu ?? faction ?? '' })[language];

export const unitPath = (id: string, language: Language): string => `/${language}/units/${id}/`;

export const weaponPath = (id: string, language: Language): string => `/${language}/weapons/${id}/`;
