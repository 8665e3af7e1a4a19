import { expect, test } from 'vitest';
import { hyphenated } from './hyphens.js';

test.each([
  ['Скорострельный лазерный пистолет', 'Ско-рост-рель-ный лазерный пистолет'],
  ['Полуавтоматическая винтовка', 'По-луав-то-ма-ти-чес-кая винтовка'],
  ['Крупнокалиберный', 'Круп-но-ка-ли-бер-ный'],
  ['Винтовка со штыком', 'Винтовка со штыком'],
  ['Semi-automatic rifle', 'Semi-automatic rifle'],
])('%s', (text, parted) => {
  expect(hyphenated(text).replaceAll('\u00AD', '-')).toBe(parted);
});
