/**
 * The condition of a unit: its remaining armor and structure, and its lasting critical hits. Distributions use an integer key for
 * each condition, so that equal ones are merged cheaply. Every destroyed unit has the condition `DESTROYED`.
 */
import type { Critical } from '../../vocabulary.js';

/** The number of critical hits of each kind on a card. An ammunition hit is listed only when CASE absorbed it. */
export interface CriticalCounts {
  readonly ammunition: number;
  readonly engine: number;
  readonly fireControl: number;
  readonly weapon: number;
  readonly movement: number;
}

export interface Condition extends CriticalCounts {
  readonly armor: number;
  readonly structure: number;
}

/** A condition as a number. Keys of conditions with the same criticals differ by multiples of armor and structure. */
export type ConditionKey = number;

/**
 * Maximum points of armor or structure, and maximum criticals of a kind, that fit into a key. Ammunition hits are unlimited,
 * because they are the last part of the key.
 */
export const MAX_POINTS = 63;
export const MAX_OF_A_KIND = 15;

export const DESTROYED: ConditionKey = 0;

const STRUCTURE = MAX_POINTS + 1;
const MOVEMENT = STRUCTURE * (MAX_POINTS + 1);
const WEAPON = MOVEMENT * (MAX_OF_A_KIND + 1);
const FIRE_CONTROL = WEAPON * (MAX_OF_A_KIND + 1);
const ENGINE = FIRE_CONTROL * (MAX_OF_A_KIND + 1);
const AMMUNITION = ENGINE * (MAX_OF_A_KIND + 1);

/** The weight of a point of armor and of structure in a key. */
export const ONE_POINT = { ARMOR: 1, STRUCTURE } as const;
/** The weight of one critical of each kind in a key. */
export const ONE_MORE = { AMMUNITION, ENGINE, FIRE_CONTROL, WEAPON, MOVEMENT } as const;

export const armorOf = (key: ConditionKey): number => key % STRUCTURE;
export const structureOf = (key: ConditionKey): number => Math.floor(key / STRUCTURE) % STRUCTURE;
export const countOf = (key: ConditionKey, critical: keyof typeof ONE_MORE): number =>
  critical === 'AMMUNITION' ? Math.floor(key / AMMUNITION) : Math.floor(key / ONE_MORE[critical]) % (MAX_OF_A_KIND + 1);

/** The key of a condition. @example keyOf({ armor: 4, structure: 5, ammunition: 0, engine: 0, fireControl: 1, weapon: 0, movement: 0 }) */
export const keyOf = ({ armor, structure, ammunition, engine, fireControl, weapon, movement }: Condition): ConditionKey =>
  structure <= 0
    ? DESTROYED
    : armor +
      structure * STRUCTURE +
      movement * MOVEMENT +
      weapon * WEAPON +
      fireControl * FIRE_CONTROL +
      engine * ENGINE +
      ammunition * AMMUNITION;

/** The condition of a key. @example conditionOf(DESTROYED).structure // 0 */
export const conditionOf = (key: ConditionKey): Condition => ({
  armor: armorOf(key),
  structure: structureOf(key),
  ammunition: countOf(key, 'AMMUNITION'),
  engine: countOf(key, 'ENGINE'),
  fireControl: countOf(key, 'FIRE_CONTROL'),
  weapon: countOf(key, 'WEAPON'),
  movement: countOf(key, 'MOVEMENT'),
});

/** Counts the criticals of a card. @example countCriticals(['ENGINE', 'NONE']).engine // 1 */
export function countCriticals(criticals: readonly Critical[]): CriticalCounts {
  const count = (wanted: Critical): number => criticals.reduce((found, critical) => found + (critical === wanted ? 1 : 0), 0);
  return {
    ammunition: count('AMMUNITION'),
    engine: count('ENGINE'),
    fireControl: count('FIRE_CONTROL'),
    weapon: count('WEAPON'),
    movement: count('MOVEMENT'),
  };
}

/** Criticals as a list in table order. @example listCriticals({ ammunition: 0, engine: 1, fireControl: 0, weapon: 2, movement: 0 }) */
export const listCriticals = ({ ammunition, engine, fireControl, weapon, movement }: CriticalCounts): readonly Critical[] =>
  NO_CRITICALS.concat(
    repeated('AMMUNITION', ammunition),
    repeated('ENGINE', engine),
    repeated('FIRE_CONTROL', fireControl),
    repeated('WEAPON', weapon),
    repeated('MOVEMENT', movement),
  );

const NO_CRITICALS: readonly Critical[] = [];
const repeated = (critical: Critical, times: number): readonly Critical[] =>
  times === 0 ? NO_CRITICALS : new Array<Critical>(times).fill(critical);
