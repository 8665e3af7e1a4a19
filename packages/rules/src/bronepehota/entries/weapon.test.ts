import { expect, test } from 'vitest';
import { checkEntry } from '../../entries/entry.js';
import { weapon } from './weapon.js';

test.each([
  [{}, []],
  [{ range: 'D6+2' }, ['power']],
  [{ power: '2D6' }, ['range']],
])('%j says too little of a weapon', (figures, path) =>
  expect(checkEntry(weapon, figures)).toMatchObject({ ok: false, problems: [{ code: 'MISSING', path }] }),
);

test('range and power together are enough', () => expect(checkEntry(weapon, { range: 'D6+2', power: '2D6' }).ok).toBe(true));
