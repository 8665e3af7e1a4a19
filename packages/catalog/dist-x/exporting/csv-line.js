/** Lines of CSV as RFC 4180 has them. */
/**
 * Cells as a line.
 * @example csvLine(['a', 'b "c"']) // 'a,"b ""c"""\r\n'
 */
export const csvLine = (cells) => `${cells.map(quoted).join(',')}\r\n`;
const quoted = (cell) => (/[",\r\n\t;]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
//# sourceMappingURL=csv-line.js.map