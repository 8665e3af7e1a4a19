import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { draftOf } from '../../../testing/arbitraries.js';
import { prove } from '../../../testing/proof.js';
import { forceCost } from './index.js';

test('adds up Rep, weapons and armor of every figure', () => {
  const figures = [
    { name: 'Leader', rep: 5, weapons: ['assault-rifle', 'grenades'], armor: 'heavy' },
    { name: 'Colonists', rep: 4, weapons: ['rifle'], armor: 'light', count: 4 },
  ];
  expect(answer(forceCost, { figures }, 'en')).toMatchObject({
    value: {
      allowed: true,
      figures: {
        total: 206 + 432,
        figures: [
          { each: 206, total: 206 },
          { each: 108, total: 432 },
        ],
      },
      summary: 'The force costs 638 points (Leader: 206; Colonists: 108 × 4 = 432).',
    },
  });
});

test.each([
  [{ rep: 2 }, 'Figure 1: Rep 2 has no printed price, so the force has no total.'],
  [{ rep: 4, armor: 'exo', name: 'Marine' }, 'Marine: EXO armor has no printed price, so the force has no total.'],
  [{ rep: 4, weapons: ['improvised'] }, 'Figure 1: improvised weapon has no printed price, so the force has no total.'],
])('refuses a force without a price: %j', (figure, summary) => {
  expect(answer(forceCost, { figures: [{ rep: 4 }, figure].slice(1) }, 'en')).toMatchObject({
    value: {
      allowed: false,
      refusal: { code: 'UNPRICED', rule: '5150/ruling/unpriced' },
      summary,
      figures: { total: null, figures: [{ each: null, total: null }] },
    },
  });
});

test('keeps the prices of other figures next to one without a price', () => {
  expect(answer(forceCost, { figures: [{ rep: 3 }, { rep: 7 }] }, 'ru')).toMatchObject({
    value: {
      refusal: { text: 'Фигурка 2: нет напечатанной цены (Умение 7), поэтому нет и итога.' },
      figures: { total: null, figures: [{ each: 50 }, { each: null }] },
    },
  });
});

test('allows starred weapons only to their classes', () => {
  const figures = (figureClass: string, weapon: string) => ({ figures: [{ rep: 4, weapons: [weapon], figureClass }] });
  expect(answer(forceCost, figures('CRIMINALS', 'grenades'), 'en')).toMatchObject({
    value: { allowed: false, refusal: { code: 'RESTRICTED' } },
  });
  expect(answer(forceCost, figures('CRIMINALS', 'assault-rifle'), 'en')).toMatchObject({ value: { allowed: true } });
  expect(answer(forceCost, figures('PROLETARIAT', 'assault-rifle'), 'en')).toMatchObject({ value: { allowed: false } });
  expect(answer(forceCost, figures('COLONISTS', 'grenades'), 'en')).toMatchObject({ value: { allowed: true } });
});

const WEAPON_POINTS: Record<string, number> = {
  'laser-pistol': 16,
  'laser-carbine': 18,
  'laser-rifle': 20,
  'rapid-fire-laser-pistol': 52,
  'net-thrower': 5,
  pistol: 4,
  'large-calibre-pistol': 14,
  'submachine-gun': 7,
  'pump-shotgun': 22,
  rifle: 15,
  'semi-automatic-rifle': 28,
  'assault-rifle': 41,
  'machine-gun': 58,
  grenades: 14,
  unarmed: 4,
  'combat-knife': 8,
  'rifle-with-bayonet': 12,
};
const ARMOR_POINTS: Record<string, number> = {
  none: 0,
  light: 27,
  heavy: 68,
  absorbing: 102,
  shimmer: 51,
  reflecting: 55,
  distorting: 108,
};
const REP_POINTS: Record<number, number> = { 3: 50, 4: 66, 5: 83 };

test('matches an independent price list added line by line', () => {
  let priced = 0;
  prove(
    {
      calculator: '5150 forceCost',
      against: { en: 'prices typed apart, added line by line', ru: 'цены, набранные отдельно и сложенные построчно' },
    },
    fc.property(draftOf(forceCost.input), (draft) => {
      const checked = check(forceCost, draft);
      if (!checked.ok) throw new Error('every draft passes');
      let total = 0;
      const once = checked.value.readings.includes('grenades-paid-once');
      for (const { rep, weapons, armor, count } of checked.value.figures) {
        let each = (REP_POINTS[rep] ?? Number.NaN) + (ARMOR_POINTS[armor] ?? Number.NaN);
        for (const weapon of weapons) if (!once || weapon !== 'grenades') each += WEAPON_POINTS[weapon] ?? Number.NaN;
        total += each * count;
      }
      if (once && checked.value.figures.some(({ weapons }) => weapons.includes('grenades'))) total += 14;
      const { figures, refusal } = forceCost.resolve(checked.value);
      expect(figures.total ?? Number.NaN).toBe(total);
      if (refusal?.code !== 'RESTRICTED') expect(refusal?.code).toBe(Number.isNaN(total) ? 'UNPRICED' : undefined);
      if (!Number.isNaN(total)) priced++;
    }),
    { numRuns: 800 },
  );
  expect(priced).toBeGreaterThan(0);
});
