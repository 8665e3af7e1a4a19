/**
 * The notation for several values of an input: `1,2,4`, `0..42`, `0..42/2`, `*`. Free text can vary only as a list, because it may
 * contain the same characters. Dice have no commas: `D6,D12+2`.
 */
import type { Text } from '../../text/language.js';
import { type Field, type IdField, type IntField, type NumberField, wordsOf } from '../fields.js';

/** A single value, or the several values of an axis. Null for invalid notation. */
export type Read = { readonly kind: 'value'; readonly value: unknown } | { readonly kind: 'values'; readonly values: readonly unknown[] };

/** Larger ranges are rejected before they are expanded. */
const MAX_VALUES = 10_000;

const RANGE = /^(-?\d{1,9}(?:\.\d{1,3})?)\.\.(-?\d{1,9}(?:\.\d{1,3})?)(?:\/(\d{1,9}(?:\.\d{1,3})?))?$/;
const NUMBER = /^-?\d{1,9}(?:\.\d{1,9})?$/;
const ALL = '*';

/** The allowed notation, in words. */
export const NOTATION: Text = {
  en: 'one value, several (1,2,4), a range (0..42, with a step 0..42/2), * for all of a closed list',
  ru: 'одно значение, несколько (1,2,4), диапазон (0..42, с шагом 0..42/2), * — все значения закрытого списка',
};

/**
 * Parses one or several values. Null for invalid notation.
 * @example readValues(inches, '0..2') // { kind: 'values', values: [0, 1, 2] }
 */
export function readValues(field: Field, given: unknown): Read | null {
  if (Array.isArray(given)) return severalOf(field, given);
  if (typeof given !== 'string' || isFree(field) || isWord(field, given)) return { kind: 'value', value: given };
  const parts = given.split(',').map((part) => part.trim());
  if (parts.length > 1 || given.trim() === ALL || RANGE.test(given.trim())) return severalOf(field, parts);
  if (field.kind === 'catalog') return { kind: 'value', value: given };
  const single = valuesOfText(field, given.trim());
  // Text without any notation is kept; the check of its field reports it.
  return single === null && /\*|\.\./.test(given) ? null : { kind: 'value', value: single ? single[0] : given };
}

/** Text varies only as a list, because it may contain commas. Dice have none. */
const isFree = (field: Field): boolean => field.kind === 'text' && field.dice !== true;

/** A word in place of a number, or an id with its prefix, is a single value. */
const isWord = (field: Field, given: string): boolean =>
  (field.kind === 'int' && field.words !== undefined && Object.hasOwn(field.words, given)) ||
  (field.kind === 'id' && idsOf(field).includes(given));

function severalOf(field: Field, parts: readonly unknown[]): Read | null {
  const values: unknown[] = [];
  for (const part of parts) {
    const read = typeof part === 'string' && !isFree(field) && !isWord(field, part) ? valuesOfText(field, part) : [part];
    if (!read || values.length + read.length > MAX_VALUES) return null;
    values.push(...read);
  }
  return values.length === 0 ? null : { kind: 'values', values: [...new Set(values)] };
}

const idsOf = ({ of, prefix = '' }: IdField): readonly string[] => [...of, ...of.map((id) => `${prefix}${id}`)];

/** The values of one part of the notation. */
function valuesOfText(field: Field, text: string): readonly unknown[] | null {
  switch (field.kind) {
    case 'int':
    case 'number':
      return numbersOf(field, text);
    case 'boolean':
      return text === ALL ? [false, true] : text === 'true' || text === 'false' ? [text === 'true'] : null;
    case 'choice':
      return text === ALL ? wordsOf(field.type) : [text];
    case 'id':
      return text === ALL ? field.of : [text];
    case 'catalog':
      return text === ALL ? null : [text];
    default:
      return [text];
  }
}

function numbersOf(field: IntField | NumberField, text: string): readonly unknown[] | null {
  if (text === ALL) return field.kind === 'int' ? [...(rangeOf(field.min, field.max, 1) ?? []), ...Object.keys(field.words ?? {})] : null;
  if (NUMBER.test(text)) return [Number(text)];
  const [, from = '', to = '', step = '1'] = RANGE.exec(text) ?? [];
  return from === '' ? null : rangeOf(Number(from), Number(to), Number(step));
}

/** Ranges are counted in thousandths, so that steps of a tenth stay exact. */
const SCALE = 1_000;

function rangeOf(from: number, to: number, step: number): readonly number[] | null {
  const [start, end, by] = [from, to, step].map((value) => Math.round(value * SCALE)) as [number, number, number];
  if (by === 0) return null;
  const count = Math.floor(Math.abs(end - start) / by) + 1;
  if (count > MAX_VALUES) return null;
  const direction = end < start ? -1 : 1;
  return Array.from({ length: count }, (_, index) => (start + direction * by * index) / SCALE);
}
