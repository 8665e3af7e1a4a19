import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inputOf } from '../../testing/import-text.js';
import { MUL_ROWS, mulFile, mulRow } from '../../testing/mul-rows.js';
import { faultOf } from '../file-fault.js';
import type { ParsedUnit, Row } from '../parsed-rows.js';
import { formatOf, HEAD_BYTES } from './formats.js';

/** Reads a text in its detected format. */
async function read(text: string, pieces?: number): Promise<readonly Row[]> {
  const format = formatOf(text.slice(0, HEAD_BYTES));
  if (format === undefined) return expect.fail(`no format: ${text.slice(0, 80)}`);
  return (await Array.fromAsync(format.rows('file', inputOf(text, 'file', pieces).read()))).flat();
}

async function units(text: string, pieces?: number): Promise<readonly ParsedUnit[]> {
  return (await read(text, pieces)).map(({ parsed }) => (parsed.kind === 'unit' ? parsed : expect.fail(JSON.stringify(parsed))));
}

const notes = ({ notes: list }: ParsedUnit) => list.map(({ code }) => code);

describe('detection of the format by content', () => {
  test.each([
    ['mul', mulFile(MUL_ROWS)],
    ['mul', ' {\n "Units" : [] }'],
    ['own-json', '{"format":"rangefinder-catalog","version":1}'],
    ['own-json', '[{"system":"alpha-strike"}]'],
    ['own-csv', 'name,system\n'],
    ['own-csv', '"system";"name";"type"\r\n'],
    ['tools-json', '[{"mulID":1,"name":"x"}]'],
    ['megamek', 'Atlas AS7-D\n-----------\nPoint Value (PV): 52\n'],
    [undefined, ''],
    [undefined, '{}'],
    [undefined, '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>'],
    [undefined, 'name,cost\nAtlas,52'],
    [undefined, '# a readme'],
    // BattleScribe has rules and costs of rosters, but no cards.
    [undefined, '<?xml version="1.0"?><catalogue id="x" name="Alpha Strike" battleScribeVersion="2.03"><selectionEntries/></catalogue>'],
    [undefined, '{"roster":{"name":"x","forces":[]}}'],
    ['tools-json', '{"groups":[{"name":"x","units":[{"Id":1,"BFType":"BM"}]}]}'],
    ['mekbay', '{"version":"1","units":[{"name":"x","id":1,"chassis":"Atlas","model":"AS7-D"'],
  ])('%s: %j', (id, head) => expect(formatOf(head)?.id).toBe(id));
});

describe('Master Unit List', () => {
  const byId = async (id: number) => (await units(mulFile(MUL_ROWS))).find(({ draft }) => draft.sourceId === String(id)) as ParsedUnit;

  test('reads a plain row and keeps it byte by byte', async () => {
    const { draft, raw, notes: list, silent } = await byId(900_001);
    expect(draft).toEqual({
      ...{
        system: 'alpha-strike',
        id: 'alpha-strike/test-hound-thd-1',
        kind: 'battlemech',
        names: { en: 'Test Hound THD-1', ru: null },
        aliases: [],
      },
      ...{ faction: null, cost: 28, abilities: ['ENE', 'JMPW1'], source: 'mul', sourceId: '900001', inPlay: true, weapons: [] },
      ...{ isBase: false, availability: null },
      stats: {
        ...{ type: 'BM', pointValue: 28, skill: 4, size: 2, tmm: 2, move: '10"/6"j', role: 'Skirmisher', damage: ['2', '2', '0*'] },
        ...{ overheatValue: 1, armor: 4, structure: 4, specials: ['ENE', 'JMPW1'], hasHeatScale: true },
        ...{ introduced: '3025', technology: 'Inner Sphere', tonnage: 50, chassis: 'Test Hound', variant: 'THD-1' },
      },
    });
    expect(raw).toBe(JSON.stringify(mulRow()));
    expect(list).toEqual([]);
    expect(silent).toEqual([
      ...['names', 'aliases', 'faction', 'weapons', 'isBase', 'availability'],
      ...['stats.productionEra', 'stats.rulesLevel', 'stats.battleValue', 'stats.tmm', 'stats.skill', 'stats.hasHeatScale', 'inPlay'],
    ]);
  });

  test.each([
    [900_002, ['NAME_BLANKS'], { names: { en: 'Test Hound THD-2', ru: null } }],
    [900_003, ['TYPE_CASE'], { abilities: [], stats: { type: 'BM', tmm: 1 } }],
    [
      900_004,
      ['NAME_BLANKS', 'TYPE_MISSING'],
      { kind: 'combat-vehicle', abilities: ['CASE II', 'FUEL 12', '/-SPC'], stats: { type: 'CV', hasHeatScale: false } },
    ],
    [900_005, ['SPECIALS_EMPTY'], { kind: 'battle-armor', abilities: ['CAR4', 'MEC'], stats: { tmm: 1 } }],
    [900_006, [], { kind: 'aerospace', stats: { threshold: 2, damageExtreme: '1', move: '12a' } }],
    [900_007, ['JUMP_DISAGREES'], { inPlay: true, stats: { tmm: 1 } }],
    [900_008, ['SPECIALS_UNBALANCED'], { abilities: ['CASE', 'TUR(1/0*/0*, FLK(0*,0*,0*)'] }],
    [900_009, ['NO_CARD', 'YEAR_NOT_GIVEN'], { inPlay: false, cost: null, stats: { type: 'BM', move: '', size: 0 } }],
    [900_010, ['NO_CARD', 'YEAR_NOT_GIVEN'], { inPlay: false, stats: { introduced: 'PS' } }],
    [900_011, [], { kind: 'advanced-aerospace', inPlay: true, stats: { tmm: undefined, introduced: 'circa 2300' } }],
  ])('row %d: %j', async (id, codes, draft) => {
    const parsed = await byId(id);
    expect(notes(parsed)).toEqual(codes);
    expect(parsed.draft).toMatchObject(draft);
  });

  test.each([
    ['a missing type where several are common', { Type: { Name: 'Infantry' }, BFType: null }, ['TYPE_MISSING']],
    ['a move that cannot be read', { BFMove: 'walks' }, ['MOVE_UNREADABLE']],
    ['an unknown way to move', { BFMove: '6"zz', BFAbilities: '' }, ['MOVE_UNKNOWN']],
    ['a TMM that is stated and wrong', { BFTMM: 4 }, ['TMM_DISAGREES']],
    ['minimal damage that is none', { BFDamageShortMin: true }, ['MINIMAL_DISAGREES']],
    ['entities in the name', { Name: 'A &amp; B' }, ['MARKUP_IN_NAME']],
    ['a name of nothing to be seen', { Name: '\u200b' }, ['HIDDEN_IN_NAME']],
    ['a name that turns the writing', { Name: 'abc\u202edef' }, ['HIDDEN_IN_NAME']],
    ['a price without a structure', { BFArmor: 0, BFStructure: 0, BFPointValue: 7 }, ['NO_STRUCTURE']],
    ['infantry with the type of a BattleMech', { Type: { Name: 'Infantry' } }, ['TYPE_DISAGREES']],
    ['a type that no rule knows', { BFType: 'ZZ' }, ['DOUBTFUL_FIGURE']],
    ['an unknown type without a category', { Type: null, BFType: 'ZZ' }, ['DOUBTFUL_FIGURE', 'CATEGORY_UNKNOWN']],
    ['neither a type nor a category that is known', { Type: { Name: 'Unknown' }, BFType: null }, ['TYPE_MISSING', 'CATEGORY_UNKNOWN']],
    ['a jump ability without a jump', { BFMove: '10"' }, ['JUMP_DISAGREES']],
    ['an ability of a kilobyte', { BFAbilities: `JMPW1,${'A'.repeat(1_000)}` }, ['SPECIALS_TOO_LONG']],
    ['a list of abilities without an end', { BFAbilities: `JMPW1${',A'.repeat(400_000)}` }, ['SPECIALS_TOO_MANY']],
  ])('notes doubt about %s', async (_, fields, codes) =>
    expect(notes((await units(mulFile([mulRow(fields)])))[0] as ParsedUnit)).toEqual(codes),
  );

  test('infantry without a move type moves by the mode that is not on foot', async () => {
    const [row] = await units(mulFile([mulRow({ Type: { Name: 'Infantry' }, BFType: null, BFMove: '2"f/6"j', BFAbilities: '' })]));
    expect(row?.draft.stats).toMatchObject({ type: '', tmm: 1 });
  });

  test.each([
    ['no price', { BFPointValue: 0 }, 'PV 0'],
    ['no move', { BFMove: '', BFAbilities: '' }, 'MV —'],
    ['no size', { BFSize: 0 }, 'SZ 0'],
  ])('notes that %s is not a complete card', async (_, fields, lacking) => {
    const [row] = await units(mulFile([mulRow(fields)]));
    expect(row?.draft.inPlay).toBe(false);
    expect(row?.notes).toMatchObject([{ code: 'NO_CARD', given: lacking }]);
  });

  test.each([
    ['no name', { Name: '' }],
    ['a name without a letter', { Name: '   ' }],
    ['a name of a megabyte', { Name: 'x'.repeat(1_000_000) }],
    ['a name of control characters', { Name: 'a\0b' }],
    ['half a character', { Name: '\ud800' }],
    ['an id that is none', { Id: 'x' }],
    ['a huge number', { BFArmor: 1e300 }],
    ['a negative number', { BFSize: -1 }],
    ['a fraction', { BFPointValue: 1.5 }],
  ])('refuses %s', async (_, fields) => {
    const [row] = await read(mulFile([mulRow(fields)]), 100_000);
    expect(row?.parsed).toMatchObject({ kind: 'refused' });
  });
});

test('Master Unit List: refuses rows under another name instead of losing them', async () => {
  const rows = await read(mulFile([mulRow()]).replace('"Units"', '"units"'));
  expect(rows.map(({ parsed }) => parsed)).toMatchObject([{ kind: 'refused', sourceId: '900001', problems: [{ code: 'UNKNOWN_FIELD' }] }]);
});

describe('battletech-tools', () => {
  const unit = {
    ...{
      mulID: 140,
      name: 'Atlas',
      variant: 'AS7-D',
      type: 'BM',
      size: 4,
      armor: 10,
      structure: 8,
      overheat: 0,
      basePoints: 52,
      role: 'Juggernaut',
    },
    move: [
      { move: 6, type: '' },
      { move: 4, type: 'j' },
    ],
    damage: { short: 5, medium: 5, long: 0, longMinimal: true },
    abilities: ['AC2/2/-', 'JMPW1'],
  };

  test.each([
    ['a list', JSON.stringify([unit])],
    ['one alone', JSON.stringify(unit, null, 2)],
    ['a list within an object', JSON.stringify({ name: 'my force', units: [unit] })],
  ])('%s', async (_, text) => {
    expect((await units(text)).map(({ draft }) => draft)).toMatchObject([
      {
        names: { en: 'Atlas AS7-D' },
        source: 'mul',
        sourceId: '140',
        cost: 52,
        stats: { move: '6"/4"j', tmm: 1, damage: ['5', '5', '0*'], hasHeatScale: true },
      },
    ]);
  });

  test.each(['1e21', 'Infinity', '0x10', '1.5', 'mine', '99999999999999999999', -5])(
    'takes the key %j for none of the list',
    async (mulID) => {
      const [found] = await units(JSON.stringify([{ ...unit, mulID }]));
      expect(found?.draft).toMatchObject({ source: 'battletech-tools', sourceId: 'Atlas AS7-D' });
    },
  );

  test('imports a unit that the list does not have, with its variant in the name', async () => {
    const [custom] = await units(JSON.stringify([{ ...unit, mulID: null, name: 'Atlas AS7-D', abilities: 'AC2/2/-,IF1' }]));
    expect(custom?.draft).toMatchObject({
      source: 'battletech-tools',
      sourceId: 'Atlas AS7-D',
      names: { en: 'Atlas AS7-D' },
      abilities: ['AC2/2/-', 'IF1'],
    });
  });
});

describe('MegaMek', () => {
  const ATLAS = `Atlas AS7-D\n-----------\nPoint Value (PV): 52\nTP: BM,  SZ: 4,  TMM: 1,  MV: 6"\nDamage: (S) 5 / (M) 5 / (L) 2,  OV: 0\nArmor (A): 10, Structure (S): 8\nSpecials: AC2/2/-, IF1, LRM1/1/1, REAR1/1/-\n`;
  const FIGHTER = `Sabre SB-27\r\n-----------\r\nPoint Value (PV): 23\r\nTP: AF,  SZ: 1,  MV: 12a\r\nDamage: (S) 2 / (M) 0* / (L) - / (E) -,  OV: 0\r\nArmor (A): 2, Threshold (TH): 1, Structure (S): 2\r\nSpecials: None\r\n`;

  test.each([1, 5, 9_999])('reads blocks, in chunks of %d', async (pieces) => {
    const rows = await read(`\n\n${ATLAS}\n\n\n${FIGHTER}`, pieces);
    expect(rows.map(({ place: { line, item } }) => [line, item])).toEqual([
      [3, 1],
      [13, 2],
    ]);
    const drafts = rows.map(({ parsed }) => (parsed.kind === 'unit' ? parsed.draft : parsed));
    expect(drafts).toMatchObject([
      {
        names: { en: 'Atlas AS7-D' },
        source: 'megamek',
        sourceId: 'Atlas AS7-D',
        cost: 52,
        abilities: ['AC2/2/-', 'IF1', 'LRM1/1/1', 'REAR1/1/-'],
        stats: { tmm: 1, damage: ['5', '5', '2'], armor: 10 },
      },
      {
        names: { en: 'Sabre SB-27' },
        abilities: [],
        stats: { type: 'AF', damage: ['2', '0*', '0'], threshold: 1, structure: 2, move: '12a' },
      },
    ]);
  });

  test('refuses missing figures and other text with its line', async () => {
    const rows = await read(`${ATLAS.replace('SZ: 4,', '')}\nsome words\nmore words\n\n${ATLAS.replace('TMM: 1', 'TMM: 3')}`);
    expect(rows.map(({ place: { line }, parsed }) => [line, parsed.kind])).toEqual([
      [1, 'refused'],
      [9, 'refused'],
      [12, 'unit'],
    ]);
    expect(rows[0]?.parsed).toMatchObject({ sourceId: 'Atlas AS7-D', problems: [{ code: 'MISSING', path: ['size'] }] });
    expect(rows[2]?.parsed).toMatchObject({ notes: [{ code: 'TMM_DISAGREES' }] });
  });

  test.each([
    ['TMM: 1', 'TMM: 999', ['stats', 'tmm']],
    ['OV: 0', 'OV: 1000', ['stats', 'overheatValue']],
    ['OV: 0', 'OV: -1', ['overheatValue']],
    ['(PV): 52', '(PV): 52.5', ['pointValue']],
    ['(PV): 52', '(PV): 1e999', ['pointValue']],
    ['Structure (S): 8', 'Structure (S): 8, Threshold (TH): x', ['threshold']],
  ])('refuses %s as %s, instead of taking it for none', async (from, to, path) => {
    const [row] = await read(ATLAS.replace(from, to));
    expect(row?.parsed).toMatchObject({ kind: 'refused', problems: [{ path }] });
  });

  // A pattern with quadratic backtracking would exceed the time limit.
  test('reads blocks of line ends in linear time', async () => {
    const rows = await read(`${ATLAS}\n${`x${'\r'.repeat(16_000)}y\n\n`.repeat(400)}`, 65_536);
    expect(rows).toHaveLength(401);
  });

  test('refuses an endless block without buffering it', async () => {
    const rows = await read(`${ATLAS}${'x'.repeat(200_000)}\n${ATLAS}`, 4_096);
    expect(rows.map(({ parsed }) => parsed.kind)).toEqual(['refused']);
  });
});

describe('our own CSV', () => {
  const HEADER = 'system;name;type;pointValue;size;move;damageShort;damageMedium;damageLong;armor;structure;abilities;aliases';

  test('reads rows that were written by hand with omissions, separated as by a Russian spreadsheet', async () => {
    const [unit] = await units(`${HEADER}\r\nalpha-strike;"Мой ""мех""";BM;30;2;"10""";2;2;0*;4;4;ECM | IF1;My Mech | ru:Мех\r\n`);
    expect(unit?.draft).toEqual({
      ...{
        system: 'alpha-strike',
        id: 'alpha-strike/moi-meh',
        kind: 'battlemech',
        names: { en: 'Мой "мех"', ru: null },
        faction: null,
        cost: 30,
      },
      aliases: [
        { text: 'My Mech', language: null },
        { text: 'Мех', language: 'ru' },
      ],
      ...{ abilities: ['ECM', 'IF1'], source: 'own', sourceId: 'Мой "мех"', inPlay: true, weapons: [] },
      ...{ isBase: false, availability: null },
      stats: {
        ...{ type: 'BM', pointValue: 30, skill: 4, size: 2, tmm: 2, move: '10"', role: 'None', damage: ['2', '2', '0*'], overheatValue: 0 },
        ...{ armor: 4, structure: 4, specials: ['ECM', 'IF1'], hasHeatScale: true },
      },
    });
  });

  test.each([
    ['a number that is none', 'alpha-strike;X;BM;many;2;6";1;1;1;4;4;;', 'WRONG_TYPE', ['stats', 'pointValue']],
    ['an unknown rule set', 'chess;X;BM;30;2;6";1;1;1;4;4;;', 'UNKNOWN_VALUE', ['system']],
    ['no name', 'alpha-strike;;BM;30;2;6";1;1;1;4;4;;', 'MISSING', ['name']],
    ['too many cells', 'alpha-strike;X;BM;30;2;6";1;1;1;4;4;;;;', 'TOO_MANY', ['row']],
  ])('refuses %s with its line', async (_, line, code, path) => {
    const [, row] = await read(`${HEADER}\nalpha-strike;Fine;BM;30;2;6";1;1;1;4;4;;\n${line}\n`);
    expect(row?.place.line).toBe(3);
    expect(row?.parsed.kind === 'refused' && row.parsed.problems[0]).toMatchObject({ code, path });
  });

  test('names a quotation mark that stays open', () =>
    expect(read(`${HEADER}\nalpha-strike;"X;BM;30;2;6;1;1;1;4;4;;\n`)).rejects.toThrow(/a quotation mark at both ends of a cell/));

  test.each(['constructor', '__proto__', 'toString'])('refuses the entry %s', async (entry) => {
    const [row] = await read(`system,name,entry\nalpha-strike,X,${entry}\n`);
    expect(row?.parsed).toMatchObject({ kind: 'refused', problems: [{ path: ['entry'], given: entry }] });
  });

  test('refuses a deeply nested cell in every column', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    for (const column of ['weapons', 'stats', 'aliases', 'abilities', 'past', 'corrections']) {
      const [row] = await read(`system,name,checksum,${column}\nworld-at-war,X,checksum,${deep}\n`, 65_536);
      expect(row?.parsed.kind).toBe('refused');
    }
  });

  test('refuses a deeply nested past whose checksum does not match', async () => {
    const cells = 'alpha-strike,X,BM,30,2,6,1,1,1,4,4,seal';
    const columns = 'system,name,type,pointValue,size,move,damageShort,damageMedium,damageLong,armor,structure,checksum,past';
    const [unit] = await units(`${columns}\n${cells},${'['.repeat(100_000)}${']'.repeat(100_000)}\n`, 65_536);
    expect(unit?.past).toBeUndefined();
  });

  test('reads an alias of blanks in linear time', async () => {
    const [row] = await read(`system,name,aliases\nalpha-strike,X,a${' '.repeat(900_000)}b\n`, 65_536);
    expect(row?.parsed.kind).toBe('refused');
  });

  test('yields rows of commas in small batches', async () => {
    const text = `system,name\n${`${','.repeat(400_000)}\n`.repeat(12)}`;
    const format = formatOf(text.slice(0, HEAD_BYTES));
    const handfuls = await Array.fromAsync(format?.rows('file', inputOf(text, 'file', 65_536).read()) ?? []);
    expect(handfuls.flat().map(({ parsed }) => parsed.kind)).toEqual(Array(12).fill('refused'));
    expect(Math.max(...handfuls.map(({ length }) => length))).toBeLessThan(5);
  });

  test.each([
    ['an unknown column', 'system,name,surprise\n', /surprise/],
    ['a column twice', 'system,name,name\n', /name/],
    ['a quotation mark that is never closed', `system,name\nalpha-strike,"${'x'.repeat(2_000_000)}`, /CSV/],
  ])('rejects the file for %s', async (_, text, message) => {
    const fault = faultOf(await read(text).catch((error: unknown) => error));
    expect(JSON.stringify(fault)).toMatch(message);
  });
});

describe('any file', () => {
  const VALID: readonly string[] = [
    mulFile(MUL_ROWS.slice(0, 3)),
    '{"format":"rangefinder-catalog","version":1,"units":[{"system":"alpha-strike","name":"X","stats":{}}]}',
    '[{"mulID":140,"name":"Atlas","damage":{}}]',
    'system,name,stats\nalpha-strike,X,"{""type"":""BM""}"\n',
    'Atlas\n-----\nPoint Value (PV): 52\nTP: BM\n',
  ];
  const damaged = fc
    .record({ text: fc.constantFrom(...VALID), at: fc.nat(), cut: fc.nat({ max: 12 }), put: fc.string({ unit: 'binary', maxLength: 6 }) })
    .map(({ text, at, cut, put }) => text.slice(0, at % text.length) + put + text.slice((at % text.length) + cut));

  test('yields rows or a file fault, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(damaged, fc.integer({ min: 1, max: 50 }), async (text, pieces) => {
        const format = formatOf(text);
        if (format === undefined) return;
        const outcome = await Array.fromAsync(format.rows('file', inputOf(text, 'file', pieces).read())).catch(
          (error: unknown) => faultOf(error) ?? error,
        );
        expect(Array.isArray(outcome) || (outcome as { code?: unknown }).code === 'BAD_FORMAT').toBe(true);
      }),
      { numRuns: 600 },
    );
  });
});
