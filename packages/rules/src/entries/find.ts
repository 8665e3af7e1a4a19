/** Types of entries by what an entry says of itself: its rule set, its sort and its kind. Nothing is guessed from its figures. */
import type { Fields } from '../calculator/fields.js';
import type { Text } from '../text/language.js';
import type { AnyEntryType, EntryFigure, EntrySort } from './entry.js';

/** What of a rule set has to be known. */
export interface WithEntries {
  readonly slug: string;
  readonly entries: readonly AnyEntryType[];
}

/** Every type of a sort, in the order of the rule sets. @example entryTypes(systems, 'armor').map(({ type }) => type) */
export const entryTypes = (systems: readonly WithEntries[], sort: EntrySort): readonly AnyEntryType[] =>
  systems.flatMap(({ entries }) => entries.filter((entry) => entry.sort === sort));

/** Names of the kinds of a sort, each once. @example kindsOf(systems, 'weapon') // ['ranged', 'grenade', …] */
export const kindsOf = (systems: readonly WithEntries[], sort: EntrySort): readonly string[] => [
  ...new Set(entryTypes(systems, sort).flatMap(({ kinds }) => Object.keys(kinds))),
];

/**
 * Makes a look-up of the type of an entry, which throws for a kind that no rule set has: that is a bug of whoever kept the entry.
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

/** What a figure is, wherever it is named. */
export interface FigureWords {
  readonly label: Text;
  readonly unit: EntryFigure<unknown>['unit'];
}

/** All figures that lists of a sort are filtered by, each once. @example figuresBy(systems, 'unit').get('size')?.label.en // 'Size (SZ)' */
export function figuresBy(systems: readonly WithEntries[], sort: EntrySort): ReadonlyMap<string, FigureWords> {
  const words = new Map<string, FigureWords>();
  for (const { fields, figures } of entryTypes(systems, sort))
    for (const [name, { label = (fields as Fields)[name]?.label, unit }] of Object.entries(figures as AnyEntryType['figures']))
      if (label && !words.has(name)) words.set(name, { label, unit });
  return words;
}
