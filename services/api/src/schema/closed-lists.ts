/**
 * Closed lists of words in ids, queries and downloads, such as `alpha-strike` and `combat-vehicle`. A GraphQL enum cannot be
 * spelled like them, so GraphQL has them as strings. OpenAPI and MCP list the values; all transports refuse others.
 */
import { choicesAllowed, kindsOf, type Language, type Path, SLUGS, type Slug, systems } from '@rangefinder/rules';
import { badInput, thrown } from '../context/errors/failures.js';
import type { Keywords } from './keywords.js';

const closedList = (name: string, values: readonly string[]) => ({ enum: values, 'x-enum-name': name }) satisfies Keywords;

/** Slugs of rule sets. */
export const RULE_SETS = closedList('RuleSetSlug', SLUGS);
/** Kinds of units of all rule sets. */
export const UNIT_KINDS = closedList('UnitKind', kindsOf(systems, 'unit'));
/** Kinds of weapons of all rule sets. */
export const WEAPON_KINDS = closedList('WeaponKind', kindsOf(systems, 'weapon'));

type ClosedList = ReturnType<typeof closedList>;

/** Returns `UNKNOWN_VALUE` with the most similar value for a value that is not in its list; accepts null and undefined. */
export function checkListed({ enum: values }: ClosedList, given: string | null | undefined, path: Path, language: Language): void {
  if (given === undefined || given === null || values.includes(given)) return;
  throw thrown(badInput([{ code: 'UNKNOWN_VALUE', path, given, ...choicesAllowed(values) }], language));
}

/** Throws for an unknown rule set. */
export function checkSystem(slug: string | null | undefined, language: Language): asserts slug is Slug | null | undefined {
  checkListed(RULE_SETS, slug, ['system'], language);
}
