/** Fire of a unit against the enumeration of every roll. */
import { type Fraction, toDecimal, toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { prove } from '../../../testing/proof.js';
import { shotsToDestroy } from '../shots-to-destroy/index.js';
import { armament } from './armament.js';
import { unitFire } from './index.js';

interface Gun {
  readonly faces: number;
  readonly bonus: number;
  readonly dice: number;
  readonly sides: number;
}
const textOf = ({ faces, bonus, dice, sides }: Gun) => ({ range: `D${faces}${bonus > 0 ? `+${bonus}` : ''}`, power: `${dice}D${sides}` });

/** Every fall of the dice of one shot: how often each number of dice exceeds the armor. */
function pierced({ dice, sides }: Gun, armor: number): readonly number[] {
  const counts = new Array<number>(dice + 1).fill(0);
  const roll = (left: number, above: number): void => {
    if (left === 0) counts[above] = (counts[above] as number) + 1;
    else for (let face = 1; face <= sides; face++) roll(left - 1, above + (face > armor ? 1 : 0));
  };
  roll(dice, 0);
  return counts;
}

/** Walks every shot in decimals: range die by range die, then every fall of the power dice. */
function bruteForce(guns: readonly Gun[], target: string, armor: number, cover: number, distance: number): { gone: number; lost: number } {
  const points = target === 'INFANTRY' ? 1 : armor;
  const walk = (at: number, left: number): { gone: number; lost: number } => {
    const gun = guns[at];
    if (left === 0 || gun === undefined) return { gone: left === 0 ? 1 : 0, lost: points - left };
    const sum = { gone: 0, lost: 0 };
    const counts = pierced(gun, (target === 'INFANTRY' ? armor : left) + cover);
    const all = gun.sides ** gun.dice;
    for (let face = 1; face <= gun.faces; face++)
      counts.forEach((ways, above) => {
        const reached = face + gun.bonus >= distance;
        const { gone, lost } = walk(at + 1, reached ? Math.max(0, left - above) : left);
        sum.gone += (gone * ways) / all / gun.faces;
        sum.lost += (lost * ways) / all / gun.faces;
      });
    return sum;
  };
  return walk(0, points);
}

const gun = fc.record({
  faces: fc.constantFrom(6, 12),
  bonus: fc.integer({ min: 0, max: 3 }),
  dice: fc.integer({ min: 1, max: 2 }),
  sides: fc.constantFrom(6, 12),
});
const situation = fc.record({
  guns: fc.array(gun, { minLength: 1, maxLength: 3 }),
  target: fc.constantFrom('INFANTRY', 'MACHINE', 'GUN'),
  armor: fc.integer({ min: 1, max: 4 }),
  cover: fc.constantFrom('NONE', 'MORE_THAN_HALF_SEEN', 'LESS_THAN_HALF_SEEN'),
  steps: fc.integer({ min: 0, max: 10 }),
  asSquad: fc.boolean(),
});
const BONUS = { NONE: 0, MORE_THAN_HALF_SEEN: 1, LESS_THAN_HALF_SEEN: 3 } as const;
const near = (chance: Fraction, expected: number) => expect(toDecimal(chance)).toBeCloseTo(expected, 9);

test('matches the enumeration of every roll', () => {
  prove(
    { calculator: 'bronepehota unitFire', against: { en: 'every roll of all dice', ru: 'каждый бросок всех кубиков' } },
    fc.property(situation, ({ guns, asSquad, ...rest }) => {
      const weapons = guns.map(textOf);
      const checked = check(unitFire, { ...rest, ...(asSquad ? { soldiers: weapons } : { shots: weapons }) });
      if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
      const { destroyed, mean, shots, armorLeft } = unitFire.resolve(checked.value).figures;
      const expected = bruteForce(guns, rest.target, rest.armor, BONUS[rest.cover as keyof typeof BONUS], rest.steps);
      near(destroyed, expected.gone);
      near(mean, expected.lost);
      expect(shots).toHaveLength(guns.length);
      expect(armorLeft.reduce((sum, { chance }) => sum + toDecimal(chance), 0)).toBeCloseTo(1, 9);
    }),
    { numRuns: 80 },
  );
});

test('the number of shots matches that many shots of a unit, and the mean their sum', () => {
  prove(
    {
      calculator: 'bronepehota shotsToDestroy',
      against: { en: 'every roll of each number of shots', ru: 'каждый бросок каждого числа выстрелов' },
    },
    fc.property(gun, situation, (weapon, { target, armor, cover, steps }) => {
      const checked = check(shotsToDestroy, { ...textOf(weapon), target, armor, cover, steps });
      if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
      const { rows, expectedShots } = shotsToDestroy.resolve(checked.value).figures;
      for (const { shots, destroyed } of rows.slice(0, 3)) {
        const guns = Array.from({ length: shots }, () => weapon);
        near(destroyed, bruteForce(guns, target, armor, BONUS[cover as keyof typeof BONUS], steps).gone);
      }
      if (expectedShots === undefined) {
        const three = Array.from({ length: 3 }, () => weapon);
        expect(bruteForce(three, target, armor, BONUS[cover as keyof typeof BONUS], steps).gone).toBeLessThan(1);
      } else
        expect(toDecimal(expectedShots)).toBeGreaterThanOrEqual(
          rows.slice(0, 3).reduce((sum, { destroyed }) => sum + 1 - toDecimal(destroyed), 1) - 1e-9,
        );
    }),
    { numRuns: 60 },
  );
});

test('names the shots for 90% beyond the list of the first shots', () => {
  const draft = { range: 'D12+1', power: '2D6', steps: 6, target: 'GUN', armor: 5 };
  expect(answer(shotsToDestroy, draft, 'en')).toMatchObject({
    value: { summary: 'D12+1, 2D6 against armor 5: 11.209 shots on average, 10 for 50%, 18 for 90%.' },
  });
  expect(answer(shotsToDestroy, draft, 'ru')).toMatchObject({
    value: { summary: 'Д12+1, 2Д6 против брони 5: выстрелов в среднем 11,209; с шансом 50\u00a0% хватит 10, с шансом 90\u00a0% — 18.' },
  });
});

test('a sure hit on infantry with a 50% die takes two shots on average', () => {
  const result = answer(shotsToDestroy, { range: 'D6+2', power: '1D6', steps: 1, armor: 3 }, 'en');
  expect(result).toMatchObject({
    ok: true,
    value: { summary: 'D6+2, 1D6 against armor 3: 2 shots on average, 1 for 50%, 4 for 90%.' },
  });
});

test.each([
  [{ shots: [{ range: 'D6', power: '1D6', count: 3 }], rateOfFire: 2 }, 'RATE_OF_FIRE'],
  [{ shots: [{ range: 'D6', power: '4D6' }], ammunition: 3 }, 'SHORT_AMMUNITION'],
  [{ shots: [{ range: 'D6', power: '4D6' }], cover: 'UNSEEN' }, 'UNSEEN'],
  [{ soldiers: [{ range: 'D6', power: '1D6' }], fallen: [1] }, 'NOBODY_FIRES'],
])('%j is refused: %s', (draft, code) =>
  expect(answer(unitFire, { steps: 3, armor: 3, ...draft }, 'en')).toMatchObject({ ok: true, value: { refusal: { code } } }),
);

test.each([
  [{}, ['shots'], 'MISSING'],
  [{ unit: 'bronepehota/demolisher' }, ['shots'], 'MISSING'],
  [{ shots: [{ range: 'D6' }] }, ['shots', 0, 'power'], 'MISSING'],
  [{ shots: [{ range: 'D6', power: '1D6' }], soldiers: [{ range: 'D6', power: '1D6' }] }, ['shots'], 'CONFLICT'],
])('%j has a problem at %j', (draft, path, code) =>
  expect(check(unitFire, { steps: 3, armor: 3, ...draft })).toMatchObject({ ok: false, problems: [{ path, code }] }),
);

test('ammunition lasts shot by shot, and by another reading the last shot takes what is left', () => {
  const situation = fc.tuple(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }), fc.integer({ min: 0, max: 20 }));
  fc.assert(
    fc.property(situation, fc.subarray(['last-shot-fires']), ([costs, ammunition], readings) => {
      let left = ammunition;
      let fired = 0;
      for (const cost of costs) {
        if (readings.length > 0 ? left === 0 : left < cost) break;
        left = Math.max(0, left - cost);
        fired++;
      }
      const shots = costs.map((cost) => ({ range: 'D6', power: `${cost}D6` }));
      const checked = check(unitFire, { shots, ammunition, readings, steps: 3, armor: 3 });
      if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
      const { figures, refusal } = unitFire.resolve(checked.value);
      expect(refusal?.code).toBe(fired === costs.length ? undefined : 'SHORT_AMMUNITION');
      if (!refusal) expect(figures.ammunitionUsed).toBe(ammunition - left);
    }),
  );
});

describe('weapons of a unit of the catalog', () => {
  const machineGun = { id: 'machine-gun', count: 1, figures: { range: 'D6', power: '3D6', shooter: 'MACHINE' } };
  const rockets = { id: 'rockets', count: 2, figures: { range: 'D12', power: '3D12', shooter: 'MACHINE' } };
  const cannon = { id: 'cannon', count: 1, figures: { range: 'D12', power: '2D20', shooter: 'GUN' } };
  const saw = { id: 'saw', count: 1, figures: { closeCombat: 2, range: null } };
  const shotsOf = (weapons: readonly (typeof machineGun)[], question: object) =>
    armament.items(weapons, { ...question })?.map((shot) => Object.values(shot).join(' '));

  test.each([
    ['each weapon of a machine fires once', [machineGun], { rateOfFire: 2 }, ['machine-gun D6 3D6 1']],
    ['no more often than the rate of fire', [rockets], { rateOfFire: 1 }, ['rockets D12 3D12 1']],
    ['two of a kind fire twice', [rockets, saw], { rateOfFire: 2 }, ['rockets D12 3D12 2']],
    ['a gun fires as often as its rate of fire', [cannon], { rateOfFire: 2 }, ['cannon D12 2D20 2']],
    [
      'all weapons fire where the rate of fire is enough',
      [machineGun, rockets],
      { rateOfFire: 3 },
      ['machine-gun D6 3D6 1', 'rockets D12 3D12 2'],
    ],
    ['the player chooses among several', [machineGun, rockets], { rateOfFire: 2 }, undefined],
    ['close combat is no shot', [saw], { rateOfFire: 2 }, undefined],
    ['a squad fires its soldiers', [machineGun], { soldiers: [] }, undefined],
  ])('%s', (_, weapons, question, shots) => expect(shotsOf(weapons as never, question)).toEqual(shots));
});

test('soldiers without a weapon or out of action do not fire', () => {
  const soldiers = [{ range: 'D6', power: '1D6' }, {}, { number: 6, range: 'D6', power: '1D6' }];
  const shotsOf = (fallen: readonly number[]) => {
    const result = answer(unitFire, { soldiers, fallen, steps: 3, armor: 3 }, 'en');
    return result.ok ? (result.value.figures.shots as readonly unknown[]).length : 0;
  };
  expect([shotsOf([]), shotsOf([1]), shotsOf([6]), shotsOf([2])]).toEqual([2, 1, 1, 2]);
});

test('a squad has no rate of fire, and its ammunition is told not to count', () => {
  const squad = { soldiers: [{ range: 'D6', power: '1D6' }], steps: 2, armor: 3 };
  expect(check(unitFire, { ...squad, rateOfFire: 2 })).toMatchObject({ ok: false, problems: [{ code: 'CONFLICT', path: ['rateOfFire'] }] });
  const answered = answer(unitFire, { ...squad, ammunition: 0 }, 'en');
  expect(answered).toMatchObject({ ok: true, value: { allowed: true } });
  expect(answered.ok && answered.value.steps.at(-1)?.text).toBe('Infantry has no limit: nothing is counted');
});

test('each shot of a turn meets the armor that the shots before it have left', () => {
  const result = answer(unitFire, { shots: [{ range: 'D6+2', power: '1D6', count: 2 }], steps: 1, target: 'GUN', armor: 2 }, 'en');
  const { destroyed } = (result.ok ? result.value.figures : {}) as { readonly destroyed: Fraction };
  expect(toText(destroyed)).toBe('5/9');
});
