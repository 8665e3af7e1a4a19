import { expect, test } from 'vitest';
import { readOwnLine } from './own-entry.js';

const stats = { type: 'BM', pointValue: 30, size: 2, move: '10"', damage: ['1', '1', '1'], armor: 4, structure: 4 };

test.each([
  ['2026-02-28T00:00:00.000Z', new Date('2026-02-28'), []],
  ['2026-02-28', new Date('2026-02-28'), []],
  [null, undefined, []],
  ['', undefined, []],
  ['28.02.2026 0:00', undefined, ['AS_OF_UNREADABLE']],
  [5, undefined, ['AS_OF_UNREADABLE']],
])('reads when the source was read: %j', (asOf, readAt, codes) => {
  const parsed = readOwnLine({ entry: 'unit', system: 'alpha-strike', name: 'Dated', stats, asOf }, '');
  expect(parsed).toMatchObject({ kind: 'unit', notes: codes.map((code) => ({ code })) });
  expect(parsed.kind === 'unit' && parsed.readAt).toEqual(readAt);
});

test('takes a time in the future for now', () => {
  const parsed = readOwnLine({ entry: 'unit', system: 'alpha-strike', name: 'Dated', stats, asOf: '9999-01-01' }, '');
  expect(parsed.kind === 'unit' && (parsed.readAt?.getTime() ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(Date.now());
});
