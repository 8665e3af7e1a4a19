/** What the catalog has already of the units that come: looked up, except for what is certain to be new. */
import { sql, type Transaction } from 'kysely';
import type { UnitDraft } from '../domain/drafts.js';
import { chooseIds, idsFor } from '../domain/identity.js';
import type { Tables } from '../schema.js';
import { type BloomFilter, bloomFilter } from './bloom-filter.js';

/** What the catalog knows of a unit. */
export interface Known {
  readonly id: string;
  readonly source: string;
  readonly sourceId: string;
  readonly hash: string;
  readonly importId: number;
  /** Of its row; it grows with the table. */
  readonly number: number;
}

type Keyed = Pick<UnitDraft, 'source' | 'sourceId'>;

/** The units of the catalog while an import adds to them. */
export interface CatalogUnits {
  /** Those among the drafts that are there, by key. */
  known(drafts: readonly UnitDraft[]): Promise<ReadonlyMap<string, Known>>;
  /** The key of the only unit of a source under each of some names, folded; names that several have, or none, are left out. */
  keysByName(source: string, names: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** An id that nobody has for each of the drafts, which are then added under them; undefined where there is none. */
  freeIds(drafts: readonly UnitDraft[]): Promise<readonly (string | undefined)[]>;
}

/** The key under which a unit is one unit wherever it is read. Neither part holds a line break: no text of a draft does. */
export const keyOf = ({ source, sourceId }: Keyed): string => `${source}\n${sourceId}`;

/**
 * The units of a catalog. Where it is nearly empty, nearly all that comes is new: a Bloom filter of what is there saves the queries.
 * @example const units = await catalogUnits(trx, true); await units.known(drafts)
 */
export async function catalogUnits(trx: Transaction<Tables>, nearlyEmpty: boolean): Promise<CatalogUnits> {
  const present = nearlyEmpty ? await presentUnits(trx) : undefined;
  const perhaps = (drafts: readonly UnitDraft[], textOf: (draft: UnitDraft) => string): readonly UnitDraft[] =>
    present === undefined ? drafts : drafts.filter((draft) => present.addAndTest(textOf(draft)));
  return {
    known: (drafts) => knownUnits(trx, perhaps(drafts, keyOf)),
    keysByName: (source, names) => namesakesIn(trx, source, names),
    freeIds: async (drafts) => {
      const first = await among(trx, perhaps(drafts, idOf).map(idOf));
      const clashing = clashesOf(drafts, first);
      if (clashing.length === 0) return drafts.map(idOf);
      const further = await among(
        trx,
        clashing.flatMap((draft) => idsFor(draft).slice(1)),
      );
      const free = chooseIds(drafts, new Set([...first, ...further]));
      for (const id of free) if (id !== undefined) present?.addAndTest(id);
      return free;
    },
  };
}

const idOf = ({ id }: Pick<UnitDraft, 'id'>): string => id;

/** The keys and ids of all units. */
async function presentUnits(trx: Transaction<Tables>): Promise<BloomFilter> {
  const filter = bloomFilter();
  for (const { id, source, source_id: sourceId } of await trx.selectFrom('units').select(['id', 'source', 'source_id']).execute()) {
    filter.addAndTest(keyOf({ source, sourceId }));
    filter.addAndTest(id);
  }
  return filter;
}

async function knownUnits(trx: Transaction<Tables>, drafts: readonly UnitDraft[]): Promise<ReadonlyMap<string, Known>> {
  if (drafts.length === 0) return new Map();
  const { rows } = await sql<Known>`
    select id, units.source, source_id as "sourceId", hash, number, import_id as "importId"
    from units join unnest(${listed(drafts.map(({ source }) => source))}, ${listed(drafts.map(({ sourceId }) => sourceId))})
      as wanted (source, source_id) using (source, source_id)`.execute(trx);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

async function namesakesIn(trx: Transaction<Tables>, source: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const { rows } = await sql<{ name: string; sourceId: string }>`
    select sort_name as name, min(source_id) as "sourceId" from units
    where sort_name = any(${listed(names)}) and source = ${source} group by sort_name having count(*) = 1`.execute(trx);
  return new Map(rows.map(({ name, sourceId }) => [name, sourceId]));
}

/** Drafts whose first id is not free, in the catalog or among themselves. */
function clashesOf(drafts: readonly UnitDraft[], taken: ReadonlySet<string>): readonly UnitDraft[] {
  const seen = new Set<string>();
  const seenBefore = (id: string): boolean => seen.size === seen.add(id).size;
  const often = new Set(drafts.map(idOf).filter((id) => taken.has(id) || seenBefore(id)));
  return often.size === 0 ? [] : drafts.filter(({ id }) => often.has(id));
}

async function among(trx: Transaction<Tables>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`select id from units where id = any(${listed(ids)})`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** Thousands of texts as one parameter, which costs less than an array of them; none of them holds a line break. */
const listed = (texts: readonly string[]) => sql`string_to_array(${texts.join('\n')}, E'\\n')`;
