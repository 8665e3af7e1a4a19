/**
 * What changed since a revision: the time of every revision, by which the rows of its transaction are known (all of them have it as
 * `updated_at`), and units that are gone. One row a transaction: nothing is kept for each change.
 */
import { type Kysely, sql } from 'kysely';

const LOG = `create table catalog_log (
  revision bigint primary key,
  changed_at timestamptz not null
)`;

const REMOVED = `create table removed_units (
  id text collate "C" primary key,
  removed_at timestamptz not null
)`;

/** Rows of a transaction have its time, and none of another. */
const INDEXES = [
  'create index catalog_log_by_time on catalog_log (changed_at)',
  'create index units_by_update on units (updated_at)',
  'create index removed_units_by_time on removed_units (removed_at)',
];

const BUMP = (noted: boolean): string => `create or replace function bump_catalog_revision() returns trigger language plpgsql as $$
begin
  if exists (select 1 from changed) then
    update catalog_revision
    set revision = revision + 1, changed_at = now(), changed_in = pg_current_xact_id()
    where changed_in is distinct from pg_current_xact_id();${
      noted
        ? `
    if found then
      insert into catalog_log (revision, changed_at) select revision, changed_at from catalog_revision on conflict (revision) do nothing;
    end if;`
        : ''
    }
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

const ON_DELETE = `create trigger units_delete_noted after delete on units
  referencing old table as gone for each statement execute function note_removed_units()`;

/** What is known begins here. */
const FIRST = 'insert into catalog_log (revision, changed_at) select revision, changed_at from catalog_revision';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [LOG, REMOVED, ...INDEXES, BUMP(true), NOTE_REMOVED, ON_DELETE, FIRST]) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function note_removed_units cascade`.execute(db);
  await sql.raw(BUMP(false)).execute(db);
  await sql`drop index units_by_update`.execute(db);
  await sql`drop table removed_units, catalog_log`.execute(db);
}
