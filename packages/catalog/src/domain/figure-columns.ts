/** Which column holds which figure. */
import type { FigureColumn } from '../schema.js';
import type { Figure } from './figures.js';

/**
 * The column of a figure.
 * @example columnOf('damageShort') // 'damage_short'
 */
export const columnOf = (figure: Figure): FigureColumn => figure.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as FigureColumn;
