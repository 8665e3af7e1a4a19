import * as fc from 'fast-check';
import { expect, suite, test } from 'vitest';
import { calculators, describe } from '../describe.js';
import { draftOf } from '../testing/drafts.js';
import { alone, sidesOf, swapped } from './sides.js';
import { filledIn } from './values.js';

const inputOf = (name: string) => describe(calculators.find((one) => one.name === name) as (typeof calculators)[number]).input;

suite('sides', () => {
  test('are the two groups with the same fields', () => {
    expect(sidesOf(inputOf('attack'))).toEqual(['attacker', 'target']);
    expect(sidesOf(inputOf('duel'))).toEqual(['first', 'second']);
    expect(sidesOf(inputOf('targetNumber'))).toBeUndefined();
  });
  test('are swapped with all fields named after them', () => {
    const draft = { attacker: { armor: 1 }, target: { armor: 2 }, situation: { attackerMoved: 'JUMPED', inches: 6 } };
    expect(swapped(inputOf('attack'), draft)).toEqual({
      target: { armor: 1 },
      attacker: { armor: 2 },
      situation: { targetMoved: 'JUMPED', inches: 6 },
    });
  });
  test('keep one side and empty the other, and keep drafts without sides', () => {
    const draft = { attacker: { armor: 1 }, target: { armor: 2 }, situation: { inches: 6 } };
    expect(alone(inputOf('attack'), draft, ['target', 'unit'])).toEqual({ attacker: {}, target: { armor: 2 }, situation: { inches: 6 } });
    expect(alone(inputOf('attack'), draft, ['situation', 'inches'])).toEqual(draft);
  });
  test('are restored by swapping twice', () => {
    for (const { name, input } of calculators.filter((one) => sidesOf(one.input))) {
      fc.assert(
        fc.property(draftOf(input), (draft) => {
          const plain = filledIn(inputOf(name), draft);
          expect(swapped(inputOf(name), swapped(inputOf(name), plain))).toEqual(plain);
        }),
        { numRuns: 30 },
      );
    }
  });
});
