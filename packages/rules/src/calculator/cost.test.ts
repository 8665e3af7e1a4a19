/** Tests of cost estimates. Their accuracy is tested for duels, relative to the machine, and benchmarked for all. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { systems } from '../index.js';
import { draftOf } from '../testing/arbitraries.js';
import { runs } from '../testing/runs.js';
import { answer, answerChecked } from './answer.js';
import { type AnyCalculator, type Calculator, check, costOf, defineCalculator } from './calculator.js';

const all = systems.flatMap(({ slug, calculators }) => calculators.map((calculator) => ({ id: `${slug} ${calculator.name}`, calculator })));
const named = (id: string): AnyCalculator => {
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`no calculator ${id}`);
  return found.calculator;
};

type Question = Record<string, unknown>;
/** Valid questions of a calculator: random ones and its examples. */
const questionsOf = (calculator: AnyCalculator): fc.Arbitrary<Question> =>
  fc
    .oneof(draftOf(calculator.input), fc.constantFrom(...calculator.examples.map(({ draft }) => draft)))
    .map((draft) => check(calculator, draft))
    .filter((checked) => checked.ok)
    .map(({ value }) => value);

describe.each(all)('$id', ({ calculator }) => {
  test('estimates the cost of an allowed question', () =>
    fc.assert(
      fc.property(questionsOf(calculator), (question) => {
        const cost = costOf(calculator, question);
        expect(cost).toBeGreaterThan(0);
        expect(cost).toBeLessThan(10_000);
      }),
      { numRuns: runs(40) },
    ));

  test('answers a checked question like its draft', () => {
    for (const { draft } of calculator.examples) {
      const checked = check(calculator, draft);
      const value = checked.ok && answerChecked(calculator, checked.value, 'ru');
      expect(answer(calculator, draft, 'ru')).toEqual({ ok: true, value });
    }
  });
});

test.each([
  ['alpha-strike duel', 'turns', 30],
  ['5150 melee', 'rounds', 20],
  ['alpha-strike initiative', 'first', 100],
  ['world-at-war salvoFire', 'firepower', 20],
] as const)('%s: the cost never decreases with more %s', (id, name, most) =>
  fc.assert(
    fc.property(questionsOf(named(id)), fc.integer({ min: 1, max: most }), fc.integer({ min: 1, max: most }), (question, ...numbers) => {
      const costs = numbers.toSorted((a, b) => a - b).map((number) => costOf(named(id), { ...question, [name]: number }));
      expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    }),
    { numRuns: runs(50) },
  ),
);

test.each([
  ['alpha-strike attack', ['attacker', 'specials']],
  ['alpha-strike movementCost', ['legs']],
  ['alpha-strike criticalHits', ['specials']],
  ['initiative-deck activationOrder', ['participants']],
  ['initiative-deck initiativeRow', ['participants']],
  ['initiative-deck compareHands', ['hands']],
  ['bronepehota movementCost', ['legs']],
  ['bronepehota ammunition', ['shots']],
  ['5150 shoot', ['targets']],
  ['5150 grenade', ['targets']],
  ['5150 forceCost', ['figures']],
  ['5150 activation', ['sides']],
  ['5150 stayOrRun', ['reps']],
] as const)('%s: the cost increases with the length of the list %j', (id, path) => {
  const calculator = named(id);
  for (const { draft } of calculator.examples) {
    const checked = check(calculator, draft);
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    const list = listAt(checked.value, path);
    if (list.length === 0) continue;
    const longer = withList(checked.value, path, [...list, ...list]);
    expect(costOf(calculator, longer)).toBeGreaterThan(costOf(calculator, checked.value));
  }
});

type ListPath = readonly [string] | readonly [string, string];
const listAt = (question: Question, [first, second]: ListPath): readonly unknown[] =>
  ((second === undefined ? question[first] : (question[first] as Question)[second]) ?? []) as readonly unknown[];
const withList = (question: Question, [first, second]: ListPath, list: readonly unknown[]): Question =>
  second === undefined ? { ...question, [first]: list } : { ...question, [first]: { ...(question[first] as Question), [second]: list } };

test('a calculator without a cost does not compile', () => {
  type Parts = Omit<Calculator<Record<never, never>, Record<never, never>, object, object>, 'cost'>;
  const define = (parts: Parts) =>
    // @ts-expect-error: the cost is missing
    defineCalculator(parts);
  expect(define).toBeTypeOf('function');
});
