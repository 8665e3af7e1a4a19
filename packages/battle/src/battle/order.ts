/** The order of activations in a turn. Pure. */
import type { InitiativeResult } from './rules.js';
import { type Activation, type Battle, type Fighter, nextPhase } from './state.js';

/** Activations of the current phase, in order. */
export const activationsOfPhase = ({ order, phase }: Battle): readonly Activation[] => order.filter((one) => one.phase === phase);

export const withOrder = (battle: Battle, order: readonly Activation[]): Battle => ({ ...battle, order, acted: 0 });

/** The battle after initiative: in its next phase, in its next turn if no unit acts, or as it was while the winner still has to choose. */
export function withInitiative(battle: Battle, { order, did, endsTurn }: InitiativeResult, phases: number): Battle {
  if (endsTurn) return nextPhase({ ...battle, phase: phases - 1 }, phases);
  if (!order) return battle;
  const fighters = battle.fighters.map((fighter) => ({ ...fighter, did: { ...fighter.did, ...did?.(fighter) } }));
  return withOrder(nextPhase({ ...battle, fighters }, phases), order);
}

/** Sets the number of completed activations of this phase. */
export const withCount = (battle: Battle, acted: number): Battle => ({ ...battle, acted });

const isSame = (one: Activation, other: Activation | undefined): boolean =>
  other !== undefined && one.phase === other.phase && one.side === other.side && one.group === other.group;

/** Merges consecutive activations of the same lance. */
export function mergeConsecutive(all: readonly Activation[]): readonly Activation[] {
  const runs: Activation[] = [];
  for (const one of all) {
    const last = runs.at(-1);
    if (last && isSame(one, last)) runs[runs.length - 1] = { ...last, count: last.count + one.count };
    else runs.push(one);
  }
  return runs;
}

/** Number of units of each side. */
export const unitsBySide = (fighters: readonly Fighter[]): readonly [number, number] => [
  fighters.filter(({ side }) => side === 0).length,
  fighters.filter(({ side }) => side === 1).length,
];

/** One unit of each side by turns, until all have acted. @example alternate(1, 0, [2, 1]) // first, second, first */
export function alternate(phase: number, first: 0 | 1, counts: readonly [number, number]): readonly Activation[] {
  const sides = first === 0 ? ([0, 1] as const) : ([1, 0] as const);
  const rounds = Array.from({ length: Math.max(...counts) }, (_, round) => sides.filter((side) => round < counts[side]));
  return mergeConsecutive(rounds.flat().map((side) => ({ phase, side, group: 0, count: 1 })));
}

/** Activations with the number of completed ones. */
export interface Progress {
  readonly activations: readonly Activation[];
  readonly acted: number;
}

/** A unit that acts in a phase. */
interface ActingUnit extends Pick<Activation, 'side' | 'group'> {
  readonly hasActed: boolean;
}

const isOfGroup = (one: Pick<Activation, 'side' | 'group'>, other: Pick<Activation, 'side' | 'group'>): boolean =>
  one.side === other.side && one.group === other.group;

const sumOf = (all: readonly Activation[], wanted: Activation): number =>
  all.filter((one) => isOfGroup(one, wanted)).reduce((sum, { count }) => sum + count, 0);

/** The progress of a phase whose units are ticked off. Activations without a unit are left out. */
export function progressOf(order: readonly Activation[], units: readonly ActingUnit[]): Progress {
  const activations: Activation[] = [];
  for (const one of order) {
    const left = units.filter((unit) => isOfGroup(unit, one)).length - sumOf(activations, one);
    if (left > 0) activations.push({ ...one, count: Math.min(one.count, left) });
  }
  const open = activations.findIndex((one, at) => {
    const acted = units.filter((unit) => unit.hasActed && isOfGroup(unit, one)).length;
    return acted < sumOf(activations.slice(0, at + 1), one);
  });
  return { activations, acted: open < 0 ? activations.length : open };
}
