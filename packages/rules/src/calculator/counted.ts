/** Fields that count only with some values of another one: given where they do not, they are refused by name. */

import type { Text } from '../text/language.js';
import type { CountsFor, Field, Fields } from './fields.js';
import type { Path, Problem } from './problems.js';

type Values = Readonly<Record<string, unknown>>;
type Conditional = readonly (readonly [name: string, field: Field, within: Fields | undefined])[];

const conditional = new WeakMap<Fields, Conditional>();

const withinOf = (field: Field): Fields | undefined => {
  if (field.kind === 'object') return field.fields;
  return field.kind === 'list' ? withinOf(field.item) : undefined;
};

/** The fields that have a condition, and those with such fields inside. */
function conditionalIn(fields: Fields): Conditional {
  const known = conditional.get(fields);
  if (known) return known;
  const found = Object.entries(fields)
    .map(([name, field]) => [name, field, withinOf(field)] as const)
    .filter(([, { countsFor }, within]) => countsFor || (within && conditionalIn(within).length > 0));
  conditional.set(fields, found);
  return found;
}

/** The problems of values that do not count in a checked question. `around` holds the values of the objects around them. */
export function uncountedIn(fields: Fields, values: Values, path: Path = [], around: Values = values): readonly Problem[] {
  return conditionalIn(fields).flatMap(([name, field, within]): readonly Problem[] => {
    const [given, place] = [values[name], [...path, name]];
    if (given === undefined) return [];
    const { countsFor } = field;
    if (countsFor && !isCounted(field, countsFor, around, given)) return [problemOf(field, countsFor, place, given)];
    if (!within) return [];
    const inner = (item: unknown, at: Path) => uncountedIn(within, item as Values, at, { ...around, ...(item as Values) });
    return Array.isArray(given) ? given.flatMap((item, index) => inner(item, [...place, index])) : inner(given, place);
  });
}

/** The value of a field that changes nothing. */
function neutralOf(field: Field): unknown {
  if ('assumed' in field && field.assumed !== undefined) return field.assumed;
  return 'default' in field ? field.default : undefined;
}

function isCounted(field: Field, { field: other, values }: CountsFor, around: Values, given: unknown): boolean {
  const isNeutral = given === neutralOf(field) || (Array.isArray(given) && given.length === 0);
  return isNeutral || values.includes(String(around[other]));
}

const NOTHING: Text = { en: 'none', ru: 'ничего' };
const SWITCHED = { true: { en: 'yes', ru: 'да' }, false: { en: 'no', ru: 'нет' } } as const;

/** The neutral value of a field in words. */
function neutralText(field: Field): Text {
  const neutral = neutralOf(field);
  if (typeof neutral === 'boolean') return SWITCHED[`${neutral}`];
  return typeof neutral === 'number' ? { en: String(neutral), ru: String(neutral) } : NOTHING;
}

function problemOf(field: Field, { text }: CountsFor, path: Path, given: unknown): Problem {
  const neutral = neutralText(field);
  const allowed = { en: `${neutral.en}: it counts only ${text.en}`, ru: `${neutral.ru}: учитывается только ${text.ru}` };
  return { code: 'CONFLICT', path, given, allowed };
}
