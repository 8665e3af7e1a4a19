import { FIGURES } from './figures.js';
/**
 * The column of a figure.
 * @example columnOf('damageShort') // 'damage_short'
 */
export const columnOf = (figure) => figure.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** The columns of all figures, in their order. */
export const FIGURE_COLUMNS = FIGURES.map(columnOf);
//# sourceMappingURL=figure-columns.js.map