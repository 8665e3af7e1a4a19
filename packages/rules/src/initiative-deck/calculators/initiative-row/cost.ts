/** Each participant is a step. */
import type { Question } from './relations.js';

/** Milliseconds of one core: see `Cost`. */
export const cost = ({ participants, row }: Question): number => 0.001 + 0.0008 * participants.length + 0.0005 * (row?.length ?? 0);
