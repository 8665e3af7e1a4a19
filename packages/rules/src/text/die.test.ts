import { expect, test } from 'vitest';
import { diceIn, dieText } from './die.js';

test.each([
  ['ru', '2D12', '2Д12'],
  ['ru', 'D6+2', 'Д6+2'],
  ['en', '2д12', '2D12'],
  ['en', 'Д20', 'D20'],
  ['ru', 'MD', 'MD'],
] as const)('in %s %s becomes %s', (language, text, written) => expect(diceIn(language, text)).toBe(written));

test('uses the die letter of the language', () => expect([dieText(6, 'en'), dieText(6, 'ru')]).toEqual(['D6', 'Д6']));
