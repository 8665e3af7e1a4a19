/** The rulebook line by line, so that a search result can show the line that answers it. */
import { cellText, plainText } from '@rangefinder/rulebook';
import { addressOf, type Language, type Ruling, systems, type Table } from '@rangefinder/rules';
import { textOf } from './texts.js';

/** Table rows and sentences by path without the language. */
export type Passages = Readonly<Record<string, readonly string[]>>;

const SENTENCE_END = /(?<=[.!?…]["»”)]?)\s+(?=[\p{Lu}\d«“"(])/u;
/** Separator of table columns in plain text. */
const BETWEEN = ' · ';

const pathOf = (id: string, language: Language): string => addressOf(id, language).slice(`/${language}/`.length);

/** Keeps table rows whole and splits prose into sentences. */
const linesOf = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => (line.includes(BETWEEN) ? [line] : line.split(SENTENCE_END)));

const tableLines = ({ rows, notes = [] }: Table, language: Language): readonly string[] => [
  ...rows.map((row) => row.map((cell) => cellText(cell, language)).join(BETWEEN)),
  ...notes.map((note) => note[language]),
];

const rulingLines = ({ question, decision }: Ruling, language: Language): readonly string[] => [decision[language], question[language]];

export const passages = (language: Language): Passages =>
  Object.fromEntries(
    systems.flatMap(({ sections, tables, rulings }) => [
      ...sections.flatMap(({ id }) => {
        const text = textOf(id);
        return text ? [[pathOf(id, language), linesOf(plainText(text, language))] as const] : [];
      }),
      ...tables.map((table) => [pathOf(table.id, language), tableLines(table, language)] as const),
      ...rulings.map((ruling) => [pathOf(ruling.id, language), rulingLines(ruling, language)] as const),
    ]),
  );
