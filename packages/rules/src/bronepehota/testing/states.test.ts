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
    ['closeCombat', { attacker: { ...FIGHTER, kind, lying: true }, defender: FIGHTER }, ['attacker', 'lying'], lies],
    ['realShot', { charge: 'SHELL', armor: 3, target: kind, flying: true }, ['flying'], isPiloted],
    ['virtualShot', { ...SHOT, shooter: kind, rankNeeded: 1 }, ['rankNeeded'], kind !== 'INFANTRY'],
    ['ammunition', { track: 15, shooter: kind, shots: [{ charge: 'MINE' }] }, ['shots', 0, 'charge'], kind !== 'INFANTRY'],
  ])('%s: %j', (name, draft, path, isValid) => {
    const checked = check(named(name), draft);
    if (isValid) expect(checked.ok).toBe(true);
    else expect(checked).toMatchObject({ ok: false, problems: [{ code: 'CONFLICT', path }] });
  });
});

describe.each(['INFANTRY', 'WHEELED', 'TRACKED', 'WALKING', 'FLYING'])('%s on the move', (kind) => {
  const isMachine = kind !== 'INFANTRY';
  const path = { kind, speed: 9, legs: [{ steps: 1 }] };
  test.each([
    ['pilot', { ...path, pilot: false }, ['pilot'], isMachine],
    ['lying', { ...path, lying: true }, ['lying'], isMachine],
    ['clearance', { ...path, clearance: 3 }, ['clearance'], isMachine],
    ['a gun that an enemy touches', { ...path, enemyTouchesGun: true }, ['enemyTouchesGun'], !isMachine],
    ['an enemy at the end of a leg', { ...path, legs: [{ steps: 1, touchesEnemy: true }] }, ['legs', 0, 'touchesEnemy'], !isMachine],
    ['a direction that the movement has', { ...path, legs: [{ steps: 1, direction: 'FORWARD' }] }, [], true],
    ['another direction', { ...path, legs: [{ steps: 1, direction: 'SIDEWAYS' }] }, ['legs', 0, 'direction'], false],
    ['a direction of a turn', { ...path, legs: [{ move: 'TURN', direction: 'BACK' }] }, ['legs', 0, 'direction'], false],
  ])('%s', (_, draft, where, isValid) => {
    const checked = check(named('movementCost'), draft);
    if (isValid) expect(checked.ok).toBe(true);
    else expect(checked).toMatchObject({ ok: false, problems: [{ code: 'CONFLICT', path: where }] });
  });
});

test('an attacker in the air does not lie on the ground', () => {
  const draft = { attacker: { kind: 'MACHINE', armor: 4, flying: true, lying: true }, defender: FIGHTER };
  expect(check(named('closeCombat'), draft)).toMatchObject({ ok: false, problems: [{ code: 'CONFLICT', path: ['attacker', 'lying'] }] });
});

test.each([
  ['attacker', 'pilotArmor', 3],
  ['defender', 'lying', true],
])('of the %s, %s is refused, because it changes nothing', (side, field, value) => {
  const draft = { attacker: FIGHTER, defender: FIGHTER, [side]: { kind: 'MACHINE', armor: 4, [field]: value } };
  expect(check(named('closeCombat'), draft)).toMatchObject({ ok: false, problems: [{ code: 'CONFLICT', path: [side, field] }] });
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
