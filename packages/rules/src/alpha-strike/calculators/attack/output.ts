/** Output of the attack calculator, except the list of abilities that are not counted. */
export { output } from '../../engine/attack/output.js';
