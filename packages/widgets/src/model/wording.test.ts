import { expect, test } from 'vitest';
import { writtenIn } from './wording.js';

const label = { en: 'Power', ru: 'Мощность' };
const text = { kind: 'text', maxLength: 9, label } as const;

test('writes dice and cards in the language of the user and keeps other texts', () => {
  expect(writtenIn({ ...text, dice: true }, '2D6', 'ru')).toBe('2Д6');
  expect(writtenIn({ ...text, dice: true }, '2Д6', 'en')).toBe('2D6');
  expect(writtenIn({ ...text, written: { Ls: { en: 'Ls', ru: 'Лс' } } }, 'Ls', 'ru')).toBe('Лс');
  expect(writtenIn(text, '8"D6', 'ru')).toBe('8"D6');
});
