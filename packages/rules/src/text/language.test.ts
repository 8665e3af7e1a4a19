import { expect, test } from 'vitest';
import { fieldIn, inLanguage, languageOf, same, textFields } from './language.js';

test('adds the language to the field name, except for the first language', () => {
  expect([fieldIn('name', 'en'), fieldIn('name', 'ru')]).toEqual(['name', 'nameRu']);
  expect(textFields('name', { en: 'Rifle', ru: 'Винтовка' })).toEqual({ name: 'Rifle', nameRu: 'Винтовка' });
});

test('returns the text in a language', () => {
  expect(inLanguage({ en: 'Rifle', ru: 'Винтовка' }, 'ru')).toBe('Винтовка');
  expect(same('2D6')).toEqual({ en: '2D6', ru: '2D6' });
});

test.each([
  ['ru', 'ru'],
  ['RU', 'ru'],
  ['En', 'en'],
  ['ru-RU', 'ru'],
  ['ru_RU', 'ru'],
  ['ru-Cyrl-RU', 'ru'],
  ['en-GB', 'en'],
  ['en-US-u-ca-gregory', 'en'],
  ['rus', 'ru'],
  ['ru_RU.UTF-8', 'ru'],
  ['de', undefined],
  ['russian', undefined],
  ['', undefined],
  [7, undefined],
  [undefined, undefined],
])('%j is %s', (tag, language) => expect(languageOf(tag)).toBe(language));
