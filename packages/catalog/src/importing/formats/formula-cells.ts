/**
 * Cells that a spreadsheet would run: an apostrophe before them makes them text. ParsedRow takes it off again.
 */

/** What formulas begin with, behind apostrophes that were there before. */
const RUNS = /^'*[=+\-@\t\r]/;
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const ESCAPED = /^'+[=+\-@\t\r]/;

/**
 * A cell as it is written.
 * @example safeCell('=HYPERLINK("x")') // '\'=HYPERLINK("x")'
 */
export const safeCell = (text: string): string => (RUNS.test(text) && !NUMBER.test(text) ? `'${text}` : text);

/** A cell as it was before `safeCell`. */
export const plainCell = (cell: string): string => (ESCAPED.test(cell) ? cell.slice(1) : cell);
