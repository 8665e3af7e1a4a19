/** Values of units that a text filter can use, including imported values that the rules do not print. */
import { facet, facetWord, knownValues, type System } from '@rangefinder/query';
import { type Kysely, sql } from 'kysely';
import { tsqueryOf } from '../database/tsquery.js';
import type { Tables } from '../schema.js';
import { unitsByIds } from './units.js';

/** A value and the number of units in play with it. */
export interface UnitValue {
  readonly value: string;
  readonly count: number;
}

/** Number of units that are sampled for values that the rules do not know. Each value is then counted over all units. */
const SAMPLE_SIZE = 8_000;
/** Maximum number of listed values. */
export const MAX_VALUES = 200;

/**
 * Values of a text by falling frequency among units in play, 200 at most: those that the rules know, and those of the first 8,000
 * units.
 * @param name one of `TEXT_FACETS`
 * @example await listUnitValues(db, 'role') // [{ value: 'Brawler', count: 1520 }, …]
 */
export async function listUnitValues(db: Kysely<Tables>, name: string, system?: System): Promise<readonly UnitValue[]> {
  const known = new Map(knownValues(name).map((value) => [facet(name, value), value]));
  const facets = [...new Set([...known.keys(), ...(await metFacets(db, name))])];
  const counted = (await countsOf(db, facets, system)).filter(({ count }) => count > 0).slice(0, MAX_VALUES);
  const spelled = await spellings(
    db,
    name,
    counted.filter(({ facet: one }) => !known.has(one)),
  );
  return counted.map(({ facet: one, count }) => ({ value: known.get(one) ?? spelled.get(one) ?? one, count }));
}

async function metFacets(db: Kysely<Tables>, name: string): Promise<readonly string[]> {
  const { rows } = await sql<{ facet: string }>`
    select distinct facet from (select search_vector from units limit ${SAMPLE_SIZE}) as looked, unnest(tsvector_to_array(search_vector)) as facet
    where starts_with(facet, ${facet(name, '')}) limit ${2 * MAX_VALUES}`.execute(db);
  return rows.map((row) => row.facet);
}

interface Counted {
  readonly facet: string;
  readonly count: number;
  /** A unit with the value. */
  readonly id: string;
}

async function countsOf(db: Kysely<Tables>, facets: readonly string[], system: System | undefined): Promise<readonly Counted[]> {
  const ofSystem = system === undefined ? sql`` : sql`and system = ${system}`;
  const terms = facets.map((one) => termOf(one));
  const { rows } = await sql<Counted>`
    select facet, count, id from unnest(${facets}::text[], ${terms}::text[]) as asked (facet, term),
      lateral (select count(*)::int as count, min(id) as id from units where search_vector @@ term::tsquery and in_play ${ofSystem}) as counted
    order by count desc, facet`.execute(db);
  return rows;
}

/** A facet as a tsquery term. @example termOf('=role:scout') // "'=role:scout'" */
function termOf(whole: string): string {
  const [name = '', ...value] = whole.slice(1).split(':');
  return tsqueryOf(facetWord(name, value.join(':')));
}

/** Original spellings of folded facets, from a unit with each. */
async function spellings(db: Kysely<Tables>, name: string, counted: readonly Counted[]): Promise<ReadonlyMap<string, string>> {
  const units = await unitsByIds(
    db,
    counted.map(({ id }) => id),
  );
  return new Map(
    counted.flatMap(({ facet: one, id }) => {
      const value = (units.get(id)?.stats as Readonly<Record<string, unknown>> | null | undefined)?.[name];
      return typeof value === 'string' ? [[one, value] as const] : [];
    }),
  );
}
