/**
 * The condition of a unit: what is left of its armor and structure, and the critical hits that last. Distributions hold
 * conditions as one small whole number each, their key, so that equal ones merge at once. A destroyed unit has the
 * condition `DESTROYED`, whatever destroyed it.
 */
import { FATAL_ENGINE_HITS } from '../../reference/tables/critical-hits.js';
import type { Critical } from '../../vocabulary.js';

/** How often each lasting critical hit has taken effect. */
export interface CriticalCounts {
  readonly engine: number;
  readonly fireControl: number;
  readonly weapon: number;
  readonly movement: number;
}

export interface Condition extends CriticalCounts {
  readonly armor: number;
  readonly structure: number;
}

/** A condition as a number. Keys of conditions with the same criticals differ by whole multiples of armor and structure. */
export type ConditionKey = number;

/** Most points of armor or structure, and most lasting criticals of a kind, that a key can hold. */
export const MAX_POINTS = 63;
export const MAX_OF_A_KIND = 15;

export const DESTROYED: ConditionKey = 0;

const STRUCTURE = MAX_POINTS + 1;
const MOVEMENT = STRUCTURE * (MAX_POINTS + 1);
const WEAPON = MOVEMENT * (MAX_OF_A_KIND + 1);
const FIRE_CONTROL = WEAPON * (MAX_OF_A_KIND + 1);
const ENGINE = FIRE_CONTROL * (MAX_OF_A_KIND + 1);

/** What a point of armor and one of structure are worth in a key. */
export const ONE_POINT = { ARMOR: 1, STRUCTURE } as const;
/** What one more of a critical adds to a key. */
export const ONE_MORE = { ENGINE, FIRE_CONTROL, WEAPON, MOVEMENT } as const;

export const armorOf = (key: ConditionKey): number => key % STRUCTURE;
export const structureOf = (key: ConditionKey): number => Math.floor(key / STRUCTURE) % STRUCTURE;
export const countOf = (key: ConditionKey, critical: keyof typeof ONE_MORE): number =>
  Math.floor(key / ONE_MORE[critical]) % (MAX_OF_A_KIND + 1);

/** The key of a condition. @example keyOf({ armor: 4, structure: 5, engine: 0, fireControl: 1, weapon: 0, movement: 0 }) */
export const keyOf = ({ armor, structure, engine, fireControl, weapon, movement }: Condition): ConditionKey =>
  structure <= 0
    ? DESTROYED
    : armor + structure * STRUCTURE + movement * MOVEMENT + weapon * WEAPON + fireControl * FIRE_CONTROL + engine * ENGINE;

/** The condition that a key stands for. @example conditionOf(DESTROYED).structure // 0 */
export const conditionOf = (key: ConditionKey): Condition => ({
  armor: armorOf(key),
  structure: structureOf(key),
  engine: countOf(key, 'ENGINE'),
  fireControl: countOf(key, 'FIRE_CONTROL'),
  weapon: countOf(key, 'WEAPON'),
  movement: countOf(key, 'MOVEMENT'),
});

/** The lasting criticals among those that a card lists. @example countCriticals(['ENGINE', 'NONE']).engine // 1 */
export function countCriticals(criticals: readonly Critical[]): CriticalCounts {
  const count = (wanted: Critical): number => criticals.reduce((found, critical) => found + (critical === wanted ? 1 : 0), 0);
  return { engine: count('ENGINE'), fireControl: count('FIRE_CONTROL'), weapon: count('WEAPON'), movement: count('MOVEMENT') };
}

/** Lasting criticals as a list, in the order of the table. @example listCriticals({ engine: 1, fireControl: 0, weapon: 2, movement: 0 }) */
export const listCriticals = ({ engine, fireControl, weapon, movement }: CriticalCounts): readonly Critical[] =>
  NO_CRITICALS.concat(
    repeated('ENGINE', engine),
    repeated('FIRE_CONTROL', fireControl),
    repeated('WEAPON', weapon),
    repeated('MOVEMENT', movement),
  );

const NO_CRITICALS: readonly Critical[] = [];
const repeated = (critical: Critical, times: number): readonly Critical[] =>
  times === 0 ? NO_CRITICALS : new Array<Critical>(times).fill(critical);

/** Whether criticals that a card lists leave no unit to play on with. */
export const isFatal = ({ engine }: CriticalCounts, criticals: readonly Critical[]): boolean =>
  engine >= FATAL_ENGINE_HITS || criticals.includes('DESTROYED');
