/**
 * Closed lists of words in ids, queries and downloads, such as `alpha-strike` and `combat-vehicle`. A GraphQL enum cannot be
 * spelled like them, so GraphQL has them as strings. OpenAPI and MCP list the values; all transports refuse others.
 */
import { choicesAllowed, kindsOf, type Language, type Path, type RuleSystem, SLUGS, type Slug, systems } from '@rangefinder/rules';
import { badInput, thrown } from '../context/errors/failures.js';
import type { Keywords } from './keywords.js';

const closedList = <T extends string>(name: string, values: readonly T[]) => ({ enum: values, 'x-enum-name': name }) satisfies Keywords;

/** Without case and separators: `ALPHA_STRIKE` and `alphaStrike` are `alpha-strike`. */
const bare = (value: string): string => value.toLowerCase().replaceAll(/[\s_-]+/g, '');

/** The value of a list in another spelling; undefined if there is none. */
export function spelledAs<T extends string>(values: readonly T[], given: string): T | undefined {
  if (values.includes(given as T)) return given as T;
  const meant = bare(given);
  return values.find((one) => bare(one) === meant);
}

/** Slugs of rule sets. */
export const RULE_SETS = closedList('RuleSetSlug', SLUGS);
/** Kinds of units of all rule sets. */
export const UNIT_KINDS = closedList('UnitKind', kindsOf(systems, 'unit'));
/** Kinds of weapons of all rule sets. */
export const WEAPON_KINDS = closedList('WeaponKind', kindsOf(systems, 'weapon'));

/**
 * Returns the value of a list that is given in any case; undefined for null and undefined. Throws `UNKNOWN_VALUE` with the most
 * similar value for any other.
 */
export function listed<T extends string>(
  { enum: values }: { readonly enum: readonly T[] },
  given: string | null | undefined,
  path: Path,
  language: Language,
): T | undefined {
  if (given === undefined || given === null) return undefined;
  const value = spelledAs(values, given);
  if (value === undefined) throw thrown(badInput([{ code: 'UNKNOWN_VALUE', path, given, ...choicesAllowed(values) }], language));
  return value;
}

/** Returns the rule set that is given in any case. Throws for an unknown one. */
export const listedSystem = (slug: string | null | undefined, language: Language): Slug | undefined =>
  listed(RULE_SETS, slug, ['system'], language);

/** Returns the rule set that is given in any case, or all. Throws for an unknown one. */
export function systemsOf(slug: string | null | undefined, language: Language): readonly RuleSystem[] {
  const wanted = listedSystem(slug, language);
  return systems.filter((system) => wanted === undefined || system.slug === wanted);
}
