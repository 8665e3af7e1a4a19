/** The procedure of an attack, which advice takes again and again. */
export { resolve } from '../../engine/attack/attack.js';
