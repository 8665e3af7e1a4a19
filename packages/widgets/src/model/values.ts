/** Reads drafts and makes new ones. Drafts are immutable. */
import type { Draft, Field, Path } from '../description.js';

export const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

/** The value at a path; `undefined` if there is none. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((held, key) => (isAbsent(held) ? undefined : (held as Record<string | number, unknown>)[key]), value);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The draft with another value at a path. `undefined` removes the value; an item of a list becomes null.
 * @example withValue({ skill: 4 }, ['skill'], 3) // { skill: 3 }
 */
export const withValue = (draft: Draft, path: Path, value: unknown): Draft => replaced(draft, path, value) as Draft;

function replaced(held: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  return typeof key === 'number' ? inList(held, key, rest, value) : inObject(held, key, rest, value);
}

function inList(held: unknown, index: number, rest: Path, value: unknown): readonly unknown[] {
  const list = Array.isArray(held) ? held : [];
  const length = Math.max(list.length, index + 1);
  return Array.from({ length }, (_, at) => (at === index ? (replaced(list[at], rest, value) ?? null) : (list[at] ?? null)));
}

function inObject(held: unknown, name: string, rest: Path, value: unknown): Draft {
  const { [name]: before, ...others } = (isAbsent(held) ? {} : held) as Draft;
  const after = replaced(before, rest, value);
  return after === undefined ? others : { ...others, [name]: after };
}

/** Default value of a field, or the one that the rules assume unless another field says otherwise. */
export function defaultOf(field: Field): unknown {
  if ('default' in field) return field.default;
  return 'assumed' in field ? field.assumed : undefined;
}

/** Whether the question is invalid without the field. */
const isNeeded = (field: Field): boolean => !field.optional && defaultOf(field) === undefined;

/** Whether forms fill the field, because the question needs it or is clearer with it. */
export const isFilled = (field: Field): boolean => isNeeded(field) || field.inForms === 'filled';

/**
 * Whether every needed value is present. Values may still be invalid. A group that a catalog entry could fill needs that entry or
 * figures of its own.
 */
export const isComplete = (fields: { readonly [name: string]: Field }, draft: Draft): boolean =>
  Object.entries(fields).every(([name, field]) => (isAbsent(draft[name]) ? !isNeeded(field) : isWhole(field, draft[name]))) &&
  (Object.keys(draft).length > 0 || Object.values(fields).every(({ kind }) => kind !== 'catalog'));

function isWhole(field: Field, value: unknown): boolean {
  if (field.kind === 'object') return isComplete(field.fields, value as Draft);
  if (field.kind !== 'list' || !Array.isArray(value)) return true;
  return value.length >= field.min && value.every((item) => isAbsent(item) || isWhole(field.item, item));
}

/** The draft with every needed object, so that missing values are reported within it. */
export function withObjects(fields: { readonly [name: string]: Field }, draft: Draft): Draft {
  const filled = Object.entries(fields).flatMap(([name, field]) => {
    const value = placeFor(field, draft[name]);
    return value === undefined ? [] : [[name, value]];
  });
  return { ...draft, ...Object.fromEntries(filled) };
}

function placeFor(field: Field, value: unknown): unknown {
  if (field.kind === 'object') return field.optional && isAbsent(value) ? value : withObjects(field.fields, (value ?? {}) as Draft);
  if (field.kind === 'list' && Array.isArray(value)) return value.map((item) => placeFor(field.item, item) ?? null);
  return value;
}

/** The value that a control writes. Defaults are left out of the draft. */
export const written = (field: Field, value: unknown): unknown => (isAbsent(value) || isSame(value, defaultOf(field)) ? undefined : value);

/**
 * The draft without rows that were added and not filled in yet: a new row does not change the answer.
 * @example filledIn({ specials: list }, { specials: ['CASE', null] }) // { specials: ['CASE'] }
 */
export const filledIn = (fields: { readonly [name: string]: Field }, draft: Draft): Draft =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([name, value]) => {
      const field = fields[name];
      const kept = field ? filledValue(field, value) : value;
      return kept === undefined ? [] : [[name, kept]];
    }),
  );

function filledValue(field: Field, value: unknown): unknown {
  if (isAbsent(value)) return undefined;
  if (field.kind === 'object' && typeof value === 'object') return filledIn(field.fields, value as Draft);
  if (field.kind !== 'list' || !Array.isArray(value)) return value;
  const filled = value.slice(0, value.findLastIndex((item) => !isAbsent(item)) + 1);
  if (filled.length === 0) return isNeeded(field) || !isSame(defaultOf(field) ?? [], []) ? filled : undefined;
  // In a list of fixed length every place has a meaning.
  const rows = field.min === field.max ? value : filled;
  return rows.map((item) => filledValue(field.item, item) ?? null);
}
