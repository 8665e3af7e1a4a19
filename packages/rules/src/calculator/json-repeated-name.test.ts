import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../testing/runs.js';
import { repeatedNameProblem } from './json-repeated-name.js';

test.each([
  ['{"skill":4,"skill":5}', ['skill']],
  ['{"a":{"b":1},"c":[{},{"d":1, "e":2 , "d" : 3}]}', ['c', 1, 'd']],
  [String.raw`{"skill":4,"sk\u0069ll":5}`, ['skill']],
  ['{"a":1,"b":{"a":2},"a":{"b":3}}', ['a']],
])('%s repeats %j', (text, path) => expect(repeatedNameProblem(text)).toMatchObject({ code: 'CONFLICT', path, given: path.at(-1) }));

test('text with the spelling of a name is no name', () =>
  expect(repeatedNameProblem(String.raw`{"a":"\"a\":1","b":["a","a"],"c":"a","d":{"a":1},"e":{"a":1}}`)).toBeUndefined());

test('no printed JSON repeats a name', () =>
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.nat(2), (value, indent) => {
      expect(repeatedNameProblem(JSON.stringify(value, undefined, indent))).toBeUndefined();
    }),
    { numRuns: runs(200) },
  ));

test('malformed text never throws', () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('[', ']', '{', '}', '"', '\\', ',', ':', '1') }), (text) => {
      expect(() => repeatedNameProblem(text.repeat(40))).not.toThrow();
    }),
    { numRuns: runs(200) },
  ));

test('takes linear time for the longest body', () => {
  const text = JSON.stringify(
    Array.from({ length: 900 }, () => Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`name${at}`, 'value'.repeat(4)]))),
  );
  const start = performance.now();
  repeatedNameProblem(text);
  expect(performance.now() - start).toBeLessThan(1_000);
});
