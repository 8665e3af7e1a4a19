/** What the shooting calculator gives. */
export { output } from '../../engine/shooting/output.js';
