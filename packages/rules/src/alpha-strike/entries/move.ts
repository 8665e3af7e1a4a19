/** The printed move of a card by mode, and the target movement modifier that follows from it. */

import { memoize } from '../../text/memoize.js';

/** One mode of movement. */
export interface MoveMode {
  /** Inches; thrust for flying modes (`a`, `k`). */
  readonly inches: number;
  /** Letters after the number: empty on the ground, `j` jumping, `f` on foot, `w(b)` wheeled bicycle. */
  readonly suffix: string;
}

const MODE = /^(\d{1,3}(?:\.\d{1,3})?)["”″]?([a-z]{0,3}(?:\([a-z]\))?)$/;

/**
 * The modes of a printed move in order. Undefined for other text.
 * @example modesOf('10"/6"j') // [{ inches: 10, suffix: '' }, { inches: 6, suffix: 'j' }]
 */
export const modesOf = memoize((printed): readonly MoveMode[] | undefined => {
  const modes = printed.split('/').map((part) => MODE.exec(part.trim().toLowerCase()));
  if (!modes.every((mode) => mode !== null)) return undefined;
  return modes.map(([, inches, suffix = '']) => ({ inches: Number(inches), suffix }));
});

/** Known suffixes. Cards with others are accepted but should be reviewed. */
export const MOVE_SUFFIXES: readonly string[] = [
  ...['', 'j', 't', 'h', 'w', 'v', 'f', 'm', 's', 'g', 'n', 'a', 'i', 'k', 'p', 'r'],
  ...['qt', 'qw', 'w(b)', 'w(m)', 'm(s)'],
];

/** Maximum inches of each modifier from 0 on. Above all of them, the modifier is one higher. Master Unit List, Alpha Strike cards. */
const TMM_INCHES = [4, 8, 12, 18, 34] as const;

/** The modifier for inches of move. @example tmmOfInches(10) // 2 */
export function tmmOfInches(inches: number): number {
  const index = TMM_INCHES.findIndex((most) => inches <= most);
  return index < 0 ? TMM_INCHES.length : index;
}

const INFANTRY = ['CI', 'BA'];

const THRUST = ['a', 'k'];
/** Small craft, DropShips, JumpShips, WarShips and stations fly with any suffix. */
const VESSELS = ['SC', 'DS', 'DA', 'JS', 'WS', 'SS'];

/**
 * Whether a unit flies by thrust. Such a unit has no target movement modifier, and its move is not a distance.
 * @example flies([{ inches: 12, suffix: 'a' }], 'AF') // true
 */
export const flies = (modes: readonly MoveMode[], type: string): boolean =>
  VESSELS.includes(type) || modes.some(({ suffix }) => THRUST.includes(suffix));

/**
 * The modifier of a unit: that of its first mode. For infantry, that of the mode that is not on foot. Undefined for flying units.
 * @example tmmOf([{ inches: 2, suffix: 'f' }, { inches: 6, suffix: 's' }], 'BA') // 1
 */
export function tmmOf(modes: readonly MoveMode[], type: string): number | undefined {
  if (flies(modes, type)) return undefined;
  const mounted = INFANTRY.includes(type) ? modes.find(({ suffix }) => suffix !== 'f') : undefined;
  return tmmOfInches((mounted ?? modes[0])?.inches ?? 0);
}

/** Inches of the jump, or undefined. @example jumpOf([{ inches: 8, suffix: 'j' }]) // 8 */
export const jumpOf = (modes: readonly MoveMode[]): number | undefined => modes.find(({ suffix }) => suffix === 'j')?.inches;
