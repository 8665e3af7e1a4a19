import { expect, test } from 'vitest';
import { otherLayout } from './keyboard.js';

test('converts a text to the other keyboard layout', () => {
  expect(otherLayout('ghs;jr')).toBe('прыжок');
  expect(otherLayout('Руфе')).toBe('heat');
  expect(otherLayout(otherLayout('фед7-в'))).toBe('фед7-в');
  expect(otherLayout('yfdsr 4, 24 l.qvf')).toBe('навык 4, 24 дюйма');
});
