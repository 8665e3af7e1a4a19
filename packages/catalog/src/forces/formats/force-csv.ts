/** Forces as CSV: of MekBay, of this site, and tables with the usual column names. */
import { Readable } from 'node:stream';
import type { Text } from '@rangefinder/rules';
import { columnNames, csvRecords, delimiterWith, type Parsed } from '../../importing/formats/csv-records.js';
import { plainCell } from '../../importing/formats/formula-cells.js';
import {
  FORCE_TEXT,
  type ForceFormat,
  type ForceLine,
  type ForceLines,
  MAX_SKILL,
  noNumber,
  pointsOf,
  quoted,
  skillFrom,
  skillOf,
  type UnreadLine,
  wholeNumber,
} from '../force-line.js';

/** What a column says, by its name in lower case. */
const COLUMNS = {
  id: ['id'],
  mul: ['mul_id', 'mulid', 'mul id', 'mul'],
  name: ['name', 'unit', 'название', 'юнит'],
  chassis: ['chassis', 'шасси'],
  model: ['model', 'variant', 'вариант'],
  count: ['count', 'qty', 'quantity', 'number', 'штук', 'количество'],
  group: ['group', 'lance', 'star', 'группа'],
  pilot: ['pilot', 'callsign', 'пилот'],
  skill: ['skill', 'pilot skill', 'навык'],
  points: ['adjustedpv', 'points', 'очки', 'ос'],
  pv: ['pv'],
  // Points on this site. MekBay has `PV` for points, and here the price in C-bills.
  cost: ['cost'],
  armor: ['armordamage'],
  structure: ['structuredamage'],
  destroyed: ['destroyed'],
  // Of the detailed rules, where there is no skill.
  gunnery: ['gunnery', 'стрельба'],
  piloting: ['piloting', 'пилотирование'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type Column = keyof typeof COLUMNS;

const COLUMN_OF: ReadonlyMap<string, Column> = new Map(
  Object.entries(COLUMNS).flatMap(([column, names]) => names.map((name) => [name, column as Column] as const)),
);

const columnsIn = (names: readonly string[]): ReadonlySet<Column> =>
  new Set(names.flatMap((name) => COLUMN_OF.get(name.toLowerCase()) ?? []));

/** A header names the unit and something else of the force. */
function isHeader(names: readonly string[]): boolean {
  const columns = columnsIn(names);
  return columns.size >= 2 && (['id', 'mul', 'name', 'chassis'] as const).some((column) => columns.has(column));
}

const MAX_CELLS = 200;
const MAX_COUNT = 99;
const MAX_DAMAGE = 999;

type Cells = Readonly<Partial<Record<Column, string>>>;

/** The filled cells of a record, by what their columns say. Of several columns that say the same, the last one counts. */
function cellsOf(columns: readonly (Column | undefined)[], record: readonly string[]): Cells {
  const cells: Partial<Record<Column, string>> = {};
  for (const [index, column] of columns.entries()) {
    const cell = plainCell(record[index] ?? '').trim();
    if (column && cell !== '') cells[column] = cell;
  }
  return cells;
}

/** Figures that a cell may give, with the maximum of each. */
const NUMBERS = {
  count: MAX_COUNT,
  skill: MAX_SKILL,
  gunnery: MAX_SKILL,
  piloting: MAX_SKILL,
  points: 9_999,
  pv: 9_999,
  armor: MAX_DAMAGE,
  structure: MAX_DAMAGE,
} as const;

const notNumbers = (cells: Cells): readonly Text[] =>
  Object.entries(NUMBERS).flatMap(([column, max]) => {
    const cell = cells[column as Column];
    if (cell === undefined || wholeNumber(cell, max) !== undefined) return [];
    return noNumber(column, cell, max);
  });

/** Keys of units that only MekBay has are negative. */
const mulOf = ({ mul }: Cells): string | undefined => (mul !== undefined && /^[1-9]\d{0,8}$/.test(mul) ? mul : undefined);

const SUMS = /^(?:total|sum|всего|итого)$/i;

function toLine(line: number, raw: string, cells: Cells): ForceLine {
  const name = cells.chassis === undefined ? (cells.name ?? '') : `${cells.chassis} ${cells.model ?? ''}`.trim();
  const damage = { armor: wholeNumber(cells.armor, MAX_DAMAGE), structure: wholeNumber(cells.structure, MAX_DAMAGE) };
  return {
    line,
    text: quoted(raw),
    id: cells.id?.includes('/') ? cells.id : undefined,
    mul: mulOf(cells),
    name,
    count: wholeNumber(cells.count, MAX_COUNT) || 1,
    group: cells.group === 'Unit' ? undefined : cells.group,
    pilot: cells.pilot,
    skill: skillOf(cells.skill) ?? skillFrom(cells),
    points: pointsOf(cells.points) ?? pointsOf(cells.pv ?? cells.cost),
    damage: damage.armor || damage.structure ? { armor: damage.armor ?? 0, structure: damage.structure ?? 0 } : undefined,
    isDestroyed: cells.destroyed === undefined ? undefined : /^(?:true|1|yes|да)$/i.test(cells.destroyed),
    leftOut: notNumbers(cells),
  };
}

const NO_UNIT: Text = { en: 'names no unit', ru: 'здесь нет названия юнита' };

async function read(text: string): Promise<ForceLines> {
  const records: Parsed[] = [];
  for await (const some of csvRecords(FORCE_TEXT, Readable.from([Buffer.from(text)]), isHeader, MAX_CELLS)) records.push(...some);
  const [header, ...rows] = records;
  const columns = columnNames(header?.record ?? []).map((name) => COLUMN_OF.get(name.toLowerCase()));
  const lines: ForceLine[] = [];
  const unread: UnreadLine[] = [];
  for (const { record, raw, info } of rows) {
    const cells = cellsOf(columns, record);
    if (cells.id === undefined && SUMS.test(cells.name ?? '')) continue;
    const line = toLine(info.lines, raw, cells);
    if (line.id === undefined && line.mul === undefined && line.name === '')
      unread.push({ line: info.lines, text: quoted(raw), reason: NO_UNIT });
    else lines.push(line);
  }
  return { lines, unread };
}

export const forceCsv: ForceFormat = {
  id: 'CSV',
  name: { en: 'CSV with a unit in each row, as of MekBay or this site', ru: 'CSV с юнитом в каждой строке, как у MekBay или этого сайта' },
  hasUnitPerLine: true,
  recognizes: (head) => delimiterWith(head.replace(/^\s+/, ''), isHeader) !== undefined,
  read,
};
