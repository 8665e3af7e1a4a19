/** Input of the shooting calculator: a burst, defined by the engine. */
export { input } from '../../engine/shooting/input.js';
