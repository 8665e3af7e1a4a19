/** Every hand is evaluated. Drax hands take longer. */
import type { Question } from './relations.js';

/** Estimated cost in milliseconds on one core. See `Cost`. */
export const cost = ({ game, hands }: Question): number => 0.001 + (game === 'DRAX' ? 0.004 : 0.0026) * hands.length;
