/** What the shooting calculator takes: a burst as the engine resolves it. */
export { input } from '../../engine/shooting/input.js';
