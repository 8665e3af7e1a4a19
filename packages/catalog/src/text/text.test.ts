import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, sha256 } from './canonical.js';
import { foldText, latinText } from './fold.js';
import { slug } from './slug.js';

describe('foldText', () => {
  test.each([
    ['Тяжёлый Ёж', 'тяжелый еж'],
    ['Йод', 'йод'],
    ['  Ménage   à  trois ', 'menage a trois'],
    ['Tomahawk  C ', 'tomahawk c'],
    ['ＡＢＣ', 'abc'],
    ['', ''],
  ])('%j becomes %j', (text, folded) => expect(foldText(text)).toBe(folded));

  test('folds plain names as it folds all others', () => {
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

  test('changes nothing the second time', () => {
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
])('%j in Latin letters is %j', (text, latin) => expect(latinText(text)).toBe(latin));

test('every letter of the Russian alphabet has a Latin spelling', () => {
  expect(latinText(foldText('абвгдеёжзийклмнопрстуфхцчшщъыьэюя'))).toMatch(/^[a-z]+$/);
});

test.each([
  ['Locust LCT-1E', 'locust-lct-1e'],
  ['Loki (Hellbringer) Prime', 'loki-hellbringer-prime'],
  ['T-Rex', 't-rex'],
  ['–', ''],
])('the slug of %j is %j', (name, expected) => expect(slug(name)).toBe(expected));

describe('canonicalJson', () => {
  test('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(reversed)).toBe(canonicalJson(value));
      }),
    );
  });

  test('keeps the order of lists and every value', () => {
    expect(canonicalJson({ b: [2, 1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[2,1,{"c":"x","d":null}]}');
  });

  test('hashes differ when values do', () => {
    expect(sha256(canonicalJson({ a: 1 }))).not.toBe(sha256(canonicalJson({ a: 2 })));
  });
});
