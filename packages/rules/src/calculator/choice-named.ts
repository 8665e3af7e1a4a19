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
  const text = plain(given);
  const found = Object.entries(type.values).find(([value, words]) =>
    [value, ...LANGUAGES.map((language) => words[language])].some((name) => plain(name) === text),
  );
  return found?.[0];
}

/**
 * The only choice that starts with the given text, that starts it, or that has it as a word of its name.
 * @example choiceMeantBy(targetMoved, 'jump') // 'JUMPED'
 */
export function choiceMeantBy({ type }: ChoiceField, given: unknown): string | undefined {
  if (typeof given !== 'string' || plain(given) === '') return undefined;
  const text = plain(given);
  const values = Object.entries(type.values);
  const starting = values.filter(([value]) => plain(value).startsWith(text) || text.startsWith(`${plain(value)} `));
  const named = values.filter(([, words]) =>
    LANGUAGES.some((language) =>
      plain(words[language])
        .split(/[^\p{L}\p{N}]+/u)
        .includes(text),
    ),
  );
  return (starting.length === 1 ? starting : named.length === 1 ? named : [])[0]?.[0];
}

/** @example idNamed(weapon, 'Assault Rifle') // 'assault-rifle' */
export function idNamed({ of, prefix = '' }: IdField, given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined;
  const id = plain(given.toLowerCase().startsWith(prefix) ? given.slice(prefix.length) : given);
  return of.find((one) => plain(one) === id);
}
