/** A question that contradicts the entry it names is refused, for every field that an entry determines. */
import { describe, expect, test } from 'vitest';
import type { AnyCalculator } from '../calculator/calculator.js';
import type { CatalogField, Field, Fields } from '../calculator/fields.js';
import { gridOf } from '../calculator/sweep/grid.js';
import { planSweep } from '../calculator/sweep/plan.js';
import { systems } from '../index.js';
import { contradictions } from './fill.js';

interface Place {
  readonly calculator: AnyCalculator;
  readonly field: CatalogField;
  readonly siblings: Fields;
}

const placesIn = (calculator: AnyCalculator, siblings: Fields): readonly Place[] =>
  Object.values(siblings).flatMap((field: Field): readonly Place[] => {
    if (field.kind === 'catalog') return [{ calculator, field, siblings }];
    if (field.kind === 'object') return placesIn(calculator, field.fields);
    return field.kind === 'list' && field.item.kind === 'object' ? placesIn(calculator, field.item.fields) : [];
  });

const determined = systems
  .flatMap(({ calculators }) => calculators.flatMap((calculator) => placesIn(calculator, calculator.input)))
  .flatMap((place) => (place.field.determines ?? []).map((name) => [`${place.calculator.name} ${name}`, place, name] as const));

test('some calculators have such fields', () => expect(determined.length).toBeGreaterThan(3));

describe.each(determined)('%s', (_, { calculator, field, siblings }, name) => {
  const [one, other] =
    name === 'shooter' ? ['MACHINE', 'INFANTRY'] : name === 'rankNeeded' ? [2, 0] : name === 'range' ? ['D12', 'D20'] : ['4D12', '2D6'];
  const of = (given: object, figures: object) => contradictions(field, { id: 'x/y', figures: figures as never, given: given as never }, []);

  test('is a field next to the entry, and one that an entry of the rule set has', () => {
    expect(Object.keys(siblings)).toContain(name);
    const { entries } = systems.find(({ slug }) => slug === calculator.system) ?? expect.fail(calculator.system);
    // The cost is a member of every entry, not one of its figures.
    const isFigure = entries.filter(({ sort }) => sort === field.of).some(({ fields }) => Object.hasOwn(fields as object, name));
    expect(name === 'cost' || isFigure).toBe(true);
  });

  test('accepts either alone, and both when they agree', () => {
    for (const [given, figures] of [
      [{ [name]: one }, {}],
      [{}, { [name]: one }],
      [{ [name]: one }, { [name]: one }],
    ] as const)
      expect(of(given, figures)).toEqual([]);
  });

  test('names both values of a contradiction', () => {
    expect(of({ [name]: other }, { [name]: one })).toMatchObject([
      { code: 'CONFLICT', path: [name], given: other, allowed: { en: `${one}, the value of x/y, or none` } },
    ]);
  });
});

test('dice are the same in either script and case', () => {
  const field = { determines: ['range'] };
  expect(contradictions(field, { id: 'x', figures: { range: 'D6+2' }, given: { range: 'д6+2' } }, [])).toEqual([]);
});

test('a sweep over entries refuses the cells that contradict a given field', () => {
  const calculator = systems.flatMap(({ calculators }) => calculators).find(({ name }) => name === 'virtualShot') as AnyCalculator;
  const guns: Readonly<Record<string, object>> = {
    rifle: { range: 'D6+2', power: '2D6', shooter: 'INFANTRY' },
    rocket: { range: 'D12', power: '4D12', shooter: 'MACHINE', rankNeeded: 2, ammunition: 16 },
  };
  const draft = { weapon: ['rifle', 'rocket'], steps: 3, armor: 3, shooter: 'INFANTRY' };
  const plan = planSweep(calculator, draft, { figures: ['hit'], entry: (_, id) => guns[id] as never });
  const grid = plan.ok ? gridOf(plan.value, 'en') : plan;
  expect(grid).toMatchObject({ ok: true, value: { problems: [{ cell: 1, problem: { code: 'CONFLICT', path: ['shooter'] } }] } });
});
