/** How a table that is too wide for a phone is arranged there; style sheets do the rest. */
import { LANGUAGES, type Language, type Table } from '@rangefinder/rules';
import { cellText } from './plain-text.js';

/** From here on, columns of words do not fit next to each other. Columns of numbers do, or they are scrolled. */
const MANY_COLUMNS = 6;
/** A cell of a few words; results such as “knocked down” are shorter. */
const LONG_CELL_CHARACTERS = 25;

/**
 * `paired`: the first two columns have the abbreviations of both languages, which stand below each other. `stacked`: each row is a list
 * of its cells with the names of their columns.
 */
type PhoneForm = 'paired' | 'stacked';

const isLanguagePair = ({ columns }: Table): boolean => LANGUAGES.every((language, at) => columns[at]?.en === language.toUpperCase());

const isWordy = ({ columns, rows }: Table): boolean =>
  columns.length >= MANY_COLUMNS &&
  rows.flat().some((cell) => LANGUAGES.some((language) => cellText(cell, language).length > LONG_CELL_CHARACTERS));

/** The form of a table on a phone; none if it stays as it is. */
export function phoneForm(table: Table): PhoneForm | undefined {
  if (isLanguagePair(table)) return 'paired';
  return isWordy(table) ? 'stacked' : undefined;
}

/** The name of a column, for cells of a stacked table. */
export const cellLabel = (table: Table, column: number, language: Language): string | undefined =>
  phoneForm(table) === 'stacked' ? table.columns[column]?.[language] : undefined;
