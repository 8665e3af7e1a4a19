import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { bronepehota } from '../../index.js';
import { rulings } from './index.js';

const infantry = { kind: 'INFANTRY', armor: 3, closeCombat: 2 };
const shot = { range: 'D12', power: '4D12', steps: 6, armor: 7 };

/** A question for each ruling whose answer depends on it. */
const EXAMPLES: Readonly<Record<string, readonly [string, object]>> = {
  'half-step': ['movementCost', { speed: 4, legs: [{ move: 'OBSTACLE', height: 2.5 }] }],
  'initiative-tie': ['initiativeRoll', { players: [{}, {}] }],
  'steep-slope': ['movementCost', { speed: 4, legs: [{ move: 'SLOPE', steps: 1, degrees: 60 }] }],
  'slope-45': ['movementCost', { speed: 4, legs: [{ move: 'SLOPE', steps: 1, degrees: 45 }] }],
  'part-steps': ['movementCost', { speed: 4, legs: [{ steps: 1.5, withGun: true }] }],
  'machine-obstacle': ['movementCost', { kind: 'TRACKED', speed: 4, clearance: 3, legs: [{ move: 'OBSTACLE', height: 3 }] }],
  'drop-as-height': ['jump', { jump: 5, length: 1, height: -2 }],
  'armor-during-shot': ['virtualShot', { ...shot, target: 'MACHINE' }],
  'cover-threshold': ['virtualShot', { ...shot, target: 'GUN', cover: 'MORE_THAN_HALF_SEEN' }],
  'blast-target': ['virtualShot', { ...shot, blast: { power: '1D20', steps: 2 } }],
  'grenade-steps': ['grenade', { steps: 4, armor: 3 }],
  'grenade-cover': ['grenade', { steps: 4, armor: 3, cover: 'LESS_THAN_HALF_SEEN' }],
  'short-ammunition': ['ammunition', { track: 3, shots: [{ power: '4D12' }] }],
  'panic-in-flight': ['virtualShot', { ...shot, target: 'MACHINE', pilotArmor: 3, flying: true, panic: true }],
  'destroyed-flyer': ['virtualShot', { ...shot, target: 'MACHINE', armor: 1, pilotArmor: 3, flying: true }],
  'armor-test-at-zero': ['armorTest', { armor: 2, damage: 2, pilotArmor: 3 }],
  'contact-firing': ['closeCombat', { attacker: infantry, defender: infantry }],
  'surprise-unmanned': ['closeCombat', { attacker: infantry, defender: { kind: 'GUN', armor: 4 }, surprise: true }],
  'balance-base': ['forceBalance', { costs: [300, 330] }],
};

describe.each(rulings.map(({ id }) => ({ id, name: id.replace('bronepehota/ruling/', '') })))('$name', ({ id, name }) => {
  test('is cited by the answers that depend on it', () => {
    const [calculatorName, draft] = EXAMPLES[name] ?? [];
    const calculator = bronepehota.calculators.find((one) => one.name === calculatorName);
    const result = calculator && answer(calculator, draft, 'en');
    expect(result).toMatchObject({ ok: true });
    expect(result?.ok && [...result.value.steps, result.value.refusal].map((cited) => cited?.rule)).toContain(id);
  });
});

test('is cited by its refusals', () => {
  for (const [more, rule] of [
    [{ contact: true }, 'contact-firing'],
    [{ shooter: 'GUN', ammunition: 3 }, 'short-ammunition'],
  ] as const) {
    const result = answer(bronepehota.calculators[0] as (typeof bronepehota.calculators)[number], { ...shot, ...more }, 'en');
    expect(result).toMatchObject({ value: { refusal: { rule: `bronepehota/ruling/${rule}` } } });
  }
});
