/** The names of a unit in the form that search needs. */
import { type SearchableNames, searchableNames } from '../text/words.js';
import { givenNames } from './names.js';
import type { QueryableUnit } from './queryable-unit.js';
import { SHAPE } from './shape.js';

type NamedUnit = Pick<QueryableUnit, 'system' | 'kind' | 'names' | 'aliases' | 'stats'>;

/**
 * All names of a unit: in each language, of its family, and aliases.
 * @param importedNames names of its source that a correction replaced
 * @example namesOfUnit(atlas).words // ['atlas', 'as7', 'd', 'as7d', 'атлас']
 */
export function namesOfUnit(unit: NamedUnit, importedNames: readonly string[] = []): SearchableNames {
  const names = givenNames(unit.names).map(({ text }) => text);
  return searchableNames([...names, ...familyOf(unit), ...unit.aliases.map(({ text }) => text), ...importedNames]);
}

/** The name of its family: a search for it means one of its units. */
function familyOf({ system, kind, stats }: NamedUnit): readonly string[] {
  const family = SHAPE.typeOf('unit', system, kind)?.family;
  const name = family === undefined ? undefined : stats[family];
  return typeof name === 'string' && name !== '' ? [name] : [];
}
