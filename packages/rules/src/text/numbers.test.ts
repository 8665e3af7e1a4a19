import { fraction, ONE, ZERO } from '@rangefinder/dice';
import { expect, test } from 'vitest';
import { briefOdds, chanceWords, list, number, odds, percent, percentage, percentBetween, plural, signed } from './numbers.js';

test('formats a number with the decimal sign of the language and a minus sign', () => {
  expect([number(2.5, 'en'), number(2.5, 'ru'), number(-1, 'en'), number(1 / 3, 'ru')]).toEqual(['2.5', '2,5', '−1', '0,333']);
  expect([signed(2, 'en'), signed(0, 'en'), signed(-1, 'ru')]).toEqual(['+2', '+0', '−1']);
  expect([number(9999, 'en'), number(8_259_888, 'en'), number(-12_000.5, 'ru')]).toEqual(['9999', '8,259,888', '−12\u00a0000,5']);
});

test('never formats odds other than 0 and 1 as 0% or 100%', () => {
  const share = (numerator: number, denominator: number) => percent(fraction(numerator, denominator), 'en');
  expect([percent(ZERO, 'en'), percent(ONE, 'en'), percent(ONE, 'ru')]).toEqual(['0%', '100%', '100\u00a0%']);
  expect([share(1, 100_000), share(99_999, 100_000)]).toEqual(['<0.1%', '>99.9%']);
  expect([share(1, 1000), share(999, 1000), share(1, 2)]).toEqual(['0.1%', '99.9%', '50%']);
  expect(percent(fraction(99_999, 100_000), 'ru')).toBe('>99,9\u00a0%');
  expect([percentage(140, 'en'), percentage(140.5, 'ru')]).toEqual(['140%', '140,5\u00a0%']);
});

test('formats odds of a long list as a percentage, and small ones as a fraction or by how rare they are', () => {
  const texts = (numerator: number, denominator: number) => [
    briefOdds(fraction(numerator, denominator), 'en'),
    briefOdds(fraction(numerator, denominator), 'ru'),
  ];
  expect(texts(1, 6)).toEqual(['16.7%', '16,7\u00a0%']);
  expect(texts(1, 1000)).toEqual(['0.1%', '0,1\u00a0%']);
  expect(texts(1, 1206)).toEqual(['1/1206', '1/1206']);
  expect(texts(7, 93_312)).toEqual(['about 1 in 13,000', 'около 1 из 13\u00a0000']);
  expect(texts(1, 649_740)).toEqual(['about 1 in 650,000', 'около 1 из 650\u00a0000']);
  expect(texts(0, 1)).toEqual(['0%', '0\u00a0%']);
});

test('formats odds as a fraction with its percentage, without unreadably long fractions', () => {
  expect([odds(fraction(7, 12), 'en'), odds(fraction(7, 12), 'ru'), odds(ONE, 'en')]).toEqual([
    '7/12 (58.3%)',
    '7/12 (58,3\u00a0%)',
    '100%',
  ]);
  expect([odds(fraction(998, 999), 'en'), odds(fraction(998, 1001), 'en'), odds(fraction(998, 1001), 'ru')]).toEqual([
    '998/999 (99.9%)',
    '99.7%',
    '99,7\u00a0%',
  ]);
  expect([odds(fraction(1, 649_740), 'en'), odds(fraction(1, 649_740), 'ru'), odds(fraction(1, 1001), 'en')]).toEqual([
    '<0.1% (about 1 in 650,000)',
    '<0,1\u00a0% (около 1 из 650\u00a0000)',
    '<0.1% (about 1 in 1000)',
  ]);
});

test('selects the plural form for a count', () => {
  const forms = { one: 'куб', few: 'куба', many: 'кубов' };
  expect([1, 2, 5, 11, 21].map((count) => plural(count, 'ru', forms))).toEqual(['куб', 'куба', 'кубов', 'кубов', 'куб']);
  expect([1, 2].map((count) => plural(count, 'en', { one: 'die', many: 'dice' }))).toEqual(['die', 'dice']);
});

test('joins the items of a list', () => {
  expect([list(['a', 'b', 'c'], 'en'), list(['а', 'б'], 'ru'), list(['a'], 'en')]).toEqual(['a, b and c', 'а и б', 'a']);
});

test('rounds bounds outward', () => {
  expect(percentBetween({ low: 0.58214, high: 0.58286 }, 'en')).toBe('58.21–58.29%');
  expect(percentBetween({ low: 0.58214, high: 0.58286 }, 'ru')).toBe('58,21–58,29\u00a0%');
  expect(percentBetween({ low: 0, high: 0.00001 }, 'en')).toBe('0–0.01%');
  expect(percentBetween({ low: 0.99999, high: 1 }, 'en')).toBe('99.99–100%');
  expect(chanceWords(fraction(7, 12), 'en')).toBe('7/12 (58.3%)');
  expect(chanceWords({ low: 0.25, high: 0.2505 }, 'en')).toBe('25–25.05%');
});
