import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { draftOf } from '../../../testing/arbitraries.js';
import { SKIPPED } from '../../../testing/mostly.js';
import { proveMostly } from '../../../testing/proof.js';
import { heat } from './index.js';
import type { Question } from './resolve.js';

const after = (draft: object, language: 'en' | 'ru' = 'en') => answer(heat, draft, language);

describe('example of the source', () => {
  test('uses 2 points of overheat', () => {
    expect(after({ heat: 0, overheat: 2, fired: true })).toMatchObject({
      value: {
        figures: { heat: 2, shutDown: false, moveChange: -4, tmmChange: -1, toHitModifier: 2 },
        summary: 'Heat 2 after the end phase; next turn: ground movement −4", TMM −1, weapon attacks +2.',
      },
    });
  });
  test('shuts down with 2 more', () =>
    expect(after({ heat: 2, overheat: 2, fired: true }, 'ru')).toMatchObject({ value: { figures: { heat: 4, shutDown: true } } }));
  test('restarts a turn later', () =>
    expect(after({ heat: 4, fired: false, shutDown: true })).toMatchObject({ value: { figures: { heat: 0, shutDown: false } } }));
});

describe('end phase', () => {
  test.each([
    ['fired without overheat', { heat: 2, fired: true }, 2],
    ['did not fire', { heat: 3, fired: false }, 0],
    ['1 point in water', { heat: 1, overheat: 1, fired: true, waterDepth: 1 }, 1],
    ['2 points in deep water', { heat: 0, overheat: 2, fired: true, waterDepth: 3 }, 1],
    ['cold fire in water 1" deep', { heat: 2, fired: true, waterDepth: 1 }, 2],
    ['cold fire in water 2" deep', { heat: 2, fired: true, waterDepth: 2 }, 1],
    ['cold fire at heat 0 in deep water', { heat: 0, fired: true, waterDepth: 2 }, 0],
    ['an engine hit', { heat: 0, engineHits: 1, fired: true }, 1],
    ['an engine hit that did not fire', { heat: 2, engineHits: 1, fired: false }, 0],
    ['an engine hit in deep water', { heat: 1, engineHits: 1, fired: true, waterDepth: 2 }, 1],
    ['an engine hit on top of overheat', { heat: 1, overheat: 3, engineHits: 1, fired: true }, 4],
    ['the scale ends at 4, water counted', { heat: 0, overheat: 4, engineHits: 1, fired: true, waterDepth: 1 }, 4],
    ['flamers after a rest', { heat: 3, fired: false, externalHeat: 1 }, 1],
    ['three flamers', { heat: 0, fired: true, externalHeat: 3 }, 2],
    ['flamers on a unit that restarts', { heat: 4, fired: false, externalHeat: 2 }, 2],
  ])('%s', (_, draft, level) => expect(after(draft)).toMatchObject({ value: { figures: { heat: level } } }));
});

test('refuses overheat without free boxes', () => {
  expect(after({ heat: 3, overheat: 2, fired: true })).toMatchObject({
    value: { allowed: false, refusal: { code: 'OVERHEAT_ABOVE_SCALE' } },
  });
});

test.each([
  [{ heat: 4, fired: true }, 'fired'],
  [{ heat: 1, fired: true, shutDown: true }, 'shutDown'],
  [{ heat: 0, fired: false, shutDown: true }, 'shutDown'],
  [{ heat: 4, fired: false, shutDown: false }, 'shutDown'],
  [{ heat: 0, fired: false, firedBothWays: true }, 'firedBothWays'],
  [{ heat: 1, overheat: 1, fired: false }, 'overheat'],
])('rejects the contradiction in %j', (draft, field) =>
  expect(check(heat, draft)).toMatchObject({ problems: [{ code: 'CONFLICT', path: [field] }] }),
);

/** Reference implementation: counts one point after another. */
function byHand(q: Question): number {
  const played = new Set<string>(q.readings);
  let level = q.heat;
  const heatUp = () => {
    for (let point = 0; point < q.externalHeat && point < 2; point++) level++;
  };
  if (played.has('ht-before-cooling')) heatUp();
  if (q.heat === 4 || !q.fired) level = 0;
  else {
    const engine = q.engineHits * (q.firedBothWays && played.has('engine-heat-twice') ? 2 : 1);
    const helped = q.overheat + (played.has('water-not-against-engine') ? 0 : engine);
    if (q.waterDepth > 0 && helped > 0) level--;
    else if (q.waterDepth > 0 && (q.waterDepth >= 2 || played.has('any-water-cools')) && level > 0) level--;
    level += q.overheat + engine;
  }
  if (!played.has('ht-before-cooling')) heatUp();
  return Math.min(level, 4);
}

test('matches points counted one by one', () => {
  const levels = new Set<number>();
  proveMostly(
    { calculator: 'alpha-strike heat', against: { en: 'points of heat added one by one', ru: 'пункты нагрева, сложенные по одному' } },
    fc.tuple(draftOf(heat.input), fc.constantFrom(0, 0, 1, 2, 3)),
    ([draft, waterDepth]) => {
      const { overheat, firedBothWays, shutDown: _, ...rest } = draft;
      const checked = check(heat, { ...rest, waterDepth, ...(rest.fired ? { overheat, firedBothWays } : {}) });
      if (!checked.ok) return SKIPPED;
      const { figures, steps, refusal } = heat.resolve(checked.value);
      expect(refusal !== undefined).toBe(checked.value.overheat + checked.value.heat > 4 || checked.value.engineHits > 1);
      if (refusal) return SKIPPED;
      levels.add(figures.heat);
      expect(figures.heat).toBe(byHand(checked.value));
      expect(steps.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(figures.heat);
      expect(figures.nextTurn === undefined).toBe(figures.heat === 4);
      expect([figures.moveChange, figures.tmmChange]).toEqual([figures.heat === 0 ? 0 : -2 * figures.heat, figures.heat > 1 ? -1 : 0]);
    },
    { numRuns: 800, share: 0.3 },
  );
  expect([...levels].sort()).toEqual([0, 1, 2, 3, 4]);
});

test.each([0, 1, 4])('a second engine hit is an answer at heat %i, not bad input', (heat) => {
  const value = { allowed: false, refusal: { code: 'DESTROYED' }, figures: { heat } };
  expect(after({ heat, engineHits: 2, fired: false })).toMatchObject({ ok: true, value });
});
