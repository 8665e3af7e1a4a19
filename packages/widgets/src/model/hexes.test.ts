import { expect, suite, test } from 'vitest';
import { calculators, describe } from '../describe.js';
import type { Field } from '../description.js';
import { nextTerrain, terrainOf, withTerrain } from './hexes.js';

const field = describe(calculators.find(({ name }) => name === 'helicopterLineOfSight') as never).input.line as Extract<
  Field,
  { kind: 'list' }
>;
const line = field.hexes;
if (!line) throw new Error('no line');

suite('a line of hexes', () => {
  test('splits a stretch when one of its hexes gets another terrain', () =>
    expect(withTerrain(line, [{ terrain: 'CLEAR', hexes: 3 }], 1, 'TOWN')).toEqual([
      { terrain: 'CLEAR' },
      { terrain: 'TOWN' },
      { terrain: 'CLEAR' },
    ]));
  test('joins stretches that become equal', () =>
    expect(withTerrain(line, [{ terrain: 'CLEAR' }, { terrain: 'TOWN' }, { terrain: 'CLEAR' }], 1, 'CLEAR')).toEqual([
      { terrain: 'CLEAR', hexes: 3 },
    ]));
  test('keeps wrecks in the first hex of their stretch', () =>
    expect(withTerrain(line, [{ terrain: 'HILL', hexes: 2, wrecks: 2 }], 1, 'WOODS')).toEqual([
      { terrain: 'HILL', wrecks: 2 },
      { terrain: 'WOODS' },
    ]));
  test('appends a hex past the end', () =>
    expect(withTerrain(line, [{ terrain: 'CLEAR', hexes: 2 }], 2, 'CLEAR')).toEqual([{ terrain: 'CLEAR', hexes: 3 }]));
  test('cycles through every terrain', () => {
    const terrain = terrainOf(field);
    if (!terrain) throw new Error('no terrain');
    const all = Object.keys(terrain.type.values);
    expect(all.map((one) => nextTerrain(terrain, one))).toEqual([...all.slice(1), all[0]]);
  });
});
