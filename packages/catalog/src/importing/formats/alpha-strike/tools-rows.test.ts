import { describe, expect, test } from 'vitest';
import { inputOf } from '../../../testing/import-text.js';
import { mulRow } from '../../../testing/mul-rows.js';
import type { ParsedUnit } from '../../parsed-rows.js';
import { formatOf } from '../formats.js';

async function units(value: unknown): Promise<readonly ParsedUnit[]> {
  const text = JSON.stringify(value);
  const format = formatOf(text.slice(0, 16_384));
  expect(format?.id).toBe('tools-json');
  const rows = (await Array.fromAsync(format?.rows('file', inputOf(text, 'file').read()) ?? [])).flat();
  return rows.map(({ parsed }) => (parsed.kind === 'unit' ? parsed : expect.fail(JSON.stringify(parsed))));
}

const member = (fields: object = {}) => ({
  ...{ mulID: 140, name: 'Atlas AS7-D', variant: 'AS7-D', type: 'BM', size: 4, armor: 10, structure: 8, overheat: 0, basePoints: 52 },
  ...{ role: 'Juggernaut', dateIntroduced: '2755', tonnage: 100, tmm: 0, threshold: 0 },
  move: [{ move: 6, currentMove: 6, type: '' }],
  damage: { short: '5', medium: 5, long: '2', extreme: '0' },
  abilities: 'AC2/2/-,IF1',
  ...fields,
});

describe('battletech-tools output is read completely', () => {
  const two = [member(), member({ mulID: 141, name: 'Atlas AS7-K', variant: 'AS7-K' })];
  test.each([
    ['a force', { groups: [{ name: 'First', members: two }], uuid: 'x' }],
    ['a force of two groups', { groups: [{ members: [two[0]] }, { members: [two[1]] }] }],
    ['a backup of forces', { appSettings: { theme: 'dark' }, alphaStrikeForces: [{ groups: [{ members: two }] }], battlemechForces: [] }],
    ['a list of groups', [{ members: [two[0]] }, { members: [two[1]] }]],
    ['a list within an object', { name: 'mine', units: two }],
  ])('%s', async (_, value) => {
    const read = await units(value);
    expect(read.map(({ draft: { source, sourceId, names, cost } }) => [source, sourceId, names.en, cost])).toEqual([
      ['mul', '140', 'Atlas AS7-D', 52],
      ['mul', '141', 'Atlas AS7-K', 52],
    ]);
    expect(read[0]?.draft.stats).toMatchObject({ introduced: '2755', tonnage: 100, damage: ['5', '5', '2'], move: '6"' });
  });

  test('prefers the embedded row of the Master Unit List', async () => {
    const row = mulRow({ BFDamageLongMin: true, customName: 'Mine', currentSkill: 3 });
    for (const value of [{ groups: [{ units: [row] }] }, { groups: [{ members: [member({ originalStats: row })] }] }]) {
      const [read] = await units(value);
      expect(read?.draft).toMatchObject({ sourceId: '900001', stats: { technology: 'Inner Sphere', chassis: 'Test Hound' } });
    }
  });
});

test.each([
  [{ type: 'SV', move: [{ move: 12, type: 'wb' }] }, '12"w(b)'],
  [{ type: 'SV', move: [{ move: 12, type: 'w(m)' }] }, '12"w(m)'],
  [{ type: 'SV', move: [{ move: 2, type: 'i' }] }, '2i'],
  [{ type: 'JS', move: [{ move: 200, type: '' }] }, '200'],
  [{ type: 'AF', move: [{ move: 9, type: 'a' }] }, '9a'],
  [
    {
      move: [
        { move: 10, type: '' },
        { move: 6, type: 'jump' },
      ],
    },
    '10"/6"j',
  ],
])('spells a move as on cards: %j is %s', async (fields, move) => {
  const [read] = await units([member(fields)]);
  expect(read?.draft.stats).toMatchObject({ move });
});

test('reads minimal damage as a text or with a flag', async () => {
  const [marked] = await units([member({ damage: { short: 0, shortMinimal: true, medium: '0*', long: '', extreme: null } })]);
  expect(marked?.draft.stats).toMatchObject({ damage: ['0*', '0*', '0'] });
});

test('reads an empty role as none', async () => {
  const [read] = await units([member({ role: 'Not Specified' })]);
  expect(read?.draft.stats).toMatchObject({ role: 'None' });
});
