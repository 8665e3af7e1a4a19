import { expect, test } from 'vitest';
import { hyphenated } from './hyphens.js';

test.each([
  ['Скорострельный лазерный пистолет', 'Скорост-рель-ный лазерный пистолет'],
  ['Полуавтоматическая винтовка', 'Полуав-тома-тичес-кая винтовка'],
  ['Крупнокалиберный', 'Круп-нока-либер-ный'],
  ['Винтовка со штыком', 'Винтовка со штыком'],
  ['Semi-automatic rifle', 'Semi-automatic rifle'],
])('%s', (text, parted) => {
  expect(hyphenated(text).replaceAll('\u00AD', '-')).toBe(parted);
});
