/** Each line of the force is a step that names its weapons. */
import type { Question } from './resolve.js';

/** Milliseconds of one core: see `Cost`. */
export const cost = ({ figures }: Question): number => figures.reduce((sum, { weapons }) => sum + 0.0011 + 0.0003 * weapons.length, 0.002);
