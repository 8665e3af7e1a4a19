/** Finds the axes of a sweep: the inputs of a draft with several values, at any depth. */
import { same, type Text } from '../../text/language.js';
import { number } from '../../text/numbers.js';
import type { CatalogField, Field, Fields, ObjectField } from '../fields.js';
import type { Path, Problem } from '../problems.js';
import { NOTATION, readValues } from './notation.js';

/** An input with several values. */
export interface FoundAxis {
  readonly path: Path;
  readonly field: Field;
  /** Labels from the outermost object down to the field. */
  readonly labels: readonly Text[];
  /** The sibling fields, which a catalog entry can fill. */
  readonly siblings: Fields;
  /** Whether it is an item of a set, which has to differ from the other items. */
  readonly isInSet: boolean;
  readonly values: readonly unknown[];
}

/** A draft with a single value at every place, and the axes. */
export interface FoundAxes {
  readonly draft: unknown;
  readonly axes: readonly FoundAxis[];
  readonly problems: readonly Problem[];
}

interface Finding {
  readonly axes: FoundAxis[];
  readonly problems: Problem[];
}

type Draft = Readonly<Record<string, unknown>>;
const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Finds the axes of a draft. The returned draft has the first value of each axis.
 * @example findAxes(targetNumber.input, { skill: 4, inches: '0..42' }).axes[0].path // ['inches']
 */
export function findAxes(fields: Fields, draft: unknown): FoundAxes {
  const finding: Finding = { axes: [], problems: [] };
  const found = isDraft(draft) ? inObject(fields, draft, { path: [], labels: [], siblings: fields, isInSet: false }, finding) : draft;
  return { draft: found, ...finding };
}

/** The current position of the walk. */
interface Place {
  readonly path: Path;
  readonly labels: readonly Text[];
  readonly siblings: Fields;
  readonly isInSet: boolean;
}

/** A catalog query in place of an entry: `{ query: 'pv<=30' }`. */
export interface FoundQuery {
  readonly path: Path;
  readonly field: CatalogField;
  readonly query: string;
}

/**
 * Finds the catalog queries of a draft.
 * @example findQueries(attack.input, { attacker: { unit: { query: 'pv<=30' } } })[0].path // ['attacker', 'unit']
 */
export function findQueries(fields: Fields, draft: unknown, path: Path = []): readonly FoundQuery[] {
  if (!isDraft(draft)) return [];
  return Object.entries(fields).flatMap(([name, field]) => queriesIn(field, draft[name], [...path, name]));
}

function queriesIn(field: Field, given: unknown, path: Path): readonly FoundQuery[] {
  if (field.kind === 'object') return findQueries((field as ObjectField).fields, given, path);
  if (field.kind === 'list') return Array.isArray(given) ? given.flatMap((item, at) => queriesIn(field.item, item, [...path, at])) : [];
  if (field.kind !== 'catalog' || !isDraft(given) || Object.keys(given).join() !== 'query') return [];
  return typeof given.query === 'string' ? [{ path, field, query: given.query }] : [];
}

/**
 * Replaces queries at closed lists of built-in entries by the ids that they find: `{ query: 'laser' }`, or `*` for all.
 * @example withListed(damage.input, { weapon: { query: '*' } }, () => true).weapon // ['laser-pistol', …]
 */
export function withListed(fields: Fields, draft: Draft, matches: (id: string, query: string) => boolean): Draft {
  return Object.fromEntries(
    Object.entries(draft).map(([name, given]) => [
      name,
      Object.hasOwn(fields, name) ? listedIn(fields[name] as Field, given, matches) : given,
    ]),
  );
}

function listedIn(field: Field, given: unknown, matches: (id: string, query: string) => boolean): unknown {
  if (field.kind === 'object') return isDraft(given) ? withListed((field as ObjectField).fields, given, matches) : given;
  if (field.kind === 'list') return Array.isArray(given) ? given.map((item) => listedIn(field.item, item, matches)) : given;
  if (field.kind !== 'id' || !isDraft(given) || Object.keys(given).join() !== 'query') return given;
  const { query } = given;
  return typeof query === 'string' ? field.of.filter((id) => matches(id, query)) : given;
}

function inObject(fields: Fields, draft: Draft, { path, labels, isInSet }: Place, finding: Finding): Draft {
  const found: Record<string, unknown> = { ...draft };
  for (const [name, field] of Object.entries(fields)) {
    if (!Object.hasOwn(draft, name) || draft[name] === null || draft[name] === undefined) continue;
    const place = { path: [...path, name], labels: [...labels, field.label], siblings: fields, isInSet };
    found[name] = inField(field, draft[name], place, finding);
  }
  return found;
}

function inField(field: Field, given: unknown, place: Place, finding: Finding): unknown {
  if (field.kind === 'object') return isDraft(given) ? inObject((field as ObjectField).fields, given, place, finding) : given;
  if (field.kind === 'list') {
    if (!Array.isArray(given)) return given;
    return given.map((item, index) =>
      inField(
        field.item,
        item,
        {
          ...{ ...place, path: [...place.path, index], labels: [...place.labels, same(number(index + 1, 'en'))] },
          isInSet: place.isInSet || field.isSet === true,
        },
        finding,
      ),
    );
  }
  return inValue(field, given, place, finding);
}

function inValue(field: Field, given: unknown, place: Place, finding: Finding): unknown {
  const read = readValues(field, given);
  if (read === null) {
    finding.problems.push({ code: 'BAD_FORMAT', path: place.path, given, allowed: NOTATION });
    return given;
  }
  if (read.kind === 'value') return read.value;
  finding.axes.push({ ...place, field, values: read.values });
  return read.values[0];
}
