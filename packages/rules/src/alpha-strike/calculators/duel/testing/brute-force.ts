/** Reference implementation of a duel: follows every named pair of states, and enumerates the dice of every attack. */
import { countAttack, endPhase, heatToTarget, printedValue, targetNumberOf } from '../../../engine/testing/brute-force.js';
import type { Fighter, Scenario } from '../../../engine/testing/scenarios.js';
import type { ReadingId } from '../../../reference/readings.js';
import type { Critical, Movement } from '../../../vocabulary.js';

export interface Duelist {
  readonly fighter: Fighter;
  readonly moved: Movement;
  readonly overheat: number;
  readonly waterDepth: number;
  readonly inWoods: boolean;
  /** Undefined: as water gives it. */
  readonly cover: boolean | undefined;
}

export interface Duel {
  readonly first: Duelist;
  readonly second: Duelist;
  readonly inches: number;
  readonly woods: boolean;
  readonly turns: number;
  readonly readings: readonly ReadingId[];
}

/** Odds as integers with a total: first destroyed, second destroyed, both. */
export interface Played {
  readonly first: bigint;
  readonly second: bigint;
  readonly both: bigint;
  readonly total: bigint;
}

const STILL: Omit<
  Scenario,
  'attacker' | 'target' | 'inches' | 'attackerMoved' | 'targetMoved' | 'woods' | 'overheat' | 'partialCover' | 'woodsInches' | 'readings'
> = {
  fromRear: false,
  attack: 'WEAPON',
  inchesMoved: 0,
  contact: false,
  inArc: true,
  lineOfSight: true,
  spotter: false,
  speedDemon: false,
  sniper: false,
  lucky: false,
  weapons: 'ALL',
  rearDamage: 0,
  waterDepth: 0,
  targetWaterDepth: 0,
};

const hits = (unit: Fighter, name: Critical): number => unit.criticals.filter((critical) => critical === name).length;

/** The attack of one duelist on the other in a turn. Null when it does not fire. */
export function attackOf(duel: Duel, from: Duelist, to: Duelist): Scenario | null {
  const { fighter } = from;
  const adds = duel.inches <= 24 || fighter.flags.includes('OVL');
  const overheat = adds ? Math.min(from.overheat, fighter.ov, 4 - fighter.heat) : 0;
  const scenario: Scenario = {
    ...STILL,
    attacker: fighter,
    target: to.fighter,
    inches: duel.inches,
    attackerMoved: from.moved,
    targetMoved: to.moved,
    // Woods in the way count as one inch, so that the scenario tells them from woods at the target.
    woods: to.inWoods,
    woodsInches: duel.woods ? 1 : 0,
    partialCover: to.cover ?? to.waterDepth > 0,
    readings: duel.readings,
    overheat,
  };
  const value = printedValue(scenario) as string;
  const left = value === '0*' ? 1 - hits(fighter, 'WEAPON') : Number(value === '-' ? 0 : value) - hits(fighter, 'WEAPON');
  return fighter.heat === 4 || left <= 0 || (targetNumberOf(scenario) > 12 && !duel.readings.includes('extreme-rolls')) ? null : scenario;
}

function heatAfter({ fighter, waterDepth }: Duelist, fired: Scenario | null, given: number, played: readonly string[]): number {
  if (!fighter.heatScale) return 0;
  const fires = fired !== null && fighter.heat < 4;
  const engine = hits(fighter, 'ENGINE');
  return endPhase({ heat: fighter.heat, overheat: fired?.overheat ?? 0, engine, given, fired: fires, water: waterDepth }, played);
}

/** Every final state of a duelist after a turn. Null means destroyed. */
export function comeOut(
  self: Duelist,
  attack: Scenario | null,
  fired: Scenario | null,
  played: readonly ReadingId[],
): readonly (readonly [Duelist | null, bigint])[] {
  const given = attack === null ? 0 : heatToTarget(attack);
  const calm = { ...self, fighter: { ...self.fighter, heat: heatAfter(self, fired, 0, played) } };
  if (attack === null) return [[calm, 1n]];
  const counted = countAttack(attack);
  const missed = counted.misses;
  return [...counted.statesWhenHit]
    .map(([key, weight]): readonly [Duelist | null, bigint] => [stateNamed(self, key, heatAfter(self, fired, given, played)), weight])
    .concat(missed > 0n ? [[calm, missed]] : []);
}

function stateNamed(self: Duelist, key: string, heat: number): Duelist | null {
  if (key === 'destroyed') return null;
  const [armor, structure, engine, fireControl, weapon, movement] = (key.match(/\d+/g) as string[]).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const many = (critical: Critical, times: number): Critical[] => Array.from({ length: times }, () => critical);
  const criticals = [
    ...many('ENGINE', engine),
    ...many('FIRE_CONTROL', fireControl),
    ...many('WEAPON', weapon),
    ...many('MOVEMENT', movement),
  ];
  return { ...self, fighter: { ...self.fighter, armor, structure, heat, criticals } };
}

function larger(a: bigint, b: bigint): bigint {
  if (a > b) return a;
  return b;
}

/** Plays a duel to its last turn. */
export function playOut(duel: Duel): Played {
  const total = (list: readonly (readonly [unknown, bigint])[]): bigint => list.reduce((sum, [, weight]) => sum + weight, 0n);
  const play = (one: Duelist, two: Duelist, turns: number): Played => {
    if (turns === 0) return { first: 0n, second: 0n, both: 0n, total: 1n };
    const [fromOne, fromTwo] = [attackOf(duel, one, two), attackOf(duel, two, one)];
    const [ones, twos] = [comeOut(one, fromTwo, fromOne, duel.readings), comeOut(two, fromOne, fromTwo, duel.readings)];
    const branches = ones.flatMap(([a, wa]) =>
      twos.map(([b, wb]) => ({
        weight: wa * wb,
        end: a && b ? play(a, b, turns - 1) : { first: a ? 0n : 1n, second: b ? 0n : 1n, both: a || b ? 0n : 1n, total: 1n },
      })),
    );
    const deepest = branches.map(({ end }) => end.total).reduce(larger, 1n);
    const add = (of: (end: Played) => bigint): bigint =>
      branches.reduce((sum, { weight, end }) => sum + (weight * of(end) * deepest) / end.total, 0n);
    if (branches.some(({ end }) => deepest % end.total !== 0n)) throw new Error('totals that do not divide');
    return {
      first: add(({ first }) => first),
      second: add(({ second }) => second),
      both: add(({ both }) => both),
      total: total(ones) * total(twos) * deepest,
    };
  };
  return play(duel.first, duel.second, duel.turns);
}
