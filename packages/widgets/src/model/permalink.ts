/** Drafts as flat, readable queries: `?skill=3&inches=2`. The page of a calculator and its address below `/v1/` take the same query. */
import { closest, fieldMeantBy, flatReader, flatten } from '@rangefinder/rules';
import type { Draft, Field, Fields } from '../description.js';

/** The part of a description that permalinks need. */
interface Takes {
  readonly input: Fields;
}

/**
 * The query of a draft, without the question mark. Names that the calculator does not have are left out.
 * @example draftToSearch(description, { skill: 3, inches: 2 }) // 'skill=3&inches=2'
 */
export const draftToSearch = ({ input }: Takes, draft: Draft): string =>
  new URLSearchParams(flatten(known(input, draft)).map(([name, text]) => [name, text])).toString().replaceAll('%2C', ',');

/**
 * The draft of a query, without the names that the calculator does not have: see `unknownParameters`.
 * @example searchToDraft(description, '?skill=3&inches=2') // { skill: 3, inches: 2 }
 */
export function searchToDraft({ input }: Takes, search: string): Draft {
  return known(input, read(input, search).values);
}

/** A parameter that a page does not take. */
export interface UnknownParameter {
  readonly name: string;
  /** Name of the parameter that it probably means. */
  readonly meant: string | undefined;
}

/** Parameters of the service, and those that other sites add to links. */
const OF_OTHERS = /^(?:lang|fields|format|rules|catalog|ref|_gl?|utm_\w+|[a-z]*clid)$/;

/**
 * The parameters of a query that the calculator does not have, at any depth.
 * @example unknownParameters(description, '?skill=3&distance=2') // [{ name: 'distance', meant: 'inches' }]
 */
export function unknownParameters({ input }: Takes, search: string): readonly UnknownParameter[] {
  const { values, unknown } = read(input, search);
  const kept = new Set(flatten(known(input, values)).map(([name]) => name));
  const lost = flatten(values).flatMap(([name, text]) => (kept.has(name) || text === 'null' ? [] : [name]));
  return [...unknown, ...lost].filter((name) => !OF_OTHERS.test(name)).map((name) => ({ name, meant: meantBy(name, input) }));
}

/**
 * The parameters of a query that a page does not take.
 * @example parametersBesides(['name', 'units'], '?unit=x&utm_source=y') // [{ name: 'unit', meant: 'units' }]
 */
export function parametersBesides(taken: readonly string[], search: string): readonly UnknownParameter[] {
  const names = [...new Set(new URLSearchParams(search).keys())];
  return names.filter((name) => !taken.includes(name) && !OF_OTHERS.test(name)).map((name) => ({ name, meant: closest(name, taken) }));
}

/** A nested name is compared by its last part. */
function meantBy(name: string, input: Fields): string | undefined {
  const [, above = '', last = name] = /^(.*\.)?([^.]+)$/.exec(name) ?? [];
  const fields = above === '' ? input : fieldsAt(input, above.split('.').filter(Boolean));
  const meant = fields && fieldMeantBy(last, fields);
  return meant === undefined ? undefined : `${above}${meant}`;
}

/** The fields at a path; undefined where there are none. */
function fieldsAt(fields: Fields, path: readonly string[]): Fields | undefined {
  let at: Field | undefined = { kind: 'object', fields } as unknown as Field;
  for (const name of path)
    at = at?.kind === 'list' ? at.item : at?.kind === 'object' && Object.hasOwn(at.fields, name) ? at.fields[name] : undefined;
  return at?.kind === 'object' ? at.fields : undefined;
}

function read(input: Fields, search: string): ReturnType<ReturnType<typeof flatReader>> {
  const query = new URLSearchParams(search);
  return flatReader(input)([...new Set(query.keys())].map((name) => [name, textOrTexts(query.getAll(name))] as const));
}

const textOrTexts = (texts: readonly string[]): unknown => (texts.length === 1 ? texts[0] : texts);

/** The part of a draft that a form can show: known fields, and lists up to their maximum length. */
const known = (fields: Fields, draft: Draft): Draft =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = Object.hasOwn(draft, name) ? knownIn(field, draft[name]) : undefined;
      return value === undefined || value === null ? [] : [[name, value]];
    }),
  );

function knownIn(field: Field, value: unknown): unknown {
  if (field.kind === 'list')
    return Array.isArray(value) ? value.slice(0, field.max).map((item) => knownIn(field.item, item) ?? null) : undefined;
  const [plain] = Array.isArray(value) ? value : [value];
  if (field.kind !== 'object') return typeof plain === 'object' ? undefined : plain;
  return typeof plain === 'object' && plain !== null ? known(field.fields, plain as Draft) : undefined;
}
