import { describe, expect, test } from 'vitest';
import { installStarter } from '../index.js';
import { onFreshCatalog } from '../testing/databases.js';
import { importText } from '../testing/import-text.js';
import { mulFile, mulRow } from '../testing/mul-rows.js';
import { SMALL_STARTER } from '../testing/starter.js';
import { type ForceLine, MAX_FORCE_UNITS, skillOrPoints } from './force-line.js';
import { MAX_FORCE_CHARACTERS, readForce } from './read-force.js';
import { resolveForce } from './resolve-force.js';

async function read(text: string) {
  const result = await readForce(text);
  return result.ok ? result.value : expect.fail(JSON.stringify(result.problems));
}

async function problemOf(text: string) {
  const result = await readForce(text);
  return result.ok ? expect.fail(JSON.stringify(result.value)) : result.problems[0];
}

const LINE: ForceLine = { line: 1, text: '', name: '', count: 1, leftOut: [] };

describe('a list', () => {
  test.each([
    ['Atlas AS7-D', { name: 'Atlas AS7-D', count: 1 }],
    ['2x Atlas AS7-D', { name: 'Atlas AS7-D', count: 2 }],
    ['2× Atlas AS7-D — 104 PV', { name: 'Atlas AS7-D', count: 2, points: 52 }],
    ['Atlas AS7-D x3', { name: 'Atlas AS7-D', count: 3 }],
    ['Atlas AS7-D x3 156', { name: 'Atlas AS7-D', count: 3 }],
    ['- Атлас AS7-D х2', { name: 'Атлас AS7-D', count: 2 }],
    ['1. Atlas AS7-D', { name: 'Atlas AS7-D', count: 1 }],
    ['2 Atlas AS7-D', { name: 'Atlas AS7-D', count: 2 }],
    ['Atlas AS7-D (52 PV)', { name: 'Atlas AS7-D', points: 52 }],
    ['Atlas AS7-D (52)', { name: 'Atlas AS7-D', points: 52 }],
    ['Atlas AS7-D, PV: 52', { name: 'Atlas AS7-D', points: 52 }],
    ['Мародёр MAD-3R, 40 ОС', { name: 'Мародёр MAD-3R', points: 40 }],
    ['Timber Wolf Prime\t54', { name: 'Timber Wolf Prime', points: 54 }],
    ['Atlas AS7-D, skill 3 — 62 PV', { name: 'Atlas AS7-D', skill: 3, points: 62 }],
    ['Atlas AS7-D (S3)', { name: 'Atlas AS7-D', skill: 3 }],
    ['Атлас AS7-D, навык 3', { name: 'Атлас AS7-D', skill: 3 }],
    ['MUL 140', { mul: '140' }],
    ['2x #140, skill 3', { name: '#140', mul: '140', count: 2, skill: 3 }],
    ['https://masterunitlist.info/Unit/Details/140/atlas-as7-d', { mul: '140' }],
    ['3 Griffin GRF-1N @2', { name: 'Griffin GRF-1N', count: 3, skill: 2 }],
    ['alpha-strike/atlas-as7-d', { id: 'alpha-strike/atlas-as7-d', count: 1 }],
    ['99999', { name: '99999', count: 1 }],
    ['http://masterunitlist.azurewebsites.net/Unit/Details/140', { mul: '140' }],
    ['www.masterunitlist.info/Unit/QuickDetails/140', { mul: '140' }],
    ['2x Locust LCT-1V (3)', { name: 'Locust LCT-1V', count: 2, skill: 3 }],
    ['Locust LCT-1V [5] — 15 PV', { name: 'Locust LCT-1V', skill: 5, points: 15 }],
    ['Atlas AS7-D 3/4', { name: 'Atlas AS7-D', skill: 3 }],
    ['Atlas AS7-D (3/5), 62 PV', { name: 'Atlas AS7-D', skill: 4, points: 62 }],
    ['Atlas AS7-D - G3/P4', { name: 'Atlas AS7-D', skill: 3 }],
    ['2x Atlas AS7-D, gunnery 2, piloting 4', { name: 'Atlas AS7-D', count: 2, skill: 3 }],
  ])('%j is a unit', async (line, expected) => {
    const { format, lines } = await read(`My force:\n\n${line}\n`);
    expect(format).toBe('LIST');
    expect(lines).toEqual([{ ...LINE, group: 'My force', ...expected, line: 3, text: expect.any(String), name: expect.any(String) }]);
    expect(lines[0]).toMatchObject(expected);
  });

  test.each([['Atlas AS7-D\t3'], ['Atlas AS7-D – 8'], ['2x Atlas AS7-D\t4']])(
    '%j does not say whether it is skill or points',
    async (line) => {
      const { lines } = await read(line);
      expect(lines).toMatchObject([
        { name: 'Atlas AS7-D', leftOut: [{ en: expect.stringMatching(/skill or points.*“skill \d” or “\d PV”/) }] },
      ]);
      expect([lines[0]?.skill, lines[0]?.points]).toEqual([undefined, undefined]);
    },
  );

  test.each([
    ['Flatbed Truck\t9', 9],
    ['Flatbed Truck, skill 4 – 8', 8],
  ])('%j has points', async (line, points) =>
    expect((await read(line)).lines).toMatchObject([{ name: 'Flatbed Truck', points, leftOut: [] }]),
  );

  test('passes over sums and rules, and reports lines without a name', async () => {
    const { lines, unread } = await read('# Alpha\nAtlas\n---\n[Beta]\nLocust\nTotal: 70 PV\nИтого 70\n???');
    expect(lines.map(({ name, group }) => [name, group])).toEqual([
      ['Atlas', 'Alpha'],
      ['Locust', 'Beta'],
    ]);
    expect(unread).toMatchObject([{ line: 8, text: '???' }]);
  });
});

const MEKBAY = [
  'group,chassis,model,pilot,skill,adjustedPV,armorDamage,structureDamage,destroyed,mul_id,PV,cost,specials',
  'Alpha,Longbow,LGB-0C,Ann,3,43,2,1,TRUE,5619,36,7780946,"IF2,LRM2/2/1"',
  'Unit,Own,X-1,,4,20,0,0,FALSE,-3,20,1,',
].join('\n');

describe('CSV', () => {
  test.each([
    ['commas', MEKBAY],
    ['semicolons', MEKBAY.replaceAll('"IF2,LRM2/2/1"', 'IF2').replaceAll(',', ';')],
    ['a byte order mark and line breaks of Windows', `\uFEFF${MEKBAY.replaceAll('\n', '\r\n')}`],
  ])('of MekBay with %s', async (_, text) => {
    const { format, lines } = await read(text);
    expect(format).toBe('CSV');
    expect(lines).toMatchObject([
      {
        mul: '5619',
        name: 'Longbow LGB-0C',
        group: 'Alpha',
        pilot: 'Ann',
        skill: 3,
        points: 43,
        damage: { armor: 2, structure: 1 },
        isDestroyed: true,
      },
      { mul: undefined, name: 'Own X-1', group: undefined, skill: 4, points: 20, damage: undefined, isDestroyed: false },
    ]);
    expect(lines.every(({ leftOut }) => leftOut.length === 0)).toBe(true);
  });

  test('of the page of forces, without its total', async () => {
    const { lines } = await read(
      'id,name,system,count,cost,sum\r\nalpha-strike/loki,"Loki, ""Prime""",alpha-strike,2,54,108\r\n,total,,2,,108',
    );
    expect(lines).toMatchObject([{ id: 'alpha-strike/loki', name: 'Loki, "Prime"', count: 2, points: 54 }]);
  });

  test('skills of the detailed rules give that of the card, as in MegaMek', async () => {
    const { lines } = await read('Unit;Gunnery;Piloting;Points\nAtlas AS7-D;3;5;62\nLocust LCT-1V;2;;');
    expect(lines).toMatchObject([{ name: 'Atlas AS7-D', skill: 4, points: 62 }, { skill: 2 }]);
  });

  test('reports rows without a unit and figures that are none', async () => {
    const { lines, unread } = await read('name,skill\nAtlas,good\n,4');
    expect(lines).toMatchObject([{ name: 'Atlas', skill: undefined, leftOut: [{ en: 'skill “good”, which is no number up to 8' }] }]);
    expect(unread).toMatchObject([{ line: 3, text: ',4' }]);
  });
});

const entity = (attributes: string, inner = '') => `<entity ${attributes}>${inner}</entity>`;
const PILOT = '<pilot size="1" name="K &amp; Co" gunnery="3" piloting="4"/>';

describe('a .mul of MegaMek', () => {
  test('has names, pilots and skills', async () => {
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n<unit version="0.49">\n${entity('chassis="Atlas" model="AS7-D"', PILOT)}\n${entity('chassis="Locust" model=""')}\n</unit>`;
    const { format, lines } = await read(text);
    expect(format).toBe('MEGAMEK_MUL');
    expect(lines).toMatchObject([
      { line: 3, name: 'Atlas AS7-D', pilot: 'K & Co', skill: 3, leftOut: [] },
      { line: 4, name: 'Locust', pilot: undefined, skill: undefined },
    ]);
  });

  test('a crew that states its own figures is read as a pilot', async () => {
    const { lines } = await read(
      `<unit>${entity('chassis="A" model="1"', '<crew crewType="single" name="Ann" gunnery="2" piloting="4"/>')}</unit>`,
    );
    expect(lines).toMatchObject([{ pilot: 'Ann', skill: 3 }]);
  });

  test.each([
    ['gunnery="9" piloting="4"', ['gunnery “9”, which is no number up to 8'], undefined],
    ['gunnery="3" piloting="x"', ['piloting “x”, which is no number up to 8'], undefined],
    ['gunnery="3" piloting="4"', [], 3],
  ])('a skill that is none is left out and said to be: %s', async (skills, leftOut, skill) => {
    const { lines } = await read(`<unit>${entity('chassis="A" model="1"', `<pilot name="B" ${skills}/>`)}</unit>`);
    expect(lines[0]?.leftOut.map(({ en }) => en)).toEqual(leftOut);
    expect(lines[0]?.skill).toBe(skill);
  });

  test('damage by location is left out and said to be', async () => {
    const { lines } = await read(
      `<unit>${entity('chassis="Atlas" model="AS7-D"', '<location index="2"><armor points="8"/></location>')}</unit>`,
    );
    expect(lines).toMatchObject([{ leftOut: [{ en: expect.stringMatching(/^its damage/) }] }]);
  });

  test('a record of a battle has only the survivors', async () => {
    const text = `<record><survivors>${entity('chassis="A" model="1"')}</survivors><salvage>${entity('chassis="B" model="2"')}</salvage></record>`;
    expect((await read(text)).lines.map(({ name }) => name)).toEqual(['A 1']);
  });
});

test('a force of battletech-tools has groups, skills, circles and names', async () => {
  const circles = [true, true, false];
  const row = mulRow({ currentSkill: 3, customName: 'Fury', currentArmor: circles, currentStructure: [], engineHits: [true, false] });
  const member = { mulID: 140, name: 'Atlas AS7-D', variant: 'AS7-D', basePoints: 52, currentSkill: 4, currentArmor: [] };
  const force = {
    groups: [
      { name: 'Alpha', units: [row] },
      { name: 'Beta', members: [{ ...member, originalStats: null }] },
    ],
  };
  const { format, lines } = await read(JSON.stringify(force, null, 1));
  expect(format).toBe('BATTLETECH_TOOLS_JSON');
  expect(lines).toMatchObject([
    { mul: '900001', group: 'Alpha', pilot: 'Fury', skill: 3, damage: { armor: 2, structure: 0 }, leftOut: [{ en: 'its critical hits' }] },
    { mul: '140', name: 'Atlas AS7-D', group: 'Beta', pilot: undefined, skill: 4, damage: undefined, leftOut: [] },
  ]);
});

test('a name that is too long is not read, and the others are', async () => {
  const long = `Atlas${' '.repeat(10_000)}AS7-D`;
  const texts = [
    `Locust\n${long}`,
    `name,skill\nLocust,4\n"${long}",4`,
    `<unit><entity chassis="Locust"/><entity chassis="${long}"/></unit>`,
  ];
  for (const text of texts) {
    const force = await readForce(text);
    expect(force).toMatchObject({ ok: true, value: { lines: [{ name: 'Locust' }] } });
    expect(force).toMatchObject({
      value: { unread: [{ text: expect.stringContaining('Atlas AS7-D'), reason: { en: 'longer than 300 characters' } }] },
    });
  }
});

test('units of the same name are found in the lines where they are written', async () => {
  const unit = '{"mulID":140,"name":"Atlas AS7-D"}';
  const force = await readForce(`[\n${unit},\n\n${unit},\n{"mulID":1,"name":"\\u0041rcher"},\n${unit}]`);
  expect(force).toMatchObject({ ok: true, value: { lines: [{ line: 2 }, { line: 4 }, { name: 'Archer' }, { line: 6 }] } });
});

describe('a refusal tells what the text is and quotes it', () => {
  test.each([
    ['', 'MISSING', ''],
    ['{"a":1}', 'BAD_FORMAT', '{"a":1}'],
    ['<html><body>Hello', 'BAD_FORMAT', 'web page'],
    ['Version:1.0\nAtlas\nAS7-D\nConfig:Biped\nMass:100', 'BAD_FORMAT', 'record sheet'],
    [mulFile([mulRow()]), 'BAD_FORMAT', 'list of cards'],
    ['<unit><entity chassis="A"', 'BAD_FORMAT', 'XML'],
    ['{"groups":[{"units":[', 'BAD_FORMAT', 'cut off'],
    ['name,skill\n', 'BAD_FORMAT', 'name,skill'],
    ['Atlas\n'.repeat(MAX_FORCE_UNITS + 1), 'TOO_MANY', String(MAX_FORCE_UNITS)],
    ['# Alpha\n'.repeat(1_001), 'TOO_MANY', '[1001,"at most 1000 lines'],
    [`name,skill${'\n,4'.repeat(1_000)}`, 'TOO_MANY', '1001'],
    [`a${' '.repeat(300_000)}b`, 'BAD_FORMAT', 'a unit in each line'],
    ['a'.repeat(MAX_FORCE_CHARACTERS + 1), 'TOO_LONG', String(MAX_FORCE_CHARACTERS)],
  ])('%.40j', async (text, code, words) => {
    const problem = await problemOf(text);
    expect(problem).toMatchObject({ code, path: ['text'] });
    expect(JSON.stringify([problem?.given, problem?.allowed.en]).replaceAll('\\', '')).toContain(words);
  });
});

onFreshCatalog(
  'units of a force',
  (catalog) => {
    const resolved = async (...lines: readonly Partial<ForceLine>[]) => {
      const { units, unmatched } = await resolveForce(
        catalog().db,
        lines.map((line) => ({ ...LINE, ...line })),
      );
      return [units.map(({ unit, match }) => [unit.id, match]), unmatched.map(({ near }) => near.map(({ id }) => id))];
    };
    const ATLAS = 'alpha-strike/atlas-as7-d';

    test.each([
      [{ id: ATLAS }, ATLAS, 'ID'],
      [{ mul: '140' }, ATLAS, 'ID'],
      [{ mul: '999999', name: 'Atlas AS7-D' }, ATLAS, 'NAME'],
      [{ name: 'atlas  as7-d' }, ATLAS, 'NAME'],
      [{ name: 'Атлас AS7-D' }, ATLAS, 'NAME'],
      [{ name: 'Atlаs АS7-D' }, ATLAS, 'NAME'],
      [{ name: 'Atlas' }, ATLAS, 'SIMILAR'],
      [{ name: 'Attlas AS7-D' }, ATLAS, 'SIMILAR'],
      [{ name: 'Hellbringer Prime' }, 'alpha-strike/loki-hellbringer-prime', 'SIMILAR'],
    ])('%j', async (line, id, match) => expect(await resolved(line)).toEqual([[[id, match]], []]));

    test.each([['Foo'], ['Bar'], ['Lance'], ['Command Lance'], ['Atl'], ['MUL ID,Pilot Skill'], ['heavy mech']])(
      '%s is not taken for a unit',
      async (name) => expect((await resolved({ name }))[0]).toEqual([]),
    );

    test.each([['Atlas AS7D'], ['atlas as7 d'], ['Атлас АС7-Д'], ['Fatlas'], ['Atlass']])('%s is similar to a name', async (name) =>
      expect(await resolved({ name })).toEqual([[[ATLAS, 'SIMILAR']], []]),
    );

    test.each([['Atlas AS7-D 4'], ['Атлас AS7-D 3'], ['Attlas AS7-D 4']])(
      'the number behind %s may be a skill, and is left out',
      async (name) => {
        expect(await resolved({ name })).toEqual([[[ATLAS, 'SIMILAR']], []]);
        const { units } = await resolveForce(catalog().db, [{ ...LINE, name }]);
        expect(units[0]?.stated.leftOut).toEqual([skillOrPoints(name.slice(-1))]);
        expect((await resolved({ name, skill: 4 }))[0]).toEqual([]);
      },
    );

    test('an unknown number without a name is no unit', async () =>
      expect(await resolved({ mul: '9999999', name: '' })).toEqual([[], [[]]]));

    test('words of conditions are no names', async () =>
      expect(await resolved({ name: 'heavy mech' }, { name: 'Frobnicator 9' }, { name: 'Atlas AS7-D' })).toMatchObject([
        [[ATLAS, 'NAME']],
        [expect.any(Array), []],
      ]));

    test('a rule set leaves out units of others', async () => {
      const stated = { ...LINE, name: 'Locust' };
      const [any, own] = await Promise.all([resolveForce(catalog().db, [stated]), resolveForce(catalog().db, [stated], 'alpha-strike')]);
      expect(any.units.map(({ unit }) => unit.id)).toEqual(['bronepehota/locust']);
      expect(own.units.map(({ unit }) => unit.system)).not.toContain('bronepehota');
    });

    test('of two units with a name, the older one', async () => {
      const own = {
        system: 'alpha-strike',
        source: 'club',
        sourceId: 'x',
        name: 'Atlas AS7-D',
        stats: { type: 'BM', pointValue: 99, size: 4, move: '6"', damage: ['5', '5', '2'], armor: 10, structure: 8 },
      };
      await importText(catalog(), JSON.stringify({ format: 'rangefinder-catalog', units: [own] }));
      expect(await resolved({ name: 'Atlas AS7-D' })).toEqual([[[ATLAS, 'NAME']], []]);
    });
  },
  ({ db }) => installStarter(db, SMALL_STARTER),
);
