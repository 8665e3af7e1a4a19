import { expect, suite, test } from 'vitest';
import { calculators, describe } from '../describe.js';
import { formOf } from './form.js';
import { gridOf, heatMapOf, thinned } from './heat.js';
import { variableOf } from './variation.js';

const attack = describe(calculators.find(({ name }) => name === 'attack') as (typeof calculators)[number]);
const draft = { situation: { inches: 13 }, target: { armor: 3 } };
const numbers = variableOf(formOf(attack, draft, 'en', { hasCatalog: true }));
const at = (place: string) => {
  const found = numbers.find(({ path }) => path.join('.') === place);
  if (!found) throw new Error(`no ${place}`);
  return found;
};
const [inches, armor] = [at('situation.inches'), at('target.armor')];

suite('a map over two numbers', () => {
  test('has a few evenly spaced values of each number, the present one among them', () => {
    expect(thinned(inches, 10)).toEqual([0, 5, 10, 13, 20, 25, 30, 35, 40]);
    expect(thinned(armor, 12)).toHaveLength(11);
    expect(thinned(armor, 12)).toContain(3);
  });
  test('tries each pair once', () => {
    const grid = gridOf(attack.input, draft, inches, armor);
    expect(new Set(grid.map(({ key }) => key)).size).toBe(grid.length);
    expect(grid).toHaveLength(thinned(inches, 12).length * thinned(armor, 10).length);
    expect(grid.find(({ key }) => key === '13,3')?.draft).toMatchObject(draft);
  });
  test('has whole percentages, marks the present pair and leaves out unknown ones', () => {
    const found = [
      { key: '13,3', text: '27.8%', share: 10 / 36 },
      { key: '0,3', text: '—', share: 0 },
    ];
    const { columns, rows } = heatMapOf(inches, armor, found, 'en');
    const column = columns.indexOf('3');
    const cell = (value: string) => rows.find((row) => row.value === value)?.cells[column];
    expect(cell('13')).toEqual({ text: '28', share: 10 / 36, isNow: true });
    expect(cell('0')).toEqual({ text: '—', share: 0, isNow: false });
    expect(cell('40')).toEqual({ text: '', share: 0, isNow: false });
  });
});
