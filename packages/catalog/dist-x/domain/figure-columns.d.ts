/** Which column holds which figure. */
import type { FigureColumn } from '../schema.js';
import { type Figure } from './figures.js';
/**
 * The column of a figure.
 * @example columnOf('damageShort') // 'damage_short'
 */
export declare const columnOf: (figure: Figure) => FigureColumn;
/** The columns of all figures, in their order. */
export declare const FIGURE_COLUMNS: readonly FigureColumn[];
