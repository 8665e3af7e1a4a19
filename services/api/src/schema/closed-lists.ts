/**
 * Words that there is a closed list of and that stand in ids, queries and downloads just so: `alpha-strike`, `combat-vehicle`. No enum
 * of GraphQL could be spelled like them, so they are ids and texts there; every door has the list as data and refuses others.
 */
import { choicesAllowed, kindsOf, type Language, type Path, SLUGS, type Slug, systems } from '@rangefinder/rules';
import { badInput, thrown } from '../context/errors/failures.js';
import type { Keywords } from './keywords.js';

const closedList = (name: string, values: readonly string[]) => ({ enum: values, 'x-enum-name': name }) satisfies Keywords;

/** Rule sets. */
export const RULE_SETS = closedList('RuleSetSlug', SLUGS);
/** Kinds of units, of all rule sets. */
export const UNIT_KINDS = closedList('UnitKind', kindsOf(systems, 'unit'));
/** Kinds of weapons, likewise. */
export const WEAPON_KINDS = closedList('WeaponKind', kindsOf(systems, 'weapon'));

type ClosedList = ReturnType<typeof closedList>;

/** Objects to a value that is not in its list: `UNKNOWN_VALUE`, with the nearest. What is not given is no value. */
export function checkListed({ enum: values }: ClosedList, given: string | null | undefined, path: Path, language: Language): void {
  if (given === undefined || given === null || values.includes(given)) return;
  throw thrown(badInput([{ code: 'UNKNOWN_VALUE', path, given, ...choicesAllowed(values) }], language));
}

/** Objects to a rule set that there is none of. */
export function checkSystem(slug: string | null | undefined, language: Language): asserts slug is Slug | null | undefined {
  checkListed(RULE_SETS, slug, ['system'], language);
}
