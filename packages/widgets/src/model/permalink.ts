/** Drafts as flat, readable queries: `?skill=3&inches=2`. The page of a calculator and its address below `/v1/` take the same query. */
import { flatReader, flatten } from '@rangefinder/rules';
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
 * The draft of a query. Names that the calculator does not have are ignored.
 * @example searchToDraft(description, '?skill=3&inches=2') // { skill: 3, inches: 2 }
 */
export function searchToDraft({ input }: Takes, search: string): Draft {
  const query = new URLSearchParams(search);
  const parameters = [...new Set(query.keys())].map((name) => [name, textOrTexts(query.getAll(name))] as const);
  return known(input, flatReader(input)(parameters).values);
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
