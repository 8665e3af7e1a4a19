/** Protection against formula injection: an apostrophe before a cell makes it text for a spreadsheet. The import removes it. */

/** Beginnings of formulas, after any apostrophes that were there before. */
const RUNS = /^'*[=+\-@\t\r]/;
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const ESCAPED = /^'+[=+\-@\t\r]/;

/**
 * A cell as it is written.
 * @example safeCell('=HYPERLINK("x")') // '\'=HYPERLINK("x")'
 */
export const safeCell = (text: string): string => (RUNS.test(text) && !NUMBER.test(text) ? `'${text}` : text);

/** Reverses `safeCell`. */
export const plainCell = (cell: string): string => (ESCAPED.test(cell) ? cell.slice(1) : cell);
