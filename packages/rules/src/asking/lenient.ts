/**
 * Lenient parsing of arguments from language models: numbers and booleans as text, choices in any case or by their name. Values
 * that match nothing are left to the check.
 */
import type { ChoiceField, Field, Fields } from '../calculator/fields.js';
import { isObject } from '../calculator/flat.js';
import { readTexts } from '../calculator/flat-reader.js';
import { LANGUAGES } from '../text/language.js';

type Values = Readonly<Record<string, unknown>>;

/**
 * Converts arguments to a draft.
 * @example lenient(targetNumber.input, { skill: '4', targetMoved: 'jumped' }) // { skill: 4, targetMoved: 'JUMPED' }
 */
export const lenient = (fields: Fields, given: Values): Values => withChoices(fields, readTexts(fields, given));

const withChoices = (fields: Fields, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Object.hasOwn(fields, name) ? withChoice(fields[name] as Field, value) : value]),
  );

function withChoice(field: Field, value: unknown): unknown {
  if (field.kind === 'choice' && typeof value === 'string') return choiceOf(field, value);
  if (field.kind === 'id' && typeof value === 'string') return idOf(field.of, value);
  if (field.kind === 'list' && Array.isArray(value)) return value.map((item) => withChoice(field.item, item));
  return field.kind === 'object' && isObject(value) ? withChoices(field.fields, value) : value;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

function choiceOf({ type }: ChoiceField, given: string): string {
  const found = Object.entries(type.values).find(([value, words]) =>
    [value, ...LANGUAGES.map((language) => words[language])].some((name) => plain(name) === plain(given)),
  );
  return found?.[0] ?? given;
}

const idOf = (ids: readonly string[], given: string): string => ids.find((id) => plain(id) === plain(given)) ?? given;
