/** The field that an unknown name probably means: by its spelling, its place in the question, or its label. */
import { LANGUAGES } from '../text/language.js';
import { closest } from './closest.js';
import type { Field, Fields } from './fields.js';

/** Words of a name in camel case, snake case or plain text, in lower case. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A longer name is no name of a field. */
const MAX_NAME_CHARACTERS = 100;

interface Known {
  readonly path: string;
  readonly name: string;
  readonly field: Field;
}

/** The fields by their paths, with those of nested objects. */
const knownIn = (fields: Fields, above: readonly string[] = []): readonly Known[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const path = [...above, name];
    return [{ path: path.join('.'), name, field }, ...(field.kind === 'object' ? knownIn(field.fields, path) : [])];
  });

/** Whether the label of a field has all of these words. */
const hasWords = ({ field }: Known, words: readonly string[]): boolean =>
  words.length > 0 &&
  LANGUAGES.some((language) => {
    const label = wordsOf(field.label[language]);
    return words.every((word) => label.includes(word));
  });

/** The first item of a list that a path without a place names: `legs[][inches]`, `legs.inches`. */
function itemMeantBy(name: string, fields: Fields): string | undefined {
  const [list = '', member = '', ...below] = name.split(/[.[\]]+/).filter((step) => !/^-?\d*$/.test(step));
  const field = Object.hasOwn(fields, list) ? fields[list] : undefined;
  const hasMember = field?.kind === 'list' && field.item.kind === 'object' && Object.hasOwn(field.item.fields, member);
  return hasMember && below.length === 0 ? `${list}[0].${member}` : undefined;
}

/**
 * The path of the field that a name probably means.
 * @example fieldMeantBy('distance', targetNumber.input) // 'inches'
 */
export function fieldMeantBy(name: string, fields: Fields): string | undefined {
  if (name.length > MAX_NAME_CHARACTERS) return undefined;
  const item = itemMeantBy(name, fields);
  if (item) return item;
  const near = closest(name, Object.keys(fields));
  if (near) return near;
  const known = knownIn(fields);
  const nested = closest(name, [...new Set(known.map((one) => one.name))]);
  const words = wordsOf(name);
  const found = known.find((one) => one.name === nested) ?? known.find((one) => hasWords(one, words));
  return found?.path;
}
