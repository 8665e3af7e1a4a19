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
import { SAMPLE_TABLES } from '../testing/starter-tables.js';
import { changeUnits, writingUnits } from '../writing/units.js';
import { writerOf } from '../writing/writer.js';
import { alphaStrikeUnits } from './alpha-strike/drafts.js';

const ALL = 18 + 28 + 1 + 101 + 2 + 2;
const [laser, club] = SAMPLE_TABLES.weapons;
const [none, absorbing] = SAMPLE_TABLES.armors;
const [tank] = SAMPLE_TABLES.movingFire;
const LOCUST = 'alpha-strike/locust-lct-1e';
const TANK = 'world-at-war/usa/test-tank';

/** Every row of every table, to see that nothing was touched. */
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
    expect(await installStarter(catalog().db, SAMPLE_TABLES)).toEqual({ added: ALL, changed: 0, unchanged: 0, kept: 0 });
  });

  test('is one change of the catalog', async () => {
    expect(await catalogRevision(catalog().db)).toBe(1);
  });

  test('a second start touches no row', async () => {
    const before = await everyRow(catalog());
    expect(await installStarter(catalog().db, SAMPLE_TABLES)).toEqual({ added: 0, changed: 0, unchanged: ALL, kept: 0 });
    expect(await migrate(catalog().db)).toEqual([]);
    expect(await everyRow(catalog())).toEqual(before);
  });

  test('several starts at once install it once', async () => {
    const done = await Promise.all([1, 2, 3].map(() => installStarter(catalog().db, SAMPLE_TABLES)));
    expect(done.map(({ unchanged }) => unchanged)).toEqual([ALL, ALL, ALL]);
  });

  test('gives cards as calculators take them', async () => {
    const { updatedAt, ...locust } = (await findUnit(catalog().db, LOCUST)) ?? expect.fail();
    expect(updatedAt).toBeInstanceOf(Date);
    expect(locust).toMatchObject({
      ...{
        id: LOCUST,
        system: 'alpha-strike',
        kind: 'battlemech',
        name: 'Locust LCT-1E',
        nameRu: 'Локуст LCT-1E',
        faction: null,
        cost: 19,
        abilities: ['ENE'],
      },
      ...{ source: { id: 'mul', name: { en: 'Master Unit List' } }, sourceId: '1897', revision: 1, inPlay: true, aliases: [] },
    });
    expect(locust.stats).toEqual({
      ...{ type: 'BM', pointValue: 19, skill: 4, size: 1, tmm: 3, move: '16"', role: 'Scout', damage: ['2', '1', '0'] },
      ...{ overheatValue: 0, armor: 2, structure: 2, specials: ['ENE'], hasHeatScale: true },
    });
  });

  test('gives weapons, armor and platoons out of the tables of the rules', async () => {
    expect(await findWeapon(catalog().db, '5150/test-laser')).toMatchObject({
      name: 'Test laser',
      nameRu: 'Пробный лазер',
      cost: 16,
      stats: laser.stats,
      aliases: ['Blaster', 'Бластер'],
    });
    expect(await findArmor(catalog().db, '5150/absorbing')).toMatchObject({
      nameRu: 'Поглощающая',
      abbreviation: { en: 'AA', ru: 'ПБ' },
      cost: 102,
      stats: absorbing.stats,
    });
    expect(await findUnit(catalog().db, TANK)).toMatchObject({
      system: 'world-at-war',
      kind: 'platoon',
      faction: { en: 'USA', ru: 'США' },
      cost: null,
      stats: { nation: 'usa', movingFire: tank.movingFire },
    });
  });

  test('gives machines their weapons with counts and speed sectors', async () => {
    const id = 'bronepehota/hurricane';
    expect((await findUnit(catalog().db, id))?.stats).toMatchObject({
      kind: 'machine',
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
    expect(mounted[3]?.weapon.stats).toEqual({ range: 'D20', power: '2D12', blast: { power: '1D12', steps: 1 } });
    expect(mounted[1]?.weapon).toMatchObject({ kind: 'close-combat', stats: { closeCombat: 2 }, nameRu: 'Вибропила' });
  });

  test('writes only what a new version changed, and keeps the old revision readable', async () => {
    const { db } = catalog();
    const before = await catalogRevision(db);
    const changedTank = { ...tank, name: { en: 'Renamed tank', ru: 'Новый танк' }, aliases: ['Test tank'] };
    const tables = { weapons: [{ ...laser, cost: 17 }, club], armors: [{ ...none, cost: 1 }, absorbing], movingFire: [changedTank] };
    expect(await installStarter(db, tables)).toEqual({ added: 0, changed: 3, unchanged: ALL - 3, kept: 0 });
    expect(await catalogRevision(db)).toBe(before + 1);
    expect(await findUnit(db, TANK)).toMatchObject({
      name: 'Renamed tank',
      revision: 2,
      aliases: [
        { text: 'Test tank', language: null },
        { text: 'Пробный танк', language: 'ru' },
      ],
    });
    expect(await findUnitRevision(db, TANK, 1)).toMatchObject({
      name: 'Test tank',
      revision: 1,
      sourceId: 'usa/test-tank',
      source: { id: 'world-at-war-player-aid' },
    });
    expect(await findUnitRevision(db, TANK, 3)).toBeUndefined();
    expect(await findWeapon(db, '5150/test-laser')).toMatchObject({ cost: 17 });
    expect(await findArmor(db, '5150/none')).toMatchObject({ cost: 1 });
    expect(await installStarter(db, SAMPLE_TABLES)).toMatchObject({ changed: 3 });
  });

  test('leaves corrections in force when the value below them changes', async () => {
    const { db } = catalog();
    expect(await correctUnit(db, { unitId: TANK, field: 'nameRu', value: 'Исправленный танк' })).toEqual({ ok: true, value: TANK });
    await installStarter(db, { ...SAMPLE_TABLES, movingFire: [{ ...tank, name: { en: 'Third tank', ru: 'Третий танк' } }] });
    expect(await findUnit(db, TANK)).toMatchObject({ name: 'Third tank', nameRu: 'Исправленный танк' });
    const revision = (await findUnit(db, TANK))?.revision ?? 0;
    expect(await findUnitRevision(db, TANK, revision)).toMatchObject({ nameRu: 'Третий танк' });
  });

  test('leaves alone what an operator imported', async () => {
    const { db } = catalog();
    const atlas = alphaStrikeUnits().find(({ sourceId }) => sourceId === '140') ?? expect.fail();
    await db.transaction().execute(async (trx) => {
      const { id } = await trx
        .insertInto('imports')
        .values({ kind: 'file', source: 'mul', label: 'units.json', counts: '{}', finished_at: new Date() })
        .returning('id')
        .executeTakeFirstOrThrow();
      const changed = { draft: { ...atlas, cost: 53 }, hash: 'imported' };
      await writingUnits(writerOf(trx), id, (writing) => changeUnits(writing, [changed]));
    });
    expect(await installStarter(db, { ...SAMPLE_TABLES, movingFire: [] })).toMatchObject({ added: 0, changed: 0, kept: 1 });
    expect(await findUnit(db, atlas.id)).toMatchObject({ cost: 53, revision: 2 });
  });
});
