import { describe, expect, test } from 'vitest';
import { PRINTED_UNITS } from '../testing/units.js';
import { findUnits } from './find-units.js';
import { readUnit } from './read-unit.js';
import { UnitIndex } from './unit-index.js';
import { unsupportedConditions } from './unsupported-conditions.js';

const index = new UnitIndex(PRINTED_UNITS.map(readUnit));

function found(query: string) {
  const result = findUnits(index, query);
  return result.ok ? result.value : expect.fail(JSON.stringify(result.problems));
}
const idsOf = (query: string): readonly string[] => found(query).units.map(({ id }) => id.split('/')[1] ?? '');

describe('findUnits', () => {
  test.each([
    ['pv<30 type:BM', ['locust-lct-1v']],
    ['pv>=30 type:BM sort:-pv', ['atlas-as7-d', 'catapult-cplt-k2']],
    ['pv<=18', ['locust-lct-1v']],
    ['pv<18', []],
    ['pv>=52 -pv>52 type:BM', ['atlas-as7-d']],
    ['sort:pv', ['locust-lct-1v', 'catapult-cplt-k2', 'atlas-as7-d', 'mortar']],
    ['sort:size,-pv', ['locust-lct-1v', 'catapult-cplt-k2', 'atlas-as7-d', 'mortar']],
    ['порядок:название', ['atlas-as7-d', 'catapult-cplt-k2', 'mortar', 'locust-lct-1v']],
    ['play:no', ['prototype']],
    ['short:0* play:any', ['prototype']],
    ['special:IF', ['atlas-as7-d']],
    ['special:LRM>=2', []],
    ['special:LRM>=1', ['atlas-as7-d']],
    ['special:C3', ['catapult-cplt-k2']],
    ['особенность:"CASE II"', ['catapult-cplt-k2']],
    ['jump', ['catapult-cplt-k2']],
    ['-jump -kind:gun', ['atlas-as7-d', 'locust-lct-1v']],
    ['роль:снайпер,scout sort:name', ['catapult-cplt-k2', 'locust-lct-1v']],
    ['mul:140,555', ['atlas-as7-d', 'catapult-cplt-k2']],
    ['is:base', ['atlas-as7-d']],
    ['faction:kurita era:3052', ['atlas-as7-d', 'locust-lct-1v']],
    ['faction:kurita era:star-league', ['atlas-as7-d', 'locust-lct-1v']],
    ['era:clan-invasion -faction:davion', ['catapult-cplt-k2', 'locust-lct-1v']],
    ['availability:unknown type:BM', ['locust-lct-1v']],
    ['фракция:"обе армии"', ['mortar']],
    ['"atlas as7"', ['atlas-as7-d']],
    ['"as7 atlas"', []],
    ['name:loc*,mortar', ['locust-lct-1v', 'mortar']],
    ['name:at*as', ['atlas-as7-d']],
    ['name:* type:BM', ['atlas-as7-d', 'catapult-cplt-k2', 'locust-lct-1v']],
    ['-name:*', []],
    ['at*as', ['atlas-as7-d']],
    ['name:atlas*d', ['atlas-as7-d']],
    ['name:d*atlas', []],
    ['name:l*t,*pult*2', ['catapult-cplt-k2', 'locust-lct-1v']],
    ['* type:BM', ['atlas-as7-d', 'catapult-cplt-k2', 'locust-lct-1v']],
    ['jump:0 type:BM', ['atlas-as7-d', 'locust-lct-1v']],
    ['особенность:"ССХБ II"', ['catapult-cplt-k2']],
    ['special:НПН', ['atlas-as7-d']],
    ['atlas or locust', ['atlas-as7-d', 'locust-lct-1v']],
    ['K2', ['catapult-cplt-k2']],
    // Cyrillic letters that look like Latin ones, and full-width signs.
    ['АS7-D or locust', ['locust-lct-1v', 'atlas-as7-d']],
    ['type:BM -АS7', ['catapult-cplt-k2', 'locust-lct-1v']],
    ['name:АS7-D', ['atlas-as7-d']],
    ['тип:ВМ -jump', ['atlas-as7-d', 'locust-lct-1v']],
    ['special:САSЕ*', ['catapult-cplt-k2']],
    ['ｐｖ＜＝１８', ['locust-lct-1v']],
    ['ｎａｍｅ：ａｔｌａｓ', ['atlas-as7-d']],
  ])('%s', (query, ids) => expect(idsOf(query)).toEqual(ids));

  test.each([
    ['atals', 'atlas-as7-d', 'atlas'],
    ['cata pult', 'catapult-cplt-k2', null],
    ['атлас', 'atlas-as7-d', null],
    ['qqqq', undefined, null],
    ['http://masterunitlist.azurewebsites.net/Unit/Details/140', 'atlas-as7-d', 'mul:140'],
    ['https://www.masterunitlist.info/Unit/Card/140?skill=4', 'atlas-as7-d', 'mul:140'],
    ['masterunitlist.info/Unit/QuickDetails/140', 'atlas-as7-d', 'mul:140'],
    ['kurita atlas', 'atlas-as7-d', 'atlas faction:kurita'],
    ['locust zzzz', 'locust-lct-1v', 'locust'],
  ])('reads %s as %s', (query, first, understoodAs) => {
    expect(idsOf(query)[0]).toBe(first);
    expect(found(query).understoodAs).toBe(understoodAs);
  });

  test('counts the units whose availability is unknown', () => {
    expect(found('era:jihad').unknownAvailability).toBe(1);
    expect(found('-faction:kurita type:BM').unknownAvailability).toBe(1);
    expect(found('pv<30').unknownAvailability).toBeNull();
  });

  test.each([
    ['role:snipr', 'UNKNOWN_VALUE', 0],
    ['atlas special:XYZ', 'UNKNOWN_VALUE', 6],
    ['pv<=x', 'BAD_FORMAT', 0],
  ])('refuses %s with its place', (query, code, at) =>
    expect(findUnits(index, query)).toMatchObject({ ok: false, problems: [{ code, path: ['query', at] }] }),
  );
});

describe('readUnit', () => {
  test('reads fields by reference, and no figure where the API prints null', () => {
    const [atlas] = PRINTED_UNITS.map(readUnit);
    expect(atlas).toMatchObject({
      source: 'mul',
      aliases: [],
      faction: null,
      availability: [{ era: 'star-league', factions: ['general'] }, {}],
    });
    expect(atlas?.stats).not.toHaveProperty('threshold');
    expect(PRINTED_UNITS.map(readUnit).at(-1)?.faction).toEqual({ en: 'Both armies', ru: 'Обе армии' });
  });
});

describe('unsupportedConditions', () => {
  const earlier = PRINTED_UNITS.map(({ availability: _, abilities: __, ...unit }) => unit);

  test('names conditions on fields that units lack, at any depth', () => {
    expect(unsupportedConditions({ anyOf: [[{ era: 'jihad' }, { specials: ['IF'] }]] }, earlier)).toEqual([
      { en: 'era', ru: 'эпоха' },
      { en: 'special', ru: 'особенность' },
    ]);
    expect(unsupportedConditions({ figures: [{ figure: 'cost', atMost: 30 }] }, earlier)).toEqual([]);
  });

  test('names none where units have all fields', () => {
    expect(unsupportedConditions({ era: 'jihad', noneOf: [{ specials: ['IF'] }] }, PRINTED_UNITS)).toEqual([]);
  });
});
