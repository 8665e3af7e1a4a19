/** Lines of CSV by RFC 4180. */
import { safeCell } from '../importing/formats/formula-cells.js';

/**
 * Formats cells as a line.
 * @example csvLine(['a', 'b "c"']) // 'a,"b ""c"""\r\n'
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map((cell) => quoted(safeCell(cell))).join(',')}\r\n`;

const quoted = (cell: string): string => (/[",\r\n\t;]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
