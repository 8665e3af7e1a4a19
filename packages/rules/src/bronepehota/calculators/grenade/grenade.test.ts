import { type Fraction, toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { prove } from '../../../testing/proof.js';
import { grenade } from './index.js';

const figures = (draft: object) => {
  const checked = check(grenade, draft);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return grenade.resolve(checked.value).figures;
};

test('lands 4 steps away on a 4 and reaches targets within 1 step of that place', () => {
  const { landings, reached, destroyed } = figures({ steps: 4, armor: 3 });
  expect(landings.map(({ steps, reachesTarget, reachesThrower }) => [steps, reachesTarget, reachesThrower])).toEqual([
    [1, false, true],
    [2, false, false],
    [3, true, false],
    [4, true, false],
    [5, true, false],
    [6, false, false],
  ]);
  expect([reached, destroyed].map(toText)).toEqual(['1/2', '17/40']);
});

test('uses the exact distance: a 6 reaches 7 steps, nothing reaches 7.1', () => {
  expect(toText(figures({ steps: 7, armor: 3 }).reached)).toBe('1/6');
  expect(toText(figures({ centimetres: 35.5, armor: 3 }).reached)).toBe('0');
});

test('ignores cover, but an unseen target cannot be chosen', () => {
  expect(figures({ steps: 4, armor: 3, cover: 'LESS_THAN_HALF_SEEN' })).toEqual(figures({ steps: 4, armor: 3 }));
  const cited = answer(grenade, { steps: 4, armor: 3, cover: 'LESS_THAN_HALF_SEEN' }, 'en');
  expect(cited).toMatchObject({
    value: { steps: expect.arrayContaining([expect.objectContaining({ rule: 'bronepehota/ruling/grenade-cover' })]) },
  });
  expect(answer(grenade, { steps: 4, armor: 3, cover: 'UNSEEN' }, 'en')).toMatchObject({ value: { refusal: { code: 'UNSEEN' } } });
});

describe('refusals', () => {
  test.each([
    ['CONTACT', { contact: true }],
    ['OUT_OF_SIGHT', { inFront: false }],
  ])('refuses %s', (code, more) =>
    expect(answer(grenade, { steps: 4, armor: 3, ...more }, 'en')).toMatchObject({ value: { allowed: false, refusal: { code } } }),
  );
});

const same = (chance: Fraction | undefined, count: number, all: number): void => {
  expect(chance && chance.numerator * BigInt(all)).toBe(chance && BigInt(count) * chance.denominator);
};

const throws = fc.record({
  tenths: fc.integer({ min: 0, max: 90 }),
  target: fc.constantFrom('INFANTRY', 'MACHINE', 'GUN', 'UNMANNED_MACHINE'),
  armor: fc.integer({ min: 1, max: 21 }),
  pilotArmor: fc.integer({ min: 0, max: 7 }),
  throwerArmor: fc.integer({ min: 0, max: 21 }),
  panic: fc.boolean(),
  cover: fc.constantFrom('NONE', 'MORE_THAN_HALF_SEEN', 'LESS_THAN_HALF_SEEN'),
  readings: fc.subarray(['grenade-cover-helps']),
});

test('matches the enumeration of every face of every die', () => {
  const reached = { near: 0, beyond: 0, destroyed: 0, killed: 0 };
  prove(
    { calculator: 'bronepehota grenade', against: { en: 'every face of three dice', ru: 'каждая грань трёх кубиков' } },
    fc.property(throws, (thrown) => {
      const { tenths, pilotArmor, ...draft } = thrown;
      const found = figures({ ...draft, ...(thrown.target === 'MACHINE' && { pilotArmor }), steps: tenths / 10 });
      const all = 6 * 20 * 6;
      const counted = { reached: 0, hurt: 0, destroyed: 0, killed: 0, panicked: 0, thrower: 0 };
      for (let place = 1; place <= 6; place++)
        for (let power = 1; power <= 20; power++)
          for (let own = 1; own <= 6; own++) {
            const near = Math.abs(place * 10 - tenths) <= 10;
            const bonus = thrown.readings.length > 0 ? { NONE: 0, MORE_THAN_HALF_SEEN: 1, LESS_THAN_HALF_SEEN: 3 }[thrown.cover] : 0;
            const hurt = near && power > thrown.armor + (bonus ?? 0);
            if (near) counted.reached++;
            if (hurt) counted.hurt++;
            if (hurt && (thrown.target === 'INFANTRY' || thrown.armor === 1)) counted.destroyed++;
            if (hurt && own > thrown.pilotArmor) counted.killed++;
            if (hurt && thrown.panic && own === thrown.pilotArmor) counted.panicked++;
            if (place === 1 && power > thrown.throwerArmor) counted.thrower++;
          }
      same(found.reached, counted.reached, all);
      same(found.hurt, counted.hurt, all);
      same(found.destroyed, counted.destroyed, all);
      same(found.throwerKilled, counted.thrower, all);
      expect(found.pilotKilled !== undefined).toBe(thrown.target === 'MACHINE');
      same(found.pilotKilled, counted.killed, all);
      same(found.pilotPanicked, counted.panicked, all);
      reached[counted.reached > 0 ? 'near' : 'beyond']++;
      if (thrown.target !== 'INFANTRY' && counted.destroyed > 0) reached.destroyed++;
      if (thrown.target === 'MACHINE' && counted.killed > 0) reached.killed++;
    }),
    { numRuns: 300 },
  );
  for (const times of Object.values(reached)) expect(times).toBeGreaterThan(0);
});
