/** Lookup of imported units in the catalog. */
import { sql, type Transaction } from 'kysely';
import type { UnitDraft } from '../domain/drafts.js';
import { draftOf, type Entry } from '../domain/entry.js';
import { chooseIds, idsFor } from '../domain/identity.js';
import type { Tables } from '../schema.js';
import type { UnitKey } from './parsed-rows.js';

/** A unit in the catalog. */
export interface Known {
  readonly id: string;
  readonly source: string;
  readonly sourceId: string;
  readonly hash: string;
  readonly importId: number;
  /** Number of its row; grows with the table. */
  readonly number: number;
}

type Keyed = Pick<UnitDraft, 'source' | 'sourceId'>;

/** Lookups of units of the catalog during an import. */
export interface CatalogUnits {
  /** Units of the catalog among the drafts, by key. */
  known(drafts: readonly UnitDraft[]): Promise<ReadonlyMap<string, Known>>;
  /** Keys of the units of a source by their folded names. Names of several units or of none are left out. */
  keysByName(source: string, names: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The units with keys, in their order; undefined where there is none. */
  records(keys: readonly (UnitKey | undefined)[]): Promise<readonly (UnitDraft | undefined)[]>;
  /** A free id for each draft; undefined where there is none. */
  freeIds(drafts: readonly UnitDraft[]): Promise<readonly (string | undefined)[]>;
}

/** Unique key of a unit across sources. Neither part contains a line break. */
export const keyOf = ({ source, sourceId }: Keyed): string => `${source}\n${sourceId}`;

/**
 * Looks up the units of a catalog.
 * @example const units = catalogUnits(trx); await units.known(drafts)
 */
export const catalogUnits = (trx: Transaction<Tables>): CatalogUnits => ({
  known: (drafts) => knownUnits(trx, drafts),
  keysByName: (source, names) => keysOfNames(trx, source, names),
  records: (keys) => recordsOf(trx, keys),
  freeIds: async (drafts) => {
    const first = await among(trx, drafts.map(idOf));
    const clashing = clashesOf(drafts, first);
    if (clashing.length === 0) return drafts.map(idOf);
    const further = await among(
      trx,
      clashing.flatMap((draft) => idsFor(draft).slice(1)),
    );
    return chooseIds(drafts, new Set([...first, ...further]));
  },
});

const idOf = ({ id }: Pick<UnitDraft, 'id'>): string => id;

async function knownUnits(trx: Transaction<Tables>, drafts: readonly UnitDraft[]): Promise<ReadonlyMap<string, Known>> {
  if (drafts.length === 0) return new Map();
  const { rows } = await sql<Known>`
    select id, units.source, source_id as "sourceId", hash, number, import_id as "importId"
    from units join unnest(${listed(drafts.map(({ source }) => source))}, ${listed(drafts.map(({ sourceId }) => sourceId))})
      as wanted (source, source_id) using (source, source_id)`.execute(trx);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

async function keysOfNames(trx: Transaction<Tables>, source: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const { rows } = await sql<{ name: string; sourceId: string }>`
    select sort_name as name, min(source_id) as "sourceId" from units
    where sort_name = any(${listed(names)}) and source = ${source} group by sort_name having count(*) = 1`.execute(trx);
  return new Map(rows.map(({ name, sourceId }) => [name, sourceId]));
}

async function recordsOf(trx: Transaction<Tables>, keys: readonly (UnitKey | undefined)[]): Promise<readonly (UnitDraft | undefined)[]> {
  const ids = keys.flatMap((key) => (key && 'id' in key ? [key.id] : []));
  const keyed = keys.flatMap((key) => (key && 'sourceId' in key ? [key] : []));
  if (ids.length + keyed.length === 0) return keys.map(() => undefined);
  const { rows } = await sql<{ record: Entry }>`
    select record from units join unit_revisions on unit_number = number and unit_revisions.revision = units.revision
    where id = any(${listed(ids)}) or (units.source, source_id) in (select * from unnest(
      ${listed(keyed.map(({ source }) => source))}, ${listed(keyed.map(({ sourceId }) => sourceId))}))`.execute(trx);
  const drafts = rows.map(({ record }) => draftOf(record));
  const found = new Map(drafts.flatMap((draft) => [[draft.id, draft] as const, [keyOf(draft), draft] as const]));
  return keys.map((key) => (key === undefined || 'name' in key ? undefined : found.get('id' in key ? key.id : keyOf(key))));
}

/** Drafts whose first id is taken in the catalog or by another draft. */
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

/** Thousands of texts as one parameter, which is cheaper than an array. None of them contains a line break. */
const listed = (texts: readonly string[]) => sql`string_to_array(${texts.join('\n')}, E'\\n')`;
