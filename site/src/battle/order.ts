/** The order of a turn: which side acts when, and how far the players have come. Pure. */
import type { Activation, Battle, Fighter } from './battle.js';

/** Those of a step, in their order. */
export const activationsIn = ({ order, phase }: Battle): readonly Activation[] => order.filter((one) => one.phase === phase);

/** With the order of this turn. */
export const ordered = (battle: Battle, order: readonly Activation[]): Battle => ({ ...battle, order, acted: 0 });

/** After so many activations of this step. */
export const afterActing = (battle: Battle, acted: number): Battle => ({ ...battle, acted });

const isSame = (one: Activation, other: Activation | undefined): boolean =>
  other !== undefined && one.phase === other.phase && one.side === other.side && one.group === other.group;

/** Activations in a row by the same are one. */
export function joined(all: readonly Activation[]): readonly Activation[] {
  const runs: Activation[] = [];
  for (const one of all) {
    const last = runs.at(-1);
    if (last && isSame(one, last)) runs[runs.length - 1] = { ...last, count: last.count + one.count };
    else runs.push(one);
  }
  return runs;
}

/** How many of each side are standing. */
export const countsOf = (standing: readonly Fighter[]): readonly [number, number] => [
  standing.filter(({ side }) => side === 0).length,
  standing.filter(({ side }) => side === 1).length,
];
