import { expect, test } from 'vitest';
import { addressOf, calculatorAddress, placeKindOf, questionName } from './address.js';

test.each([
  ['made-up/ruling/woods-once', '/en/made-up/rulings/#woods-once'],
  ['made-up/table/ranges', '/en/made-up/tables/#ranges'],
  ['made-up/combat', '/en/made-up/rules/combat/'],
])('the address of %s is %s', (id, address) => expect(addressOf(id, 'en')).toBe(address));

test.each([
  ['made-up/ruling/woods-once', 'RULING'],
  ['made-up/table/ranges', 'TABLE'],
  ['made-up/combat', 'SECTION'],
])('the kind of %s is %s', (id, kind) => expect(placeKindOf(id)).toBe(kind));

test('a calculator has a page address and a question name', () => {
  const calculator = { system: '5150', name: 'targetNumber' } as const;
  expect(calculatorAddress(calculator, 'ru')).toBe('/ru/5150/calculators/target-number/');
  expect(questionName(calculator)).toBe('5150/target-number');
});
