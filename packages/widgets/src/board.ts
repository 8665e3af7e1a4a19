/** The layout of a question with two sides: loaded by the calculators that have one. */
export { twoSided, withStandIns } from './model/two-sides.js';
export { boardStyles } from './views/board-styles.js';
export { boardView } from './views/two-sides.js';
