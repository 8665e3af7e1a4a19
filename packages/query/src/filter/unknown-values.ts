/** Values of a filter that no unit has. */
import { type Problem, same } from '@rangefinder/rules';
import { ERAS_AND_FACTIONS } from '../availability/listed.js';
import { knownValues } from '../units/known-values.js';
import type { WordQuery } from '../words/word-query.js';
import { facetWord } from './facet-query.js';
import { type FilterValue, withAbilities } from './filter-values.js';
import type { UnitFilter } from './unit-filter.js';

/** Maximum number of choices that a message lists. */
const MAX_LISTED = 24;

const isAbility = ({ name, value }: FilterValue): boolean => name === 'special' && !value.endsWith('*');
const asPrefix = (value: FilterValue): FilterValue => ({ ...value, value: `${value.value}*` });
const queryOf = ({ name, value }: FilterValue): WordQuery => facetWord(name, value);

/** The facets that must be looked up for values: their own, and prefixes of abilities. */
export const facetsToCheck = (values: readonly FilterValue[]): readonly WordQuery[] =>
  [...values, ...values.filter(isAbility).map(asPrefix)].map(queryOf);

/** A filter whose values exist, or the values that do not. */
export type CheckedValues = { readonly filter: UnitFilter } | { readonly unknown: readonly FilterValue[] };

/**
 * Checks the values of a filter. An ability that no unit has is read as a prefix: `C3` finds `C3M`.
 * @param exists whether some unit has a facet
 */
export function checkValues(filter: UnitFilter, values: readonly FilterValue[], exists: (query: WordQuery) => boolean): CheckedValues {
  const missing = values.filter((value) => !exists(queryOf(value)));
  const unknown = missing.filter((value) => !(isAbility(value) && exists(queryOf(asPrefix(value)))));
  if (unknown.length > 0) return { unknown };
  const prefixes = new Set(missing.map(({ value }) => value));
  return { filter: withAbilities(filter, (ability) => (prefixes.has(ability) ? `${ability}*` : ability)) };
}

/** The values that the rule sets list for a facet; empty where only units have them. */
export const listedChoices = (name: string): readonly string[] =>
  name === 'faction' ? ERAS_AND_FACTIONS.flatMap(({ factions }) => factions.map(({ id }) => id)) : knownValues(name);

/** Maximum number of choices taken from units. */
export const MAX_CHOICES = 400;
/** Abilities that contain several figures or others are no choices: `LRM1/1/2`, `TUR(...)`. */
export const COMPOSED_VALUE = '\\d[*/,)]|[(]';

/** The problem `UNKNOWN_VALUE` of a value, with the existing ones. */
export function unknownValueProblem({ path, value }: FilterValue, choices: readonly string[]): Problem {
  const allowed = choices.slice(0, MAX_LISTED).join(', ') + (choices.length > MAX_LISTED ? ', …' : '');
  return { code: 'UNKNOWN_VALUE', path, given: value.replace(/\*$/, ''), allowed: same(allowed), choices };
}
