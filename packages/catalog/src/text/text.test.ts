import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, sha256 } from './canonical.js';
import { slug } from './slug.js';

test.each([
  ['Locust LCT-1E', 'locust-lct-1e'],
  ['Loki (Hellbringer) Prime', 'loki-hellbringer-prime'],
  ['T-Rex', 't-rex'],
  ['–', ''],
])('makes the slug of %j: %j', (name, expected) => expect(slug(name)).toBe(expected));

describe('canonicalJson', () => {
  test('ignores the order of keys', () => {
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

  test('gives different hashes for different values', () => {
    expect(sha256(canonicalJson({ a: 1 }))).not.toBe(sha256(canonicalJson({ a: 2 })));
  });
});
