import { parseExpression } from '@rangefinder/dice';
import { expect, test } from 'vitest';
import { diceSummary, impossiblePassesProblem } from './dice-words.js';
import { rolledDice } from './rolled-dice.js';

test.each([
  ['2d6', '2d6: 7 on average.', '2d6: в среднем 7.'],
  [
    '4d6>=5',
    '4d6>=5: dice of 4d6 that show at least 5, 1.333 on average. For the sum: (4d6)>=5.',
    '4d6>=5: кубики из 4d6, на которых не меньше 5, в среднем 1,333. Для суммы: (4d6)>=5.',
  ],
  ['(2d6)>=7', '(2d6)>=7: 1 where 2d6 is at least 7, else 0: 58.3%.', '(2d6)>=7: 1, если 2d6 не меньше 7, иначе 0: 58,3\u00a0%.'],
  [
    '(2d6)>=5',
    '(2d6)>=5: 1 where 2d6 is at least 5, else 0: 83.3%. For dice that pass: 2d6>=5.',
    '(2d6)>=5: 1, если 2d6 не меньше 5, иначе 0: 83,3\u00a0%. Для числа успешных кубиков: 2d6>=5.',
  ],
  ['(2d6+1)>=7', '(2d6+1)>=7: 1 where 2d6+1 is at least 7, else 0: 72.2%.', '(2d6+1)>=7: 1, если 2d6+1 не меньше 7, иначе 0: 72,2\u00a0%.'],
])('summarizes %s', (text, en, ru) => {
  const rolled = rolledDice(text);
  expect(diceSummary(rolled, 'en')).toBe(en);
  expect(diceSummary(rolled, 'ru')).toBe(ru);
});

const problemOf = (text: string) => {
  const parsed = parseExpression(text);
  return parsed.ok ? impossiblePassesProblem(parsed.expression) : undefined;
};

test.each(['2d6!=7', '2d6<>7', '2d6≠7', '2d6<=7', '3d6<11', '2d6>0', '4d8!=9', '1+(2d6!=7)'])(
  'reports that every roll of %s counts all dice',
  (text) => expect(problemOf(text)).toMatchObject({ code: 'OUT_OF_RANGE', path: ['expression'] }),
);

test.each(['2d6>=7', '2d6>6', '3d6=7', '2d6<1', '1+(2d6>=7)', '-(2d6>=9)', '(2d6>=7)>=1'])(
  'reports that %s counts dice that no face can pass',
  (text) => expect(problemOf(text)).toMatchObject({ code: 'OUT_OF_RANGE', path: ['expression'] }),
);

test('suggests the expression for the sum', () => expect(problemOf('2d6>=7')?.allowed.en).toContain('(2d6)>=7'));

test.each(['2d6>=6', '2d6>=1', '1+2d6>=7', '(2d6)>=7', '(2d6)>=13', '3d6kh2', '2d10>=7'])('accepts %s', (text) =>
  expect(problemOf(text)).toBeUndefined(),
);
