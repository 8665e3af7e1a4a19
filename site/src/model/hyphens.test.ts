import { expect, test } from 'vitest';
import { hyphenated, unbroken } from './hyphens.js';

test.each([
  ['Скорострельный лазерный пистолет', 'Скоро-стрель-ный лазерный пистолет'],
  ['Полуавтоматическая винтовка', 'Полуав-тома-тиче-ская винтовка'],
  ['Крупнокалиберный', 'Круп-нока-либер-ный'],
  ['касание подставками', 'касание подстав-ками'],
  ['хранение боеприпасов', 'хранение боепри-пасов'],
  ['обездвижена', 'обез-движена'],
  ['Винтовка со штыком', 'Винтовка со штыком'],
  ['Semi-automatic rifle', 'Semi-automatic rifle'],
])('%s', (text, parted) => {
  expect(hyphenated(text).replaceAll('\u00AD', '-')).toBe(parted);
});

test('keeps a hyphen inside a name from ending a line, with the same character in every font', () => {
  expect(unbroken('«Альфа-удар» — 1-2')).toBe('«Альфа-\u2060удар» — 1-2');
});
