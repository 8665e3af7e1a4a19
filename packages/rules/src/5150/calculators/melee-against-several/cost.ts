/** The time grows with the groups of opponents that may stand and with the dice of the one. */
import { diceOf } from '../../engine/melee/modifiers.js';
import type { Question } from './round.js';

const ROUND_MS = 0.12;

/** Estimated cost in milliseconds on one core. See `Cost`. */
export const cost = ({ fighter, opponents }: Question): number => ROUND_MS * 2 ** opponents.length * opponents.length * diceOf(fighter);
