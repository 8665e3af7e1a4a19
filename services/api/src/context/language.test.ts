import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptedLanguage } from './language.js';

test.each([
  [undefined, 'en'],
  ['ru', 'ru'],
  ['RU-ru', 'ru'],
  ['en,ru;q=0.9', 'en'],
  ['en;q=0.3,ru;q=0.9', 'ru'],
  ['de,fr', 'en'],
  ['ru;q=0', 'en'],
  ['*', 'en'],
])('%s → %s', (header, language) => expect(acceptedLanguage(header)).toBe(language));

test('every Accept-Language header yields a language', () => {
  fc.assert(fc.property(fc.string(), (header) => ['en', 'ru'].includes(acceptedLanguage(header))));
});
