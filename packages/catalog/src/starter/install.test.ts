import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import {
  type Catalog,
  catalogRevision,
  correctUnit,
  findArmor,
  findUnit,
  findUnitRevision,
  findWeapon,
  installStarter,
  migrate,
  weaponsOfUnits,
} from '../index.js';
import { onFreshCatalog } from '../testing/databases.js';
import { SMALL_STARTER } from '../testing/starter.js';
import { changeUnits, writingUnits } from '../writing/units.js';
import { writerOf } from '../writing/writer.js';
import type { StarterDrafts } from './drafts.js';

const STARTER = SMALL_STARTER;
const ALL = STARTER.units.length + STARTER.weapons.length + STARTER.armors.length;
const LOCUST = 'alpha-strike/locust-lct-1e';
const TANK = 'world-at-war/usa/abrams';

/** The starter catalog with some entries changed. */
const changed = (ids: Readonly<Record<string, object>>): StarterDrafts => {
  const change = <D extends { readonly id: string }>(drafts: readonly D[]): readonly D[] =>
    drafts.map((draft) => ({ ...draft, ...ids[draft.id] }));
  return { units: change(STARTER.units), weapons: change(STARTER.weapons), armors: change(STARTER.armors) };
};

/** All rows of all tables. */
async function everyRow({ db }: Catalog): Promise<unknown> {
  const tables = [
    'units',
    'unit_revisions',
    'imports',
    'corrections',
    'weapons',
    'unit_weapons',
    'armors',
    'words',
    'figure_bounds',
    'catalog_revision',
  ];
  const rows = [];
  for (const table of tables)
    rows.push((await sql`select ctid::text, xmin::text, * from ${sql.table(table)} order by ctid`.execute(db)).rows);
  return rows;
}

onFreshCatalog('the starter catalog', (catalog) => {
  beforeAll(async () => {
    expect(await catalogRevision(catalog().db)).toBe(0);
    expect(await installStarter(catalog().db, SMALL_STARTER)).toEqual({ added: ALL, changed: 0, unchanged: 0, kept: 0 });
  });

  test('raises the revision once', async () => {
    expect(await catalogRevision(catalog().db)).toBe(1);
  });

  test('touches no row at a second start', async () => {
    const before = await everyRow(catalog());
    expect(await installStarter(catalog().db, SMALL_STARTER)).toEqual({ added: 0, changed: 0, unchanged: ALL, kept: 0 });
    expect(await migrate(catalog().db)).toEqual([]);
    expect(await everyRow(catalog())).toEqual(before);
  });

  test('installs once when several processes start at the same time', async () => {
    const done = await Promise.all([1, 2, 3].map(() => installStarter(catalog().db, SMALL_STARTER)));
    expect(done.map(({ unchanged }) => unchanged)).toEqual([ALL, ALL, ALL]);
  });

  test('has cards as calculators take them', async () => {
    const { updatedAt, ...locust } = (await findUnit(catalog().db, LOCUST)) ?? expect.fail();
    expect(updatedAt).toBeInstanceOf(Date);
    expect(locust).toMatchObject({
      ...{
        id: LOCUST,
        system: 'alpha-strike',
        kind: 'battlemech',
        names: { en: 'Locust LCT-1E', ru: 'Локуст LCT-1E' },
        faction: null,
        cost: 19,
        abilities: ['ENE'],
      },
      ...{ source: { id: 'mul', name: { en: 'Master Unit List' } }, sourceId: '1897', revision: 1, inPlay: true },
      aliases: expect.arrayContaining([{ text: 'Саранча', language: 'ru' }]),
    });
    expect(locust.stats).toEqual({
      ...{ type: 'BM', pointValue: 19, skill: 4, size: 1, tmm: 3, move: '16"', role: 'Scout', damage: ['2', '1', '0'] },
      ...{ overheatValue: 0, armor: 2, structure: 2, specials: ['ENE'], hasHeatScale: true },
      ...{ introduced: '2811', technology: 'Inner Sphere', tonnage: 20, chassis: 'Locust', variant: 'LCT-1E' },
      ...{ productionEra: 'Early Succession War', rulesLevel: 'Introductory', battleValue: 553 },
    });
  });

  test('has weapons, armor and platoons that the rules print', async () => {
    expect(await findWeapon(catalog().db, '5150/laser-pistol')).toMatchObject({
      kind: 'ranged',
      names: { ru: expect.stringMatching(/^[А-Я]/) },
      stats: { class: 'laser', impacts: { none: expect.any(Number) } },
      source: { id: '5150-basic-rules' },
    });
    expect(await findArmor(catalog().db, '5150/light')).toMatchObject({
      abbreviation: { en: 'LA', ru: 'ЛБ' },
      stats: { alwaysInCover: false },
    });
    expect(await findUnit(catalog().db, TANK)).toMatchObject({
      system: 'world-at-war',
      kind: 'platoon',
      faction: { en: expect.any(String), ru: expect.any(String) },
      cost: null,
      stats: { nation: 'usa', movingFire: [{ level: expect.any(String) }, {}] },
    });
  });

  test('has machines with counts of weapons and speed sectors', async () => {
    const id = 'bronepehota/hurricane';
    expect((await findUnit(catalog().db, id))?.stats).toMatchObject({
      durability: 15,
      speedSectors: [
        { max: 15, min: 10, speed: 4 },
        { max: 9, min: 5, speed: 3 },
        { max: 4, min: 1, speed: 2 },
      ],
    });
    const mounted = (await weaponsOfUnits(catalog().db, [id, LOCUST])).get(id) ?? [];
    expect(mounted.map(({ weapon, count }) => [weapon.id, count])).toEqual([
      [`${id}/laser-cannon`, 1],
      [`${id}/vibro-saw`, 1],
      [`${id}/battle-claw`, 1],
      [`${id}/twin-rocket-launcher`, 1],
      [`${id}/gatling-cannon`, 2],
      [`${id}/vulcan-machine-gun`, 1],
    ]);
    expect(mounted[3]?.weapon.stats).toEqual({
      range: 'D20',
      power: '2D12',
      blast: { power: '1D12', steps: 1 },
      shooter: 'MACHINE',
      rankNeeded: 2,
      rateOfFire: 2,
      ammunition: 18,
    });
    expect(mounted[1]?.weapon).toMatchObject({ kind: 'close-combat', stats: { closeCombat: 2 }, names: { ru: 'Вибропила' } });
  });

  test('writes only the changes of a new version, and keeps the old revision readable', async () => {
    const { db } = catalog();
    const before = await catalogRevision(db);
    const { names: tankNames } = STARTER.units.find(({ id }) => id === TANK) ?? expect.fail();
    const drafts = changed({
      [TANK]: { names: { en: 'Renamed tank', ru: 'Новый танк' }, aliases: [{ text: 'Old tank', language: null }] },
      '5150/laser-pistol': { cost: 17 },
      '5150/none': { cost: 1 },
    });
    expect(await installStarter(db, drafts)).toEqual({ added: 0, changed: 3, unchanged: ALL - 3, kept: 0 });
    expect(await catalogRevision(db)).toBe(before + 1);
    expect(await findUnit(db, TANK)).toMatchObject({
      names: { en: 'Renamed tank' },
      revision: 2,
      aliases: expect.arrayContaining([
        { text: 'Old tank', language: null },
        { text: tankNames.en, language: 'en' },
        { text: tankNames.ru, language: 'ru' },
      ]),
    });
    expect(await findUnitRevision(db, TANK, 1)).toMatchObject({
      names: tankNames,
      revision: 1,
      sourceId: 'usa/abrams',
      source: { id: 'world-at-war-player-aid' },
    });
    expect(await findUnitRevision(db, TANK, 3)).toBeUndefined();
    expect(await findWeapon(db, '5150/laser-pistol')).toMatchObject({ cost: 17 });
    expect(await findArmor(db, '5150/none')).toMatchObject({ cost: 1 });
    expect(await installStarter(db, SMALL_STARTER)).toMatchObject({ changed: 3 });
  });

  test('keeps corrections when the corrected value changes', async () => {
    const { db } = catalog();
    expect(await correctUnit(db, { unitId: TANK, field: 'nameRu', value: 'Исправленный танк' })).toEqual({ ok: true, value: TANK });
    await installStarter(db, changed({ [TANK]: { names: { en: 'Third tank', ru: 'Третий танк' } } }));
    expect(await findUnit(db, TANK)).toMatchObject({ names: { en: 'Third tank', ru: 'Исправленный танк' } });
    const revision = (await findUnit(db, TANK))?.revision ?? 0;
    expect(await findUnitRevision(db, TANK, revision)).toMatchObject({ names: { ru: 'Третий танк' } });
  });

  test('does not change imported entries', async () => {
    const { db } = catalog();
    const atlas = STARTER.units.find(({ sourceId }) => sourceId === '140') ?? expect.fail();
    await db.transaction().execute(async (trx) => {
      const { id } = await trx
        .insertInto('imports')
        .values({ kind: 'file', source: 'mul', label: 'units.json', counts: '{}', finished_at: new Date() })
        .returning('id')
        .executeTakeFirstOrThrow();
      const changed = { draft: { ...atlas, cost: 53 }, hash: 'imported' };
      await writingUnits(writerOf(trx), id, (writing) => changeUnits(writing, [changed]));
    });
    expect(await installStarter(db, SMALL_STARTER)).toMatchObject({ added: 0, kept: 1 });
    expect(await findUnit(db, atlas.id)).toMatchObject({ cost: 53, revision: 2 });
  });
});
