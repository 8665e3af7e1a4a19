/** The remaining move and TMM of a unit after MP hits and heat. Source: “Movement hit”, “Heat”. */

import { memoize } from '../../../text/memoize.js';
import { NO_READINGS, type Readings } from '../../reference/readings.js';
import { MIN_MOVE_LOSS_INCHES, MIN_TMM_LOSS } from '../../reference/tables/critical-hits.js';
import { moveChangeAt, SHUTDOWN_HEAT, tmmChangeAt } from '../../reference/tables/heat.js';
import type { Movement } from '../../vocabulary.js';

/** Inches on the ground and in a jump. 0 for a mode that is missing or lost. */
export interface Move {
  readonly ground: number;
  readonly jump: number;
}

const MODE = /^\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*["″”']?\s*([A-Za-zА-Яа-яЁё().]{0,6})\s*$/u;
const JUMPS: readonly string[] = ['j', 'п', 'пр', 'прыж', 'прыж.'];

/** The syntax of a move, for the `pattern` of text fields. */
export const MOVE_PATTERN =
  /^\s*\d{1,3}(?:[.,]\d{1,2})?\s*["″”']?\s*[A-Za-zА-Яа-яЁё().]{0,6}\s*(?:\/\s*\d{1,3}(?:[.,]\d{1,2})?\s*["″”']?\s*[A-Za-zА-Яа-яЁё().]{0,6}\s*){0,3}$/u;

interface Mode {
  readonly inches: number;
  readonly jumps: boolean;
}

/** Parses one part of a move that matches the pattern. */
function modeOf(text: string): Mode {
  const [, inches, suffix] = MODE.exec(text) as unknown as readonly [string, string, string];
  return { inches: Number(inches.replace(',', '.')), jumps: JUMPS.includes(suffix.toLowerCase()) };
}

/**
 * Parses the move of a card. Undefined for other text. A jump alone is the ground distance too.
 * @example parseMove('10"/6"j') // { ground: 10, jump: 6 }
 */
export const parseMove = memoize((text): Move | undefined => {
  if (!MOVE_PATTERN.test(text)) return undefined;
  const modes = text.split('/').map(modeOf);
  const jump = modes.find(({ jumps }) => jumps)?.inches ?? 0;
  return { ground: modes.find(({ jumps }) => !jumps)?.inches ?? jump, jump };
});

/** Half, rounded half up. */
const half = (value: number): number => Math.floor(value / 2 + 0.5);

/** Subtracts half, and at least the minimum loss. Ruling: alpha-strike/ruling/mp-rounding. */
const halved = (value: number, least: number, readings: Readings): number =>
  Math.max(0, value - Math.max(least, readings.includes('mp-rounds-the-rest') ? value - half(value) : half(value)));

/** The move after MP hits. Each takes half of the remaining move. @example afterMovementHits({ ground: 10, jump: 0 }, 1).ground // 5 */
export function afterMovementHits(move: Move, hits: number, readings: Readings = NO_READINGS): Move {
  if (hits <= 0) return move;
  const ground = halved(move.ground, MIN_MOVE_LOSS_INCHES, readings);
  const jump = readings.includes('mp-spares-jump') ? move.jump : halved(move.jump, MIN_MOVE_LOSS_INCHES, readings);
  return afterMovementHits({ ground, jump }, hits - 1, readings);
}

/** TMM after MP hits. @example tmmAfterHits(3, 1) // 1 */
export const tmmAfterHits = (tmm: number, hits: number, readings: Readings = NO_READINGS): number =>
  hits <= 0 ? tmm : tmmAfterHits(halved(tmm, MIN_TMM_LOSS, readings), hits - 1, readings);

/** The move after heat. Jumps are unaffected below shutdown. @example afterHeat({ ground: 8, jump: 8 }, 2) // { ground: 4, jump: 8 } */
export const afterHeat = ({ ground, jump }: Move, heat: number): Move =>
  heat >= SHUTDOWN_HEAT ? NO_MOVE : { ground: Math.max(0, ground + moveChangeAt(heat)), jump };

const NO_MOVE: Move = { ground: 0, jump: 0 };

/** TMM for this movement after MP hits and heat. @example tmmNow(2, 0, 2, 'GROUND') // 1 */
export const tmmNow = (tmm: number, hits: number, heat: number, moved: Movement, readings: Readings = NO_READINGS): number =>
  Math.max(0, tmmAfterHits(tmm, hits, readings) + (moved === 'JUMPED' ? 0 : tmmChangeAt(heat)));

/** Whether a unit cannot move at all. */
export const isStuck = ({ ground, jump }: Move): boolean => ground <= 0 && jump <= 0;
