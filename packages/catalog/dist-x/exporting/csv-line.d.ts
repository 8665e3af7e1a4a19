/** Lines of CSV as RFC 4180 has them. */
/**
 * Cells as a line.
 * @example csvLine(['a', 'b "c"']) // 'a,"b ""c"""\r\n'
 */
export declare const csvLine: (cells: readonly string[]) => string;
