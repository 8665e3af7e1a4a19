import { expect, test } from 'vitest';
import { unitDraft, weaponDraft } from './drafts.js';
import { problemsOf } from './problems.js';

const UNIT = {
  ...{ system: 'alpha-strike', id: 'alpha-strike/x', kind: 'battlemech', name: 'X', nameRu: null, aliases: [], faction: null, cost: 1 },
  ...{ abilities: [], source: 'own', sourceId: '1', inPlay: true, weapons: [] },
  stats: {
    ...{ type: 'BM', pointValue: 1, skill: 4, size: 1, tmm: 0, move: '8"', role: 'Scout', damage: ['1', '1', '0*'], overheatValue: 0 },
    ...{ armor: 1, structure: 1, specials: [], hasHeatScale: true },
  },
};
const WEAPON = {
  ...{ system: 'bronepehota', id: 'bronepehota/x', kind: 'ranged', name: 'X', nameRu: null, aliases: [], cost: null },
  ...{ source: 'own', sourceId: '1', stats: { range: 'D6', power: '1D6' } },
};
const withStats = (stats: object) => ({ ...UNIT, stats: { ...UNIT.stats, ...stats } });

test.each([
  [unitDraft, { ...UNIT, system: 'chess' }, 'UNKNOWN_VALUE', 'system', 'alpha-strike, bronepehota, world-at-war'],
  [unitDraft, { ...UNIT, name: 'a\nb' }, 'BAD_FORMAT', 'name', 'текст без управляющих символов'],
  [unitDraft, { ...UNIT, id: 'A B' }, 'BAD_FORMAT', 'id', 'текст вида alpha-strike/atlas-as7-d'],
  [unitDraft, withStats({ size: 0 }), 'BAD_FORMAT', 'inPlay', 'в игре только с ценой, размером и движением'],
  [unitDraft, withStats({ move: {} }), 'UNKNOWN_VALUE', 'stats.move', 'текст'],
  [unitDraft, withStats({ damage: ['1', '1', 'x'] }), 'BAD_FORMAT', 'stats.damage.2', 'текст вида 0, 99, 0*'],
  [weaponDraft, { ...WEAPON, stats: { range: 'D6' } }, 'BAD_FORMAT', 'stats', 'дальность и мощность вместе'],
] as const)('%# is said in both languages', (schema, value, code, path, russian) => {
  const checked = schema.safeParse(value);
  const [problem] = checked.success ? [] : problemsOf(checked.error.issues, value);
  expect([problem?.code, problem?.path.join('.'), problem?.allowed?.ru]).toEqual([code, path, russian]);
  expect(problem?.allowed?.en).not.toMatch(/Invalid|[а-я]/);
});
