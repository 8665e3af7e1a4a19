/** Writes the figures of a catalog entry into the fields next to the one that names it. */
import { knownFigures, ownFigures } from '@rangefinder/rules';
import type { Description, Draft, Field, Fields, Path } from '../description.js';
import type { Entry, EntryKind } from '../lookup.js';
import { fieldsAt } from './problems.js';
import { isAbsent, valueAt, withValue } from './values.js';

/** The part of a draft that an entry fills. */
interface Place {
  readonly fields: Fields;
  /** The present values. */
  readonly held: Draft;
  /** Name of the field that takes the id of the entry. */
  readonly into: string;
}

/** Whether figures of the entry replace present values, or only fill gaps. */
interface Filling {
  readonly over: boolean;
}

/**
 * A part of a draft with the figures that the service would fill in from the entry. Other values stay.
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
  const known = knownFigures(filler, { name, cost, figures: ownFigures(filler, entry) }, fields);
  return { ...(over ? { ...held, ...known } : { ...known, ...held }), [into]: id };
}

/** The draft with an entry chosen in the field at a path. Without `over`, present values stay. */
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

/** The draft without the entry. Its figures stay. */
export const withoutEntry = (draft: Draft, path: Path): Draft => withValue(draft, path, undefined);

/** A field with the id of an entry. */
interface NamedEntry {
  readonly path: Path;
  readonly of: EntryKind;
}

/** Every field of a draft that contains the id of an entry, at any depth. */
export const namedEntries = (fields: Fields, draft: Draft, path: Path = []): readonly NamedEntry[] =>
  Object.entries(fields).flatMap(([name, field]) => namedIn(field, draft[name], [...path, name]));

function namedIn(field: Field, value: unknown, path: Path): readonly NamedEntry[] {
  if (isAbsent(value)) return [];
  if (field.kind === 'catalog') return [{ path, of: field.of }];
  if (field.kind === 'object') return namedEntries(field.fields, value as Draft, path);
  if (field.kind !== 'list' || !Array.isArray(value)) return [];
  return value.flatMap((item, index) => namedIn(field.item, item, [...path, index]));
}
