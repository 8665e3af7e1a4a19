/** The order of activations in a turn. Pure. */
import type { Activation, Battle, Fighter } from './state.js';

/** Activations of the current phase, in order. */
export const activationsOfPhase = ({ order, phase }: Battle): readonly Activation[] => order.filter((one) => one.phase === phase);

export const withOrder = (battle: Battle, order: readonly Activation[]): Battle => ({ ...battle, order, acted: 0 });

/** Sets the number of completed activations of this phase. */
export const withActed = (battle: Battle, acted: number): Battle => ({ ...battle, acted });

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
