import { type Fraction, toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { prove } from '../../../testing/proof.js';
import type { Text } from '../../../text/language.js';
import { realHitsTable } from '../../reference/tables/real-hits.js';
import { realShot } from './index.js';

const outcome = (draft: object) => {
  const checked = check(realShot, draft);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return realShot.resolve(checked.value);
};

test('a shell reduces armor 9 to 7, and the D12 is compared with 7', () => {
  const { damage, armorAfter, pilotKilled, ammunitionUsed, ammunitionLeft } = outcome({
    charge: 'SHELL',
    target: 'MACHINE',
    armor: 9,
    pilotArmor: 3,
    ammunition: 12,
  }).figures;
  expect({ damage, armorAfter, ammunitionUsed, ammunitionLeft }).toEqual({
    damage: 2,
    armorAfter: 7,
    ammunitionUsed: 2,
    ammunitionLeft: 10,
  });
  expect(pilotKilled && toText(pilotKilled)).toBe('5/24');
});

test('a ricochet spends ammunition and has no other effect', () => {
  const { figures } = outcome({ charge: 'ROCKET', target: 'MACHINE', armor: 5, pilotArmor: 1, impact: 'UNCOUNTED', ammunition: 4 });
  expect(figures).toMatchObject({ damage: 0, armorAfter: 5, ammunitionUsed: 4, ammunitionLeft: 0 });
  expect([figures.destroyed, figures.pilotKilled].map((chance) => chance && toText(chance))).toEqual(['0', '0']);
});

describe('armor', () => {
  test.each([
    [{ impact: 'FELL' }, '1'],
    [{ impact: 'UNCOUNTED' }, '0'],
    [{ impact: 'UNCOUNTED', target: 'MACHINE', pilotArmor: 3 }, '0'],
    [{ impact: 'UNCOUNTED', target: 'GUN' }, '0'],
  ])('is not needed for %j, and does not change it', (draft, destroyed) => {
    const { figures, steps } = outcome({ charge: 'SHELL', ...draft });
    expect(toText(figures.destroyed)).toBe(destroyed);
    expect(figures.armorAfter).toBeUndefined();
    const given = outcome({ charge: 'SHELL', armor: 4, ...draft });
    expect({ ...given.figures, armorAfter: undefined }).toEqual(figures);
    expect(given.steps).toEqual(steps);
  });
  test('is none after a shot that is refused', () =>
    expect(outcome({ charge: 'SHELL', target: 'GUN', impact: 'UNCOUNTED', shooterLying: true }).figures.armorAfter).toBeUndefined());
  test.each([
    [{ impact: 'STOOD' }],
    [{ impact: 'STOOD', target: 'MACHINE' }],
    // A machine that falls takes twice the damage, and its armor test is against what is left.
    [{ impact: 'FELL', target: 'MACHINE' }],
    [{ impact: 'LYING', target: 'GUN' }],
  ])('is needed for %j', (draft) =>
    expect(check(realShot, { charge: 'SHELL', ...draft })).toMatchObject({ ok: false, problems: [{ code: 'MISSING', path: ['armor'] }] }),
  );
});

test('counts only infantry as fallen when it leans on something', () => {
  const rows = (language: 'en' | 'ru') =>
    realHitsTable.rows.map(([target, happened]) => `${(target as Text)[language]}: ${(happened as Text)[language]}`);
  expect(rows('en')).toEqual([
    'infantry: hit, stays standing',
    'infantry: hit, fell or leans on something',
    'machine: hit, stays standing',
    'machine: hit, fell',
    'machine: hit while already lying',
    'gun: hit, stays standing',
    'gun: hit, fell',
    'gun: hit while already lying',
  ]);
  expect(rows('ru')).toEqual([
    'пехотинец: попадание, устоял',
    'пехотинец: попадание, упал или опёрся о препятствие',
    'машина: попадание, устояла',
    'машина: попадание, упала',
    'машина: попадание в уже лежащую',
    'орудие: попадание, устояло',
    'орудие: попадание, упало',
    'орудие: попадание в уже лежащее',
  ]);
});

test('a machine that was lying is not in the air', () => {
  const shot = { charge: 'SHELL', target: 'MACHINE', armor: 6, pilotArmor: 2, flying: true };
  expect(check(realShot, { ...shot, impact: 'FELL' })).toMatchObject({ ok: true });
  expect(check(realShot, { ...shot, impact: 'LYING' })).toMatchObject({ ok: false, problems: [{ code: 'CONFLICT', path: ['flying'] }] });
});

test('fallen infantry is dead and cannot be lying', () => {
  expect(toText(outcome({ charge: 'SHELL', armor: 6, impact: 'FELL' }).figures.destroyed)).toBe('1');
  expect(check(realShot, { charge: 'SHELL', armor: 6, impact: 'LYING' })).toMatchObject({
    ok: false,
    problems: [{ code: 'CONFLICT', path: ['impact'] }],
  });
});

describe('refusals', () => {
  const shot = { charge: 'SHELL', armor: 3 };
  test.each([
    ['WRONG_CHARGE', { charge: 'MINE', launcher: 'MACHINE' }],
    ['WRONG_CHARGE', { charge: 'ROCKET', launcher: 'MORTAR' }],
    ['TURNED_TOO_FAR', { launcher: 'MACHINE', turnDegrees: 91 }],
    ['LYING', { shooterLying: true }],
    ['CONTACT', { contact: true }],
    ['RANK', { rank: 1, rankNeeded: 2 }],
    ['SHORT_AMMUNITION', { charge: 'ROCKET', ammunition: 3 }],
    [undefined, { charge: 'MINE', launcher: 'MORTAR', turnDegrees: 180, ammunition: 3 }],
    [undefined, { launcher: 'MACHINE', turnDegrees: 90 }],
  ])('refuses %s', (code, more) => expect(outcome({ ...shot, ...more }).refusal?.code).toBe(code));
});

test('a turn counts only with what turned', () => {
  const draft = { charge: 'SHELL', armor: 3, turnDegrees: 120 };
  expect(check(realShot, draft)).toMatchObject({ ok: false, problems: [{ code: 'CONFLICT', path: ['turnDegrees'] }] });
  expect(check(realShot, { ...draft, launcher: 'GUN' })).toMatchObject({ ok: true });
});

test('summarizes the shot in one sentence', () => {
  const draft = { charge: 'ROCKET', target: 'MACHINE', impact: 'FELL', armor: 12, pilotArmor: 2 };
  expect(answer(realShot, draft, 'en')).toMatchObject({
    value: { summary: 'Rocket: 8 damage, armor 4 left; the pilot dies with odds of 8/15 (53.3%).' },
  });
});

test('mentions the crash and panic in the summary', () => {
  const draft = { charge: 'SHELL', target: 'MACHINE', armor: 3, pilotArmor: 2, flying: true, panic: true };
  expect(answer(realShot, draft, 'en')).toMatchObject({
    value: {
      summary:
        'Shell: 2 damage, armor 1 left; the pilot dies with odds of 11/18 (61.1%) and panics with odds of 11/72 (15.3%); with the crash the machine is destroyed with odds of 11/18 (61.1%).',
    },
  });
  expect(answer(realShot, draft, 'ru')).toMatchObject({
    value: {
      summary:
        'Снаряд: повреждений 2, остаётся броня 1; пилот погибнет с шансом 11/18 (61,1\u00a0%), запаникует с шансом 11/72 (15,3\u00a0%); с аварийной посадкой машина будет уничтожена с шансом 11/18 (61,1\u00a0%).',
    },
  });
});

const same = (chance: Fraction | undefined, count: number, all: number): void => {
  expect(chance && chance.numerator * BigInt(all)).toBe(chance && BigInt(count) * chance.denominator);
};

const hits = fc.record({
  charge: fc.constantFrom('SHELL', 'MINE', 'ROCKET'),
  target: fc.constantFrom('INFANTRY', 'MACHINE', 'GUN', 'UNMANNED_MACHINE'),
  impact: fc.constantFrom('STOOD', 'FELL', 'LYING'),
  armor: fc.integer({ min: 1, max: 16 }),
  pilotArmor: fc.integer({ min: 0, max: 7 }),
  flying: fc.boolean(),
  panic: fc.boolean(),
  readings: fc.subarray(['panic-crashes', 'wreck-spares-pilot']),
});

test('matches the enumeration of the armor, survival and crash dice', () => {
  const reached = { infantry: 0, gone: 0, crashed: 0, killed: 0, fell: 0 };
  prove(
    { calculator: 'bronepehota realShot', against: { en: 'every face of three dice', ru: 'каждая грань трёх кубиков' } },
    fc.property(hits, (hit) => {
      fc.pre(hit.impact !== 'LYING' || (hit.target !== 'INFANTRY' && !hit.flying));
      const { pilotArmor: _, flying: __, ...plain } = hit;
      const { figures } = outcome(hit.target === 'MACHINE' ? hit : plain);
      const power = { SHELL: 2, MINE: 3, ROCKET: 4 }[hit.charge];
      const faces = hit.impact === 'STOOD' ? 12 : 20;
      const damage = hit.target === 'INFANTRY' ? 0 : hit.impact === 'STOOD' ? power : 2 * power;
      const all = faces * 36;
      const counted = { destroyed: 0, killed: 0, panicked: 0, pilotPanicked: 0, withCrash: [] as number[] };
      for (let test = 1; test <= faces; test++)
        for (let own = 1; own <= 6; own++)
          for (let crash = 1; crash <= 6; crash++) {
            if (hit.target === 'INFANTRY') {
              if (hit.impact === 'FELL' || own > hit.armor) counted.destroyed++;
              else if (hit.panic && own === hit.armor) counted.panicked++;
              continue;
            }
            const left = hit.armor > damage ? hit.armor - damage : 0;
            const isSpared = left === 0 && hit.readings.includes('wreck-spares-pilot');
            const tested = hit.target === 'MACHINE' && test > left && !isSpared;
            const dead = tested && own > hit.pilotArmor;
            if (dead) counted.killed++;
            if (tested && hit.panic && own === hit.pilotArmor) counted.pilotPanicked++;
            const panicked = tested && hit.panic && own === hit.pilotArmor;
            const falls = dead || (panicked && hit.readings.includes('panic-crashes'));
            const total = damage + (falls && hit.flying && left > 0 ? crash : 0);
            counted.withCrash[total] = (counted.withCrash[total] ?? 0) + 1;
            if (total >= hit.armor) counted.destroyed++;
          }
      expect(figures.damage).toBe(damage);
      same(figures.destroyed, counted.destroyed, all);
      same(figures.panicked, counted.panicked, all);
      expect(figures.pilotKilled !== undefined).toBe(hit.target === 'MACHINE');
      same(figures.pilotKilled, counted.killed, all);
      same(figures.pilotPanicked, counted.pilotPanicked, all);
      expect(figures.damageWithCrash !== undefined).toBe(hit.target === 'MACHINE' && hit.flying);
      if (figures.damageWithCrash)
        expect(figures.damageWithCrash.map(({ damage }) => damage)).toEqual(Object.keys(counted.withCrash).map(Number));
      for (const { damage, chance } of figures.damageWithCrash ?? []) same(chance, counted.withCrash[damage] ?? 0, all);
      if (hit.target === 'INFANTRY') reached.infantry++;
      else if (damage >= hit.armor) reached.gone++;
      if ((figures.damageWithCrash?.length ?? 0) > 1) reached.crashed++;
      if (counted.killed > 0) reached.killed++;
      if (hit.impact === 'FELL') reached.fell++;
    }),
    { numRuns: 300 },
  );
  for (const times of Object.values(reached)) expect(times).toBeGreaterThan(0);
});

describe('shots that do not count', () => {
  const figures = (draft: object) => {
    const answered = answer(realShot, { charge: 'SHELL', impact: 'UNCOUNTED', ...draft }, 'en');
    if (!answered.ok) throw new Error(JSON.stringify(answered.problems));
    return answered.value.figures;
  };
  test('leave the armor unchanged; infantry has none to lose', () => {
    expect(figures({ target: 'GUN', armor: 5 }).armorAfter).toBe(5);
    expect(figures({ target: 'INFANTRY', armor: 3 }).armorAfter).toBeNull();
  });
  test('spare the pilot, if there is one', () => {
    expect(figures({ target: 'MACHINE', armor: 5, pilotArmor: 2 })).toMatchObject({ pilotKilled: expect.anything() });
    expect(figures({ target: 'GUN', armor: 5 }).pilotKilled).toBeNull();
  });
});

test('a forbidden shot has no steps', () =>
  expect(outcome({ charge: 'SHELL', target: 'GUN', armor: 5, shooterLying: true })).toMatchObject({
    refusal: { code: 'LYING' },
    steps: [],
  }));
