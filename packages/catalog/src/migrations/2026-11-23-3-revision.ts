/**
 * The revision of the catalog: one number that rises with every transaction that changes what readers see, whoever
 * makes it, an operator with psql included. Answers carry it, so caches can tell old from new. The row is locked from the
 * first change to the commit: revisions become visible in the order of their numbers, never a higher before a lower.
 */
import { type Kysely, sql } from 'kysely';

const WATCHED = ['units', 'unit_weapons', 'weapons', 'armors'] as const;
const EVENTS = { insert: 'new', update: 'new', delete: 'old' } as const;

const REVISION_TABLE = `create table catalog_revision (
  id boolean primary key default true check (id),
  revision bigint not null,
  changed_at timestamptz not null,
  changed_in xid8
)`;

/** A statement that touched no row changes nothing; the first one of a transaction counts, later ones do not. */
const BUMP = `create function bump_catalog_revision() returns trigger language plpgsql as $$
begin
  if exists (select 1 from changed) then
    update catalog_revision
    set revision = revision + 1, changed_at = now(), changed_in = pg_current_xact_id()
    where changed_in is distinct from pg_current_xact_id();
  end if;
  return null;
end
$$`;

const triggers = (table: string): readonly string[] =>
  Object.entries(EVENTS).map(
    ([event, image]) =>
      `create trigger ${table}_${event}_revision after ${event} on ${table}
        referencing ${image} table as changed for each statement execute function bump_catalog_revision()`,
  );

export async function up(db: Kysely<unknown>): Promise<void> {
  const first = 'insert into catalog_revision (revision, changed_at) values (0, now())';
  for (const statement of [REVISION_TABLE, first, BUMP, ...WATCHED.flatMap(triggers)]) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function bump_catalog_revision cascade`.execute(db);
  await sql`drop table catalog_revision`.execute(db);
}
