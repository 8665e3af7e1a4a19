/** Units, weapons, armor, and where each of them comes from. */
import { type Kysely, sql } from 'kysely';
import { columnOf, FIGURES } from '../domain/figures.js';

/**
 * Plain numbers out of the stats, a column each, so that the planner knows how they are spread. They stand before all text: what
 * stands behind text takes longer to reach, and a list may look at thousands of rows. Figures that rule sets gain later are added
 * when the catalog is next opened (`writing/shape.ts`).
 */
const FIGURE_COLUMNS = FIGURES.map(columnOf);

/** Where a weapon or an armor comes from. */
const PROVENANCE = `source text collate "C" not null,
    source_id text collate "C" not null,
    hash text not null,
    import_id integer not null references imports`;
const STAMPS = `created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()`;

/**
 * What lists are sorted by compares byte by byte (collation "C"): pages come out the same whatever the locale, and
 * the order never changes under an index when a system library does. What only programs read whole is `json`, which is
 * stored as it comes. What belongs to a unit refers to its number, which grows with the table: an import adds to the end of such
 * a key, where a key of ids would take it all over. Rows that it writes by the million refer without a foreign key: one transaction
 * writes both, and checking each row again would double the time.
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
  // Rows stay whole in their page: compressing each of them would cost more than it saves.
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
  // Least and most of each figure among the units that share a value of another: where a sorted list may begin. Never narrowed.
  `create table figure_bounds (
    facet text collate "C" not null,
    value real not null,
    figure text collate "C" not null,
    least real not null,
    most real not null,
    primary key (facet, value, figure)
  )`,
  // Every word of every name, once: its other forms and misspellings of it are looked up here and not in a million names.
  `create table words (
    word text collate "C" primary key,
    stem text collate "C" not null,
    sound text collate "C" not null
  )`,
  // One row: the figures and texts of the rule sets by which the rows of units were derived.
  `create table catalog_shape (
    id boolean primary key default true check (id),
    shape text not null
  )`,
];

/** Columns of the units that no question has a condition on: how their values are spread need not be known. */
const NEVER_ASKED = ['created_at', 'updated_at', 'revision', 'import_id', 'hash', 'search_names'];

/** Reverse order of creation: what refers goes before what is referred to. */
const NAMES = [
  'catalog_shape',
  'words',
  'figure_bounds',
  'armors',
  'unit_weapons',
  'weapons',
  'corrections',
  'unit_revisions',
  'units',
  'imports',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) await sql.raw(table).execute(db);
  const targets = NEVER_ASKED.map((column) => `alter column ${column} set statistics 0`);
  await sql.raw(`alter table units ${targets.join(', ')}`).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of NAMES) await sql.raw(`drop table ${name}`).execute(db);
}
