/** The procedure of a burst, which advice takes again and again. */
export { resolve } from '../../engine/shooting/shoot.js';
