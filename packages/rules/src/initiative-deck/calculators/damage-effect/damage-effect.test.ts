import fc from 'fast-check';
import { expect, test } from 'vitest';
import { check } from '../../../calculator/calculator.js';
import { draftOf } from '../../../testing/arbitraries.js';
import { prove, skipQuestion } from '../../../testing/proof.js';
import { damageEffect } from './index.js';
import type { Question } from './resolve.js';

/** Reference implementation: counts the points of the whole attack one by one. */
function counted({ kind, damage, multiplier, extra }: Question): number {
  let points = 0;
  const best = Math.max(...damage);
  let isTouched = false;
  for (const part of damage) {
    const doubled = kind !== 'RAPID_FIRE' || (part === best && !isTouched);
    if (kind === 'RAPID_FIRE' && part === best) isTouched = true;
    for (let time = 0; time < (doubled ? multiplier : 1); time++) for (let point = 0; point < part; point++) points++;
  }
  return points + extra;
}

test('matches points counted one by one', () => {
  prove(
    { calculator: 'initiative-deck damageEffect', against: { en: 'points counted one by one', ru: 'очки, сосчитанные по одному' } },
    fc.property(draftOf(damageEffect.input), (draft) => {
      const checked = check(damageEffect, draft);
      if (!checked.ok) return skipQuestion();
      const { figures, steps } = damageEffect.resolve(checked.value);
      expect(figures.total).toBe(counted(checked.value));
      expect(steps.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(figures.total);
      expect(figures.groups).toHaveLength(
        checked.value.damage.length + (checked.value.kind === 'CLUSTER' && checked.value.extra > 0 ? 1 : 0),
      );
    }),
    { numRuns: 400 },
  );
});

test('a cluster weapon gets extra damage as a group of its own, rapid fire one changed shot', () => {
  const groups = (draft: object) => {
    const checked = check(damageEffect, draft);
    return checked.ok && damageEffect.resolve(checked.value).figures.groups;
  };
  expect(groups({ kind: 'CLUSTER', damage: [5, 5, 3], multiplier: 2, extra: 2 })).toEqual([10, 10, 6, 2]);
  expect(groups({ kind: 'RAPID_FIRE', damage: [5, 5], multiplier: 2, extra: 2 })).toEqual([12, 5]);
  expect(groups({ damage: [12], multiplier: 2, extra: 2 })).toEqual([26]);
});
