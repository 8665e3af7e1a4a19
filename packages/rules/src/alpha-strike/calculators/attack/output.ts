/** What the attack calculator gives, besides what it does not count. */
export { output } from '../../engine/attack/output.js';
