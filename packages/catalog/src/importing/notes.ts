/** What an import has to say about a row that it takes: where the source was doubtful, and what was only tidied. */
import type { Text } from '@rangefinder/rules';

/** Words for what is quoted in place of `%`. */
export const quoting =
  (en: string, ru: string) =>
  (given: string): Text => ({
    en: en.replace('%', () => given),
    ru: ru.replace('%', () => given),
  });

/** What a note says of a row: that it is in doubt, that its spelling was only tidied, that it is no card yet. */
type NoteKind = 'doubtful' | 'tidied' | 'withoutCard';

/** Code of a note. Formats have codes of their own. */
export type NoteCode = string;

/** A note with what it is about. */
export interface Note {
  readonly code: NoteCode;
  readonly given: string;
  readonly kind: NoteKind;
  readonly text: Text;
}

interface NoteType {
  readonly kind: NoteKind;
  readonly text: (given: string) => Text;
}

const MAX_QUOTE_LENGTH = 80;

/**
 * Makers of notes, by their codes.
 * @example notes({ TYPE_CASE: { kind: 'tidied', text: quoting('type in lower case: %', 'тип строчными буквами: %') } }).TYPE_CASE('bm')
 */
export const notes = <const T extends Readonly<Record<string, NoteType>>>(types: T): { readonly [C in keyof T]: (given: string) => Note } =>
  Object.fromEntries(Object.entries(types).map(([code, type]) => [code, (given: string) => noteOf(code, type, given)])) as {
    readonly [C in keyof T]: (given: string) => Note;
  };

function noteOf(code: string, { kind, text }: NoteType, about: string): Note {
  const given = about.length > MAX_QUOTE_LENGTH ? `${about.slice(0, MAX_QUOTE_LENGTH)}…` : about;
  return { code, given, kind, text: text(given) };
}

/** Notes that rows of every format may have. */
export const NOTES = notes({
  NAME_BLANKS: { kind: 'tidied', text: () => ({ en: 'stray blanks in the name', ru: 'лишние пробелы в названии' }) },
  HIDDEN_IN_NAME: {
    kind: 'doubtful',
    text: quoting('signs in the name that cannot be seen: %', 'в названии есть невидимые символы: %'),
  },
  MARKUP_IN_NAME: { kind: 'doubtful', text: quoting('markup in the name: %', 'разметка в названии: %') },
  CORRECTION_KEPT: {
    kind: 'doubtful',
    text: quoting('corrected otherwise; the correction of this catalog stays: %', 'поправлено иначе, осталась поправка этого каталога: %'),
  },
  CORRECTION_UNFIT: {
    kind: 'doubtful',
    text: quoting('a correction that does not fit the unit: %', 'поправка не подходит юниту: %'),
  },
  READ_TWICE: {
    kind: 'doubtful',
    text: quoting(
      'came twice with different figures; the later row counts: %',
      'встретилось дважды с разными данными, учтена последняя строка: %',
    ),
  },
});

/** The note in words. */
export const noteText = ({ text }: Note): Text => text;

/** Whether it puts the row in doubt. */
export const isDoubt = ({ kind }: Note): boolean => kind === 'doubtful';

/** What takes no place or turns the direction of writing, as in `\u202e`; and a name of nothing else. */
const HIDDEN = /\p{Cf}/gu;
const codePoint = (sign: string): string => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
const hiddenIn = (name: string): string => [...new Set(name.match(HIDDEN) ?? [])].map(codePoint).join(', ');

const MARKUP = /&(?:#\d+|#x[\da-f]+|[a-z]+);|<[a-z!/]/i;

/** A name without stray blanks, and what is to be said about it. */
export function tidyName(printed: string): { readonly name: string; readonly notes: readonly Note[] } {
  const name = printed.replace(/\s+/gu, ' ').trim();
  const hidden = hiddenIn(name);
  return {
    name,
    notes: [
      ...(name === printed ? [] : [NOTES.NAME_BLANKS('')]),
      ...(MARKUP.test(name) ? [NOTES.MARKUP_IN_NAME(name)] : []),
      ...(hidden === '' ? [] : [NOTES.HIDDEN_IN_NAME(hidden)]),
    ],
  };
}
