/** One shot of a unit: the combined modifiers of movement, smoke and range, and the odds of hitting. */
import { atLeast, countPasses, die, oddsTable } from '@rangefinder/dice';
import type { Refusal, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Text } from '../../../text/language.js';
import { LEVELS, type LevelModifiers, LIMITS, type MovingFireEntry } from '../../reference/tables/moving-fire.js';
import type { MovingFireLevel, Range } from '../../vocabulary.js';
import type { output } from './output.js';

/** The modifiers of a level and its limitation, if any. */
export type Modifiers = LevelModifiers & { readonly only: Text | undefined };

/** Inputs of a shot. */
export interface ShotInput {
  readonly onTheMove: boolean;
  readonly throughSmoke: boolean;
  readonly range: Range;
  readonly rangeToHit: number;
  readonly toHit: number | undefined;
  readonly firepower: number | undefined;
  readonly readings: readonly ('cells-in-order' | 'moving-helps' | 'smoke-alone')[];
}

export interface ShotFacts {
  readonly printed: object;
  readonly moving: Modifiers;
  readonly smoke: Modifiers;
  readonly range: { readonly range: Range };
  readonly needed: { readonly needed: number; readonly both: boolean };
  readonly dice: { readonly firepower: number; readonly change: number };
}
type ShotStep = Step<ShotFacts>;
type Figures = Pick<Checked<typeof output>, 'change' | 'needed' | 'dice' | 'hit' | 'hits' | 'anyHit'>;

export interface ShotRefusals {
  readonly NOT_ON_THE_MOVE: { readonly name: Text; readonly other: readonly MovingFireLevel[] };
  readonly NOT_THROUGH_SMOKE: { readonly name: Text; readonly other: readonly MovingFireLevel[] };
  readonly NO_EXTENDED_RANGE: object;
}

/** The modifiers of a level. Ruling: world-at-war/ruling/to-hit-sign. */
export function modifiers({ level, only }: MovingFireEntry, readings: ShotInput['readings']): Modifiers {
  const { toHit, ...others } = LEVELS[level];
  const helps = readings.includes('moving-helps') && !others.smoke;
  // Zero has no sign.
  return { ...others, toHit: helps ? 0 - toHit : toHit, only: only ? LIMITS[only] : undefined };
}

/** Whether the question describes a shot. Otherwise it only asks for the abilities of the unit. */
export const asksForShot = ({ onTheMove, throughSmoke, range, rangeToHit, toHit, firepower }: ShotInput): boolean =>
  onTheMove || throughSmoke || range !== 'NORMAL' || rangeToHit !== 0 || toHit !== undefined || firepower !== undefined;

/** The levels of a unit that apply to a shot. */
export interface Used {
  readonly moving: Modifiers | undefined;
  readonly smoke: Modifiers | undefined;
}
export const usedBy = ({ onTheMove, throughSmoke }: ShotInput, levels: readonly Modifiers[]): Used => ({
  // A unit with two levels uses the higher one.
  moving: onTheMove ? levels.findLast(({ smoke }) => !smoke) : undefined,
  smoke: throughSmoke ? levels.find(({ smoke }) => smoke) : undefined,
});

/** Refuses a shot that the unit cannot make. */
export function shotRefusal(
  shot: ShotInput,
  { moving, smoke }: Used,
  name: Text,
  other: readonly MovingFireLevel[],
): Refusal<ShotRefusals> | undefined {
  if (shot.onTheMove && !moving) return { code: 'NOT_ON_THE_MOVE', rule: 'world-at-war/table/moving-fire', given: { name, other } };
  if (shot.throughSmoke && !smoke) return { code: 'NOT_THROUGH_SMOKE', rule: 'world-at-war/table/moving-fire', given: { name, other } };
  return shot.throughSmoke && shot.range === 'EXTENDED'
    ? { code: 'NO_EXTENDED_RANGE', rule: 'world-at-war/moving-fire-advanced', given: {} }
    : undefined;
}

const D6 = die(6);

/** The levels whose modifiers count. Ruling: world-at-war/ruling/moving-and-smoke. */
const counted = ({ moving, smoke }: Used, { readings }: ShotInput): Used =>
  smoke && readings.includes('smoke-alone') ? { moving: undefined, smoke } : { moving, smoke };

/** Change of firepower, caused only by movement. */
const diceChange = ({ moving }: Used): number => moving?.firepower ?? 0;

export function shotFigures(shot: ShotInput, levels: Used): Figures {
  const { toHit, firepower, rangeToHit } = shot;
  const used = counted(levels, shot);
  const change = (used.moving?.toHit ?? 0) + (used.smoke?.toHit ?? 0) + rangeToHit;
  const needed = toHit === undefined ? undefined : Math.max(1, toHit + change);
  const dice = firepower === undefined ? undefined : Math.max(0, firepower + diceChange(used));
  const hits = needed === undefined || dice === undefined ? undefined : countPasses(D6, dice, (face) => face >= needed);
  return {
    change,
    needed,
    dice,
    hit: needed === undefined ? undefined : atLeast(D6, needed),
    hits: hits ? oddsTable(hits).map(({ value, chance }) => ({ hits: value, chance })) : [],
    anyHit: hits && atLeast(hits, 1),
  };
}

const SIGN = 'world-at-war/ruling/to-hit-sign';

/** The steps of a shot, in the order of play. */
export function shotSteps(shot: ShotInput, levels: Used, { needed }: Figures): readonly ShotStep[] {
  const { range, rangeToHit, toHit, firepower } = shot;
  const used = counted(levels, shot);
  const { moving, smoke } = used;
  const both = moving !== undefined && smoke !== undefined;
  const last = both ? 'world-at-war/ruling/moving-and-smoke' : SIGN;
  return [
    ...(toHit === undefined ? [] : [{ key: 'printed', value: toHit, rule: 'world-at-war/moving-fire', given: {} } as const]),
    ...(moving ? [{ key: 'moving', value: moving.toHit, rule: SIGN, given: moving } as const] : []),
    ...(smoke ? [{ key: 'smoke', value: smoke.toHit, rule: SIGN, given: smoke } as const] : []),
    ...(range === 'NORMAL' && rangeToHit === 0
      ? []
      : [{ key: 'range', value: rangeToHit, rule: 'world-at-war/ruling/range-modifiers', given: { range } } as const]),
    ...(needed === undefined ? [] : [{ key: 'needed', value: null, rule: last, given: { needed, both } } as const]),
    ...(firepower === undefined
      ? []
      : [{ key: 'dice', value: null, rule: 'world-at-war/moving-fire', given: { firepower, change: diceChange(used) } } as const]),
  ];
}
