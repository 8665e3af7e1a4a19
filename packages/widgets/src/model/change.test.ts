import { expect, suite, test } from 'vitest';
import { calculators, describe } from '../describe.js';
import { changed, replacedBy } from './change.js';

const { input } = describe(calculators.find(({ name }) => name === 'targetNumber') as (typeof calculators)[number]);
const change = (name: string, value: unknown) => ({ path: [name], field: input[name] as never, value });

suite('a change', () => {
  test('removes the field that states the same in another way, in both directions', () => {
    expect(changed(input, { skill: 4, range: 'SHORT' }, change('inches', 14))).toEqual({ skill: 4, inches: 14 });
    expect(changed(input, { skill: 4, inches: 14 }, change('range', 'SHORT'))).toEqual({ skill: 4, range: 'SHORT' });
    expect(replacedBy(input, { range: 'SHORT' }, change('inches', 14))).toEqual([['range']]);
  });
  test('removes fields that do not count with the new choice', () => {
    const attack = { skill: 4, inches: 14, attack: 'INDIRECT', spotter: true };
    expect(changed(input, attack, change('attack', 'WEAPON'))).toEqual({ skill: 4, inches: 14 });
    expect(changed(input, attack, change('attack', 'INDIRECT'))).toEqual(attack);
  });
  test('keeps all other fields', () => {
    expect(changed(input, { skill: 4, range: 'SHORT' }, change('inches', undefined))).toEqual({ skill: 4, range: 'SHORT' });
    expect(changed(input, { skill: 4, range: 'SHORT' }, change('woods', true))).toEqual({ skill: 4, range: 'SHORT', woods: true });
  });
});
