import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, latinText, sortText } from './fold.js';

describe('foldText', () => {
  test.each([
    ['Тяжёлый Ёж', 'тяжелый еж'],
    ['Йод', 'йод'],
    ['  Ménage   à  trois ', 'menage a trois'],
    ['Tomahawk  C ', 'tomahawk c'],
    ['ＡＢＣ', 'abc'],
    ['', ''],
  ])('folds %j to %j', (text, folded) => expect(foldText(text)).toBe(folded));

  test('folds plain ASCII names like all others', () => {
    const spelledOut = (text: string) =>
      text
        .normalize('NFKD')
        .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
        .normalize('NFC')
        .toLowerCase()
        .replace(/\s+/gu, ' ')
        .trim();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(foldText(text)).toBe(spelledOut(text));
      }),
      { numRuns: 1_000 },
    );
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
      { numRuns: 1_000 },
    );
  });
});

test.each([
  ['хеллбрингер', 'hellbringer'],
  ['тяжелая ракета', 'tiazhelaia raketa'],
  ['atlas as7-d', 'atlas as7-d'],
  ['подъезд 日本', 'podezd 日本'],
])('writes %j in Latin letters as %j', (text, latin) => expect(latinText(text)).toBe(latin));

test('writes every letter of the Russian alphabet in Latin letters', () => {
  expect(latinText(foldText('абвгдеёжзийклмнопрстуфхцчшщъыьэюя'))).toMatch(/^[a-z]+$/);
});

test('sortText orders numbers by their value', () => {
  const inOrder = [
    'Locust IIC',
    'Locust IIC 00',
    'Locust IIC 2',
    'Locust IIC 9',
    'Locust IIC 10',
    'Locust IIC 11a',
    'Locust IIC 100',
    'Locust IIC X',
  ];
  const compare = (one: string, two: string) => (sortText(one) < sortText(two) ? -1 : 1);
  expect(inOrder.toReversed().toSorted(compare)).toEqual(inOrder);
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (one, two) => {
      expect(sortText(`a${one}b`) < sortText(`a${two}b`)).toBe(one < two);
    }),
  );
});
