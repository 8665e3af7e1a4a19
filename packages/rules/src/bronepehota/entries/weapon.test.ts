import { expect, test } from 'vitest';
import { checkEntry } from '../../entries/entry.js';
import { weapon } from './weapon.js';

test.each([
  [{}, []],
  [{ range: 'D6+2' }, ['power']],
  [{ power: '2D6' }, ['range']],
])('rejects the incomplete weapon %j', (figures, path) =>
  expect(checkEntry(weapon, figures)).toMatchObject({ ok: false, problems: [{ code: 'MISSING', path }] }),
);

test('accepts a weapon with range and power', () => expect(checkEntry(weapon, { range: 'D6+2', power: '2D6' }).ok).toBe(true));
