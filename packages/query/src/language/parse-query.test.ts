import { type Fields, LANGUAGES, problemText } from '@rangefinder/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_CONDITIONS } from '../filter/filter-problems.js';
import { UNIT_ORDER_KEYS } from '../filter/unit-filter.js';
import { FIGURES } from '../units/figures.js';
import { SHAPE } from '../units/shape.js';
import { queryLanguage } from './fields.js';
import { parseQuery } from './parse-query.js';

const LANGUAGE = queryLanguage(SHAPE);

function parsed(query: string) {
  const result = parseQuery(query);
  if (!result.ok) return expect.fail(JSON.stringify(result.problems));
  const { filter, order } = result.value;
  return { filter, order };
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
      'pv:20..30 introduced:3050.. tmm:..2 armor>4',
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
    ['"jump"', { text: 'jump', names: [['jump']] }, undefined],
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
    ['"rifle" loki AS7-D', { text: 'rifle loki AS7-D', names: [['rifle']] }, undefined],
  ])('%s', (query, filter, order) => expect(parsed(query)).toEqual({ filter, order }));

  test('every figure has names in both languages, is found by each, and can be sorted by', () => {
    const figures = LANGUAGE.fields.filter(({ kind }) => kind === 'figure');
    expect(figures.map(({ of }) => of)).toEqual(['cost', ...FIGURES]);
    for (const { of: figure, names } of figures) {
      expect(names.some((name) => /^[a-z]+$/.test(name)) && names.some((name) => /^[а-яё]+$/.test(name)), figure).toBe(true);
      for (const name of names) {
        expect(parsed(`${name}:1`).filter.figures).toEqual([{ figure, anyOf: [1] }]);
        expect(parsed(`sort:${name}`).order?.by).toBe(figure);
      }
    }
    expect(UNIT_ORDER_KEYS).toEqual(expect.arrayContaining([...FIGURES]));
  });

  test('understands every name that a card prints, in either language', () => {
    for (const { type } of SHAPE.types('unit'))
      for (const [figure, { label }] of Object.entries(type.fields as Fields).filter(([name]) => Object.hasOwn(type.figures, name)))
        for (const language of LANGUAGES) {
          const [, name = '', short] = /^([^(]+?)(?: \((.+)\))?$/.exec(label[language]) ?? [];
          for (const word of [name, short].filter((each) => each !== undefined && !each.includes(' ')))
            expect(parsed(`${word}>=1`).filter.figures, word).toEqual([{ figure, atLeast: 1 }]);
        }
  });

  test('no name has two meanings', () => {
    const names = LANGUAGE.fields.flatMap((field) => field.names);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('combined conditions', () => {
  test.each([
    ['-atlas', { noneOf: [{ text: 'atlas' }] }],
    ['mad cat -prime', { text: 'mad cat', noneOf: [{ text: 'prime' }] }],
    ['атлас не прайм', { text: 'атлас', noneOf: [{ text: 'прайм' }] }],
    ['atlas OR locust', { anyOf: [[{ text: 'atlas' }, { text: 'locust' }]] }],
    ['atlas или locust pv<40', { anyOf: [[{ text: 'atlas' }, { text: 'locust', figures: [{ figure: 'cost', below: 40 }] }]] }],
    ['(atlas | locust) pv<40', { anyOf: [[{ text: 'atlas' }, { text: 'locust' }]], figures: [{ figure: 'cost', below: 40 }] }],
    ['mad cat (timber wolf) prime', { text: 'mad cat timber wolf prime' }],
    [
      '-(jump or tmm>2)',
      { noneOf: [{ anyOf: [[{ figures: [{ figure: 'jumpInches', has: true }] }, { figures: [{ figure: 'tmm', above: 2 }] }]] }] },
    ],
    ['"mad cat"', { text: 'mad cat', names: [['mad cat']] }],
    ['-"mad cat"', { noneOf: [{ names: [['mad cat']] }] }],
    ['atl*', { text: 'atl', names: [['atl*']] }],
    ['name:"mad cat",atlas', { names: [['mad cat', 'atlas']] }],
    ['type:BM,CV role:sniper,scout', { texts: { type: ['BM', 'CV'], role: ['sniper', 'scout'] } }],
    ['-type:BM', { noneOf: [{ texts: { type: 'BM' } }] }],
    ['role!=sniper', { noneOf: [{ texts: { role: 'sniper' } }] }],
    ['kind:battlemech,"боевая броня"', { kind: ['battlemech', 'battle-armor'] }],
    ['pv!=30', { figures: [{ figure: 'cost', noneOf: [30] }] }],
    [
      'PV ≤ 30 ОС ≥ 20',
      {
        figures: [
          { figure: 'cost', atMost: 30 },
          { figure: 'cost', atLeast: 20 },
        ],
      },
    ],
    [
      'pv:20-30 ос:20–30',
      {
        figures: [
          { figure: 'cost', atLeast: 20, atMost: 30 },
          { figure: 'cost', atLeast: 20, atMost: 30 },
        ],
      },
    ],
    [
      'move>=10" jump:6"..8"',
      {
        figures: [
          { figure: 'moveInches', atLeast: 10 },
          { figure: 'jumpInches', atLeast: 6, atMost: 8 },
        ],
      },
    ],
    ['short:0*', { figures: [{ figure: 'damageShort', anyOf: [0.5] }] }],
    [
      'dmg:3/3/2',
      {
        figures: [
          { figure: 'damageShort', anyOf: [3] },
          { figure: 'damageMedium', anyOf: [3] },
          { figure: 'damageLong', anyOf: [2] },
        ],
      },
    ],
    [
      'урон>=4/-/2',
      {
        figures: [
          { figure: 'damageShort', atLeast: 4 },
          { figure: 'damageLong', atLeast: 2 },
        ],
      },
    ],
    [
      'dmg!=1/1/0',
      {
        noneOf: [
          {
            figures: [
              { figure: 'damageShort', anyOf: [1] },
              { figure: 'damageMedium', anyOf: [1] },
              { figure: 'damageLong', anyOf: [0] },
            ],
          },
        ],
      },
    ],
    ['extreme>=2', { figures: [{ figure: 'damageExtreme', atLeast: 2 }] }],
    ['special:IF>=2', { abilityFigures: [{ ability: 'IF', atLeast: 2 }] }],
    [
      'special:IF>1 special:LRM:2..4',
      {
        abilityFigures: [
          { ability: 'IF', above: 1 },
          { ability: 'LRM', atLeast: 2, atMost: 4 },
        ],
      },
    ],
    ['special:ECM,PRB', { anyOf: [[{ specials: ['ECM'] }, { specials: ['PRB'] }]] }],
    ['special:TUR(3/3/2,IF1)', { specials: ['TUR(3/3/2,IF1)'] }],
    ['(special:ECM)', { specials: ['ECM'] }],
    ['special:ART*', { specials: ['ART*'] }],
    ['mul:140,141', { sourceKeys: { source: 'mul', keys: ['140', '141'] } }],
    [
      'is:base is:omni is:jump is:infantry',
      { isBase: true, specials: ['OMNI'], figures: [{ figure: 'jumpInches', has: true }], kind: 'infantry' },
    ],
    ['year:3050', { era: '3050' }],
    ['year:3050..3067', { era: ['clan-invasion', 'civil-war'] }],
    ['год:3025,3050', { era: ['3025', '3050'] }],
    ['introduced<=3025', { figures: [{ figure: 'year', atMost: 3025 }] }],
    ['faction:kurita,davion era:3025', { faction: ['kurita', 'davion'], era: '3025' }],
    ['faction:kurita faction:davion era:3025', { faction: 'kurita', era: '3025', anyOf: [[{ faction: 'davion', era: '3025' }]] }],
    ['type:BM,CV type:CV,BA', { texts: { type: 'CV' } }],
    ['type:BM type:bm', { texts: { type: 'BM' } }],
    [
      'pv>=20 pv<=30',
      {
        figures: [
          { figure: 'cost', atLeast: 20 },
          { figure: 'cost', atMost: 30 },
        ],
      },
    ],
    ['type:BM, pv<20', { texts: { type: 'BM' }, figures: [{ figure: 'cost', below: 20 }] }],
    ['type:BM , pv<20,', { texts: { type: 'BM' }, figures: [{ figure: 'cost', below: 20 }] }],
    ['pv<20, -type:BM', { figures: [{ figure: 'cost', below: 20 }], noneOf: [{ texts: { type: 'BM' } }] }],
    ['atlas , locust', { text: 'atlas locust' }],
    ['atlas - locust', { text: 'atlas locust' }],
    ['MAD-3R', { text: 'MAD-3R' }],
  ])('%s', (query, filter) => expect(parsed(query).filter).toEqual(filter));

  test.each([
    ['sort:-pv,name', { by: 'cost', descending: true, thenBy: [{ by: 'name', descending: false }] }],
    ['sort:size порядок:-ос sort:size', { by: 'size', descending: false, thenBy: [{ by: 'cost', descending: true }] }],
    ['sort:year', { by: 'year', descending: false }],
  ])('%s', (query, order) => expect(parsed(query).order).toEqual(order));

  test('conditions are the query without the words that are ranked', () => {
    const result = parseQuery('heavy (timber wolf) pv<40 -prime "mad cat"');
    expect(result.ok && result.value.conditions).toBe('pv<40 -prime "mad cat"');
  });
});

describe('a token with the signs of a condition', () => {
  const SIGNS = ['=', '<', '>', '&', '|', '~', '≤', '<=', '==', '!=', '&=', '|=', '^'];
  const TOKENS = [
    ...SIGNS.flatMap((sign) => [
      `atlas${sign}`,
      `${sign}atlas`,
      `20${sign}pv`,
      `pv${sign}`,
      `special${sign}${sign}ECM`,
      `foo${sign}bar`,
      sign,
    ]),
    ...[
      '--atlas',
      '- atlas',
      'pv<40 -',
      '-',
      '!',
      '!!atlas',
      '/atlas/',
      'name:/^atlas/',
      'chassis:/x/',
      'specials&=ECM,TAG',
      '20<pv<40',
      'pv~30',
    ],
    ...[
      'pv:-5',
      'pv>=-1',
      'special==ECM',
      'faction==davion',
      'mul:1..x',
      'mul:abc',
      'mul:>140',
      'pv:..',
      'atlas AND',
      'AND atlas',
      '&& atlas',
      'atlas && && locust',
    ],
  ];
  const BOTH = ['& atlas', '|'];
  test.each(TOKENS.filter((token) => !BOTH.includes(token)))('is a condition or an error: %s', (query) => {
    const result = parseQuery(query);
    if (!result.ok) return expect(result.problems[0]?.path[0]).toBe('query');
    const { text, names, ...conditions } = result.value.filter;
    expect([text, names, Object.keys(conditions).length > 0]).toEqual([undefined, undefined, true]);
  });

  test.each([
    ['AC/2 carrier', 'AC/2 carrier'],
    ['Mad Cat - Prime', 'Mad Cat Prime'],
    ['Foot Platoon, Marian 3049+ (1/4)', 'Foot Platoon, Marian 3049+ 1/4'],
    ['tmm 2 or better', 'tmm 2 or better'],
    ['мдц 2 или больше', 'мдц 2 или больше'],
  ])('is a part of a name: %s', (query, text) => expect(parsed(query).filter).toMatchObject({ text }));
});

describe('queries of other programs', () => {
  test.each([
    ['t:BM r:Scout', { texts: { type: 'BM', role: 'Scout' } }],
    ['f:davion e:3025', { faction: 'davion', era: '3025' }],
    ['specials:ECM model:AS7-D', { specials: ['ECM'], texts: { variant: 'AS7-D' } }],
    ['dmgs>=3 dmge:1 arm>4 str>3 weight:100', { figures: expect.arrayContaining([{ figure: 'damageShort', atLeast: 3 }]) }],
    ['not:omni', { noneOf: [{ specials: ['OMNI'] }] }],
    ['!jump', { figures: [{ figure: 'jumpInches', has: false }] }],
    ['pv>=short', { comparisons: [{ figure: 'cost', sign: '>=', than: 'damageShort' }] }],
    ['a=s', { comparisons: [{ figure: 'armor', sign: '=', than: 'structure' }] }],
    ['special:AC*/4/*', { abilityFigures: [{ ability: 'AC', places: [null, { anyOf: [4] }, null] }] }],
    ['special:FLK2/>2', { abilityFigures: [{ ability: 'FLK', places: [{ anyOf: [2] }, { above: 2 }] }] }],
    ['special:CAR[2,4]', { abilityFigures: [{ ability: 'CAR', places: [{ atLeast: 2, atMost: 4 }] }] }],
    ['special:*M', { patterns: [{ name: 'special', anyOf: ['*M'] }] }],
    ['chassis=*Crab', { patterns: [{ name: 'chassis', anyOf: ['*Crab'] }] }],
    ['name:*crab', { names: [['*crab']] }],
    ['h*k', { names: [['h*k']] }],
    ['jump:0', { figures: [{ figure: 'jumpInches', has: false }] }],
    ['jump<1', { figures: [{ figure: 'jumpInches', has: false }] }],
    ['jump<=8', { figures: [{ figure: 'jumpInches', atMost: 8 }] }],
    ['ov:0', { figures: [{ figure: 'overheatValue', anyOf: [0] }] }],
    ['special:ПДД', { specials: ['OVL'] }],
    ['особенность:"ССХБ II"', { specials: ['CASEII'] }],
    ['special:НН1/>1', { abilityFigures: [{ ability: 'REAR', places: [{ anyOf: [1] }, { above: 1 }] }] }],
    ['special:НПН>=2', { abilityFigures: [{ ability: 'IF', atLeast: 2 }] }],
    ['era=*League', { era: 'star-league' }],
    ['dmg:3/3/2/1', { figures: expect.arrayContaining([{ figure: 'damageExtreme', anyOf: [1] }]) }],
    ['mul:140..150', { sourceKeys: { source: 'mul', keys: [], range: { from: 140, to: 150 } } }],
    ['motive:hover', { texts: { motive: 'hover' } }],
    ['faction:clan', { faction: 'clan' }],
  ])('%s', (query, filter) => expect(parsed(query).filter).toMatchObject(filter));

  test('a card without extreme range has 0 of it', () => {
    const [zero, atLeast] = [
      { figure: 'damageExtreme', anyOf: [0] },
      { figure: 'damageExtreme', atLeast: 0 },
    ];
    const without = { figures: [{ figure: 'damageExtreme', has: false }] };
    expect(parsed('dmg=4/4/3/0').filter).toMatchObject({ anyOf: [[{ figures: [zero] }, without]] });
    expect(parsed('dmg>=4/4/3/0').filter).toMatchObject({ anyOf: [[{ figures: [atLeast] }, without]] });
    expect(parsed('dmg>=4/4/3/1').filter.anyOf).toBeUndefined();
  });

  // As other programs and players write it, and the same here.
  test.each([
    ['20<=pv', 'pv>=20'],
    ['20<=pv<=30', 'pv>=20 pv<=30'],
    ['20 < pv < 40 atlas', 'pv>20 pv<40 atlas'],
    ['40 ≥ ос', 'pv<=40'],
    ['-(30<pv)', '-pv>30'],
    ["name:'Mad Cat'", 'name:"Mad Cat"'],
    ['name:‘Mad Cat’', 'name:"Mad Cat"'],
    ['name:„Mad Cat“', 'name:"Mad Cat"'],
    ['unit:atlas эра:3025', 'name:atlas era:3025'],
    ['ability:ECM', 'special:ECM'],
    ['abilities:ECM keyword:TAG', 'special:ECM special:TAG'],
    ['price<30 mass:100', 'pv<30 tons:100'],
    ['стоимость<30', 'pv<30'],
    ['avail:unknown', 'availability:unknown'],
    ['size:heavy', 'size:3'],
    ['sz=assault', 'size:4'],
    ['рз:тяжелый', 'size:3'],
    ['type:mech', 'type:BM'],
    ['t:tank,infantry', 'type:CV,CI'],
    ['role:снайпер', 'role:Sniper'],
    ['sort:pv desc', 'sort:-pv'],
    ['order:pv DESC, atlas', 'sort:-pv , atlas'],
    ['sort:-pv asc', 'sort:pv'],
    ['sort:name,pv-desc', 'sort:name,-pv'],
    ['порядок:ос_desc', 'sort:-pv'],
  ])('%s is %s', (query, meant) => expect(parsed(query)).toEqual(parsed(meant)));

  test("an apostrophe of a name is no quotation mark: name:Man O'War", () =>
    expect(parsed("name:O'War").filter).toEqual({ names: [["O'War"]] }));

  test('a pattern of many factions is split into lists that a filter takes', () => {
    const [lists = []] = parsed('faction:clan*').filter.anyOf ?? [];
    const all = lists.flatMap(({ faction }) => faction ?? []);
    expect(lists.length).toBeGreaterThan(1);
    expect([all.length > MAX_CONDITIONS, new Set(all).size]).toEqual([true, all.length]);
    for (const { faction } of lists) expect(faction?.length).toBeLessThanOrEqual(MAX_CONDITIONS);
  });

  test.each(['name:^atlas', 'name:atlas$', 'chassis:^atlas'])('%s is a regular expression', (query) => {
    const result = parseQuery(query);
    expect(result.ok ? [] : result.problems.map(({ allowed }) => allowed.en)).toEqual([expect.stringContaining('no regular')]);
  });

  test('order: sorts as sort: does', () => expect(parsed('order:-pv').order).toEqual({ by: 'cost', descending: true }));

  test.each(['e:3025', 'foo:bar', 'pow>tou', 'from:mul', 'q:1', 'zz>2', 'sort:role', 'is:lmao'])(
    '%s gets no suggestion that is far from it',
    (query) => {
      const result = parseQuery(query);
      const [problem] = result.ok ? [] : result.problems;
      expect(problem?.choices ?? []).toEqual([]);
    },
  );

  test.each([
    ['sort:armr', 'sort:armor'],
    ['sort:-armr', 'sort:-armor'],
    ['kind:battlemehc', 'kind:battlemech'],
  ])('%s gets the suggestion %s', (query, meant) => {
    const result = parseQuery(query);
    expect(result.ok ? [] : result.problems[0]?.choices).toEqual([meant]);
  });
});

describe('problems name their place and what is allowed', () => {
  test.each([
    ['atlas foo:bar', 'UNKNOWN_FIELD', 6, 'foo:bar', /system, kind/],
    ['rolle: sniper', 'UNKNOWN_FIELD', 0, 'rolle: sniper', /system, kind/],
    ['pv<=x', 'BAD_FORMAT', 0, 'pv<=x', /pv<=30/],
    ['as.tp:BM', 'BAD_FORMAT', 0, 'as.tp:BM', /a field, a sign/],
    ['atlas point_value:30', 'BAD_FORMAT', 6, 'point_value:30', /a field, a sign/],
    ['pv<=', 'BAD_FORMAT', 0, 'pv<=', /numbers/],
    ['  pv:1..x', 'BAD_FORMAT', 2, 'pv:1..x', /numbers/],
    ['kind:tank', 'UNKNOWN_VALUE', 0, 'kind:tank', /combat-vehicle/],
    ['system>5150', 'BAD_FORMAT', 0, 'system>5150', /colon/],
    ['role:', 'MISSING', 0, 'role:', /value/],
    ['special:', 'MISSING', 0, 'special:', /ECM/],
    ['type:BM type:CV', 'CONFLICT', 8, 'type:CV', /type:BM,CV/],
    ['role:sniper role:scout', 'CONFLICT', 12, 'role:scout', /role:sniper,scout/],
    ['jump -jump', 'CONFLICT', 5, '-jump', /conditions/],
    ['pv>=30 pv<=20', 'CONFLICT', 7, 'pv<=20', /conditions/],
    ['special:ECM -special:ecm', 'CONFLICT', 12, '-special:ecm', /conditions/],
    ['play:yes play:no', 'CONFLICT', 9, 'play:no', /conditions/],
    ['atlas or', 'BAD_FORMAT', 6, 'or', /both sides/],
    ['or atlas', 'BAD_FORMAT', 0, 'or', /both sides/],
    ['atlas (pv<40', 'BAD_FORMAT', 6, '(', /closing/],
    ['atlas pv<40)', 'BAD_FORMAT', 11, ')', /opening/],
    ['atlas ()', 'BAD_FORMAT', 6, '(', /between/],
    ['not', 'BAD_FORMAT', 0, 'not', /behind/],
    ['<= 30', 'BAD_FORMAT', 0, '<= 30', /field/],
    ['special:IF >= 2', 'BAD_FORMAT', 11, '>= 2', /field/],
    ['special:IF>=x', 'BAD_FORMAT', 0, 'special:IF>=x', /IF>=2/],
    ['name:/^atl/', 'BAD_FORMAT', 0, 'name:/^atl/', /regular/],
    ['dmg:3/3/2/1/1', 'BAD_FORMAT', 0, 'dmg:3/3/2/1/1', /slashes/],
    ['year<=3050', 'BAD_FORMAT', 0, 'year<=3050', /introduced<=3050/],
    ['year:50', 'BAD_FORMAT', 0, 'year:50', /four digits/],
    ['era:clan-invasio', 'UNKNOWN_VALUE', 0, 'era:clan-invasio', /clan-invasion/],
    ['kind:battlemech,tank', 'UNKNOWN_VALUE', 16, 'tank', /combat-vehicle/],
    ['(sort:pv) or atlas', 'BAD_FORMAT', 1, 'sort:pv', /whole query/],
    ['is:purple', 'UNKNOWN_VALUE', 0, 'is:purple', /base/],
    ['pv<=20,30', 'BAD_FORMAT', 0, 'pv<=20,30', /numbers/],
    ['sort:color', 'UNKNOWN_VALUE', 0, 'sort:color', /name, pv/],
    ['play:maybe', 'UNKNOWN_VALUE', 0, 'play:maybe', /yes, no, any/],
    ['loki "open', 'BAD_FORMAT', 5, '"open', /quotation mark/],
  ])('%s', (query, code, at, given, allowed) => {
    const result = parseQuery(query);
    expect(result).toMatchObject({
      ok: false,
      problems: [{ code, path: ['query', at], given, allowed: { en: expect.stringMatching(allowed) } }],
    });
    expect(result.ok || result.problems[0]?.allowed.ru).toMatch(/[а-я]|combat-vehicle|clan-invasion/);
  });

  test.each([
    ['kind:batlemech', 'kind:battlemech'],
    ['systm:5150', 'system:5150'],
    ['sort:pw', 'sort:pv'],
    ['era:jihat', 'era:jihad'],
  ])('%s offers %s', (query, nearest) => {
    const result = parseQuery(query);
    const [problem] = result.ok ? [] : result.problems;
    expect(problem && problemText(problem, 'en')).toContain(`did you mean ${nearest}?`);
  });

  test('bounds the depth of parentheses and the number of terms', () => {
    expect(parseQuery(`${'('.repeat(9)}a${')'.repeat(9)}`)).toMatchObject({ problems: [{ code: 'TOO_MANY', path: ['query', 8] }] });
    expect(parseQuery(`${'-('.repeat(5)}a${')'.repeat(5)}`)).toMatchObject({ problems: [{ code: 'TOO_MANY' }] });
    expect(parseQuery('a '.repeat(41))).toMatchObject({ problems: [{ code: 'TOO_MANY', path: ['query', 80] }] });
  });

  test('reports all problems together', () => {
    const result = parseQuery('foo:1 pv:x kind:tank');
    expect(result.ok || result.problems.map(({ path }) => path[1])).toEqual([0, 6, 11]);
  });

  test('refuses a query over 500 characters', () => {
    expect(parseQuery('x'.repeat(501))).toMatchObject({ ok: false, problems: [{ code: 'TOO_LONG' }] });
  });

  test('never throws, and every place is within the query', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom('pv', '<=', ':', '"', '«', ' ', '-', '..', 'special', 'jump', ',', '(', ')', ' or ', 'not ', '*', 'dmg', '3/3', '≠'),
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
