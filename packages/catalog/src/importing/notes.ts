/** What an import has to say about a row that it takes: where the source was doubtful, and what was only tidied. */
import type { Text } from '@rangefinder/rules';

const say = (en: string, ru: string) => (): Text => ({ en, ru });
const quoting =
  (en: string, ru: string) =>
  (given: string): Text => ({
    en: en.replace('%', () => given),
    ru: ru.replace('%', () => given),
  });

/** Every note: whether the row is in doubt or its spelling was only tidied, and the words for it. */
export const NOTES = {
  NAME_BLANKS: { doubtful: false, text: say('stray blanks in the name', 'лишние пробелы в названии') },
  TYPE_CASE: { doubtful: false, text: quoting('type in lower case: %', 'тип строчными буквами: %') },
  SPECIALS_EMPTY: {
    doubtful: false,
    text: quoting('a comma with nothing behind it among the abilities: %', 'пустое место между запятыми в списке особенностей: %'),
  },
  YEAR_NOT_GIVEN: { doubtful: false, text: quoting('no year of introduction: %', 'год появления не указан: %') },
  TYPE_MISSING: { doubtful: true, text: quoting('no type; taken for %', 'тип не указан, принят %') },
  SPECIALS_UNBALANCED: { doubtful: true, text: quoting('a parenthesis that has no partner: %', 'непарная скобка: %') },
  MOVE_UNKNOWN: { doubtful: true, text: quoting('an unknown kind of movement: %', 'неизвестный способ движения: %') },
  MOVE_UNREADABLE: {
    doubtful: true,
    text: quoting('the move cannot be read, so the unit stays out of play: %', 'движение не читается, юнит не допущен к игре: %'),
  },
  JUMP_DISAGREES: {
    doubtful: true,
    text: quoting('move and jump ability contradict each other: %', 'движение не сходится с прыжковой особенностью: %'),
  },
  TMM_DISAGREES: {
    doubtful: true,
    text: quoting('the stated TMM is not what the move gives: %', 'указанный МДЦ не сходится с движением: %'),
  },
  MINIMAL_DISAGREES: {
    doubtful: true,
    text: quoting('marked as minimal damage, yet it has a value: %', 'помечено как минимальный урон, но значение есть: %'),
  },
  MARKUP_IN_NAME: { doubtful: true, text: quoting('markup in the name: %', 'разметка в названии: %') },
  READ_TWICE: {
    doubtful: true,
    text: quoting(
      'came twice with different figures; the later row counts: %',
      'встретилось дважды с разными данными, учтена последняя строка: %',
    ),
  },
} as const satisfies Record<string, { readonly doubtful: boolean; readonly text: (given: string) => Text }>;

/** Code of a note. */
export type NoteCode = keyof typeof NOTES;

/** A note with what it is about. */
export interface Note {
  readonly code: NoteCode;
  readonly given: string;
}

const LONGEST_QUOTE = 80;

/**
 * A note.
 * @example note('TYPE_CASE', 'bm')
 */
export const note = (code: NoteCode, given = ''): Note => ({
  code,
  given: given.length > LONGEST_QUOTE ? `${given.slice(0, LONGEST_QUOTE)}…` : given,
});

/** The note in words. */
export const noteText = ({ code, given }: Note): Text => NOTES[code].text(given);

/** Whether it puts the row in doubt. */
export const isDoubt = ({ code }: Note): boolean => NOTES[code].doubtful;

const MARKUP = /&(?:#\d+|#x[\da-f]+|[a-z]+);|<[a-z!/]/i;

/** A name without stray blanks, and what is to be said about it. */
export function tidyName(printed: string): { readonly name: string; readonly notes: readonly Note[] } {
  const name = printed.replace(/\s+/gu, ' ').trim();
  return {
    name,
    notes: [...(name === printed ? [] : [note('NAME_BLANKS')]), ...(MARKUP.test(name) ? [note('MARKUP_IN_NAME', name)] : [])],
  };
}
