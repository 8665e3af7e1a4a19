import { expect, test } from 'vitest';
import { namedLanguage } from './language.js';

test.each([
  ['ru', 'ru'],
  ['RU', 'ru'],
  ['En', 'en'],
  ['de', undefined],
  [7, undefined],
])('lang %j selects %s', (lang, language) => expect(namedLanguage(lang)).toBe(language));
