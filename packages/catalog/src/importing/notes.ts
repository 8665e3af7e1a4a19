/** What an import has to say about a row that it takes: where the source was doubtful, and what was only tidied. */
import type { Text } from '@rangefinder/rules';

const say = (en: string, ru: string) => (): Text => ({ en, ru });
const quoting =
  (en: string, ru: string) =>
  (given: string): Text => ({
    en: en.replace('%', () => given),
    ru: ru.replace('%', () => given),
  });

/** What a note says of a row: that it is in doubt, that its spelling was only tidied, that it is no card yet. */
export type NoteKind = 'doubtful' | 'tidied' | 'withoutCard';

/** Every note: its kind and the words for it. */
const NOTES = {
  NAME_BLANKS: { kind: 'tidied', text: say('stray blanks in the name', 'лишние пробелы в названии') },
  TYPE_CASE: { kind: 'tidied', text: quoting('type in lower case: %', 'тип строчными буквами: %') },
  SPECIALS_EMPTY: {
    kind: 'tidied',
    text: quoting('a comma with nothing behind it among the abilities: %', 'пустое место между запятыми в списке особенностей: %'),
  },
  YEAR_NOT_GIVEN: { kind: 'tidied', text: quoting('no year of introduction: %', 'год появления не указан: %') },
  NO_CARD: { kind: 'withoutCard', text: quoting('no card yet, kept out of play: %', 'карточки пока нет, не допущен к игре: %') },
  TYPE_MISSING: { kind: 'doubtful', text: quoting('no type; taken for %', 'тип не указан, принят %') },
  SPECIALS_UNBALANCED: { kind: 'doubtful', text: quoting('a parenthesis that has no partner: %', 'непарная скобка: %') },
  SPECIALS_TOO_LONG: {
    kind: 'doubtful',
    text: quoting(
      'an ability too long to be one; only the raw row has it: %',
      'слишком длинная особенность, осталась только в исходной строке: %',
    ),
  },
  SPECIALS_TOO_MANY: {
    kind: 'doubtful',
    text: quoting(
      'too many abilities; only the raw row has those from: %',
      'слишком много особенностей, остались только в исходной строке, начиная с: %',
    ),
  },
  CORRECTION_KEPT: {
    kind: 'doubtful',
    text: quoting('corrected otherwise; the correction of this catalog stays: %', 'поправлено иначе, осталась поправка этого каталога: %'),
  },
  CORRECTION_UNFIT: {
    kind: 'doubtful',
    text: quoting('a correction that does not fit the unit: %', 'поправка не подходит юниту: %'),
  },
  MOVE_UNKNOWN: { kind: 'doubtful', text: quoting('an unknown kind of movement: %', 'неизвестный способ движения: %') },
  MOVE_UNREADABLE: {
    kind: 'doubtful',
    text: quoting('the move cannot be read, so the unit stays out of play: %', 'движение не читается, юнит не допущен к игре: %'),
  },
  JUMP_DISAGREES: {
    kind: 'doubtful',
    text: quoting('move and jump ability contradict each other: %', 'движение не сходится с прыжковой особенностью: %'),
  },
  TMM_DISAGREES: {
    kind: 'doubtful',
    text: quoting('the stated TMM is not what the move gives: %', 'указанный МДЦ не сходится с движением: %'),
  },
  MINIMAL_DISAGREES: {
    kind: 'doubtful',
    text: quoting('marked as minimal damage, yet it has a value: %', 'помечено как минимальный урон, но значение есть: %'),
  },
  MARKUP_IN_NAME: { kind: 'doubtful', text: quoting('markup in the name: %', 'разметка в названии: %') },
  READ_TWICE: {
    kind: 'doubtful',
    text: quoting(
      'came twice with different figures; the later row counts: %',
      'встретилось дважды с разными данными, учтена последняя строка: %',
    ),
  },
} as const satisfies Record<string, { readonly kind: NoteKind; readonly text: (given: string) => Text }>;

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

/** What it says of the row. */
export const kindOfNote = ({ code }: Note): NoteKind => NOTES[code].kind;

/** Whether it puts the row in doubt. */
export const isDoubt = (said: Note): boolean => kindOfNote(said) === 'doubtful';

const MARKUP = /&(?:#\d+|#x[\da-f]+|[a-z]+);|<[a-z!/]/i;

/** A name without stray blanks, and what is to be said about it. */
export function tidyName(printed: string): { readonly name: string; readonly notes: readonly Note[] } {
  const name = printed.replace(/\s+/gu, ' ').trim();
  return {
    name,
    notes: [...(name === printed ? [] : [note('NAME_BLANKS')]), ...(MARKUP.test(name) ? [note('MARKUP_IN_NAME', name)] : [])],
  };
}
