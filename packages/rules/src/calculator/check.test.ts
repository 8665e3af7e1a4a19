import { expect, test } from 'vitest';
import { checkFields } from './check.js';
import { checkerOf } from './checker.js';
import { fields } from './fields.js';

const label = { en: 'Weapon', ru: 'Оружие' };
const input = fields({
  weapon: { kind: 'id', of: ['rifle', 'pistol'], prefix: 'made-up/', label },
  unit: { kind: 'catalog', of: 'unit', optional: true, label },
});

test.each([
  [{ weapon: 'rifle' }, { weapon: 'rifle' }],
  [{ weapon: 'made-up/rifle' }, { weapon: 'rifle' }],
  [
    { weapon: 'rifle', unit: 'atlas' },
    { weapon: 'rifle', unit: 'atlas' },
  ],
])('accepts %j and strips the prefix of ids', (draft, value) => {
  expect(checkFields(input, draft)).toEqual({ ok: true, value });
  expect(checkerOf(input)(draft)).toEqual({ ok: true, value });
});

test.each([[{ weapon: 'made-up/bow' }], [{ weapon: 'rifle', unit: 'a'.repeat(201) }], [{ weapon: 'rifle', unit: 7 }]])(
  'rejects %j',
  (draft) => {
    expect(checkFields(input, draft).ok).toBe(false);
    expect(checkerOf(input)(draft)).toEqual(checkFields(input, draft));
  },
);

test('reads a negative zero as zero', () => {
  const bonus = fields({ bonus: { kind: 'int', min: -1, max: 1, label } });
  expect(checkFields(bonus, { bonus: -0 })).toStrictEqual({ ok: true, value: { bonus: 0 } });
  expect(checkerOf(bonus)({ bonus: -0 })).toStrictEqual({ ok: true, value: { bonus: 0 } });
});

test('reads a number as its digits where a text may be one', () => {
  const damage = fields({ damage: { kind: 'text', maxLength: 2, pattern: /^(\d|0\*)$/, orNumber: true, label } });
  for (const check of [(draft: unknown) => checkFields(damage, draft), checkerOf(damage)]) {
    expect(check({ damage: 3 })).toEqual({ ok: true, value: { damage: '3' } });
    expect(check({ damage: 12 })).toMatchObject({ problems: [{ code: 'BAD_FORMAT', given: '12' }] });
  }
  expect(checkFields(input, { weapon: 3 }).ok).toBe(false);
});

test('a hole in a list is a missing item', () => {
  const cards = fields({ cards: { kind: 'list', item: { kind: 'text', maxLength: 2, label }, min: 1, max: 3, label } });
  const draft = { cards: new Array<string>(2) };
  expect(checkFields(cards, draft)).toMatchObject({ problems: [0, 1].map((index) => ({ code: 'MISSING', path: ['cards', index] })) });
  expect(checkerOf(cards)(draft)).toEqual(checkFields(cards, draft));
});
