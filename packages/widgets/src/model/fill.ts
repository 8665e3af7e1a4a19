/** The figures of a catalog entry, written into the fields beside the one that names it. */
import { knownFigures, ownFigures } from '@rangefinder/rules';
import type { Description, Draft, Field, Fields, Path } from '../description.js';
import type { Entry, EntryKind } from '../lookup.js';
import { fieldsAt } from './problems.js';
import { isAbsent, valueAt, withValue } from './values.js';

/** Where an entry goes. */
interface Place {
  readonly fields: Fields;
  /** What stands there. */
  readonly held: Draft;
  /** The field that names the entry. */
  readonly into: string;
}

/** Whether figures of the entry replace those that are there, or only fill what is left out. */
interface Filling {
  readonly over: boolean;
}

/**
 * A part of a draft with an entry chosen: what the service would fill in is that of the entry, everything else stays.
 * @example filled({ fields: card, held: { heat: 2 }, into: 'unit' }, { id: 'alpha-strike/atlas-as7-d', … }, fillers)
 */
export function filled(
  { fields, held, into }: Place,
  entry: Entry,
  fillers: Description['fillers'],
  { over }: Filling = { over: true },
): Draft {
  const { id, name, cost, stats } = entry;
  const filler = fillers[String(stats.__typename)] ?? {};
  const known = knownFigures(filler, { name, cost, figures: ownFigures(filler, stats) }, fields);
  return { ...(over ? { ...held, ...known } : { ...known, ...held }), [into]: id };
}

/** The draft with an entry chosen in the field at a path; without `over`, figures that are given stay. */
export function withEntry(
  { input, fillers }: Pick<Description, 'input' | 'fillers'>,
  draft: Draft,
  path: Path,
  entry: Entry,
  filling: Filling = { over: false },
): Draft {
  const around = path.slice(0, -1);
  const held = (valueAt(draft, around) ?? {}) as Draft;
  return withValue(draft, around, filled({ fields: fieldsAt(input, around), held, into: String(path.at(-1)) }, entry, fillers, filling));
}

/** The draft without the entry; its figures stay. */
export const withoutEntry = (draft: Draft, path: Path): Draft => withValue(draft, path, undefined);

/** A field of a draft that names an entry. */
interface NamedEntry {
  readonly path: Path;
  readonly of: EntryKind;
}

/** Every field of a draft that names an entry, at any depth. */
export const namedEntries = (fields: Fields, draft: Draft, path: Path = []): readonly NamedEntry[] =>
  Object.entries(fields).flatMap(([name, field]) => namedIn(field, draft[name], [...path, name]));

function namedIn(field: Field, value: unknown, path: Path): readonly NamedEntry[] {
  if (isAbsent(value)) return [];
  if (field.kind === 'catalog') return [{ path, of: field.of }];
  if (field.kind === 'object') return namedEntries(field.fields, value as Draft, path);
  if (field.kind !== 'list' || !Array.isArray(value)) return [];
  return value.flatMap((item, index) => namedIn(field.item, item, [...path, index]));
}
