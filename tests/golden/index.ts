/** Golden rows by rule set. */
import type { GoldenRow } from './row.js';

export const goldenBySystem: Readonly<Record<string, readonly GoldenRow[]>> = {};
