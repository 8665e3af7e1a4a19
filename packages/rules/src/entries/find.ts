/** Finds the type of an entry by its rule set, sort and kind. */
import type { Fields } from '../calculator/fields.js';
import type { Text } from '../text/language.js';
import type { AnyEntryType, EntryFigure, EntrySort } from './entry.js';

/** The needed part of a rule set. */
export interface WithEntries {
  readonly slug: string;
  readonly entries: readonly AnyEntryType[];
}

/** Every entry type of a sort, in the order of the rule sets. @example entryTypes(systems, 'armor').map(({ type }) => type) */
export const entryTypes = (systems: readonly WithEntries[], sort: EntrySort): readonly AnyEntryType[] =>
  systems.flatMap(({ entries }) => entries.filter((entry) => entry.sort === sort));

/** Names of the kinds of a sort, without duplicates. @example kindsOf(systems, 'weapon') // ['ranged', 'grenade', …] */
export const kindsOf = (systems: readonly WithEntries[], sort: EntrySort): readonly string[] => [
  ...new Set(entryTypes(systems, sort).flatMap(({ kinds }) => Object.keys(kinds))),
];

/**
 * Returns a function that finds the type of an entry. It throws for a kind that no rule set has, because such a stored entry is a
 * bug.
 * @example entryFinder(systems)('unit', 'alpha-strike', 'battlemech').type // 'AlphaStrikeStats'
 */
export function entryFinder(systems: readonly WithEntries[]): (sort: EntrySort, system: string, kind: string) => AnyEntryType {
  const types = new Map<string, AnyEntryType>(
    systems.flatMap(({ slug, entries }) =>
      entries.flatMap((entry) => Object.keys(entry.kinds).map((kind) => [`${entry.sort} ${slug} ${kind}`, entry] as const)),
    ),
  );
  return (sort, system, kind) => {
    const type = types.get(`${sort} ${system} ${kind}`);
    if (!type) throw new Error(`no type for a ${sort} of ${system}, ${kind}`);
    return type;
  };
}

/** The label and names of a figure. */
export interface FigureWords {
  readonly label: Text;
  readonly unit: EntryFigure<unknown>['unit'];
}

/**
 * All figures by which lists of a sort are filtered, without duplicates. @example figuresBy(systems, 'unit').get('size')?.label.en
 * // 'Size (SZ)'
 */
export function figuresBy(systems: readonly WithEntries[], sort: EntrySort): ReadonlyMap<string, FigureWords> {
  const words = new Map<string, FigureWords>();
  for (const { fields, figures } of entryTypes(systems, sort))
    for (const [name, { label = (fields as Fields)[name]?.label, unit }] of Object.entries(figures as AnyEntryType['figures']))
      if (label && !words.has(name)) words.set(name, { label, unit });
  return words;
}
