/** Rows that leave fields out, in every format, over a unit that has all of them. */
import { SHAPE } from '@rangefinder/query';
import { isObject } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { csvLine } from '../exporting/csv-line.js';
import { findUnit } from '../index.js';
import { onFreshCatalog } from '../testing/databases.js';
import { importText } from '../testing/import-text.js';
import { mulRow } from '../testing/mul-rows.js';
import { CSV } from './formats/csv-columns.js';
import { FORMATS as ALL_FORMATS, formatOf } from './formats/formats.js';
import type { Change, Issue } from './report.js';

const ID = 'alpha-strike/test-hound-thd-1';
/** Its rows have no fields of units. */
const AVAILABILITY = 'availability-csv';
const STATS = {
  ...{ type: 'BM', pointValue: 28, skill: 3, size: 2, tmm: 3, move: '10"/6"j', role: 'Skirmisher', damage: ['2', '2', '0*'] },
  ...{ damageExtreme: '1', overheatValue: 1, armor: 4, threshold: 2, structure: 4, specials: ['ENE', 'JMPW1'], hasHeatScale: false },
  ...{ introduced: '3025', technology: 'Inner Sphere', chassis: 'Test Hound', variant: 'THD-1', tonnage: 50, rulesLevel: 'Standard' },
  ...{ productionEra: 'Early Succession War', battleValue: 1_234 },
};
/** A unit with every field, of which some contradict what would follow from others. */
const FULL = {
  ...{ system: 'alpha-strike', id: ID, kind: 'battlemech', name: 'Test Hound THD-1', nameRu: 'Гончая', cost: 28, source: 'mul' },
  ...{ sourceId: '900001', aliases: [{ text: 'Pup', language: 'en' }], faction: { en: 'Us', ru: 'Мы' }, abilities: ['ENE', 'JMPW1'] },
  ...{ inPlay: true, weapons: [], isBase: true, availability: [{ era: 'jihad', factions: ['davion'] }], stats: STATS },
};

type Row = Readonly<Record<string, unknown>>;
const MUL = mulRow({ EraId: 11, Rules: 'Standard', BattleValue: 1_234, BFTMM: 3, BFThreshold: 2, BFDamageExtreme: 1 });
const TOOLS = {
  ...{ mulID: 900_001, name: 'Test Hound', variant: 'THD-1', type: 'BM', size: 2, armor: 4, structure: 4, overheat: 1, basePoints: 28 },
  ...{ role: 'Skirmisher', threshold: 2, move: [{ move: 10 }, { move: 6, type: 'j' }], abilities: 'ENE,JMPW1' },
  ...{ damage: { short: 2, medium: 2, long: 0, longMinimal: true, extreme: '1' }, dateIntroduced: '3025', tonnage: 50 },
};
const MEKBAY = {
  ...{ id: 900_001, chassis: 'Test Hound', model: 'THD-1', year: 3025, tons: 50, bv: 1_234, techBase: 'Inner Sphere', role: 'Skirmisher' },
  as: {
    ...{ TP: 'BM', PV: 28, SZ: 2, TMM: 3, OV: 1, MV: '10"/6"j', Th: 2, Arm: 4, Str: 4, specials: ['ENE', 'JMPW1'] },
    dmg: { dmgS: '2', dmgM: '2', dmgL: '0*', dmgE: '1' },
  },
};
const MEGAMEK = [
  ...['Point Value (PV): 28', 'TP: BM,', 'SZ: 2,', 'TMM: 3,', 'MV: 10"/6"j', 'Damage: (S) 2 / (M) 2 / (L) 0* / (E) 1,', 'OV: 1'],
  ...['Armor (A): 4,', 'Threshold (TH): 2,', 'Structure (S): 4', 'Role: Skirmisher', 'Specials: ENE, JMPW1'],
];
const megamek = (lines: readonly string[]): string => `Test Hound THD-1\n-----\n${lines.join('\n')}\n`;
const csv = (cells: Row): string => csvLine(Object.keys(cells)) + csvLine(Object.values(cells).map(String));

/** Variants of the row, each without one member, nested ones too. `keys` identify the unit and stay. */
function withoutOne(row: Row, keys: readonly string[]): readonly (readonly [string, Row])[] {
  return Object.keys(row)
    .filter((name) => !keys.includes(name))
    .flatMap((name) => {
      const { [name]: value, ...rest } = row;
      const inner = isObject(value)
        ? withoutOne(value, []).map(([path, each]) => [`${name}.${path}`, { ...row, [name]: each }] as const)
        : [];
      return [[name, rest] as const, ...inner];
    });
}

const linesWithoutOne = MEGAMEK.map((line, index) => [line, megamek(MEGAMEK.toSpliced(index, 1))] as const);
const json = (rows: readonly (readonly [string, Row])[], of: (row: Row) => unknown) =>
  rows.map(([path, row]) => [path, JSON.stringify(of(row))] as const);

const FORMATS = {
  'Master Unit List': json(withoutOne(MUL, ['Id']), (row) => ({ Units: [row] })),
  'battletech-tools': json(withoutOne(TOOLS, ['mulID']), (row) => ({ groups: [{ members: [row] }] })),
  MekBay: json(withoutOne(MEKBAY, ['id', 'as']), (row) => ({ units: [row] })).concat(
    json(withoutOne(MEKBAY.as, []), (as) => ({ units: [{ ...MEKBAY, as }] })),
  ),
  MegaMek: linesWithoutOne,
  'our JSON': json(withoutOne(FULL, ['system']), (row) => ({ format: 'rangefinder-catalog', version: 1, units: [row] })),
  'our JSON without an id': json(withoutOne({ ...FULL, id: undefined }, ['system', 'source', 'sourceId']), (row) => [row]),
  'our JSON lines': json(withoutOne({ entry: 'unit', ...FULL }, ['system']), (row) => row),
  'our CSV': withoutOne(CSV.toRow(FULL), ['system', 'name']).map(([path, row]) => [path, csv(row)] as const),
};

onFreshCatalog(
  'a row that leaves a field out',
  (catalog) => {
    test.each(Object.entries(FORMATS).flatMap(([format, rows]) => rows.map(([path, text]) => [format, path, text] as const)))(
      'changes nothing: %s without %s',
      async (_, __, text) => {
        const changes: Change[] = [];
        const issues: Issue[] = [];
        const options = { dryRun: true, onChange: (change: Change) => changes.push(change), onIssue: (issue: Issue) => issues.push(issue) };
        const { counts } = await importText(catalog(), text, options);
        expect([changes, issues.filter(({ kind }) => kind === 'refused')]).toEqual([[], []]);
        expect(counts).toMatchObject({ read: 1, unchanged: 1, added: 0, refused: 0 });
      },
    );

    test('is tried in every format of units', () => {
      const tried = new Set(Object.values(FORMATS).flatMap((rows) => rows.map(([, text]) => formatOf(text)?.id)));
      expect([...tried].toSorted()).toEqual(
        ALL_FORMATS.map(({ id }) => id)
          .filter((id) => id !== AVAILABILITY)
          .toSorted(),
      );
    });

    test('is tried for every field of a unit and every figure of a card', () => {
      const paths = FORMATS['our JSON'].map(([path]) => path);
      const fields = SHAPE.typeOf('unit', 'alpha-strike', 'battlemech')?.fields ?? {};
      expect(paths).toEqual(expect.arrayContaining(Object.keys(fields).map((figure) => `stats.${figure}`)));
    });
  },
  (catalog) => importText(catalog, JSON.stringify([FULL])),
);

onFreshCatalog(
  'a row that says that there is no value',
  (catalog) => {
    test.each([
      ['role', JSON.stringify({ Units: [{ ...MUL, Role: null }] }), { role: 'None' }],
      ['role within', JSON.stringify({ Units: [{ ...MUL, Role: { Id: null, Name: null } }] }), { role: 'None' }],
      ['abilities', JSON.stringify({ Units: [{ ...MUL, BFAbilities: '' }] }), { specials: [] }],
      ['technology', JSON.stringify({ Units: [{ ...MUL, Technology: null }] }), { technology: null }],
      ['minimal damage', JSON.stringify({ Units: [{ ...MUL, BFDamageLongMin: false }] }), { damage: ['2', '2', '0'] }],
      ['role of MegaMek', megamek(MEGAMEK.with(10, 'Role: None')), { role: 'None' }],
      ['role of MekBay', JSON.stringify({ units: [{ ...MEKBAY, role: '' }] }), { role: 'None' }],
      ['role of battletech-tools', JSON.stringify([{ ...TOOLS, role: null }]), { role: 'None' }],
      ['tonnage of our CSV', csv({ ...CSV.toRow(FULL), tonnage: '' }), { tonnage: null }],
      ['tonnage of our JSON', JSON.stringify([{ ...FULL, stats: { ...STATS, tonnage: null } }]), { tonnage: null }],
    ])('erases it: %s', async (_, text, stats) => {
      await importText(catalog(), JSON.stringify([FULL]));
      expect((await importText(catalog(), text)).counts).toMatchObject({ changed: 1 });
      const now = (await findUnit(catalog().db, ID))?.stats ?? {};
      expect(Object.fromEntries(Object.keys(stats).map((name) => [name, now[name] ?? null]))).toEqual(stats);
    });

    test('is refused if a card cannot be without it', async () => {
      for (const text of [JSON.stringify({ Units: [{ ...MUL, BFSize: null }] }), csv({ ...CSV.toRow(FULL), size: '' })])
        expect((await importText(catalog(), text)).counts).toMatchObject({ refused: 1, changed: 0 });
    });
  },
  (catalog) => importText(catalog, JSON.stringify([FULL])),
);

/** Variants of the row, each with a value in place of one member, nested ones too. */
function withOne(row: Row, keys: readonly string[], value: unknown): readonly (readonly [string, Row])[] {
  return Object.keys(row)
    .filter((name) => !keys.includes(name))
    .flatMap((name) => {
      const inner = row[name];
      const nested = isObject(inner)
        ? withOne(inner, [], value).map(([path, each]) => [`${name}.${path}`, { ...row, [name]: each }] as const)
        : [];
      return [[name, { ...row, [name]: value }] as const, ...nested];
    });
}

const WITH_ONE = {
  'Master Unit List': (value: unknown) => json(withOne(MUL, ['Id'], value), (row) => ({ Units: [row] })),
  'battletech-tools': (value: unknown) => json(withOne(TOOLS, ['mulID'], value), (row) => ({ groups: [{ members: [row] }] })),
  MekBay: (value: unknown) =>
    json(withOne(MEKBAY, ['id', 'as'], value), (row) => ({ units: [row] })).concat(
      json(withOne(MEKBAY.as, [], value), (as) => ({ units: [{ ...MEKBAY, as }] })),
    ),
};

onFreshCatalog(
  'an empty text',
  (catalog) => {
    const outcomeOf = async (text: string) => {
      const changes: Change[] = [];
      const { counts } = await importText(catalog(), text, { dryRun: true, onChange: (change) => changes.push(change) });
      return { refused: counts.refused, changes };
    };

    test.each(
      Object.entries(WITH_ONE).flatMap(([format, rowsWith]) => {
        const nulls = new Map(rowsWith(null));
        return rowsWith('').map(([path, text]) => [format, path, text, nulls.get(path) ?? ''] as const);
      }),
    )('means that there is no value, as null does: %s, %s', async (_, __, text, withNull) =>
      expect(await outcomeOf(text)).toEqual(await outcomeOf(withNull)),
    );
  },
  (catalog) => importText(catalog, JSON.stringify([FULL])),
);

onFreshCatalog(
  'figures that follow from others',
  (catalog) => {
    const { tmm: _, hasHeatScale: __, specials: ___, ...stats } = STATS;
    test('change with them where the row does not give them', async () => {
      const { cost: ____, abilities: _____, ...unit } = FULL;
      await importText(catalog(), JSON.stringify([{ ...unit, stats: { ...stats, move: '4"', pointValue: 33 } }]));
      expect(await findUnit(catalog().db, ID)).toMatchObject({ cost: 33, stats: { tmm: 0, specials: ['ENE', 'JMPW1'] } });
    });
    test('stay where the row gives the same', async () => {
      await importText(catalog(), JSON.stringify([{ system: 'alpha-strike', id: ID, stats: { armor: 9 } }]));
      expect(await findUnit(catalog().db, ID)).toMatchObject({ cost: 33, stats: { armor: 9, tmm: 0, pointValue: 33 } });
    });
  },
  (catalog) => importText(catalog, JSON.stringify([FULL])),
);

onFreshCatalog('a row of a unit that is not in the catalog', (catalog) => {
  test.each([
    ['Master Unit List', JSON.stringify({ Units: [{ ...MUL, BFSize: undefined }] }), ['BFSize']],
    ['MekBay', JSON.stringify({ units: [{ ...MEKBAY, as: { ...MEKBAY.as, Arm: undefined } }] }), ['as', 'Arm']],
    ['our JSON', JSON.stringify([{ ...FULL, stats: { armor: 9 } }]), ['stats', 'type']],
  ])('is refused with what it lacks: %s', async (_, text, path) => {
    const issues: Issue[] = [];
    await importText(catalog(), text, { onIssue: (issue) => issues.push(issue) });
    expect(issues).toMatchObject([
      { kind: 'refused', problems: expect.arrayContaining([expect.objectContaining({ code: 'MISSING', path })]) },
    ]);
  });
});
