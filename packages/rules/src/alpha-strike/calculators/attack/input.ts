/** Input of the attack calculator: an attack, defined by the engine. */
export { input } from '../../engine/attack/input.js';
