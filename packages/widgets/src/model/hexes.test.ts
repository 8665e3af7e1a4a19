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
  test('one of a stretch has another terrain: the stretch is parted', () =>
    expect(withTerrain(line, [{ terrain: 'CLEAR', hexes: 3 }], 1, 'TOWN')).toEqual([
      { terrain: 'CLEAR' },
      { terrain: 'TOWN' },
      { terrain: 'CLEAR' },
    ]));
  test('and joined again when it is as its neighbors', () =>
    expect(withTerrain(line, [{ terrain: 'CLEAR' }, { terrain: 'TOWN' }, { terrain: 'CLEAR' }], 1, 'CLEAR')).toEqual([
      { terrain: 'CLEAR', hexes: 3 },
    ]));
  test('wrecks stay with the first hex of their stretch', () =>
    expect(withTerrain(line, [{ terrain: 'HILL', hexes: 2, wrecks: 2 }], 1, 'WOODS')).toEqual([
      { terrain: 'HILL', wrecks: 2 },
      { terrain: 'WOODS' },
    ]));
  test('one past the end is another', () =>
    expect(withTerrain(line, [{ terrain: 'CLEAR', hexes: 2 }], 2, 'CLEAR')).toEqual([{ terrain: 'CLEAR', hexes: 3 }]));
  test('a tap goes through every terrain and round again', () => {
    const terrain = terrainOf(field);
    if (!terrain) throw new Error('no terrain');
    const all = Object.keys(terrain.type.values);
    expect(all.map((one) => nextTerrain(terrain, one))).toEqual([...all.slice(1), all[0]]);
  });
});
