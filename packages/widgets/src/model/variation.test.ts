import { expect, suite, test } from 'vitest';
import { calculators, describe } from '../describe.js';
import { formOf } from './form.js';
import { wholeLabel } from './problems.js';
import { columnsOf, valuesOf, variableOf, variationOf } from './variation.js';

const described = (name: string) => describe(calculators.find((one) => one.name === name) as (typeof calculators)[number]);
const attack = described('attack');
const form = formOf(attack, { situation: { inches: 14 } }, 'en', { hasCatalog: true });

suite('what an answer is drawn over', () => {
  test('starts with rulers, then has every other number, folded ones too', () => {
    const places = variableOf(form).map(({ path }) => path.join('.'));
    expect(places[0]).toBe('situation.inches');
    expect(places).toEqual(expect.arrayContaining(['attacker.heat', 'target.armor', 'situation.overheat']));
  });
  test('covers whole numbers, to the end of a ruler or up to the limit', () => {
    const [inches] = variableOf(form);
    expect(inches && valuesOf(inches)).toEqual(Array.from({ length: 43 }, (_, value) => value));
    const armor = variableOf(form).find(({ path }) => path.join('.') === 'target.armor');
    expect(armor && [valuesOf(armor)[0], valuesOf(armor).at(-1)]).toEqual([0, 40]);
    for (const { name } of calculators)
      for (const control of variableOf(formOf(described(name), {}, 'en'))) expect(valuesOf(control).length).toBeLessThanOrEqual(61);
  });
  test('changes that number alone', () => {
    const [inches] = variableOf(form);
    const drafts = inches && variationOf(attack.input, { situation: { inches: 14, woods: true } }, inches, [3]);
    expect(drafts).toMatchObject([{ key: 'situation.inches=3', draft: { situation: { inches: 3, woods: true } } }]);
  });
  test('has a column for each known outcome, the present one marked', () => {
    const [inches] = variableOf(form);
    const known = [
      { key: 'situation.inches=14', text: '27.8%', share: 10 / 36 },
      { key: 'situation.inches=3', text: '—', share: 0 },
    ];
    expect(inches && columnsOf(inches, [3, 4, 14], known, 'en')).toEqual([
      { value: '3', text: '—', share: 0, isNow: false },
      { value: '14', text: '27.8%', share: 10 / 36, isNow: true },
    ]);
  });
  test('is labeled by its part and its name', () => {
    expect(wholeLabel(attack.input, ['attacker', 'heat'], 'en')).toBe('Attacker: Heat');
    expect(wholeLabel(described('shoot').input, ['targets', 1, 'dice'], 'en')).toBe('Target 2: Dice');
  });
});
