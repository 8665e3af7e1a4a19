/** Units of a source that are in the catalog and no longer in the source: reported, and taken out of play on request. */
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../schema.js';
import { leaveOutUnits, type UnitWriting } from '../writing/units.js';
import type { MissingUnits } from './report.js';

type Trx = Transaction<Tables>;

/** Units that an import has seen. */
export interface Met {
  readonly seen: ReadonlySet<number>;
  /** Sources of its units. */
  readonly sources: ReadonlySet<string>;
  /** The highest unit number when it began. */
  readonly highest: number;
}

interface Missed {
  readonly source: string;
  readonly number: number;
  readonly id: string;
}

/** Ids of units in play that an import did not have, by the sources of its units. */
async function missingUnits(trx: Trx, { seen, sources, highest }: Met): Promise<ReadonlyMap<string, readonly string[]>> {
  const missing = new Map<string, string[]>();
  if (sources.size === 0 || highest === 0) return missing;
  const { rows } = await sql<Missed>`
    select source, number, id from units
    where source = any(${[...sources]}) and number <= ${highest} and in_play order by source, id`.execute(trx);
  for (const { source, number, id } of rows) {
    if (seen.has(number)) continue;
    const ids = missing.get(source);
    if (ids) ids.push(id);
    else missing.set(source, [id]);
  }
  return missing;
}

/** Reports missing units. With `prune` they are taken out of play, with their states, until their source has them again. */
export async function reportMissing(writing: UnitWriting, met: Met, prune: boolean): Promise<readonly MissingUnits[]> {
  const missing = await missingUnits(writing.writer.trx, met);
  if (prune) await leaveOutUnits(writing, [...missing.values()].flat());
  return [...missing].map(([source, ids]) => ({ source, ids, leftOut: prune }));
}
