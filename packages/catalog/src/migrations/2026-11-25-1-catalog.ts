/**
 * The tables of the catalog with everything that search, pages, revisions and changes need. Released: later changes of tables are
 * migrations of their own (docs/decisions/0013-expand-and-contract.md).
 */

import { FIGURES } from '@rangefinder/query';
import { type Kysely, sql } from 'kysely';
import { columnOf } from '../database/figure-columns.js';
import { figureIndex, NAME_INDEX } from '../database/unit-indexes.js';

/**
 * Figures of units, a column each, so that the planner knows their distribution. They come before all texts, since columns after a text take
 * longer to reach. Figures that rule sets gain later are added when the catalog is next opened (`writing/shape.ts`).
 */
const FIGURE_COLUMNS = FIGURES.map(columnOf);

/** Source of a weapon or an armor. */
const PROVENANCE = `source text collate "C" not null,
    source_id text collate "C" not null,
    hash text not null,
    import_id integer not null references imports`;
const STAMPS = `created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()`;

/**
 * Sorted columns have the collation "C": pages are the same in every locale, and an update of a system library cannot change the order under
 * an index. JSON that only programs read is `json`, stored as it comes. Rows that belong to a unit refer to its number. It grows with the
 * table, so an import appends to such an index, while ids would spread over all of it. Revisions of units have no foreign key: the same
 * transaction writes both tables, and the check of each row would double the time of an import.
 */
const TABLES = [
  `create table imports (
    id integer generated always as identity primary key,
    kind text not null check (kind in ('starter', 'file')),
    source text not null,
    label text not null,
    counts jsonb not null default '{}',
    started_at timestamptz not null default now(),
    finished_at timestamptz
  )`,
  `create table units (
    ${STAMPS},
    number integer primary key,
    revision integer not null check (revision >= 1),
    import_id integer not null,
    in_play boolean not null,
    cost integer check (cost >= 0),
    ${FIGURE_COLUMNS.map((column) => `${column} real`).join(', ')},
    system text collate "C" not null,
    kind text collate "C" not null,
    search_vector tsvector not null,
    sort_name text collate "C" not null,
    id text collate "C" not null unique,
    sort_name_ru text collate "C" not null,
    source text collate "C" not null,
    source_id text collate "C" not null,
    hash text not null,
    search_names text collate "C" not null,
    unique (source, source_id)
  )`,
  // Rows are stored whole in their page: compressing each of them costs more than it saves.
  `create table unit_revisions (
    unit_number integer not null,
    revision integer not null check (revision >= 1),
    record json not null,
    raw text,
    hash text not null,
    read_at timestamptz not null default now(),
    import_id integer not null,
    primary key (unit_number, revision)
  ) with (toast_tuple_target = 8160)`,
  `create table corrections (
    unit_number integer not null references units on delete cascade,
    field text not null,
    value jsonb not null,
    note text,
    corrected_at timestamptz not null default now(),
    primary key (unit_number, field)
  )`,
  `create table weapons (
    id text collate "C" primary key,
    system text collate "C" not null,
    kind text collate "C" not null,
    name text not null,
    name_ru text,
    aliases text[] not null,
    cost integer check (cost >= 0),
    stats jsonb not null,
    ${PROVENANCE},
    sort_name text collate "C" not null,
    sort_name_ru text collate "C" not null,
    search_names text collate "C" not null,
    search_vector tsvector not null,
    ${STAMPS},
    unique (source, source_id)
  )`,
  `create table unit_weapons (
    unit_number integer not null references units on delete cascade,
    position integer not null check (position >= 1),
    weapon_id text collate "C" not null references weapons,
    count integer not null check (count >= 1),
    primary key (unit_number, position)
  )`,
  `create table armors (
    id text collate "C" primary key,
    system text collate "C" not null,
    position integer not null check (position >= 1),
    name text not null,
    name_ru text,
    abbreviation text not null,
    abbreviation_ru text not null,
    cost integer check (cost >= 0),
    stats jsonb not null,
    ${PROVENANCE},
    ${STAMPS},
    unique (source, source_id)
  )`,
  // Minimum and maximum of each figure among units that share a value of another: where a sorted list may start. Never narrowed.
  `create table figure_bounds (
    facet text collate "C" not null,
    value real not null,
    figure text collate "C" not null,
    least real not null,
    most real not null,
    primary key (facet, value, figure)
  )`,
  // Every word of every name, once. Other forms and misspellings are looked up among these, not in a million names.
  `create table words (
    word text collate "C" primary key,
    stem text collate "C" not null,
    sound text collate "C" not null
  )`,
  // One row: the figures and texts of the rule sets from which the rows of units were derived.
  `create table catalog_shape (
    id boolean primary key default true check (id),
    shape text not null
  )`,
  // The state of the catalog: one row.
  `create table catalog_revision (
    id boolean primary key default true check (id),
    revision bigint not null,
    changed_at timestamptz not null,
    changed_in xid8
  )`,
  // When each revision was made. All rows that a transaction writes have its time as `updated_at`, so nothing is stored for each change.
  `create table catalog_log (
    revision bigint primary key,
    changed_at timestamptz not null
  )`,
  `create table removed_units (
    id text collate "C" primary key,
    removed_at timestamptz not null
  )`,
];

/** Columns of units that no condition uses: the planner needs no statistics of them. */
const WITHOUT_STATISTICS = ['created_at', 'updated_at', 'revision', 'import_id', 'hash', 'search_names'];

/**
 * The number of the unit breaks ties: it is short and grows with the table. Only lists by price break ties by id, since dozens of units share
 * a price. Units without a price come last in both directions, hence two indexes instead of one that is read backwards.
 */
const PAGE_INDEXES = [
  NAME_INDEX,
  'create index units_by_name_ru on units (sort_name_ru, number)',
  'create index units_by_cost on units (coalesce(cost, 2147483647), id)',
  'create index units_by_falling_cost on units (coalesce(-cost, 2147483647), id)',
  'create index units_by_kind on units (system, kind, sort_name, number)',
  'create index units_not_in_play on units (sort_name, number) where not in_play',
  'create index units_by_update on units (updated_at)',
  'create index weapons_by_name on weapons (system, sort_name, id)',
  'create index armors_by_position on armors (system, position, id)',
  'create index catalog_log_by_time on catalog_log (changed_at)',
  'create index removed_units_by_time on removed_units (removed_at)',
];

/** Without an index, removing a row reads all rows that may refer to it. */
const FOREIGN_KEY_INDEXES = [
  'create index unit_weapons_weapon on unit_weapons (weapon_id)',
  'create index weapons_by_import on weapons (import_id)',
  'create index armors_by_import on armors (import_id)',
];

const SEARCH_INDEXES = [
  'create index units_search_vector on units using gin (search_vector)',
  'create index weapons_search_vector on weapons using gin (search_vector)',
];

/**
 * The revision rises with every transaction that changes what readers see, including one of an operator in psql. The row is locked from the
 * first change to the commit, so revisions become visible in the order of their numbers. A statement that touches no row changes nothing, and
 * only the first change of a transaction counts.
 */
const BUMP_REVISION = `create function bump_catalog_revision() returns trigger language plpgsql as $$
begin
  if exists (select 1 from changed) then
    update catalog_revision
    set revision = revision + 1, changed_at = now(), changed_in = pg_current_xact_id()
    where changed_in is distinct from pg_current_xact_id();
    if found then
      insert into catalog_log (revision, changed_at) select revision, changed_at from catalog_revision on conflict (revision) do nothing;
    end if;
  end if;
  return null;
end
$$`;

const NOTE_REMOVED = `create function note_removed_units() returns trigger language plpgsql as $$
begin
  insert into removed_units (id, removed_at) select id, now() from gone
  on conflict (id) do update set removed_at = excluded.removed_at;
  return null;
end
$$`;

const VISIBLE_TABLES = ['units', 'unit_weapons', 'weapons', 'armors'];
const TRANSITION_TABLES = { insert: 'new', update: 'new', delete: 'old' };

const TRIGGERS = [
  ...VISIBLE_TABLES.flatMap((table) =>
    Object.entries(TRANSITION_TABLES).map(
      ([event, image]) => `create trigger ${table}_${event}_revision after ${event} on ${table}
        referencing ${image} table as changed for each statement execute function bump_catalog_revision()`,
    ),
  ),
  `create trigger units_delete_noted after delete on units
    referencing old table as gone for each statement execute function note_removed_units()`,
];

const FIRST_REVISION = [
  'insert into catalog_revision (revision, changed_at) values (0, now())',
  'insert into catalog_log (revision, changed_at) select revision, changed_at from catalog_revision',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  const statistics = WITHOUT_STATISTICS.map((column) => `alter column ${column} set statistics 0`);
  const statements = [
    ...TABLES,
    `alter table units ${statistics.join(', ')}`,
    ...[...FIGURES.map(figureIndex), ...PAGE_INDEXES, ...FOREIGN_KEY_INDEXES, ...SEARCH_INDEXES],
    ...[BUMP_REVISION, NOTE_REMOVED, ...TRIGGERS, ...FIRST_REVISION],
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const names = TABLES.map((table) => table.split(' ')[2]);
  await sql.raw(`drop table ${names.join(', ')}`).execute(db);
  for (const name of ['bump_catalog_revision', 'note_removed_units']) await sql.raw(`drop function ${name}`).execute(db);
}
