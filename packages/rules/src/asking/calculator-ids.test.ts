import { expect, test } from 'vitest';
import { questionName } from '../reference/address.js';
import { systems } from '../systems.js';
import { calculatorLike } from './calculator-ids.js';

const all = systems.flatMap(({ slug, namespace, calculators }) => calculators.map((calculator) => ({ slug, namespace, calculator })));

test.each(all.map((one) => ({ id: questionName(one.calculator), ...one })))(
  'reads every spelling of $id',
  ({ id, slug, namespace, calculator }) => {
    const { name } = calculator;
    const spellings = [
      id,
      id.toUpperCase(),
      `${id}/`,
      `/v1/${id}`.slice('/v1/'.length),
      id.replaceAll('-', '_'),
      `${slug}/${name}`,
      `${namespace}.${name}`,
      `${namespace}_${name}`,
      `${slug}/calculator/${id.split('/')[1]}`,
    ];
    for (const spelling of spellings) expect(calculatorLike(spelling), spelling).toBe(calculator);
    expect(calculatorLike(name, slug), name).toBe(calculator);
  },
);

test.each(['', 'nothing', 'advice', 'alpha-strike', 'grenade'])('%j means no calculator', (id) =>
  expect(calculatorLike(id)).toBeUndefined(),
);

test('within a rule set no calculator of another one is meant', () => {
  expect(calculatorLike('5150/damage', '5150')?.system).toBe('5150');
  expect(calculatorLike('5150/damage', 'alpha-strike')).toBeUndefined();
});
