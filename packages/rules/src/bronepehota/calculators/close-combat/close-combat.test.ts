import { type Fraction, toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { prove } from '../../../testing/proof.js';
import { closeCombat } from './index.js';

const outcome = (draft: object) => {
  const checked = check(closeCombat, draft);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return closeCombat.resolve(checked.value);
};

test('saw and claw on armor 9 attack with D6 + 12: a 4 gives 16', () => {
  const attacker = { kind: 'MACHINE', armor: 9, closeCombat: 3 };
  const { attack, attackDice, attackerWins } = outcome({ attacker, defender: { kind: 'GUN', armor: 15 } }).figures;
  expect([attack, attackDice]).toEqual([12, 1]);
  expect(toText(attackerWins)).toBe('1/2');
});

test('summarizes the combat in one sentence', () => {
  const draft = {
    attacker: { kind: 'INFANTRY', armor: 3, closeCombat: 6 },
    defender: { kind: 'MACHINE', armor: 4, closeCombat: 2, pilotArmor: 3 },
    surprise: true,
  };
  expect(answer(closeCombat, draft, 'ru')).toMatchObject({
    value: {
      summary:
        'Больший из двух Д6 + 6 против Д6 + 4: атакующий побеждает с шансом 31/36 (86,1\u00a0%), уничтожает противника с шансом 5/12 (41,7\u00a0%), убивает пилота с шансом 31/72 (43,1\u00a0%).',
    },
  });
});

describe('refusals', () => {
  const fight = { attacker: { kind: 'INFANTRY', armor: 3 }, defender: { kind: 'MACHINE', armor: 4 } };
  test.each([
    ['CANNOT_ATTACK', { attacker: { kind: 'GUN', armor: 3 } }],
    ['CANNOT_ATTACK', { attacker: { kind: 'UNMANNED_MACHINE', armor: 3 } }],
    ['FLYING', { defender: { kind: 'MACHINE', armor: 4, flying: true } }],
    ['FLYING', { attacker: { kind: 'MACHINE', armor: 4, flying: true } }],
    ['LYING', { attacker: { kind: 'MACHINE', armor: 4, lying: true } }],
  ])('refuses %s', (code, more) => expect(outcome({ ...fight, ...more }).refusal?.code).toBe(code));
});

test('ignores surprise against a gun or an unmanned machine', () => {
  for (const kind of ['GUN', 'UNMANNED_MACHINE']) {
    const fight = { attacker: { kind: 'INFANTRY', armor: 3, closeCombat: 4 }, defender: { kind, armor: 7 } };
    const { figures, steps } = outcome({ ...fight, surprise: true });
    expect(figures).toEqual(outcome(fight).figures);
    expect(steps.map(({ rule }) => rule)).toContain('bronepehota/ruling/surprise-unmanned');
  }
});

test('refuses the armor of a pilot where there is none, once', () => {
  const fight = { attacker: { kind: 'INFANTRY', armor: 3, closeCombat: 4, pilotArmor: 2 }, defender: { kind: 'GUN', armor: 7 } };
  expect(check(closeCombat, fight)).toMatchObject({ ok: false, problems: [{ path: ['attacker', 'pilotArmor'] }] });
});

const same = (chance: Fraction | undefined, count: number, all: number): void => {
  expect(chance && chance.numerator * BigInt(all)).toBe(chance && BigInt(count) * chance.denominator);
};

const fights = fc.record({
  attacker: fc.record({
    kind: fc.constantFrom('INFANTRY', 'MACHINE'),
    armor: fc.integer({ min: 1, max: 12 }),
    closeCombat: fc.integer({ min: 0, max: 6 }),
  }),
  defender: fc.record({
    kind: fc.constantFrom('INFANTRY', 'MACHINE', 'GUN', 'UNMANNED_MACHINE'),
    armor: fc.integer({ min: 1, max: 12 }),
    closeCombat: fc.integer({ min: 0, max: 4 }),
    pilotArmor: fc.integer({ min: 0, max: 7 }),
  }),
  surprise: fc.boolean(),
  panic: fc.boolean(),
  readings: fc.subarray(['surprise-without-pilot']),
});

test('matches the enumeration of every roll', () => {
  const reached = { surprised: 0, destroyed: 0, killed: 0, never: 0, always: 0 };
  prove(
    { calculator: 'bronepehota closeCombat', against: { en: 'every roll of four dice', ru: 'каждый бросок четырёх кубиков' } },
    fc.property(fights, (fight) => {
      const { attacker, defender, surprise, panic, readings } = fight;
      const { pilotArmor, closeCombat, ...plain } = defender;
      const own = { MACHINE: defender, INFANTRY: { ...plain, closeCombat }, GUN: plain, UNMANNED_MACHINE: plain }[defender.kind];
      const { figures } = outcome({ ...fight, defender: own });
      const counted = { wins: 0, destroyed: 0, killed: 0, panicked: 0, damage: [] as number[] };
      const manned = defender.kind === 'INFANTRY' || defender.kind === 'MACHINE';
      for (let first = 1; first <= 6; first++)
        for (let second = 1; second <= 6; second++)
          for (let parry = 1; parry <= 6; parry++)
            for (let own = 1; own <= 6; own++) {
              const rolled = surprise && (manned || readings.length > 0) && second > first ? second : first;
              const attack = rolled + attacker.closeCombat + (attacker.kind === 'MACHINE' ? attacker.armor : 0);
              const defense = (manned ? parry : 0) + defender.armor + (defender.kind === 'MACHINE' && !surprise ? defender.closeCombat : 0);
              const wins = attack > defense;
              const damage = wins ? (defender.kind === 'INFANTRY' ? 1 : attack - defense) : 0;
              counted.damage[damage] = (counted.damage[damage] ?? 0) + 1;
              if (wins) counted.wins++;
              if (wins && (defender.kind === 'INFANTRY' || damage >= defender.armor)) counted.destroyed++;
              if (wins && own > defender.pilotArmor) counted.killed++;
              if (wins && panic && own === defender.pilotArmor) counted.panicked++;
            }
      const all = 6 ** 4;
      same(figures.attackerWins, counted.wins, all);
      same(figures.destroyed, counted.destroyed, all);
      expect(figures.pilotKilled !== undefined).toBe(defender.kind === 'MACHINE');
      same(figures.pilotKilled, counted.killed, all);
      same(figures.pilotPanicked, counted.panicked, all);
      expect(figures.damage.map(({ damage }) => damage)).toEqual(Object.keys(counted.damage).map(Number));
      for (const { damage, chance } of figures.damage) same(chance, counted.damage[damage] ?? 0, all);
      if (surprise && manned) reached.surprised++;
      if (defender.kind === 'MACHINE' && counted.killed > 0) reached.killed++;
      if (defender.kind !== 'INFANTRY' && counted.destroyed > 0) reached.destroyed++;
      if (counted.wins === 0) reached.never++;
      if (counted.wins === all) reached.always++;
    }),
    { numRuns: 300 },
  );
  for (const times of Object.values(reached)) expect(times).toBeGreaterThan(0);
});

testAnswerTexts(closeCombat, [
  [
    {
      attacker: { kind: 'MACHINE', armor: 5, closeCombat: 3 },
      defender: { kind: 'MACHINE', armor: 3, closeCombat: 1, pilotArmor: 2 },
      panic: true,
    },
    'kills its pilot with odds of 11/18 (61.1%), makes the pilot panic with odds of 11/72 (15.3%)',
    'повергает его в панику с шансом 11/72',
  ],
  [
    { attacker: { kind: 'INFANTRY', armor: 5 }, defender: { kind: 'UNMANNED_MACHINE', armor: 3 }, surprise: true },
    'A machine without a pilot has no field of view: one die as usual',
    'У машины без пилота нет поля зрения: один кубик, как обычно',
  ],
]);

describe('weapons of a machine', () => {
  const machine = { kind: 'MACHINE', armor: 9 };
  const infantry = { kind: 'INFANTRY', armor: 3 };
  test('are added up', () => {
    const both = check(closeCombat, { attacker: { ...machine, weapons: [{ closeCombat: 2 }, { closeCombat: 1 }] }, defender: infantry });
    const sum = check(closeCombat, { attacker: { ...machine, closeCombat: 3 }, defender: infantry });
    if (!both.ok || !sum.ok) throw new Error('refused');
    expect(closeCombat.resolve(both.value).figures).toEqual(closeCombat.resolve(sum.value).figures);
    expect(closeCombat.resolve(both.value).figures.attack).toBe(12);
  });
  test.each([
    [{ ...machine, closeCombat: 2, weapons: [{ closeCombat: 3 }] }, 'CONFLICT', ['attacker', 'closeCombat']],
    [{ ...infantry, weapons: [{ closeCombat: 3 }] }, 'CONFLICT', ['attacker', 'weapons']],
    [{ ...machine, weapons: [{}] }, 'MISSING', ['attacker', 'weapons', 0, 'closeCombat']],
  ])('%j is a problem', (attacker, code, path) =>
    expect(check(closeCombat, { attacker, defender: infantry })).toMatchObject({ ok: false, problems: [{ code, path }] }),
  );
});

describe('armor', () => {
  const soldier = { kind: 'INFANTRY', closeCombat: 2 };
  const defender = { kind: 'INFANTRY', armor: 3 };
  test.each([[soldier], [{ ...soldier, armor: 9 }]])('of an attacking soldier does not count: %j', (attacker) => {
    expect(toText(outcome({ attacker, defender }).figures.attackerWins)).toBe('5/18');
  });
  test.each([
    [{ attacker: { kind: 'MACHINE' }, defender }, ['attacker', 'armor']],
    [{ attacker: soldier, defender: { kind: 'GUN' } }, ['defender', 'armor']],
    [{ attacker: soldier, defender: { kind: 'INFANTRY' } }, ['defender', 'armor']],
  ])('%j lacks it', (draft, path) => expect(check(closeCombat, draft)).toMatchObject({ ok: false, problems: [{ code: 'MISSING', path }] }));
});
