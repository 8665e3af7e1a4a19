/** The accuracy of estimates, relative to their median, so that the speed of the machine does not matter. */
import { expect, test } from 'vitest';
import { check, costOf } from '../../../calculator/calculator.js';
import { runs } from '../../../testing/runs.js';
import { duel } from './index.js';

/** A seeded generator of numbers between 0 and 1 (Mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomNumbers(7);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const between = (low: number, high: number): number => low + Math.floor(random() * (high - low + 1));

function unit(): object {
  const size = between(1, 4);
  const value = () => String(between(1, size + 2));
  return {
    skill: between(2, 5),
    size,
    tmm: between(0, 5 - size),
    move: `${2 * between(2, 8 - size)}"${pick(['', 'j'])}`,
    damage: [value(), value(), pick(['0*', value()])],
    overheatValue: pick([0, 0, 1, 2]),
    armor: between(1 + size, 2 + 2 * size),
    structure: between(size, 2 * size),
    specials: pick([[], [], ['CASE'], ['ENE']]),
  };
}

const duelOf = (): object => ({
  first: unit(),
  second: unit(),
  situation: { inches: pick([5, 12, 12, 20]) },
  turns: pick([3, 4, 6, 10, 10, 10, 20, 50]),
});

const threadMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** CPU time of a duel, and its estimate. */
function measured(draft: object): { readonly spent: number; readonly estimate: number } | undefined {
  const [estimated, resolved] = [check(duel, draft), check(duel, draft)];
  if (!estimated.ok || !resolved.ok) return undefined;
  const estimate = costOf(duel, estimated.value);
  const began = threadMs();
  const { refusal } = duel.resolve(resolved.value);
  return refusal ? undefined : { spent: threadMs() - began, estimate };
}

/** Shorter duels take about as long as the clock is exact. */
const MIN_MS = 10;
const DUELS = runs(200);

test('the estimates of random duels are in proportion to the time that they take', { timeout: 300_000 }, () => {
  const ratios: number[] = [];
  for (let attempts = 0; ratios.length < DUELS && attempts < 20 * DUELS; attempts++) {
    const found = measured(duelOf());
    if (found && found.spent > MIN_MS) ratios.push(found.spent / found.estimate);
  }
  ratios.sort((a, b) => a - b);
  const usual = ratios[Math.floor(ratios.length / 2)] as number;
  const within = (factor: number): number =>
    ratios.filter((ratio) => ratio > usual / factor && ratio < usual * factor).length / ratios.length;
  expect(ratios).toHaveLength(DUELS);
  expect(within(2)).toBeGreaterThan(0.7);
  expect(within(4)).toBeGreaterThan(0.95);
});
