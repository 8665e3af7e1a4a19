/** Re-exports the procedure of the engine, which the advice calculator uses too. */
export { resolve } from '../../engine/attack/attack.js';
