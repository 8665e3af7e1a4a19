/** Output of the shooting calculator. */
export { output } from '../../engine/shooting/output.js';
