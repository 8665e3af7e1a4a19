import { expect, suite, test } from 'vitest';
import { calculators, describe } from '../describe.js';
import { alternativesOf } from './alternatives.js';
import { formOf } from './form.js';

const attack = describe(calculators.find(({ name }) => name === 'attack') as (typeof calculators)[number]);
const alternativesTo = (draft: object) => alternativesOf(attack.input, { ...draft }, formOf(attack, { ...draft }, 'en'));

suite('every draft that is one tap away', () => {
  test('has one key for the other choice of a switch, on or off', () => {
    const other = (woods: boolean) =>
      alternativesTo({ situation: { inches: 14, woods } }).find(({ key }) => key === 'situation.woods=other')?.draft;
    expect(other(false)).toMatchObject({ situation: { woods: true } });
    expect(other(true)).toMatchObject({ situation: { inches: 14 } });
    expect(other(true)).not.toHaveProperty('situation.woods');
  });
  test('lists every mark of a ruler first, then every segment of a choice', () => {
    const keys = alternativesTo({ situation: { inches: 14 } }).map(({ key }) => key);
    expect(keys.slice(0, 43)).toEqual(Array.from({ length: 43 }, (_, inches) => `situation.inches=${inches}`));
    expect(keys).toEqual(expect.arrayContaining(['situation.attackerMoved=JUMPED', 'situation.targetMoved=IMMOBILE']));
  });
});
