import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculators } from '../describe.js';
import type { Fields } from '../description.js';
import { draftOf } from '../testing/drafts.js';
import { filledIn, isComplete, valueAt, withObjects, withValue, written } from './values.js';

const label = { en: 'x', ru: 'х' };
const text = { kind: 'text', maxLength: 9, label } as const;
const fields: Fields = {
  skill: { kind: 'int', min: 0, max: 8, label },
  tmm: { kind: 'int', min: 0, max: 8, default: 0, label },
  damage: { kind: 'list', item: text, min: 3, max: 3, optional: true, label },
  specials: { kind: 'list', item: text, min: 0, max: 9, default: [], label },
  legs: {
    kind: 'list',
    item: { kind: 'object', name: 'Leg', about: label, label, fields: { tags: { kind: 'list', item: text, min: 1, max: 3, label } } },
    min: 1,
    max: 9,
    label,
  },
  unit: { kind: 'object', name: 'Unit', about: label, label, fields: { skill: { kind: 'int', min: 0, max: 8, label } } },
  blast: { kind: 'object', name: 'Blast', about: label, label, optional: true, fields: {} },
};

test('does not modify the draft it starts from', () => {
  const draft = Object.freeze({ unit: Object.freeze({ skill: 1 }), damage: Object.freeze(['1']) });
  expect(withValue(draft, ['unit', 'skill'], 2)).toEqual({ unit: { skill: 2 }, damage: ['1'] });
  expect(withValue(draft, ['unit', 'skill'], undefined)).toEqual({ unit: {}, damage: ['1'] });
  expect(withValue(draft, ['damage', 2], '3')).toEqual({ unit: { skill: 1 }, damage: ['1', null, '3'] });
  expect(withValue(draft, ['damage', 0], undefined)).toEqual({ unit: { skill: 1 }, damage: [null] });
  expect(withValue({}, ['legs', 1, 'tags', 0], 'a')).toEqual({ legs: [null, { tags: ['a'] }] });
});

test('reads the value that was written', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom('a', 'b'), fc.nat({ max: 4 })), { minLength: 1, maxLength: 5 }),
      fc.integer(),
      (keys, value) => {
        const path = ['top', ...keys];
        expect(valueAt(withValue({}, path, value), path)).toBe(value);
      },
    ),
  );
});

test('adds needed objects, in lists too, and keeps optional ones absent', () => {
  expect(withObjects(fields, { legs: [null] })).toEqual({ legs: [{}], unit: {} });
  expect(withObjects(fields, { blast: {} })).toEqual({ unit: {}, blast: {} });
});

test('treats a question as complete when all needed values are there, in groups and lists too', () => {
  const whole = { skill: 4, legs: [{ tags: ['a'] }], unit: { skill: 0 } };
  expect(isComplete(fields, whole)).toBe(true);
  expect(isComplete(fields, { ...whole, skill: null })).toBe(false);
  expect(isComplete(fields, { ...whole, unit: {} })).toBe(false);
  expect(isComplete(fields, { ...whole, legs: [] })).toBe(false);
  expect(isComplete(fields, { ...whole, legs: [{ tags: [] }] })).toBe(false);
  expect(isComplete(fields, { ...whole, skill: 'wrong', damage: [null, null, null] })).toBe(true);
});

test('needs an entry or figures in a group that an entry could fill', () => {
  const armor = { kind: 'int', min: 0, max: 9, optional: true, label } as const;
  const entry = { kind: 'catalog', of: 'unit', optional: true, label } as const;
  const target: Fields = { target: { kind: 'object', name: 'Target', about: label, label, fields: { entry, armor } } };
  expect(isComplete(target, { target: {} })).toBe(false);
  expect(isComplete(target, { target: { entry: 'a' } })).toBe(true);
  expect(isComplete(target, { target: { armor: 3 } })).toBe(true);
});

test('treats every example as complete', () => {
  for (const { input, examples } of calculators)
    for (const { draft } of examples) expect(isComplete(input, draft), JSON.stringify(draft)).toBe(true);
});

test('does not write defaults', () => {
  const tmm = fields.tmm;
  expect(tmm && written(tmm, 0)).toBeUndefined();
  expect(tmm && written(tmm, 1)).toBe(1);
});

test('leaves out rows that are not filled in', () => {
  expect(filledIn(fields, { specials: ['CASE', null], damage: [null, null, null] })).toEqual({ specials: ['CASE'] });
  expect(filledIn(fields, { specials: [null], damage: [null, '2', null] })).toEqual({ damage: [null, '2', null] });
  expect(filledIn(fields, { specials: [null, 'CASE'] })).toEqual({ specials: [null, 'CASE'] });
  expect(filledIn(fields, { legs: [{ tags: ['a', null] }, { tags: [null] }] })).toEqual({ legs: [{ tags: ['a'] }, { tags: [] }] });
  expect(filledIn(fields, { legs: [null], unknown: 1 })).toEqual({ legs: [], unknown: 1 });
});

test('keeps a draft without gaps', () => {
  for (const { input } of calculators)
    fc.assert(
      fc.property(draftOf(input), (draft) => {
        const once = filledIn(input, draft);
        expect(filledIn(input, once)).toEqual(once);
      }),
      { numRuns: 20 },
    );
});
