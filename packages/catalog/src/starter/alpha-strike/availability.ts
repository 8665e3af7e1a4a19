/**
 * Reads and writes `data/alpha-strike/availability.tsv`: which factions can field which unit in which era. One line per unit, one column per
 * era, faction codes in the cells. A unit that is missing from the table is unknown, not unavailable.
 */
import { AVAILABILITY_ERAS, type EraId, FACTIONS, type FactionId } from '@rangefinder/query/alpha-strike/availability';

/** Who can field a unit. */
export interface Availability {
  /** Master Unit List number of the unit. */
  readonly mul: number;
  /** Factions and lists by era; eras without any are absent. */
  readonly eras: Readonly<Partial<Record<EraId, readonly FactionId[]>>>;
}

/**
 * Units whose lines describe a different unit: a pilot's version or a variant. According to these lines they appear long after they were
 * introduced, mostly with a single owner; the Rifleman RFL-3N, which nearly everybody had, in 3050 with one mercenary. Base variants
 * among them are curated.
 */
export const MISPLACED: readonly number[] = [
  ...[74, 135, 548, 878, 1552, 1745, 1791, 2160, 2392, 2425, 2532, 2697, 2837, 2847, 3254, 3492],
];

const ERAS: readonly EraId[] = AVAILABILITY_ERAS.filter(({ hasAvailability }) => hasAvailability).map(({ id }) => id);
const CODES: ReadonlyMap<string, string> = new Map(FACTIONS.map(({ id, code }) => [id, code]));
const IDS: ReadonlyMap<string, FactionId> = new Map(FACTIONS.map(({ id, code }) => [code, id]));
const HEAD = ['mul', ...ERAS].join('\t');

/** Formats the table; units keep their order, codes within a cell are sorted. */
export const writeAvailability = (units: readonly Availability[]): string => `${[HEAD, ...units.map(lineOf)].join('\n')}\n`;

const lineOf = ({ mul, eras }: Availability): string => [mul, ...ERAS.map((era) => cellOf(eras[era] ?? []))].join('\t');

const cellOf = (factions: readonly FactionId[]): string =>
  factions
    .map((faction) => CODES.get(faction))
    .sort()
    .join(' ');

/** Parses a table. Throws if its columns are not the eras or if it contains an unknown faction code. */
export function readAvailability(table: string): readonly Availability[] {
  const [head, ...lines] = table.replace(/\n$/, '').split('\n');
  if (head !== HEAD) throw new Error(`The table of availability must have the columns ${HEAD}`);
  return lines.map(unitOf);
}

function unitOf(line: string): Availability {
  const [mul, ...cells] = line.split('\t');
  if (cells.length !== ERAS.length) throw new Error(`The line "${line}" must have ${ERAS.length + 1} columns`);
  const eras = ERAS.map((era, index) => [era, factionsOf(cells[index] ?? '')] as const);
  return { mul: Number(mul), eras: Object.fromEntries(eras.filter(([, factions]) => factions.length > 0)) };
}

const factionsOf = (cell: string): readonly FactionId[] => (cell === '' ? [] : cell.split(' ').map(factionOf));

function factionOf(code: string): FactionId {
  const id = IDS.get(code);
  if (id === undefined) throw new Error(`No faction has the code ${code}`);
  return id;
}
