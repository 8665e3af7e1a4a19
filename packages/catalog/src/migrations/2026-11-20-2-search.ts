/**
 * What search and pages walk along. The vector holds every word twice: as it is, for names, and as its stem. The Russian
 * configuration stems words in Latin letters as English, so one vector serves both languages. Trigrams forgive
 * misspellings; they are taken of Latin letters, which every locale knows.
 */
import { type Kysely, sql } from 'kysely';

const SEARCHED = ['units', 'weapons'] as const;

const vectorColumn = (table: string): string =>
  `alter table ${table} add column search_vector tsvector not null
    generated always as (to_tsvector('simple', search_text) || to_tsvector('russian', search_text)) stored`;

const searchIndexes = (table: string): readonly string[] => [
  `create index ${table}_search_vector on ${table} using gin (search_vector)`,
  `create index ${table}_search_trigrams on ${table} using gin (search_latin gin_trgm_ops)`,
];

/** What has no price sorts after all that has one, in both directions: hence two expressions and not one read backwards. */
const PAGE_INDEXES = [
  `create index units_by_name on units (sort_name, id) where in_play`,
  `create index units_by_name_ru on units (sort_name_ru, id) where in_play`,
  `create index units_by_cost on units (coalesce(cost, 2147483647), id) where in_play`,
  `create index units_by_falling_cost on units (coalesce(-cost, 2147483647), id) where in_play`,
  `create index units_by_group on units (system, kind, faction)`,
  `create index weapons_by_name on weapons (system, sort_name, id)`,
  `create index armors_by_position on armors (system, position, id)`,
  `create index unit_aliases_folded on unit_aliases (folded)`,
  `create index unit_weapons_weapon on unit_weapons (weapon_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  const statements = [...SEARCHED.map(vectorColumn), ...SEARCHED.flatMap(searchIndexes), ...PAGE_INDEXES];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The extension stays: others in the same database may use it. */
export async function down(db: Kysely<unknown>): Promise<void> {
  const indexes = [...PAGE_INDEXES, ...SEARCHED.flatMap(searchIndexes)].map((statement) => statement.split(' ')[2]);
  for (const index of indexes) await sql.raw(`drop index ${index}`).execute(db);
  for (const table of SEARCHED) await sql.raw(`alter table ${table} drop column search_vector`).execute(db);
}
