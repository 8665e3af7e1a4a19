/** A unit with everything derived from it that conditions and ranking compare. */
import { FIRST_LANGUAGE } from '@rangefinder/rules';
import { sortText } from '../text/fold.js';
import { facetsOf } from '../units/facets.js';
import { type Figures, figuresOf } from '../units/figures.js';
import { NAME_FIELDS, nameFields, nameIn } from '../units/names.js';
import type { QueryableUnit } from '../units/queryable-unit.js';
import { namesOfUnit } from '../units/searchable-unit.js';

/** A unit, ready to be evaluated. */
export interface IndexedUnit {
  readonly unit: QueryableUnit;
  /** Words of names and facets: what the search vector of the catalog holds. */
  readonly words: ReadonlySet<string>;
  /** Words of names alone. */
  readonly nameWords: readonly string[];
  /** All names between bars: `|atlas as7 d|атлас|`. */
  readonly barredNames: string;
  readonly figures: Figures;
  /** The name that lists are sorted by, by field: `name`, `nameRu`. */
  readonly sortNames: Readonly<Record<string, string>>;
}

/**
 * Derives what conditions compare.
 * @example indexUnit(atlas).figures.size // 4
 */
export function indexUnit(unit: QueryableUnit): IndexedUnit {
  const { barred, words } = namesOfUnit(unit);
  const first = sortText(nameIn(unit.names, FIRST_LANGUAGE));
  const names = nameFields(unit.names);
  return {
    ...{ unit, nameWords: words, barredNames: barred, figures: figuresOf(unit) },
    words: new Set([...words, ...facetsOf(unit)]),
    sortNames: Object.fromEntries(
      NAME_FIELDS.map((field) => {
        const name = names[field];
        return [field, name === undefined || name === null ? first : sortText(name)];
      }),
    ),
  };
}
