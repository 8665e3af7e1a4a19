/** Bursts of random shooters at random targets match the enumeration of every roll. */
import { add, equals, ONE, toText, ZERO } from '@rangefinder/dice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { check } from '../../../calculator/calculator.js';
import { SKIPPED } from '../../../testing/mostly.js';
import { prove, proveMostly } from '../../../testing/proof.js';
import type { Question } from '../../engine/shooting/situation.js';
import { bruteForce, ORDER } from '../../engine/testing/brute-force.js';
import { shoot } from './index.js';

function expectEqual(q: Question): void {
  const { figures, refusal } = shoot.resolve(q);
  expect(refusal).toBeUndefined();
  const expected = bruteForce(q);
  expect(toText(figures.outOfAmmunition)).toBe(toText(expected.dry));
  for (const [index, t] of figures.targets.entries()) {
    expect(t.hits.map(({ chance }) => toText(chance))).toEqual(expected.targets[index]?.hits.map(toText));
    expect(t.worst.map(({ result, chance }) => `${result} ${toText(chance)}`)).toEqual(
      ORDER.map((result) => `${result} ${toText(expected.targets[index]?.worst[result] ?? ZERO)}`),
    );
    expect(
      equals(
        t.worst.reduce((sum, { chance }) => add(sum, chance), ZERO),
        ONE,
      ),
    ).toBe(true);
  }
}

const checked = (draft: object): Question => {
  const result = check(shoot, draft);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};

/** Splits dice among targets. */
const split = (dice: number): fc.Arbitrary<readonly number[]> =>
  fc
    .array(fc.integer({ min: 1, max: 2 }), { minLength: 1, maxLength: 3 })
    .map((sizes) => (sizes.reduce((sum, size) => sum + size, 0) <= dice ? sizes : [dice]));
const often = (weight: number) => fc.oneof({ weight, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const targetOf = (dice: number) =>
  fc.record({
    dice: fc.constant(dice),
    armor: fc.constantFrom('none', 'light', 'heavy', 'absorbing', 'reflecting', 'distorting', 'shimmer', 'exo', 'battle'),
    cover: often(3),
    concealed: often(5),
    prone: often(5),
    movedFast: often(5),
  });
const shooter = {
  rep: fc.integer({ min: 1, max: 7 }),
  repModifier: fc.constantFrom(0, 0, -1, -2),
  shooterMovedFast: often(5),
  luckyShot: fc.boolean(),
  readings: fc.constantFrom([], [], ['lucky-shot-own-rep'], ['lucky-ones-count'], ['lucky-shot-own-rep', 'lucky-ones-count']),
};
const draftWith = (weapons: Record<string, fc.Arbitrary<unknown>>, dice: number) =>
  split(dice).chain((sizes) => fc.record({ ...shooter, ...weapons, targets: fc.tuple(...sizes.map(targetOf)) }));

test('one weapon matches the enumeration of every sorted roll', () => {
  prove(
    {
      calculator: '5150 shoot',
      against: { en: 'every roll sorted, dealt out and counted', ru: 'каждый бросок: отсортирован, распределён, посчитан' },
    },
    fc.property(draftWith({ weapon: fc.constant('machine-gun') }, 4), (draft) => expectEqual(checked(draft))),
    { numRuns: 120 },
  );
});

test('two weapons match the enumeration of every roll with dice of two colors', () => {
  const weapons = {
    weapon: fc.constantFrom('pistol', 'laser-pistol', 'large-calibre-pistol'),
    secondWeapon: fc.constantFrom('laser-pistol', 'submachine-gun', 'large-calibre-pistol'),
  };
  proveMostly(
    { calculator: '5150 shoot', against: { en: 'every roll of dice of two colors', ru: 'каждый бросок кубиков двух цветов' } },
    draftWith(weapons, 4),
    (draft) => {
      const result = checked(draft);
      if (shoot.resolve(result).refusal) return SKIPPED;
      expectEqual(result);
    },
    { numRuns: 120, share: 0.3 },
  );
});

test('luck with several targets matches the enumeration', () => {
  fc.assert(
    fc.property(
      draftWith({ weapon: fc.constant('machine-gun'), rep: fc.constant(3), repModifier: fc.constant(0), luckyShot: fc.constant(true) }, 4),
      (draft) => expectEqual(checked(draft)),
    ),
    { numRuns: 60 },
  );
});

test.each(['submachine-gun', 'rapid-fire-laser-pistol'])('computes six dice on three targets, submachine gun and %s', (secondWeapon) => {
  const targets = [{ dice: 3, armor: 'exo' }, { dice: 2, armor: 'absorbing', prone: true }, { dice: 1 }];
  expectEqual(checked({ rep: 4, weapon: 'submachine-gun', secondWeapon, targets }));
});
