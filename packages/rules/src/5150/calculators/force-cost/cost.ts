/** The cost grows with the number of lines and of their weapons. */
import type { Question } from './resolve.js';

/** Estimated cost in milliseconds on one core. See `Cost`. */
export const cost = ({ figures }: Question): number => figures.reduce((sum, { weapons }) => sum + 0.0011 + 0.0003 * weapons.length, 0.002);
