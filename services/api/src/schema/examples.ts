/** Examples in descriptions: real ids, of the first rule set that has such a thing. */
import { type EntrySort, entryTypes, type RuleSystem, systems } from '@rangefinder/rules';

const [FIRST] = systems as readonly [RuleSystem, ...RuleSystem[]];

const idOf = (found: { readonly id: string } | undefined): string => found?.id ?? '';

const entryOf = (sort: EntrySort): string => entryTypes(systems, sort)[0]?.example ?? '';

export const EXAMPLES = {
  system: FIRST.slug,
  namespace: FIRST.namespace,
  section: idOf(FIRST.sections[0]),
  table: idOf(FIRST.tables[0]),
  ruling: idOf(FIRST.rulings[0]),
  unit: entryOf('unit'),
  weapon: entryOf('weapon'),
  armor: entryOf('armor'),
} as const;

/** The rule set that an entry of a sort is shown for: the first that has any. */
export const systemWith = (sort: EntrySort): string =>
  systems.find(({ entries }) => entries.some((entry) => entry.sort === sort))?.slug ?? '';
