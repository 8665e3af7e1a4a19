/** Converts `availability.csv` to lines of the table. */

import { AVAILABILITY_ERAS, type EraId, FACTIONS, type FactionId } from '@rangefinder/query/alpha-strike/availability';
import { groupBy } from '../../src/group-by.js';
import type { Availability } from '../../src/starter/alpha-strike/availability.js';

interface Entry {
  readonly mul: number;
  readonly era: EraId;
  readonly factions: readonly FactionId[];
}

const ROW = /^(\d+),([a-z-]+),([a-z0-9 -]+)$/;

/** Availability per unit, sorted by unit number. */
export function availabilityOf(csv: string): readonly Availability[] {
  const [, ...lines] = csv.trim().split(/\r?\n/);
  const byUnit = groupBy(lines.map(entryOf), ({ mul }) => mul);
  return [...byUnit]
    .map(([mul, entries]) => ({ mul, eras: Object.fromEntries(entries.map(({ era, factions }) => [era, factions])) }))
    .sort((a, b) => a.mul - b.mul);
}

function entryOf(line: string): Entry {
  const [, mul, era = '', factions = ''] = ROW.exec(line) ?? [];
  const [knownEra] = AVAILABILITY_ERAS.filter(({ id }) => id === era);
  const known = factions.split(' ').map((faction) => FACTIONS.find(({ id }) => id === faction));
  if (knownEra === undefined || known.includes(undefined)) throw new Error(`Unknown era or faction: ${line}`);
  return { mul: Number(mul), era: knownEra.id, factions: known.flatMap((faction) => faction?.id ?? []) };
}
