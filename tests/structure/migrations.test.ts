/**
 * Migrations run while the service is in use. Squawk reads their SQL and rejects long table locks and changes that break the
 * previous version (docs/decisions/0013-expand-and-contract.md).
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CatalogMigration, isContract, MIGRATIONS, made, planned } from '@rangefinder/catalog/migrations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TOOLS } from '../support/bring-tools.js';

/** Only the Linux package of Squawk is in the lock file: one system is enough to check SQL. */
const SQUAWK = join(TOOLS, 'node_modules', '@squawk-cli', 'linux-x64', 'bin', 'squawk');
const { glibcVersionRuntime } = (process.report.getReport() as { header: { glibcVersionRuntime?: string } }).header;
const isHere = process.platform === 'linux' && process.arch === 'x64' && glibcVersionRuntime !== undefined;

/** Rules that do not apply here. */
const NOT_OURS = {
  'require-lock-timeout': 'migrate() sets it for every migration',
  'require-statement-timeout': 'an index of a million units takes minutes beside readers, and nobody waits for it',
  'prefer-bigint-over-int': 'numbers of imports and units stay far below two thousand million',
} as const;

/** Changes that only a contract migration may make; all others keep the previous version working. */
const ONLY_CONTRACTS = [
  'ban-drop-column',
  'ban-drop-table',
  'renaming-column',
  'renaming-table',
  'changing-column-type',
  'adding-required-field',
];

/** Accepted violations, each with its reason. */
const TAKEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rangefinder-squawk-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Names of the rules that a migration violates. */
async function broken(name: string, migration: CatalogMigration): Promise<readonly string[]> {
  const { statements, online } = await planned(name, migration);
  const file = join(folder, `${name}.sql`);
  await writeFile(file, statements.map((statement) => `${statement};\n`).join(''));
  const options = [
    '--reporter',
    'json',
    '--pg-version',
    '14',
    '--exclude',
    Object.keys(NOT_OURS).join(','),
    ...(online ? [] : ['--assume-in-transaction']),
  ];
  const output = await new Promise<string>((resolve, reject) => {
    // Squawk exits with 1 if it finds a violation.
    execFile(SQUAWK, [...options, file], (error, stdout, stderr) =>
      error !== null && error.code !== 1 ? reject(new Error(stderr)) : resolve(stdout),
    );
  });
  const found = JSON.parse(output) as readonly { readonly rule_name: string }[];
  return [...new Set(found.map(({ rule_name }) => rule_name))]
    .filter((rule) => !(isContract(name) && ONLY_CONTRACTS.includes(rule)))
    .toSorted();
}

describe.runIf(isHere).each(Object.entries(MIGRATIONS))('%s', (name, migration) => {
  test('violates no rule except the accepted ones', async () => {
    expect(await broken(name, migration)).toEqual(Object.keys(TAKEN[name] ?? {}));
  });
});

test.runIf(isHere).each([
  ['an index that keeps writers out', made('create index units_by_hash on units (hash)'), 'require-concurrent-index-creation'],
  ['a column that the version before does not fill', made('alter table units add column tag text not null'), 'adding-required-field'],
  ['a column that is taken away', made('alter table units drop column cost'), 'ban-drop-column'],
  ['a table that is taken away', made('drop table words'), 'ban-drop-table'],
  ['a column by another name', made('alter table units rename column cost to price'), 'renaming-column'],
  ['a column of another type', made('alter table units alter column cost type bigint'), 'changing-column-type'],
  [
    'a check that reads all rows under a lock',
    made('alter table units add constraint dear check (cost < 100000)'),
    'constraint-missing-not-valid',
  ],
  [
    'a key that reads all rows under a lock',
    made('alter table units add foreign key (import_id) references imports'),
    'adding-foreign-key-constraint',
  ],
  [
    'an index beside others, within a transaction',
    made('create table tags (id integer primary key)', 'create index concurrently units_by_hash on units (hash)'),
    'ban-concurrent-index-creation-in-transaction',
  ],
  [
    'an index beside others that cannot be begun again',
    { ...made('create index concurrently units_by_hash on units (hash)'), online: true },
    'prefer-robust-stmts',
  ],
] as const)('%s is rejected', async (_, migration, rule) => {
  expect(await broken('2099-01-01-1-trial', migration)).toContain(rule);
});

test.runIf(isHere)('a contract migration may remove what the previous version no longer uses', async () => {
  const migration = made('alter table units drop column cost');
  expect(await broken('2099-01-01-1-costs', migration)).toEqual(['ban-drop-column']);
  expect(await broken('2099-01-01-1-costs-contract', migration)).toEqual([]);
});
