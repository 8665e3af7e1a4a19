/** States and inputs that only some kinds of units have, in every calculator that takes them. */
import { type Fraction, toText } from '@rangefinder/dice';
import { describe, expect, test } from 'vitest';
import { answer } from '../../calculator/answer.js';
import { type AnyCalculator, check } from '../../calculator/calculator.js';
import { bronepehota } from '../index.js';

const named = (name: string): AnyCalculator => bronepehota.calculators.find((calculator) => calculator.name === name) ?? expect.fail(name);
const SHOT = { range: 'D12', power: '4D12', steps: 6, armor: 3 };
const FIGHTER = { kind: 'INFANTRY', armor: 3 };
const KINDS = ['INFANTRY', 'MACHINE', 'GUN', 'UNMANNED_MACHINE'] as const;

describe.each(KINDS)('%s', (kind) => {
  const isPiloted = kind === 'MACHINE';
  const lies = kind === 'MACHINE' || kind === 'UNMANNED_MACHINE';
  test.each([
    ['virtualShot', { ...SHOT, target: kind, flying: true }, ['flying'], isPiloted],
    [
      'virtualShot',
      { ...SHOT, blast: { power: '1D12', steps: 2, bystanders: [{ kind, armor: 3, steps: 1, flying: true }] } },
      ['blast', 'bystanders', 0, 'flying'],
      isPiloted,
    ],
    ['closeCombat', { attacker: FIGHTER, defender: { ...FIGHTER, kind, flying: true } }, ['defender', 'flying'], isPiloted],
    ['closeCombat', { attacker: { ...FIGHTER, kind, flying: true }, defender: FIGHTER }, ['attacker', 'flying'], isPiloted],
    ['closeCombat', { attacker: FIGHTER, defender: { ...FIGHTER, kind, lying: true } }, ['defender', 'lying'], lies],
    ['closeCombat', { attacker: { ...FIGHTER, kind, lying: true }, defender: FIGHTER }, ['attacker', 'lying'], lies],
    ['virtualShot', { ...SHOT, shooter: kind, rankNeeded: 1 }, ['rankNeeded'], kind !== 'INFANTRY'],
    ['ammunition', { track: 15, shooter: kind, shots: [{ charge: 'MINE' }] }, ['shots', 0, 'charge'], kind !== 'INFANTRY'],
  ])('%s: %j', (name, draft, path, isValid) => {
    const checked = check(named(name), draft);
    if (isValid) expect(checked.ok).toBe(true);
    else expect(checked).toMatchObject({ ok: false, problems: [{ code: 'CONFLICT', path }] });
  });
});

test('a machine without a pilot is on the ground and may be attacked', () => {
  const result = answer(named('closeCombat'), { attacker: FIGHTER, defender: { kind: 'UNMANNED_MACHINE', armor: 5 } }, 'en');
  expect(result).toMatchObject({ ok: true, value: { allowed: true } });
});

test('infantry takes one damage at most, so that mean damage is the odds to kill', () => {
  const result = answer(named('virtualShot'), { ...SHOT, power: '6D20', armor: 2 }, 'en');
  if (!result.ok) throw new Error('every draft passes');
  const { damage, mean, destroyed } = result.value.figures as unknown as {
    readonly damage: readonly { readonly damage: number }[];
    readonly mean: Fraction;
    readonly destroyed: Fraction;
  };
  expect(damage.map((row) => row.damage)).toEqual([0, 1]);
  expect(toText(mean)).toBe(toText(destroyed));
});

test.each(['FORWARD', 'SLOPE'])('an obstacle after a leg of %s is crossed forward', (move) => {
  const legs = [
    { move, steps: 1 },
    { move: 'OBSTACLE', height: 2 },
    { move: 'SIDEWAYS', steps: 1 },
  ];
  const result = answer(named('movementCost'), { kind: 'WALKING', speed: 20, clearance: 5, legs }, 'en');
  expect(result).toMatchObject({ ok: true, value: { allowed: true } });
});

test('any rank of a soldier fires his own weapon', () => {
  expect(answer(named('virtualShot'), { ...SHOT, rank: 0 }, 'en')).toMatchObject({ ok: true, value: { allowed: true } });
});
