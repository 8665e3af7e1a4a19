/** A made-up rule set with a kind of unit of its own: declared as data, it has everything that others have. */
import {
  facetReader,
  figureReader,
  figuresIn,
  queryLanguage,
  queryParser,
  type RuleSet,
  SHAPE,
  shapeOf,
  textsIn,
} from '@rangefinder/query';
import { defineEntry, type Fields, fields, LANGUAGES, noticeOf, vocabulary } from '@rangefinder/rules';
import { describe, expect, test } from 'vitest';
import { csvOf } from '../importing/formats/csv-columns.js';
import { printedDrafts } from '../starter/drafts.js';
import { checksOf } from './checks.js';
import { entryOf } from './entry.js';

const SAILS = vocabulary('Sail', { en: 'A sail', ru: 'Парус' }, { MAIN: { en: 'main', ru: 'грот' }, FORE: { en: 'fore', ru: 'фок' } });
const knots = { kind: 'int', min: 0, max: 20, label: { en: 'Knots', ru: 'Узлы' } } as const;

const ship = defineEntry({
  sort: 'unit',
  type: 'ShipStats',
  about: { en: 'A ship', ru: 'Корабль' },
  example: 'sails/swift',
  kinds: { frigate: { en: 'frigate', ru: 'фрегат' }, brig: { en: 'brig', ru: 'бриг' } },
  fields: fields({
    masts: { kind: 'int', min: 1, max: 5, label: { en: 'Masts', ru: 'Мачты' } },
    knots: { kind: 'list', item: knots, min: 2, max: 2, by: SAILS, label: { en: 'Knots', ru: 'Узлы' } },
    rig: { kind: 'text', maxLength: 20, label: { en: 'Rig', ru: 'Оснастка' } },
    price: { kind: 'int', min: 0, max: 900, optional: true, label: { en: 'Price', ru: 'Цена' } },
    crew: {
      kind: 'list',
      item: { kind: 'text', maxLength: 20, label: { en: 'Man', ru: 'Матрос' } },
      min: 0,
      max: 9,
      label: { en: 'Crew', ru: 'Экипаж' },
    },
  }),
  figures: {
    masts: { names: ['masts', 'мачты'], of: ({ masts }) => masts, facet: true },
    knotsMain: { names: ['knots', 'узлы'], of: ({ knots: [main] }) => main, flag: true },
  },
  texts: { rig: ['rig', 'оснастка'] },
  cost: { en: 'ducats', ru: 'дукаты' },
  costField: 'price',
  kindOf: ({ masts }) => (masts > 2 ? 'frigate' : undefined),
  abilities: { field: 'crew' },
  complete: (draft) => ({ rig: 'square', ...draft }),
  isComplete: ({ price }) => price !== undefined,
  relations: ({ masts, crew }) =>
    crew.length <= masts ? [] : [{ code: 'CONFLICT', path: ['crew'], given: crew.length, allowed: { en: 'fewer', ru: 'меньше' } }],
  card: [{ kind: 'figures', fields: ['masts', 'knots'] }],
  source: { id: 'sails', name: { en: 'Sails', ru: 'Паруса' }, notice: noticeOf({ en: 'Ours.', ru: 'Наша.' }) },
});
const PRINTED = {
  type: 'ShipStats',
  kind: 'brig',
  id: 'swift',
  name: { en: 'Swift', ru: 'Быстрый' },
  cost: 7,
  figures: { masts: 2, knots: [9, 4], crew: [] },
};
const RULE_SETS: readonly RuleSet[] = [...SHAPE.ruleSets, { slug: 'sails', entries: [ship], printed: [PRINTED] }];

const shape = shapeOf(RULE_SETS);
const checks = checksOf(shape);
const csv = csvOf(shape);

const STATS = { masts: 3, knots: [12, 8], price: 40, crew: ['cook-2'] };
const DRAFT = { system: 'sails', id: 'sails/rose', name: 'Rose', source: 'own', sourceId: '1', stats: STATS };
const checked = checks.unit(DRAFT);
const rose = checked.ok ? checked.value : expect.fail(JSON.stringify(checked.problems));

test('completes an entry from its figures', () => {
  expect(rose).toEqual({
    ...{ system: 'sails', id: 'sails/rose', names: { en: 'Rose', ru: null }, source: 'own', sourceId: '1' },
    ...{ kind: 'frigate', aliases: [], faction: null, cost: 40, abilities: ['cook-2'] },
    ...{ inPlay: true, weapons: [], isBase: false, availability: null, stats: { ...STATS, rig: 'square' } },
  });
});

test.each([
  ['a figure out of bounds', { stats: { ...STATS, masts: 6 } }, 'OUT_OF_RANGE', ['stats', 'masts']],
  ['a figure of another rule set', { stats: { ...STATS, armor: 1 } }, 'UNKNOWN_FIELD', ['stats', 'armor']],
  ['figures that contradict each other', { stats: { ...STATS, crew: ['a', 'b', 'c', 'd'] } }, 'CONFLICT', ['stats', 'crew']],
  ['text that no database keeps', { stats: { ...STATS, rig: 'a\0b' } }, 'BAD_FORMAT', ['stats', 'rig']],
  ['a kind of another rule set', { kind: 'battlemech' }, 'UNKNOWN_VALUE', ['kind']],
  ['a kind that does not follow', { stats: { ...STATS, masts: 1 } }, 'MISSING', ['kind']],
  ['in play without a complete card', { inPlay: true, stats: { ...STATS, price: null } }, 'CONFLICT', ['inPlay']],
])('refuses %s', (_, change, code, path) => {
  expect(checks.unit({ ...DRAFT, ...change })).toMatchObject({ ok: false, problems: [{ code, path }] });
});

test('has columns in CSV, and reads back what it writes', () => {
  expect(csv.columns).toEqual(expect.arrayContaining(['masts', 'knotsMain', 'knotsFore', 'rig', 'cost']));
  expect([csv.columns.includes('price'), csv.readOnly]).toEqual([false, ['pointValue', 'price']]);
  const row = csv.toRow({ entry: 'unit', ...entryOf(rose) });
  expect(row).toMatchObject({ masts: '3', knotsMain: '12', knotsFore: '8', rig: 'square', abilities: 'cook-2' });
  expect(row).not.toHaveProperty('stats');
  const { entry, ...back } = csv.toEntry(row);
  expect(entry).toBe('unit');
  expect(checks.unit(back)).toEqual({ ok: true, value: rose });
});

test('has figures, texts and names in queries', () => {
  expect(figuresIn(shape).slice(-2)).toEqual(['masts', 'knotsMain']);
  expect(figureReader(shape)(rose)).toEqual({ masts: 3, knotsMain: 12 });
  expect(textsIn(shape)).toContain('rig');
  expect(facetReader(shape)(rose)).toEqual(['=special:cook-2', '=special:cook', '=rig:square', '=source:own']);
  const parse = queryParser(shape);
  expect(parse('мачты>=3 system:sails дукаты<50 rig:square -узлы')).toMatchObject({
    ok: true,
    value: {
      order: undefined,
      filter: {
        ...{ system: 'sails', texts: { rig: 'square' } },
        figures: [
          { figure: 'masts', atLeast: 3 },
          { figure: 'cost', below: 50 },
          { figure: 'knotsMain', has: false },
        ],
      },
    },
  });
});

test('has its printed entries in the starter catalog', () => {
  expect(printedDrafts(shape).units.at(-1)).toMatchObject({
    id: 'sails/swift',
    kind: 'brig',
    names: { en: 'Swift', ru: 'Быстрый' },
    cost: 7,
    inPlay: false,
  });
});

describe('this catalog', () => {
  test('has no unit with a figure that a calculator refuses', () => {
    const [card] = SHAPE.types('unit');
    const bounds = card?.type.fields as Fields;
    const atMost = (name: string) => (bounds[name]?.kind === 'int' ? bounds[name].max : expect.fail(name));
    const stats = { type: 'BM', pointValue: 30, size: 2, move: '10"', damage: ['1', '1', '1'], armor: 4, structure: 4 };
    const withFigures = (figures: object) => checks.unit({ ...DRAFT, system: card?.system, stats: { ...stats, ...figures } });
    expect(withFigures({}).ok).toBe(true);
    for (const name of ['armor', 'structure', 'tmm', 'size', 'overheatValue'])
      expect(withFigures({ [name]: atMost(name) + 1 })).toMatchObject({ ok: false, problems: [{ path: ['stats', name] }] });
  });

  test('has a unique name for every figure and text', () => {
    const named = queryLanguage(SHAPE).fields.filter(({ kind }) => kind === 'figure' || kind === 'text');
    for (const { names } of named) expect(names.length).toBeGreaterThanOrEqual(LANGUAGES.length);
    expect(new Set(csvOf(SHAPE).columns).size).toBe(csvOf(SHAPE).columns.length);
  });
});
