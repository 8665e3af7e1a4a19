/**
 * Estimates the time for bounds from the cards alone. The decisive factors are the length of the duel and the structure exposed to
 * critical hits. The exponents are the best fit for two hundred duels between cards of a catalog: two thirds are within a factor of
 * two, six of seven within three.
 */

import { hitWeights } from '../../../engine/combat/rolls.js';
import { type Field, stanceOf, type Turn, turnOf } from '../exchange.js';
import type { Side } from '../side.js';

/** A side as the target of the same fire in every turn. */
interface Target {
  /** Number of hits it survives. */
  readonly hits: number;
  /** The chance to be hit in each turn. */
  readonly chance: number;
}

function targetOf({ unit }: Side, { needed, damage }: Turn): Target {
  if (needed === undefined) return { hits: 1, chance: 0 };
  const { miss, total } = hitWeights(needed, false);
  const points = damage.fixed + (damage.minimal ? 0.5 : 0);
  return { hits: Math.ceil((unit.armor + unit.structure) / Math.max(points, 0.5)), chance: 1 - Number(miss) / Number(total) };
}

/** The odds of survival after each turn, ignoring criticals. */
function* standing({ hits, chance }: Target): Generator<number, never, undefined> {
  let taken: readonly number[] = [1];
  for (;;) {
    const before = taken;
    taken = Array.from(
      { length: Math.min(hits, before.length + 1) },
      (_, count) => (before[count] ?? 0) * (1 - chance) + (before[count - 1] ?? 0) * chance,
    );
    yield taken.reduce((sum, share) => sum + share, 0);
  }
}

/** A duel with lower odds to continue counts as over. */
const OVER = 0.003;

function turnsUntilOver(first: Target, second: Target, turns: number): number {
  const [ours, theirs] = [standing(first), standing(second)];
  for (let turn = 1; turn < turns; turn++) if (ours.next().value * theirs.next().value < OVER) return turn;
  return turns;
}

const BASE_MS = 0.075;
const GROWTH = { turns: 1.66, structure: 1.15, damage: -0.36 } as const;
/** Factor for each side that never fires. */
const SILENT = 0.2;
/** The maximum work is reached before this. */
const MAX_ESTIMATE_MS = 1_500;

/** Estimated cost in milliseconds on one core. See `Cost`. */
export function costOfBounds(first: Side, second: Side, field: Field, turns: number): number {
  const [ours, theirs] = [stanceOf(first, first.start), stanceOf(second, second.start)];
  const over = turnsUntilOver(
    targetOf(first, turnOf(first, ours, second, theirs, field)),
    targetOf(second, turnOf(second, theirs, first, ours, field)),
    turns,
  );
  const structure = first.unit.structure * second.unit.structure;
  const damage = (1 + first.value.points) * (1 + second.value.points);
  const silent = [first, second].filter(({ value }) => value.points === 0).length;
  const estimate = BASE_MS * over ** GROWTH.turns * structure ** GROWTH.structure * damage ** GROWTH.damage * SILENT ** silent;
  return Math.min(estimate, MAX_ESTIMATE_MS);
}
