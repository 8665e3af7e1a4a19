import { expect, test } from 'vitest';
import { cellText } from './plain-text.js';

test('a cell reads as it is printed, an empty one as a dash', () => {
  expect([cellText(null, 'en'), cellText(2.5, 'ru'), cellText('2D6', 'ru'), cellText({ en: 'yes', ru: 'да' }, 'ru')]).toEqual([
    '–',
    '2,5',
    '2D6',
    'да',
  ]);
});
