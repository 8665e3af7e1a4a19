import { expect, test } from 'vitest';
import { fieldIn, inLanguage, same, textFields } from './language.js';

test('adds the language to the field name, except for the first language', () => {
  expect([fieldIn('name', 'en'), fieldIn('name', 'ru')]).toEqual(['name', 'nameRu']);
  expect(textFields('name', { en: 'Rifle', ru: 'Винтовка' })).toEqual({ name: 'Rifle', nameRu: 'Винтовка' });
});

test('returns the text in a language', () => {
  expect(inLanguage({ en: 'Rifle', ru: 'Винтовка' }, 'ru')).toBe('Винтовка');
  expect(same('2D6')).toEqual({ en: '2D6', ru: '2D6' });
});
