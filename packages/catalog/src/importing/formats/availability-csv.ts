/**
 * Availability as CSV: a unit, an era, a faction. The unit is identified by its id under `unit`, by its key under `source` and
 * `sourceId`, or by its key under the name of a source (`mul`). A cell may contain several factions, separated by `|`; an empty one
 * means that no faction fields the unit in that era. The file replaces known availability of its units. If one of the adjacent lines
 * of a unit is refused, the others are added to what is known, so that nothing is lost. Lists of other people name these columns in
 * their own ways, and units by name.
 */
import { ERAS_AND_FACTIONS, type Era, erasNamed, type Faction, factionsNamed, SHAPE, sortText } from '@rangefinder/query';
import { choicesAllowed, type Problem } from '@rangefinder/rules';
import { fileFault } from '../file-fault.js';
import { type ParsedAvailability, type ParsedRow, type Row, refused, sourceIdOf } from '../parsed-rows.js';
import { cellsByColumn, columnNames, csvRecords, delimiterWith, type Parsed } from './csv-records.js';

const NEEDED = ['era', 'faction'];
const SOURCES = [...new Set(SHAPE.types('unit').map(({ type: { source } }) => source.id))];
const COLUMNS = ['unit', 'name', 'source', 'sourceId', ...SOURCES, ...NEEDED];
const KEYS = ['unit', 'name', 'sourceId', ...SOURCES];

/** Columns by the names that others give them, in lower case without signs and blanks. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ factions: 'faction', factionname: 'faction', force: 'faction', owner: 'faction', фракция: 'faction', фракции: 'faction' },
  ...{ eras: 'era', eraname: 'era', period: 'era', year: 'era', эпоха: 'era', год: 'era' },
  ...{ unitname: 'name', fullname: 'name', variant: 'name', mech: 'name', юнит: 'name', название: 'name' },
  ...{ mulid: 'mul', mulnumber: 'mul', masterunitlistid: 'mul', id: 'mul' },
};

/** A column of ours under any of its names. */
function columnOf(name: string): string {
  if (COLUMNS.includes(name)) return name;
  const plain = name.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  return COLUMNS.find((column) => column.toLowerCase() === plain) ?? OTHER_NAMES[plain] ?? name;
}

const columnsIn = (names: readonly string[]): readonly string[] => names.map(columnOf);
const MAX_CELLS = COLUMNS.length + 1;

function isHeader(names: readonly string[]): boolean {
  const columns = columnsIn(names);
  return NEEDED.every((needed) => columns.includes(needed)) && columns.some((name) => KEYS.includes(name));
}

/** Whether a text begins with the header of such a file. */
export const isAvailabilityCsv = (head: string): boolean => delimiterWith(head, isHeader) !== undefined;

type Cells = Readonly<Record<string, string>>;

/** The rows of an input. Adjacent lines of a unit make one row. */
export async function* availabilityRows(input: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly Row[]> {
  let columns: readonly string[] | undefined;
  const joining = joinLines();
  let item = 0;
  for await (const records of csvRecords(input, chunks, isHeader, MAX_CELLS)) {
    const header = columns ?? checkedHeader(input, records[0]);
    const lines = (columns === undefined ? records.slice(1) : records).map((record) => toRow(input, header, record, ++item));
    columns = header;
    yield lines.flatMap(joining.add);
  }
  yield joining.rest();
}

interface AvailabilityRow extends Row {
  readonly parsed: ParsedAvailability;
}

/** Joins adjacent lines of a unit. `add` returns the rows that a line completes. */
function joinLines(): { readonly add: (line: Row) => readonly Row[]; readonly rest: () => readonly Row[] } {
  let held: AvailabilityRow | undefined;
  /** The unit of the last line, if that was refused. */
  let refusedKey: string | undefined;
  const add = (line: Row): readonly Row[] => {
    if (!isAvailability(line)) {
      refusedKey = sourceIdOf(line.parsed);
      if (held && held.parsed.key === refusedKey) held = partial(held);
      return [line];
    }
    const row = line.parsed.key === refusedKey ? partial(line) : line;
    refusedKey = undefined;
    const before = held;
    const merged = before && joinedRow(before, row);
    held = merged ?? row;
    return before && !merged ? [before] : [];
  };
  return { add, rest: () => (held ? [held] : []) };
}

const isAvailability = (row: Row): row is AvailabilityRow => row.parsed.kind === 'availability';
const partial = ({ place, parsed }: AvailabilityRow): AvailabilityRow => ({ place, parsed: { ...parsed, isPartial: true } });

/** Maximum characters of joined lines. */
const MAX_RAW_CHARACTERS = 65_536;

/** Joins two rows of the same unit. */
function joinedRow({ place, parsed }: AvailabilityRow, { parsed: next }: AvailabilityRow): AvailabilityRow | undefined {
  if (parsed.key !== next.key || parsed.raw.length > MAX_RAW_CHARACTERS) return undefined;
  const isPartial = parsed.isPartial || next.isPartial;
  return { place, parsed: { ...parsed, eras: [...parsed.eras, ...next.eras], isPartial, raw: parsed.raw + next.raw } };
}

function checkedHeader(input: string, header: Parsed | undefined): readonly string[] {
  const names = columnsIn(columnNames(header?.record ?? []));
  const unknown = names.filter((name, index) => !COLUMNS.includes(name) || names.indexOf(name) !== index);
  if (unknown.length === 0) return names;
  const known = COLUMNS.join(', ');
  throw fileFault(input, unknown.join(', '), {
    en: `columns, each once, out of: ${known}`,
    ru: `столбцы, каждый один раз, из списка: ${known}`,
  });
}

function toRow(input: string, columns: readonly string[], { record, raw, info }: Parsed, item: number): Row {
  const parsed = readLine(cellsByColumn(columns, record), raw);
  const sourceId = parsed.kind === 'availability' ? parsed.key : undefined;
  return { place: { input, line: info.lines, item, sourceId }, parsed };
}

function readLine(cells: Cells, raw: string): ParsedRow {
  const unit = unitOf(cells);
  if (unit === undefined) return refused({ code: 'MISSING', path: ['unit'], given: undefined, allowed: A_UNIT });
  const era = eraOf(cells.era ?? '');
  if (era === undefined) return refused(unknown('era', cells.era, eraIds()), unit.key);
  const factions = namesIn(cells.faction ?? '').map((text) => ({ text, faction: factionOf(text) }));
  const stray = factions.find(({ faction }) => faction === undefined);
  if (stray !== undefined) return refused(unknown('faction', stray.text, factionIds()), unit.key);
  return {
    kind: 'availability',
    ...unit,
    eras: [{ era: era.id, factions: factions.flatMap(({ faction }) => faction?.id ?? []) }],
    isPartial: false,
    raw,
  };
}

function unitOf(cells: Cells): Pick<ParsedAvailability, 'key' | 'by'> | undefined {
  const text = (name: string): string => cells[name]?.trim() ?? '';
  const [unit, name] = [text('unit'), text('name')];
  if (unit.includes('/') && !unit.includes(' ')) return { key: unit, by: { id: unit } };
  const source = SOURCES.find((name) => text(name) !== '');
  if (source !== undefined) return { key: `${source} ${text(source)}`, by: { source, sourceId: text(source) } };
  const named = unit === '' ? name : unit;
  if (text('source') === '' || text('sourceId') === '') return named === '' ? undefined : { key: named, by: { name: sortText(named) } };
  return { key: `${text('source')} ${text('sourceId')}`, by: { source: text('source'), sourceId: text('sourceId') } };
}

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);
const eraOf = (text: string): Era | undefined => only(ERAS_AND_FACTIONS.flatMap((each) => erasNamed(each, text)));
const factionOf = (text: string): Faction | undefined => {
  const found = ERAS_AND_FACTIONS.flatMap((each) => factionsNamed(each, text));
  return found.find(({ id }) => id === text) ?? only(found);
};

const parts = (text: string, separator: string | RegExp): readonly string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Separators of other people's lists. Names may contain them, so they count only between names that are all known. */
const OTHER_SEPARATORS = [/[,;]/, /\s/];

/** Names of factions in a cell. */
const namesIn = (cell: string): readonly string[] =>
  parts(cell, '|').flatMap((text) => {
    if (factionOf(text) !== undefined) return [text];
    const split = OTHER_SEPARATORS.map((separator) => parts(text, separator));
    return split.find((names) => names.every((name) => factionOf(name) !== undefined)) ?? [text];
  });

const eraIds = (): readonly string[] => ERAS_AND_FACTIONS.flatMap(({ eras }) => eras.map(({ id }) => id));
const factionIds = (): readonly string[] => ERAS_AND_FACTIONS.flatMap(({ factions }) => factions.map(({ id }) => id));

const unknown = (field: string, given: unknown, ids: readonly string[]): Problem => ({
  code: 'UNKNOWN_VALUE',
  path: [field],
  given,
  ...choicesAllowed(ids),
});

const A_UNIT = {
  en: `a unit: its id under “unit”, or its key under “source” and “sourceId” or under ${SOURCES.join(', ')}`,
  ru: `юнит: его код в столбце unit либо ключ в столбцах source и sourceId или ${SOURCES.join(', ')}`,
};
