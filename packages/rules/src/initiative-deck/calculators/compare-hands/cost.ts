/** Each hand is ranked; drax hands are the slower ones. */
import type { Question } from './relations.js';

/** Milliseconds of one core: see `Cost`. */
export const cost = ({ game, hands }: Question): number => 0.001 + (game === 'DRAX' ? 0.004 : 0.0026) * hands.length;
