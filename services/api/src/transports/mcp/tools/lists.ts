/** Lists in replies: a line of CSV for each entry, with a cursor to the next page. */
import { optional, text } from './tool.js';

export const MAX_LISTED = 100;

const MAX_CURSOR_CHARACTERS = 2_000;

export const CURSOR = optional(text('Cursor of the page before', 'Курсор предыдущей страницы', MAX_CURSOR_CHARACTERS));

const cell = (value: unknown): string => {
  const shown = value === null || value === undefined ? '' : String(value);
  return /[",\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
};

/** @example csvLine(['Atlas', null, 52]) // 'Atlas,,52' */
export const csvLine = (row: readonly unknown[]): string => row.map(cell).join(',');
