import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIGURES } from '../../domain/figures.js';
import { UNIT_ORDER_KEYS } from '../../domain/unit-order.js';
import { CHOICES, FIGURE_NAMES, QUERY_FIGURES, SPECIAL_NAMES, TEXTS } from './fields.js';
import { parseQuery } from './parse-query.js';

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
    ['jump', { jumps: true }, undefined],
    ['-прыжок', { jumps: false }, undefined],
    ['jump>=6', { figures: [{ figure: 'jumpInches', atLeast: 6 }] }, undefined],
    ['"jump"', { text: 'jump' }, undefined],
    ['special:ECM -special:IF особенность:"CASE II"', { specials: ['ECM', 'CASE II'], withoutSpecials: ['IF'] }, undefined],
    [
      'role:"missile boat" тип:BM tech:«Inner Sphere» source:mul',
      { role: 'missile boat', type: 'BM', technology: 'Inner Sphere', source: 'mul' },
      undefined,
    ],
    ['play:any', { inPlay: null }, undefined],
    ['игра:нет', { inPlay: false }, undefined],
    ['sort:-pv', {}, { by: 'cost', descending: true }],
    ['порядок:название atlas', { text: 'atlas' }, { by: 'nameRu', descending: false }],
    ['"rifle" loki AS7-D', { text: 'rifle loki AS7-D' }, undefined],
  ])('%s', (query, filter, order) => expect(parsed(query)).toEqual({ filter, order }));

  test('every figure has a name in both languages, and every list can be sorted by it', () => {
    for (const figure of QUERY_FIGURES) {
      expect(FIGURE_NAMES[figure].some((name) => /^[a-z]+$/.test(name)) && FIGURE_NAMES[figure].some((name) => /^[а-я]+$/.test(name))).toBe(
        true,
      );
      for (const name of FIGURE_NAMES[figure]) {
        expect(parsed(`${name}:1`).filter.figures).toEqual([{ figure, anyOf: [1] }]);
        expect(parsed(`sort:${name}`).order?.by).toBe(figure);
      }
    }
    expect(UNIT_ORDER_KEYS).toEqual(expect.arrayContaining([...FIGURES]));
  });

  test('no name means two things', () => {
    const names = [
      ...Object.values(FIGURE_NAMES),
      ...Object.values(TEXTS),
      ...Object.values(CHOICES).map((choice) => choice.names),
      SPECIAL_NAMES,
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
