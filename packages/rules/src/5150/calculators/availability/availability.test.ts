import { add, type Fraction, toText, ZERO } from '@rangefinder/dice';
import { expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { draftOf } from '../../../testing/arbitraries.js';
import { SKIPPED } from '../../../testing/mostly.js';
import { proveMostly } from '../../../testing/proof.js';
import { availability } from './index.js';
import type { Question } from './resolve.js';

/** Reference copy of the tables. */
function weaponOn(roll: number, byRate: boolean): readonly [string, string] {
  if (roll <= 3) return ['pistol', 'laser-pistol'];
  if (roll <= 5) return ['large-calibre-pistol', 'laser-pistol'];
  if (roll === 6) return ['submachine-gun', 'rapid-fire-laser-pistol'];
  if (roll <= 8) return ['pump-shotgun', byRate ? 'rapid-fire-laser-pistol' : 'laser-carbine'];
  if (roll === 9) return ['rifle', 'laser-rifle'];
  return [roll <= 11 ? 'semi-automatic-rifle' : 'assault-rifle', 'laser-rifle'];
}
function armorOn(roll: number, second: number): string {
  if (roll <= 8) return 'none';
  if (roll <= 10) return 'light';
  if (roll === 11) return 'heavy';
  if (second <= 6) return 'absorbing';
  if (second <= 8) return 'shimmer';
  return second <= 10 ? 'reflecting' : 'distorting';
}
const repOn = (face: number): string => (face === 1 ? '5' : face <= 4 ? '4' : '3');

function bruteForce(q: Question): Map<string, number> {
  const counts = new Map<string, number>();
  const modifier = { NORMAL: 0, LAX: 1, LOW: 2 }[q.lawLevel] + (q.leader ? 1 : 0);
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++)
      for (let c = 1; c <= 6; c++)
        for (let d = 1; d <= 6; d++)
          for (let e = 1; e <= 6; e++) {
            const roll = a + b + (q.dice === 3 ? c : 0) + modifier;
            const [weapon, laser] = weaponOn(roll, q.readings.includes('laser-by-rate'));
            const again = d + e + (q.readings.includes('special-armor-modified') ? modifier : 0);
            const found = q.kind === 'REP' ? repOn(a) : q.kind === 'ARMOR' ? armorOn(roll, again) : d + e === 12 ? laser : weapon;
            counts.set(found, (counts.get(found) ?? 0) + 1);
          }
  return counts;
}

const rowsOf = ({
  weapons,
  armors,
  reps,
}: ReturnType<typeof availability.resolve>['figures']): readonly (readonly [string, Fraction])[] => [
  ...weapons.map(({ weapon, chance }) => [weapon, chance] as const),
  ...armors.map(({ armor, chance }) => [armor, chance] as const),
  ...reps.map(({ rep, chance }) => [`${rep}`, chance] as const),
];

test('states who may not carry a find', () => {
  const answerFor = (figureClass: string, language: 'en' | 'ru') => {
    const answered = answer(availability, { kind: 'WEAPON', lawLevel: 'LOW', figureClass }, language);
    return answered.ok ? [answered.value.summary, answered.value.steps.at(-1)?.text] : [];
  };
  const [barred, barredStep] = answerFor('PROLETARIAT', 'en');
  expect(barred).toContain('assault rifle (16.2%, not for law-abiding proletariat)');
  expect(barredStep).toBe('Law-abiding proletariat may not carry: assault rifle');
  expect(answerFor('COLONISTS', 'en')).toEqual([
    expect.not.stringContaining('not for'),
    'Colonists may carry all of this; law-abiding proletariat may not carry: assault rifle',
  ]);
  const [barredRu, barredStepRu] = answerFor('PROLETARIAT', 'ru');
  expect(barredRu).toContain('штурмовая винтовка (16,2\u00a0%, законопослушному пролетариату запрещено)');
  expect(barredStepRu).toBe('Законопослушному пролетариату запрещено: штурмовая винтовка');
  expect(answerFor('COLONISTS', 'ru')).toEqual([
    expect.not.stringContaining('запрещено'),
    'Колонистам разрешено всё это; законопослушному пролетариату запрещено: штурмовая винтовка',
  ]);
});

test('matches the copied tables for every roll', () => {
  const kinds = new Set<string>();
  proveMostly(
    {
      calculator: '5150 availability',
      against: { en: 'tables typed apart, every roll', ru: 'таблицы, набранные отдельно, каждый бросок' },
    },
    draftOf(availability.input),
    (draft) => {
      const checked = check(availability, draft);
      if (!checked.ok) return SKIPPED;
      kinds.add(`${checked.value.kind} ${checked.value.dice}`);
      const rows = rowsOf(availability.resolve(checked.value).figures);
      const counts = bruteForce(checked.value);
      expect(new Set(rows.map(([name]) => name))).toEqual(new Set(counts.keys()));
      for (const [name, chance] of rows) expect(chance.numerator * 7776n, name).toBe(BigInt(counts.get(name) ?? 0) * chance.denominator);
      expect(toText(rows.reduce((sum, [, chance]) => add(sum, chance), ZERO))).toBe('1');
    },
    { numRuns: 150, share: 0.7 },
  );
  expect([...kinds].sort()).toEqual(['ARMOR 2', 'REP 2', 'WEAPON 2', 'WEAPON 3']);
});

test('accepts three dice only for the weapon table', () => {
  expect(check(availability, { kind: 'ARMOR', dice: 3 })).toMatchObject({ ok: false, problems: [{ code: 'CONFLICT', path: ['dice'] }] });
});

test('an ordinary worker can find assault rifles, which workers may not carry', () => {
  const found = (figureClass: string) =>
    answer(availability, { figureClass, lawLevel: 'LOW' }, 'en') as unknown as {
      value: { figures: { weapons: readonly { weapon: string; mayCarry: boolean }[] } };
    };
  expect(
    found('PROLETARIAT')
      .value.figures.weapons.filter(({ mayCarry }) => !mayCarry)
      .map(({ weapon }) => weapon),
  ).toEqual(['assault-rifle']);
  expect(found('CRIMINALS').value.figures.weapons.every(({ mayCarry }) => mayCarry)).toBe(true);
});

test('summarizes the odds in one sentence', () => {
  expect(answer(availability, { kind: 'REP' }, 'en')).toMatchObject({
    value: { summary: 'Odds of each Rep: Rep 5 (16.7%), Rep 4 (50%), Rep 3 (33.3%).' },
  });
  expect(answer(availability, { kind: 'ARMOR' }, 'ru')).toMatchObject({
    value: { summary: expect.stringMatching(/^Шансы на броню: без брони \(72,2\s%\), лёгкая броня \(19,4\s%\),/) },
  });
});
