import { expect, test } from 'vitest';
import { calculators } from '../describe.js';
import { shownProblems } from './problems.js';

const input = (name: string) => calculators.find((calculator) => calculator.name === name)?.input ?? {};
const shown = (name: string, code: string, path: string, language: 'en' | 'ru' = 'en') =>
  shownProblems([{ code, path, allowed: 'from the engine' }], input(name), language)[0];

test.each([
  ['targetNumber', 'OUT_OF_RANGE', 'skill', { place: 'skill', label: 'Skill', text: 'A whole number from 0 to 8', missing: false }],
  ['targetNumber', 'MISSING', 'skill', { place: 'skill', label: 'Skill', text: 'Fill this in', missing: true }],
  ['targetNumber', 'MISSING', 'inches', { place: 'inches', label: 'Distance, inches', text: 'Allowed: from the engine', missing: true }],
  ['attack', 'MISSING', 'target.armor', { place: 'target.armor', label: 'Target', missing: true }],
  ['attack', 'OUT_OF_RANGE', 'target.armor', { place: 'target.armor', label: 'Armor (A), points', missing: false }],
  ['targetNumber', 'CONFLICT', 'range', { place: 'range', label: 'Range', text: 'Allowed: from the engine', missing: false }],
  ['targetNumber', 'UNKNOWN_FIELD', 'nonsense', { place: '', label: 'nonsense', text: 'from the engine', missing: false }],
  ['targetNumber', 'CONFLICT', '', { place: '', label: '', text: 'from the engine', missing: false }],
  ['shoot', 'OUT_OF_RANGE', 'targets.1.dice', { place: 'targets.1.dice' }],
  ['pokerHand', 'TOO_FEW', 'cards', { place: 'cards', text: 'Entries needed: 5' }],
  ['pokerHand', 'BAD_FORMAT', 'cards.0', { place: 'cards.0', label: 'Card' }],
])('%s %s %s', (name, code, path, expected) => expect(shown(name, code, path)).toMatchObject(expected));

test('are translated into Russian', () => expect(shown('targetNumber', 'OUT_OF_RANGE', 'inches', 'ru')?.text).toBe('Число от 0 до 1000'));
