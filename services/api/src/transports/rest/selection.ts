/** Field selection: all fields of an answer, or those in `fields=`. */
import { choicesAllowed, isObject, type Problem } from '@rangefinder/rules';
import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLUnionType,
  getNamedType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { restFields } from '../../schema/rest-fields.js';

/** The fields of an object, the fields of each union member, or a scalar. */
export type Selection =
  | { readonly kind: 'value' }
  | { readonly kind: 'object'; readonly fields: readonly (readonly [name: string, below: Selection])[] }
  | { readonly kind: 'union'; readonly type: GraphQLUnionType; readonly types: ReadonlyMap<string, Selection> };

/** A selection, or the problems of the requested fields. */
export type SelectionResult =
  | { readonly ok: true; readonly selection: Selection }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const VALUE: Selection = { kind: 'value' };
/** Selection of a union member that has none of the requested fields: only its type name. */
const NOTHING: Selection = { kind: 'object', fields: [] };
/** Discriminates union members. Always selected. */
export const TYPE_NAME = '__typename';

/** Selects all REST fields of a type. A type is not selected again inside itself. */
export function everything(type: GraphQLOutputType, above: readonly string[] = []): Selection {
  const named = getNamedType(type);
  if (isUnionType(named))
    return { kind: 'union', type: named, types: new Map(named.getTypes().map((one) => [one.name, everything(one, above)])) };
  if (!isObjectType(named)) return VALUE;
  const below = [...above, named.name];
  const fields = restFields(named).filter((field) => !below.includes(getNamedType(field.type).name));
  return { kind: 'object', fields: fields.map((field) => [field.name, everything(field.type, below)] as const) };
}

/** Selects the fields of `fields=target,chance.fraction`. */
export function someFields(type: GraphQLOutputType, fields: string): SelectionResult {
  const problems: Problem[] = [];
  const selection = select(type, tree(fields), [], problems);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, selection };
}

/** Requested fields by name, with their nested fields. */
interface Wanted {
  readonly [name: string]: Wanted;
}

function tree(fields: string): Wanted {
  const root: Record<string, Record<string, unknown>> = Object.create(null);
  const paths = fields
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  for (const path of paths) {
    let at: Record<string, unknown> = root;
    for (const name of path.split('.')) {
      at[name] ??= Object.create(null);
      at = at[name] as Record<string, unknown>;
    }
  }
  return root as unknown as Wanted;
}

function select(type: GraphQLOutputType, wanted: Wanted, path: readonly string[], problems: Problem[]): Selection {
  const names = Object.keys(wanted);
  const named = getNamedType(type);
  if (names.length === 0) return everything(type);
  if (isUnionType(named)) return selectWithin(named, wanted, path, problems);
  if (!isObjectType(named)) {
    problems.push(unknownPath(path, names[0] ?? '', []));
    return VALUE;
  }
  const known = restFields(named);
  const fields = names.flatMap((name) => {
    const field = known.find((one) => one.name === name);
    if (field) return [[name, select(field.type, wanted[name] ?? {}, [...path, name], problems)] as const];
    const others = known.map((one) => one.name);
    problems.push(unknownPath(path, name, others));
    return [];
  });
  return { kind: 'object', fields };
}

/** Selects on each member of a union the requested fields that it has. A name that no member has is a problem. */
function selectWithin(union: GraphQLUnionType, wanted: Wanted, path: readonly string[], problems: Problem[]): Selection {
  const types = union.getTypes();
  const known = new Set([TYPE_NAME, ...types.flatMap((type) => restFields(type).map(({ name }) => name))]);
  const unknown = Object.keys(wanted).filter((name) => !known.has(name));
  problems.push(...unknown.map((name) => unknownPath(path, name, [...known])));
  const selected = (type: GraphQLObjectType): Selection => {
    const held = heldBy(type, wanted);
    return Object.keys(held).length === 0 ? NOTHING : select(type, held, path, problems);
  };
  return { kind: 'union', type: union, types: new Map(types.map((type) => [type.name, selected(type)])) };
}

/** The requested fields that a member of a union has. */
function heldBy(type: GraphQLObjectType, wanted: Wanted): Wanted {
  const names = new Set(restFields(type).map(({ name }) => name));
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => names.has(name)));
}

function unknownPath(path: readonly string[], name: string, known: readonly string[]): Problem {
  return { code: 'UNKNOWN_VALUE', path: ['fields'], given: [...path, name].join('.'), ...choicesAllowed(known.length > 0 ? known : ['–']) };
}

/** Alias of the page information, which is selected in every list. No field has this name. */
const NEXT = 'next';
const PLACE: Selection = { kind: 'object', fields: ['hasNextPage', 'endCursor'].map((name) => [name, VALUE] as const) };

/** Adds the cursor of the next page to a selection. */
export const withNext = (selection: Selection): Selection =>
  selection.kind === 'object' ? { kind: 'object', fields: [...selection.fields, [`${NEXT}: pageInfo`, PLACE]] } : selection;

/** Splits a page into the requested fields and the cursor of the next page, which is undefined on the last page. */
export function splitNext(page: unknown): { readonly value: unknown; readonly next: string | undefined } {
  if (!isObject(page)) return { value: page, next: undefined };
  const { [NEXT]: place, ...value } = page;
  return { value, next: isObject(place) && place.hasNextPage === true ? String(place.endCursor) : undefined };
}

/** Formats a selection as GraphQL. */
export function selectionText(selection: Selection): string {
  if (selection.kind === 'value') return '';
  if (selection.kind === 'object') return `{ ${selection.fields.map(([name, below]) => `${name} ${selectionText(below)}`).join(' ')} }`;
  const types = [...selection.types].filter(([, below]) => below !== NOTHING);
  return `{ ${TYPE_NAME} ${types.map(([name, below]) => `... on ${name} ${selectionText(below)}`).join(' ')} }`;
}

/** Reduces an answer to the requested fields. */
export type Projection = (value: unknown) => unknown;

/** Creates a projection. Complete selections of plain objects return the answer itself. */
export function projectionOf(type: GraphQLOutputType, selection: Selection): Projection {
  if (isNonNullType(type)) return projectionOf(type.ofType as GraphQLOutputType, selection);
  if (isListType(type)) {
    const item = projectionOf(type.ofType as GraphQLOutputType, selection);
    return (value) => (value === null || value === undefined ? null : (value as readonly unknown[]).map(item));
  }
  if (isEnumType(type)) return (value) => (value === null || value === undefined ? null : type.serialize(value));
  if (isLeafType(type)) return (value) => value ?? null;
  if (selection.kind === 'union') return unionProjection(selection);
  return objectProjection(type as GraphQLObjectType, selection);
}

function objectProjection(type: GraphQLObjectType, selection: Selection): Projection {
  if (selection.kind !== 'object') throw new Error(`${type.name} is selected as a value`);
  const known = type.getFields();
  const parts = selection.fields.map(([name, below]) => {
    const field = known[name];
    if (!field) throw new Error(`${type.name} has no field ${name}`);
    return { name, project: projectionOf(field.type, below) };
  });
  return (value) => {
    if (value === null || value === undefined) return null;
    const picked: Record<string, unknown> = {};
    for (const { name, project } of parts) picked[name] = project((value as Record<string, unknown>)[name]);
    return picked;
  };
}

function unionProjection({ type, types }: Extract<Selection, { kind: 'union' }>): Projection {
  const byName = new Map(type.getTypes().map((one) => [one.name, projectionOf(one, types.get(one.name) as Selection)] as const));
  return (value) => {
    if (value === null || value === undefined) return null;
    const { __typename } = value as { readonly __typename: string };
    return { __typename, ...(byName.get(__typename)?.(value) as object) };
  };
}
