/** The notation for several values, and figures by path, with fields of an invented calculator. */
import { fraction } from '@rangefinder/dice';
import { describe, expect, test } from 'vitest';
import { systems } from '../../index.js';
import { type AnyCalculator, defineCalculator } from '../calculator.js';
import { type Field, fields, vocabulary } from '../fields.js';
import { gridOf } from './grid.js';
import { readValues } from './notation.js';
import { draftOfCell, planSweep, withLists } from './plan.js';

const named = (system: string, name: string): AnyCalculator =>
  systems.find(({ slug }) => slug === system)?.calculators.find((one) => one.name === name) as AnyCalculator;
const targetNumber = named('alpha-strike', 'targetNumber');

const label = { en: 'Field', ru: 'Поле' };
const impact: Field = { kind: 'int', min: 0, max: 2, words: { NE: { en: 'no effect', ru: 'нет эффекта' } }, label };
const weapon: Field = { kind: 'id', of: ['rifle', 'pistol'], prefix: 'made-up/', label };
const unit: Field = { kind: 'catalog', of: 'unit', optional: true, label };
const name: Field = { kind: 'text', maxLength: 9, written: { Ls: { en: 'Ls', ru: 'Лс' } }, label };
const dice: Field = { kind: 'text', maxLength: 9, dice: true, pattern: /^D(6|12)(\+\d)?$/, label };
const inches: Field = { kind: 'number', min: 0, max: 9, label };
const several: Field = { kind: 'list', min: 0, max: 9, item: inches, label };

describe('readValues', () => {
  test.each([
    [impact, '*', [0, 1, 2, 'NE']],
    [dice, 'D6, D12+2', ['D6', 'D12+2']],
    [impact, 'NE, 1', ['NE', 1]],
    [weapon, '*', ['rifle', 'pistol']],
    [weapon, 'made-up/rifle,pistol', ['made-up/rifle', 'pistol']],
    [weapon, ['rifle', 'pistol'], ['rifle', 'pistol']],
    [unit, 'a, b', ['a', 'b']],
    [name, ['a,b', '*'], ['a,b', '*']],
    [inches, '1, 2.5', [1, 2.5]],
  ])('%j: reads %j as several values', (field, given, values) => expect(readValues(field, given)).toEqual({ kind: 'values', values }));

  test.each([
    [impact, 'NE', 'NE'],
    [impact, '1', 1],
    [impact, 'much', 'much'],
    [weapon, 'bow', 'bow'],
    [weapon, 'made-up/rifle', 'made-up/rifle'],
    [unit, 'a..b', 'a..b'],
    [name, 'a, b', 'a, b'],
    [inches, 3, 3],
    [several, '1', '1'],
  ])('%j: reads %j as one value', (field, given, value) => expect(readValues(field, given)).toEqual({ kind: 'value', value }));

  test.each([
    [inches, '*'],
    [unit, '*'],
    [inches, []],
    [inches, '1..x'],
    [inches, ['0..9999', '0..9999']],
    [{ kind: 'int', min: 0, max: 99_999, label } as const, '*'],
    [impact, '1,much'],
  ])('%j: rejects %j', (field, given) => expect(readValues(field, given)).toBeNull());
});

const SIDES = vocabulary('MadeUpSide', label, { LEFT: { en: 'left', ru: 'слева' }, RIGHT: { en: 'right', ru: 'справа' } });
const input = fields({
  impact: { kind: 'int', min: 0, max: 2, words: { NE: { en: 'no effect', ru: 'нет эффекта' } }, label: { en: 'Impact', ru: 'Ущерб' } },
  name: { kind: 'text', maxLength: 9, optional: true, written: { Ls: { en: 'Ls', ru: 'Лс' } }, label },
  legs: {
    kind: 'list',
    min: 0,
    max: 3,
    default: [],
    item: { kind: 'object', name: 'MadeUpLeg', about: label, fields: { inches }, label },
    label,
  },
  place: { kind: 'object', name: 'MadeUpPlace', about: label, fields: { inches }, label, optional: true },
});
const output = fields({
  left: { kind: 'int', min: 0, max: 2, words: { NE: { en: 'no effect', ru: 'нет эффекта' } }, label: { en: 'Left', ru: 'Осталось' } },
  told: { kind: 'words', label },
  odds: {
    kind: 'list',
    min: 0,
    max: 2,
    label,
    item: {
      kind: 'object',
      name: 'MadeUpOdds',
      about: label,
      label,
      fields: {
        side: { kind: 'choice', type: SIDES, label },
        chance: { kind: 'chance', label: { en: 'Odds', ru: 'Шанс' } },
        points: { kind: 'int', min: 0, max: 9, label },
      },
    },
  },
});
const noWords = { steps: {}, refusals: {}, summary: () => '' };
/** Returns its impact. On the left side it also has a chance. */
const madeUp = defineCalculator({
  system: 'alpha-strike',
  name: 'madeUp',
  answer: 'MadeUpAnswer',
  title: label,
  about: label,
  rule: 'alpha-strike/combat',
  input,
  output,
  resolve: ({ impact }) => ({
    figures: {
      left: impact,
      told: { en: `impact ${impact}`, ru: `ущерб ${impact}` },
      odds: impact === 0 ? [] : [{ side: 'LEFT' as const, chance: fraction(1, 2), points: 3 }],
    },
    steps: [],
  }),
  cost: 1,
  words: { en: noWords, ru: noWords },
  examples: [],
}) as AnyCalculator;

const gridFor = (draft: object, figures: readonly string[], language: 'en' | 'ru' = 'en') => {
  const plan = planSweep(madeUp, draft, { figures });
  const grid = plan.ok ? gridOf(plan.value, language) : plan;
  if (!grid.ok) throw new Error(JSON.stringify(grid.problems));
  return grid.value;
};

describe('figures by path', () => {
  test('supports words for numbers, texts in the language, and list items by word and by index', () => {
    const paths = ['left', 'told', 'odds.LEFT.chance', 'odds.RIGHT.chance', 'odds.RIGHT.points', 'odds.0.points', 'odds.last.points'];
    const { figures, axes } = gridFor({ impact: [0, 1, 'NE'] }, paths, 'ru');
    expect(axes[0]?.values.map((each) => each.label)).toEqual(['0', '1', 'нет эффекта']);
    expect(figures.map(({ numbers, fractions, texts }) => [numbers, fractions, texts])).toEqual([
      [[0, 1, null], null, [null, null, 'NE']],
      [[null, null, null], null, ['ущерб 0', 'ущерб 1', 'ущерб NE']],
      [[null, 0.5, 0.5], [null, '1/2', '1/2'], null],
      // An outcome that a list omits has chance 0. An empty list has no values.
      [[null, 0, 0], [null, '0', '0'], null],
      [[null, null, null], null, null],
      [[null, 3, 3], null, null],
      [[null, 3, 3], null, null],
    ]);
    expect(figures[2]?.label).toBe('Поле: слева: Шанс');
  });

  test.each(['nothing', 'odds', 'odds.0', 'odds.first.chance', 'odds.0.nothing', 'odds.toString.chance', 'left.more', 'toString', ''])(
    'rejects the path %j',
    (path) =>
      expect(planSweep(madeUp, { impact: '*' }, { figures: [path] })).toMatchObject({
        ok: false,
        problems: [{ code: 'UNKNOWN_VALUE', path: ['figures'], given: path }],
      }),
  );

  test('rejects more than 20 figures', () => {
    const figures = Array.from({ length: 21 }, () => 'left');
    expect(planSweep(madeUp, { impact: '*' }, { figures })).toMatchObject({
      ok: false,
      problems: [{ code: 'TOO_MANY', path: ['figures'], given: 21 }],
    });
  });
});

describe('drafts of sweeps', () => {
  test('reports a value that should be a list or an object', () => {
    for (const [draft, path] of [
      [{ impact: '*', legs: 'far' }, 'legs'],
      [{ impact: '*', place: 'here' }, 'place'],
    ] as const)
      expect(planSweep(madeUp, draft)).toMatchObject({ ok: false, problems: [{ code: 'WRONG_TYPE', path: [path] }] });
  });

  test('a draft that is not an object is reported', () => {
    const plan = planSweep(madeUp, 'everything');
    expect(plan.ok ? [] : plan.problems.map(({ code }) => code)).toEqual(['MISSING', 'WRONG_TYPE']);
  });

  test('values within lists and objects have labels', () => {
    const { axes } = gridFor({ impact: 1, legs: [{ inches: '1,2' }], place: { inches: [3, 4] } }, ['left']);
    expect(axes.map(({ input, label }) => [input, label])).toEqual([
      ['legs.0.inches', 'Field: 1: Field'],
      ['place.inches', 'Field: Field'],
    ]);
    const names = gridFor({ impact: 1, name: ['Ls', 'x'] }, ['left'], 'ru').axes[0];
    expect(names?.values.map((each) => each.label)).toEqual(['Лс', 'x']);
  });

  test('withLists replaces every notation by a list', () =>
    expect(withLists(targetNumber, { skill: 4, tmm: '0..2', range: 'SHORT' })).toEqual({ skill: 4, tmm: [0, 1, 2], range: 'SHORT' }));

  test.each([[[]], [[1, 1]], [[3]], [[-1]], [[0.5]]])('draftOfCell returns undefined at %j', (place) =>
    expect(draftOfCell(targetNumber, { skill: 4, tmm: '0..2' }, place)).toBeUndefined(),
  );
});
