import { add, type Fraction, toText, ZERO } from '@rangefinder/dice';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { provedAll } from '../../../testing/proof.js';
import { damageOdds, type HitOdds } from '../../engine/damage/damage.js';
import { ARMOR_IDS, type ArmorId } from '../../reference/tables/armors.js';
import { WEAPON_IDS, type WeaponId } from '../../reference/tables/weapons.js';
import { damageMatrix } from '../damage-matrix/index.js';
import { damage } from './index.js';

const texts = (odds: HitOdds) =>
  Object.fromEntries(Object.entries(odds).map(([name, chance]: [string, Fraction]) => [name, toText(chance)]));

describe('worked examples', () => {
  test('Impact 2 against light armor', () => {
    expect(texts(damageOdds('large-calibre-pistol', 'light'))).toEqual({
      dead: '1/6',
      outOfTheFight: '1/6',
      stunned: '2/3',
      absorbed: '0',
      unharmed: '0',
    });
  });
  test('the Hand of Fate', () => {
    expect(texts(damageOdds('submachine-gun', 'exo'))).toEqual({
      dead: '1/216',
      outOfTheFight: '0',
      stunned: '5/216',
      absorbed: '0',
      unharmed: '35/36',
    });
  });
  test('Impact 0 only stuns', () => {
    expect(texts(damageOdds('net-thrower', 'none'))).toMatchObject({ stunned: '1' });
  });
  test('a powered blade is effective where other weapons are not', () => {
    expect(texts(damageOdds('combat-knife', 'battle', { powered: true }))).toMatchObject({ dead: '1/6', stunned: '5/6' });
  });
});

/** Independent copy of the two tables: LA/DA HA AA RA SH EXO BA, then none LA HA AA RA DA SH EXO BA. */
const RANGED = `laser-pistol 4 3 3 special 4 2 1
laser-carbine 4 3 3 special 4 2 1
laser-rifle 4 3 3 special 4 2 1
rapid-fire-laser-pistol 4 3 3 special 4 2 1
net-thrower 0 0 0 0 0 0 NE
pistol 1 0 special 1 1 NE NE
large-calibre-pistol 2 1 special 2 2 NE NE
submachine-gun 1 0 special 1 1 NE NE
pump-shotgun 2 1 special 2 2 NE NE
rifle 3 2 special 3 3 NE NE
semi-automatic-rifle 3 2 special 3 3 NE NE
assault-rifle 3 2 special 3 3 NE NE
machine-gun 3 2 special 3 3 0 NE
grenades 2 1 special 2 0 NE NE`;
const MELEE = `unarmed 3 2 0 0 1 2 0 NE NE
combat-knife 3 2 0 0 2 3 0 NE NE
rifle-with-bayonet 4 3 0 0 3 4 0 NE NE
improvised 1 1 1 1 1 1 1 1 1`;

function printed(weapon: WeaponId, armor: ArmorId, readings: readonly string[]): string {
  if (weapon === 'improvised' && readings.includes('improvised-no-effect') && (armor === 'exo' || armor === 'battle')) return 'NE';
  for (const line of MELEE.split('\n')) {
    const [id, none, la, ha, aa, ra, da, sh, exo, ba] = line.split(' ');
    if (id === weapon)
      return (
        { none, light: la, heavy: ha, absorbing: aa, reflecting: ra, distorting: da, shimmer: sh, exo, battle: ba } as Record<
          ArmorId,
          string
        >
      )[armor];
  }
  for (const line of RANGED.split('\n')) {
    const [id, la, ha, aa, ra, sh, exo, ba] = line.split(' ');
    if (id === weapon)
      return (
        { none: la, light: la, heavy: ha, absorbing: aa, reflecting: ra, distorting: la, shimmer: sh, exo, battle: ba } as Record<
          ArmorId,
          string
        >
      )[armor];
  }
  throw new Error(weapon);
}

/** Enumerates one hit by loops over four dice: the armor's, two of fate, and the damage die. */
function bruteForce(weapon: WeaponId, armor: ArmorId, powered: boolean, readings: readonly string[] = []): Record<keyof HitOdds, number> {
  const melee = MELEE.includes(`${weapon} `) && weapon !== 'rifle';
  const count = { dead: 0, outOfTheFight: 0, stunned: 0, absorbed: 0, unharmed: 0 };
  const land = (die: number, impact: number) => count[die > impact ? 'stunned' : die === 1 ? 'dead' : 'outOfTheFight']++;
  for (let stop = 1; stop <= 6; stop++)
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++)
        for (let die = 1; die <= 6; die++) {
          const impact = printed(weapon, armor, readings);
          if (impact === 'NE' && melee && powered) land(die, 1);
          else if (impact === 'NE' && melee) count.unharmed++;
          else if (impact === 'NE' && a === 1 && b === 1) land(die, 1);
          else if (impact === 'NE') count.unharmed++;
          else if (impact === 'special' && stop <= 3) count.absorbed++;
          else if (impact === 'special') land(die, Number(printed(weapon, 'heavy', readings)));
          else land(die, Number(impact) + (melee && powered ? 1 : 0));
        }
  return count;
}

test.each([false, true])('every pair matches the copied tables and the enumeration, powered: %s', (powered) => {
  for (const weapon of WEAPON_IDS)
    for (const armor of ARMOR_IDS) {
      const odds = damageOdds(weapon, armor, { powered });
      const expected = bruteForce(weapon, armor, powered);
      for (const name of Object.keys(expected) as (keyof HitOdds)[])
        expect(odds[name].numerator * 1296n, `${weapon} ${armor} ${name}`).toBe(BigInt(expected[name]) * odds[name].denominator);
      expect(toText(Object.values(odds).reduce((sum: Fraction, chance: Fraction) => add(sum, chance), ZERO))).toBe('1');
    }
});

test('the matrix has every printed weapon and armor, or the requested subset', () => {
  const cells = (draft: object) =>
    (
      answer(damageMatrix, draft, 'en') as unknown as {
        value: { figures: { cells: readonly { weapon: string; armor: string; impact: string }[] } };
      }
    ).value.figures.cells;
  expect(cells({})).toHaveLength(17 * 9);
  expect(new Set(cells({}).map(({ weapon, armor }) => `${weapon} ${armor}`)).size).toBe(17 * 9);
  expect(cells({ weapons: ['improvised', 'rifle'], armors: ['absorbing'] })).toMatchObject([
    { weapon: 'improvised', impact: '1' },
    { weapon: 'rifle', impact: 'special' },
  ]);
  for (const cell of cells({ powered: true })) expect(cell.impact).not.toBe('');
});

test.each([
  [
    { weapons: ['rifle'], armors: ['none', 'light', 'heavy'] },
    'Dead or out of the fight by one hit: rifle against no armor 1/2 (50%); rifle against light armor 1/2 (50%); rifle against heavy armor 1/3 (33.3%).',
    'Одно попадание убьёт или выведет из боя: винтовка против цели без брони — 1/2 (50\u00a0%); винтовка против лёгкой брони — 1/2 (50\u00a0%); винтовка против тяжёлой брони — 1/3 (33,3\u00a0%).',
  ],
  [
    { weapons: ['rifle'] },
    'Dead or out of the fight by one hit, 9 cells: from 1/216 (0.5%), rifle against EXO armor, to 1/2 (50%), rifle against no armor.',
    'Одно попадание убьёт или выведет из боя, 9 клеток: от 1/216 (0,5\u00a0%) (винтовка против экзо-брони) до 1/2 (50\u00a0%) (винтовка против цели без брони).',
  ],
])('summarizes the matrix %j with its odds', (draft, en, ru) => {
  expect(answer(damageMatrix, draft, 'en')).toMatchObject({ value: { summary: en } });
  expect(answer(damageMatrix, draft, 'ru')).toMatchObject({ value: { summary: ru } });
});

test('both calculators match the copied tables and the enumeration for every pair', () => {
  let [single, cells] = [0, 0];
  for (const [powered, readings] of [
    [false, []],
    [true, []],
    [false, ['improvised-no-effect']],
    [true, ['improvised-no-effect']],
  ] as const) {
    const many = check(damageMatrix, { powered, readings, weapons: WEAPON_IDS });
    if (!many.ok) throw new Error('every matrix is allowed');
    for (const cell of damageMatrix.resolve(many.value).figures.cells) {
      const expected = bruteForce(cell.weapon as WeaponId, cell.armor as ArmorId, powered, readings);
      const one = check(damage, { weapon: cell.weapon, armor: cell.armor, readings, ...(powered ? { powered } : {}) });
      const answers = one.ok ? [cell, damage.resolve(one.value).figures] : [cell];
      for (const figures of answers)
        for (const name of Object.keys(expected) as (keyof HitOdds)[])
          expect(figures[name].numerator * 1296n).toBe(BigInt(expected[name]) * figures[name].denominator);
      cells++;
      if (one.ok) single++;
    }
  }
  expect(cells).toBe(4 * 18 * 9);
  expect(single).toBeGreaterThan(2 * 17 * 9);
  const against = { en: 'tables typed apart, every die', ru: 'таблицы, набранные отдельно, каждый кубик' };
  provedAll({ calculator: '5150 damage', against }, single);
  provedAll({ calculator: '5150 damageMatrix', against }, cells);
});

test('cites the rules that determine the hit', () => {
  const rulesOf = (draft: object) => {
    const result = answer(damage, draft, 'en');
    return result.ok ? result.value.steps.map(({ rule }) => rule) : [];
  };
  expect(rulesOf({ weapon: 'laser-rifle', armor: 'absorbing' })).toContain('5150/ruling/absorb-laser');
  expect(rulesOf({ weapon: 'machine-gun', armor: 'light' })).toContain('5150/ruling/machine-gun-example');
  expect(rulesOf({ weapon: 'pistol', armor: 'absorbing' })).toEqual([
    '5150/table/ranged-weapons',
    '5150/table/armors',
    '5150/ruling/stun-on-zero',
    '5150/table/damage',
  ]);
  expect(rulesOf({ weapon: 'combat-knife', armor: 'exo' })).toContain('5150/ruling/melee-impact');
});

test('allows a power source only for melee weapons', () => {
  expect(check(damage, { weapon: 'rifle', powered: true })).toMatchObject({
    ok: false,
    problems: [{ code: 'CONFLICT', path: ['powered'] }],
  });
});

test('the matrix takes a power source only with a melee weapon among the weapons', () => {
  expect(check(damageMatrix, { weapons: ['rifle'], powered: true })).toMatchObject({
    ok: false,
    problems: [{ code: 'CONFLICT', path: ['powered'] }],
  });
  for (const draft of [{}, { weapons: ['rifle', 'combat-knife'] }])
    expect(check(damageMatrix, { ...draft, powered: true })).toMatchObject({ ok: true });
});

test('summarizes the odds in one sentence', () => {
  expect(answer(damage, { weapon: 'rifle', armor: 'absorbing' }, 'en')).toMatchObject({
    value: {
      summary:
        'Rifle against absorbing armor, Impact special, one hit: dead 1/12 (8.3%), out of the fight 1/12 (8.3%), stunned 1/3 (33.3%), absorbed 1/2 (50%).',
    },
  });
  expect(answer(damage, { weapon: 'combat-knife', armor: 'battle', powered: true }, 'ru')).toMatchObject({
    value: {
      summary:
        'Боевой нож с приводом против боевой брони, Ущерб 1, одно попадание: убита — 1/6 (16,7\u00a0%), оглушена — 5/6 (83,3\u00a0%).',
    },
  });
});
