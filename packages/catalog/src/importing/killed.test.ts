import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Catalog, importCatalog, migrate, openCatalog } from '../index.js';
import { type Child, kill, startChild } from '../testing/child.js';
import { freshDatabase } from '../testing/databases.js';
import { all } from '../testing/import-text.js';
import { unitsAfter, versionInput } from '../testing/versions.js';
import { within } from '../testing/within.js';

const SCRIPT = join(import.meta.dirname, '..', 'testing', 'import-by-child.ts');
const UNITS = 900;
const KILLS = 50;

/** Checks that the catalog contains whole imports only; returns its version. */
async function wholeVersion({ db }: Catalog): Promise<number> {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from units) as units,
    (select max(tonnage) - 1 from units) as version,
    (select count(*) from imports) as imports,
    (select count(*) from imports where finished_at is null) as unfinished,
    (select count(distinct tonnage) from units where source_id::int <= ${UNITS}) as versions,
    (select count(*) from unit_revisions) as revisions,
    (select sum(revision) from units) as "revisionsOfUnits",
    (select count(*) from units u join unit_revisions r on r.unit_number = u.number and r.revision = u.revision and r.hash = u.hash) as current,
    (select sum(json_array_length(record->'aliases')) from units u join unit_revisions r on r.unit_number = u.number and r.revision = u.revision) as aliases,
    (select count(*) from units, unnest(tsvector_to_array(search_vector)) as word where word ~ '^[a-z]+$' and word not in (select word from words)) as "missingWords",
    (select revision from catalog_revision) as "catalogRevision"`.execute(db);
  const found = rows[0] as Record<string, number>;
  const version = found.version as number;
  const units = unitsAfter(version + 1, UNITS);
  const kept = UNITS - Math.ceil(UNITS / 3);
  expect({ ...found, revisionsOfUnits: Number(found.revisionsOfUnits), aliases: Number(found.aliases) }).toEqual({
    ...{
      units,
      version,
      imports: version + 1,
      unfinished: 0,
      versions: 1,
      revisions: units + kept * version,
      revisionsOfUnits: units + kept * version,
    },
    ...{ current: units, aliases: kept * version, missingWords: 0, catalogRevision: version + 1 },
  });
  return version;
}

const first = async (catalog: Catalog): Promise<void> => {
  await migrate(catalog.db);
  await importCatalog(catalog, all(versionInput(0, UNITS)));
};

/** Lets a waiting child process import, and kills it after a time. */
async function importAndKill(child: Child, version: number, afterMs: number): Promise<void> {
  child.process.stdin?.write(`${version} ${UNITS}\n`);
  await pause(afterMs);
  await kill(child.process);
}

test('an import that is killed at any moment leaves the catalog of a server whole', { timeout: within(300_000) }, async () => {
  const url = await freshDatabase();
  const catalog = await openCatalog({ url, connections: 1 });
  await first(catalog);
  let version = await wholeVersion(catalog);
  let waiting = startChild(SCRIPT, [url], 1);
  let longestMs = 250;
  let interrupted = 0;
  for (let round = 0; round < KILLS; round++) {
    const child = await waiting;
    if (round + 1 < KILLS) waiting = startChild(SCRIPT, [url], 1);
    await importAndKill(child, version + 1, Math.random() * longestMs);
    await waiting;
    const now = await stableVersion(catalog);
    expect([version, version + 1]).toContain(now);
    if (now === version) interrupted++;
    // Keeps the moments spread over the whole import at any speed of the machine.
    longestMs *= now === version ? 1.1 : 0.8;
    version = now;
  }
  expect(interrupted).toBeGreaterThan(5);
  await catalog.close();
});

/** The version once the connection of the killed import is gone; the next child waits idle. */
async function stableVersion(catalog: Catalog): Promise<number> {
  for (;;) {
    const { rows } =
      await sql`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(
        catalog.db,
      );
    if (rows.length === 0) return wholeVersion(catalog);
    await pause(5);
  }
}

test('an import that is killed at any moment leaves the catalog of a folder whole', { timeout: within(300_000) }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-killed-'));
  // Without the starter catalog of the packed database.
  const template = join(folder, 'none');
  const opened = await openCatalog({ folder, template });
  await first(opened);
  let version = await wholeVersion(opened);
  await opened.close();
  for (const afterMs of [150, 400, 700]) {
    await importAndKill(await startChild(SCRIPT, [folder, template], 1), version + 1, afterMs);
    const catalog = await openCatalog({ folder, template });
    const now = await wholeVersion(catalog);
    expect([version, version + 1]).toContain(now);
    version = now;
    await catalog.close();
  }
  await rm(folder, { recursive: true });
});
