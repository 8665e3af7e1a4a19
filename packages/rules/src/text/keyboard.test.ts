import { expect, test } from 'vitest';
import { otherLayout } from './keyboard.js';

test('a text is what the same keys write in the other layout', () => {
  expect(otherLayout('ghs;jr')).toBe('прыжок');
  expect(otherLayout('Руфе')).toBe('heat');
  expect(otherLayout(otherLayout('фед7-в'))).toBe('фед7-в');
});
