/** Notes of an import on accepted rows: doubtful values and tidied spelling. */
import { SHAPE } from '@rangefinder/query';
import type { Text } from '@rangefinder/rules';
import type { UnitDraft } from '../domain/drafts.js';

/** Creates a text with a quotation in place of `%`. */
export const quoting =
  (en: string, ru: string) =>
  (given: string): Text => ({
    en: en.replace('%', () => given),
    ru: ru.replace('%', () => given),
  });

/** Kind of a note: doubtful, tidied spelling, or an incomplete card. */
type NoteKind = 'doubtful' | 'tidied' | 'withoutCard';

/** Code of a note. Formats have codes of their own. */
export type NoteCode = string;

/** A note. */
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
 * Creates factories of notes, by code.
 * @example notes({ TYPE_CASE: { kind: 'tidied', text: quoting('type in lower case: %', 'тип строчными буквами: %') }
 *   }).TYPE_CASE('bm')
 */
export const notes = <const T extends Readonly<Record<string, NoteType>>>(types: T): { readonly [C in keyof T]: (given: string) => Note } =>
  Object.fromEntries(Object.entries(types).map(([code, type]) => [code, (given: string) => noteOf(code, type, given)])) as {
    readonly [C in keyof T]: (given: string) => Note;
  };

function noteOf(code: string, { kind, text }: NoteType, about: string): Note {
  const given = about.length > MAX_QUOTE_LENGTH ? `${about.slice(0, MAX_QUOTE_LENGTH)}…` : about;
  return { code, given, kind, text: text(given) };
}

/** Notes for rows of every format. */
export const NOTES = notes({
  NAME_BLANKS: { kind: 'tidied', text: () => ({ en: 'stray blanks in the name', ru: 'лишние пробелы в названии' }) },
  HIDDEN_IN_NAME: {
    kind: 'doubtful',
    text: quoting('signs in the name that cannot be seen: %', 'в названии есть невидимые символы: %'),
  },
  MARKUP_IN_NAME: { kind: 'doubtful', text: quoting('markup in the name: %', 'разметка в названии: %') },
  AS_OF_UNREADABLE: {
    kind: 'doubtful',
    text: quoting(
      'asOf is no date such as 2026-02-28, so the row counts as read now: %',
      'asOf не дата вида 2026-02-28, поэтому строка считается прочитанной сейчас: %',
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
  READ_TWICE: {
    kind: 'doubtful',
    text: quoting(
      'came twice with different figures; the later row counts: %',
      'встретилось дважды с разными данными, учтена последняя строка: %',
    ),
  },
});

/**
 * Notes on what the rule set doubts about a unit.
 * @example doubtsAbout(atlas).length // 0
 */
export const doubtsAbout = ({ system, kind, stats }: UnitDraft): readonly Note[] =>
  (SHAPE.typeOf('unit', system, kind)?.doubts?.(stats, kind) ?? []).map((text) => ({
    code: 'DOUBTFUL_FIGURE',
    given: '',
    kind: 'doubtful',
    text,
  }));

/** The text of a note. */
export const noteText = ({ text }: Note): Text => text;

/** Whether it marks the row as doubtful. */
export const isDoubt = ({ kind }: Note): boolean => kind === 'doubtful';

/** Invisible characters and direction overrides such as `\u202e`. */
const HIDDEN = /\p{Cf}/gu;
const codePoint = (sign: string): string => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
const hiddenIn = (name: string): string => [...new Set(name.match(HIDDEN) ?? [])].map(codePoint).join(', ');

const MARKUP = /&(?:#\d+|#x[\da-f]+|[a-z]+);|<[a-z!/]/i;

/** Normalizes blanks in a name, and notes the changes. */
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
