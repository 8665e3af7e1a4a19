/**
 * What search and pages walk along. Trigrams forgive misspellings; they are taken of Latin letters, which every locale knows.
 */
import { type Kysely, sql } from 'kysely';
import { figureIndex, NAME_INDEX } from '../database/unit-indexes.js';
import { FIGURES } from '../domain/figures.js';

const SEARCHED = ['units', 'weapons'] as const;

const searchIndex = (table: string): string => `create index ${table}_search_vector on ${table} using gin (search_vector)`;

/**
 * The unit's number breaks ties: it is short, and grows with the table. Only at one price, which dozens share, the order of ids is
 * worth more to whoever reads the list. What has no price sorts after all that has one, in both directions: hence two expressions
 * and not one read backwards.
 */
const PAGE_INDEXES = [
  NAME_INDEX,
  `create index units_by_name_ru on units (sort_name_ru, number)`,
  `create index units_by_cost on units (coalesce(cost, 2147483647), id)`,
  `create index units_by_falling_cost on units (coalesce(-cost, 2147483647), id)`,
  `create index units_by_kind on units (system, kind, sort_name, number)`,
  `create index units_not_in_play on units (sort_name, number) where not in_play`,
  `create index weapons_by_name on weapons (system, sort_name, id)`,
  `create index armors_by_position on armors (system, position, id)`,
  `create index unit_weapons_weapon on unit_weapons (weapon_id)`,
];

const INDEXES = [
  ...SEARCHED.map(searchIndex),
  ...FIGURES.map(figureIndex),
  ...PAGE_INDEXES,
  'create index words_by_stem on words (stem)',
  'create index words_by_sound on words using gin (sound gin_trgm_ops)',
];

/**
 * Words that sound like one, the likest first. Trigrams share little between short words, hence a threshold below the usual; it
 * holds within the function and changes nothing outside of it. So does the order to use the index: the plan of a function is made
 * before the word is known, and would read all words.
 */
const LIKE_WORDS = `create function like_words(wanted text, most integer) returns table (word text, likeness real)
  language sql stable set pg_trgm.similarity_threshold = 0.2 set enable_seqscan = off as $$
    select words.word, similarity(sound, wanted) from words where sound % wanted order by 2 desc, 1 limit most
  $$`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  for (const statement of [...INDEXES, LIKE_WORDS]) await sql.raw(statement).execute(db);
}

/** The extension stays: others in the same database may use it. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function like_words`.execute(db);
  for (const statement of INDEXES) await sql.raw(`drop index ${statement.split(' ')[2]}`).execute(db);
}
