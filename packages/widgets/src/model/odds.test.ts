import { expect, test } from 'vitest';
import { oddsRow, percentOf, shortFraction } from './odds.js';

test('writes shares as percentages, 0 or 100 only for certain outcomes', () => {
  expect(percentOf({ fraction: '7/12', decimal: 7 / 12 }, 'en')).toBe('58.3%');
  expect(percentOf({ fraction: '7/12', decimal: 7 / 12 }, 'ru')).toBe('58,3\u00a0%');
  expect(percentOf({ fraction: '1/100000', decimal: 1e-5 }, 'en')).toBe('<0.1%');
  expect(percentOf({ fraction: '99999/100000', decimal: 0.99999 }, 'ru')).toBe('>99,9\u00a0%');
  expect(percentOf({ fraction: '1', decimal: 1 }, 'en')).toBe('100%');
  expect(percentOf({ fraction: '0', decimal: 0 }, 'en')).toBe('0%');
});

test('shows fractions that are short enough to read', () => {
  expect(shortFraction({ fraction: '133/3888', decimal: 0 })).toBe('133/3888');
  expect(shortFraction({ fraction: '1', decimal: 1 })).toBe('');
  expect(shortFraction({ fraction: '123456789/987654321', decimal: 0 })).toBe('');
});

test('limits a bar to its track', () => {
  expect(oddsRow('x', { fraction: '1', decimal: 1.0000001 }, 'en').share).toBe(1);
});
