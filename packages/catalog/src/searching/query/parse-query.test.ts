import { type Fields, LANGUAGES } from '@rangefinder/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIGURES } from '../../domain/figures.js';
import { SHAPE } from '../../domain/shape.js';
import { UNIT_ORDER_KEYS } from '../../domain/unit-filter.js';
import { COMMON_TEXTS, PLAY_NAMES, queryNamesOf, SORT_NAMES, SPECIAL_NAMES } from './fields.js';
import { parseQuery } from './parse-query.js';

const NAMES = queryNamesOf(SHAPE);

function parsed(query: string) {
  const result = parseQuery(query);
  return result.ok ? result.value : expect.fail(JSON.stringify(result.problems));
}

describe('a query', () => {
  test.each([
    ['', {}, undefined],
    ['atlas prime', { text: 'atlas prime' }, undefined],
    ['system:alpha-strike kind:battlemech', { system: 'alpha-strike', kind: 'battlemech' }, undefined],
    ['система:bronepehota ВИД:gun', { system: 'bronepehota', kind: 'gun' }, undefined],
    [
      'pv<=30 size:3 move>=10',
      {
        figures: [
          { figure: 'cost', atMost: 30 },
          { figure: 'size', anyOf: [3] },
          { figure: 'moveInches', atLeast: 10 },
        ],
      },
      undefined,
    ],
    [
      'ос < 30 рз=2,3',
      {
        figures: [
          { figure: 'cost', below: 30 },
          { figure: 'size', anyOf: [2, 3] },
        ],
      },
      undefined,
    ],
    [
      'pv:20..30 year:3050.. tmm:..2 armor>4',
      {
        figures: [
          { figure: 'cost', atLeast: 20, atMost: 30 },
          { figure: 'year', atLeast: 3050 },
          { figure: 'tmm', atMost: 2 },
          { figure: 'armor', above: 4 },
        ],
      },
      undefined,
    ],
    ['short>0.5', { figures: [{ figure: 'damageShort', above: 0.5 }] }, undefined],
    ['jump', { figures: [{ figure: 'jumpInches', has: true }] }, undefined],
    ['-прыжок', { figures: [{ figure: 'jumpInches', has: false }] }, undefined],
    ['armor speed', { text: 'armor speed' }, undefined],
    ['РЗМ:4', { figures: [{ figure: 'size', anyOf: [4] }] }, undefined],
    ['jump>=6', { figures: [{ figure: 'jumpInches', atLeast: 6 }] }, undefined],
    ['"jump"', { text: 'jump' }, undefined],
    ['special:ECM -special:IF особенность:"CASE II"', { specials: ['ECM', 'CASE II'], withoutSpecials: ['IF'] }, undefined],
    [
      'role:"missile boat" тип:BM tech:«Inner Sphere» source:mul',
      { texts: { role: 'missile boat', type: 'BM', technology: 'Inner Sphere' }, source: 'mul' },
      undefined,
    ],
    ['play:any', { inPlay: null }, undefined],
    ['игра:нет', { inPlay: false }, undefined],
    ['sort:-pv', {}, { by: 'cost', descending: true }],
    ['порядок:название atlas', { text: 'atlas' }, { by: 'nameRu', descending: false }],
    ['"rifle" loki AS7-D', { text: 'rifle loki AS7-D' }, undefined],
  ])('%s', (query, filter, order) => expect(parsed(query)).toEqual({ filter, order }));

  test('every figure is found by all its names, which it has in both languages, and every list can be sorted by it', () => {
    expect(Object.keys(NAMES.figures)).toEqual(['cost', ...FIGURES]);
    for (const [figure, names] of Object.entries(NAMES.figures)) {
      expect(names.some((name) => /^[a-z]+$/.test(name)) && names.some((name) => /^[а-яё]+$/.test(name)), figure).toBe(true);
      for (const name of names) {
        expect(parsed(`${name}:1`).filter.figures).toEqual([{ figure, anyOf: [1] }]);
        expect(parsed(`sort:${name}`).order?.by).toBe(figure);
      }
    }
    expect(UNIT_ORDER_KEYS).toEqual(expect.arrayContaining([...FIGURES]));
  });

  test('every name that a card prints in either language is understood', () => {
    for (const { type } of SHAPE.types('unit'))
      for (const [figure, { label }] of Object.entries(type.fields as Fields).filter(([name]) => Object.hasOwn(type.figures, name)))
        for (const language of LANGUAGES) {
          const [, name = '', short] = /^([^(]+?)(?: \((.+)\))?$/.exec(label[language]) ?? [];
          for (const word of [name, short].filter((each) => each !== undefined && !each.includes(' ')))
            expect(parsed(`${word}>=1`).filter.figures, word).toEqual([{ figure, atLeast: 1 }]);
        }
  });

  test('no name means two things', () => {
    const names = [
      ...Object.values(NAMES.figures),
      ...Object.values({ ...NAMES.texts, ...COMMON_TEXTS }),
      ...Object.values(NAMES.choices).map((choice) => choice.names),
      ...[SPECIAL_NAMES, PLAY_NAMES, SORT_NAMES],
    ].flat();
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('what is wrong is said with its place and what is allowed', () => {
  test.each([
    ['atlas foo:bar', 'UNKNOWN_FIELD', 6, 'foo:bar', /system, kind/],
    ['pv<=x', 'BAD_FORMAT', 0, 'pv<=x', /pv<=30/],
    ['pv<=', 'BAD_FORMAT', 0, 'pv<=', /numbers/],
    ['  pv:1..x', 'BAD_FORMAT', 2, 'pv:1..x', /numbers/],
    ['kind:tank', 'UNKNOWN_VALUE', 0, 'kind:tank', /combat-vehicle/],
    ['system>5150', 'BAD_FORMAT', 0, 'system>5150', /colon/],
    ['role:', 'MISSING', 0, 'role:', /value/],
    ['special:', 'MISSING', 0, 'special:', /ECM/],
    ['-kind:gun', 'BAD_FORMAT', 0, '-kind:gun', /minus/],
    ['sort:color', 'UNKNOWN_VALUE', 0, 'sort:color', /name, pv/],
    ['play:maybe', 'UNKNOWN_VALUE', 0, 'play:maybe', /yes, no, any/],
    ['loki "open', 'BAD_FORMAT', 5, '"open', /quotation mark/],
  ])('%s', (query, code, at, given, allowed) => {
    const result = parseQuery(query);
    expect(result).toMatchObject({
      ok: false,
      problems: [{ code, path: ['query', at], given, allowed: { en: expect.stringMatching(allowed) } }],
    });
    expect(result.ok || result.problems[0]?.allowed.ru).toMatch(/[а-я]|combat-vehicle/);
  });

  test('all of it at once', () => {
    const result = parseQuery('foo:1 pv:x kind:tank');
    expect(result.ok || result.problems.map(({ path }) => path[1])).toEqual([0, 6, 11]);
  });

  test('a query that is too long', () => {
    expect(parseQuery('x'.repeat(501))).toMatchObject({ ok: false, problems: [{ code: 'TOO_LONG' }] });
  });

  test('nothing is ever thrown, and every place is within the query', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom('pv', '<=', ':', '"', '«', ' ', '-', '..', 'special', 'jump', ','),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const query = pieces.join('');
        const result = parseQuery(query);
        if (result.ok) return;
        for (const { path, given } of result.problems)
          expect(query.slice(Number(path[1]), Number(path[1]) + String(given).length)).toBe(given);
      }),
      { numRuns: 2_000 },
    );
  });
});
