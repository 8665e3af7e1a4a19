/** Columns of figures. */
import type { Figure } from '@rangefinder/query';

/**
 * The column of a figure.
 * @example columnOf('damageShort') // 'damage_short'
 */
export const columnOf = (figure: Figure): string => figure.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
