/** Choices and ids in any case, or by their name in any language. Called only for values that are no exact match. */
import { LANGUAGES } from '../text/language.js';
import type { ChoiceField, IdField } from './fields.js';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

/** @example choiceNamed(targetMoved, 'jumped') // 'JUMPED' */
export function choiceNamed({ type }: ChoiceField, given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined;
  const found = Object.entries(type.values).find(([value, words]) =>
    [value, ...LANGUAGES.map((language) => words[language])].some((name) => plain(name) === plain(given)),
  );
  return found?.[0];
}

/** @example idNamed(weapon, 'Assault Rifle') // 'assault-rifle' */
export function idNamed({ of, prefix = '' }: IdField, given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined;
  const id = plain(given.toLowerCase().startsWith(prefix) ? given.slice(prefix.length) : given);
  return of.find((one) => plain(one) === id);
}
