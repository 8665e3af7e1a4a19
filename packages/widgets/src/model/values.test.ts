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

test('a draft with another value leaves the first one as it was', () => {
  const draft = Object.freeze({ unit: Object.freeze({ skill: 1 }), damage: Object.freeze(['1']) });
  expect(withValue(draft, ['unit', 'skill'], 2)).toEqual({ unit: { skill: 2 }, damage: ['1'] });
  expect(withValue(draft, ['unit', 'skill'], undefined)).toEqual({ unit: {}, damage: ['1'] });
  expect(withValue(draft, ['damage', 2], '3')).toEqual({ unit: { skill: 1 }, damage: ['1', null, '3'] });
  expect(withValue(draft, ['damage', 0], undefined)).toEqual({ unit: { skill: 1 }, damage: [null] });
  expect(withValue({}, ['legs', 1, 'tags', 0], 'a')).toEqual({ legs: [null, { tags: ['a'] }] });
});

test('what is written is read', () => {
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

test('needed objects have a place, in lists too; others only when they are there', () => {
  expect(withObjects(fields, { legs: [null] })).toEqual({ legs: [{}], unit: {} });
  expect(withObjects(fields, { blast: {} })).toEqual({ unit: {}, blast: {} });
});

test('a question is complete when all that it needs is there, in parts and lists too', () => {
  const whole = { skill: 4, legs: [{ tags: ['a'] }], unit: { skill: 0 } };
  expect(isComplete(fields, whole)).toBe(true);
  expect(isComplete(fields, { ...whole, skill: null })).toBe(false);
  expect(isComplete(fields, { ...whole, unit: {} })).toBe(false);
  expect(isComplete(fields, { ...whole, legs: [] })).toBe(false);
  expect(isComplete(fields, { ...whole, legs: [{ tags: [] }] })).toBe(false);
  expect(isComplete(fields, { ...whole, skill: 'wrong', damage: [null, null, null] })).toBe(true);
});

test('a part that an entry could fill needs it, or figures', () => {
  const armor = { kind: 'int', min: 0, max: 9, optional: true, label } as const;
  const entry = { kind: 'catalog', of: 'unit', optional: true, label } as const;
  const target: Fields = { target: { kind: 'object', name: 'Target', about: label, label, fields: { entry, armor } } };
  expect(isComplete(target, { target: {} })).toBe(false);
  expect(isComplete(target, { target: { entry: 'a' } })).toBe(true);
  expect(isComplete(target, { target: { armor: 3 } })).toBe(true);
});

test('every example is complete', () => {
  for (const { input, examples } of calculators)
    for (const { draft } of examples) expect(isComplete(input, draft), JSON.stringify(draft)).toBe(true);
});

test('what a field says by itself is not written', () => {
  const tmm = fields.tmm;
  expect(tmm && written(tmm, 0)).toBeUndefined();
  expect(tmm && written(tmm, 1)).toBe(1);
});

test('rows that are not filled in are not asked', () => {
  expect(filledIn(fields, { specials: ['CASE', null], damage: [null, null, null] })).toEqual({ specials: ['CASE'] });
  expect(filledIn(fields, { specials: [null], damage: [null, '2', null] })).toEqual({ damage: [null, '2', null] });
  expect(filledIn(fields, { specials: [null, 'CASE'] })).toEqual({ specials: [null, 'CASE'] });
  expect(filledIn(fields, { legs: [{ tags: ['a', null] }, { tags: [null] }] })).toEqual({ legs: [{ tags: ['a'] }, { tags: [] }] });
  expect(filledIn(fields, { legs: [null], unknown: 1 })).toEqual({ legs: [], unknown: 1 });
});

test('a draft without gaps is asked as it is', () => {
  for (const { input } of calculators)
    fc.assert(
      fc.property(draftOf(input), (draft) => {
        const once = filledIn(input, draft);
        expect(filledIn(input, once)).toEqual(once);
      }),
      { numRuns: 20 },
    );
});
