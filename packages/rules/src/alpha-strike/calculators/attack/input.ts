/** What the attack calculator takes: an attack as the engine resolves it. */
export { input } from '../../engine/attack/input.js';
