/** Unit lists as text: written for messages, parsed from such messages and from the CSV of forces. Pure. */
import { type ForceEntry, MAX_COUNT, type PricedEntry } from './force.js';

/** A line of a list. */
export interface ListLine {
  /** Undefined in plain text: the catalog then searches for the name. */
  readonly id: string | undefined;
  readonly name: string;
  readonly count: number;
}

const MAX_LINES = 60;

const parseCount = (text: string | undefined): number => Math.max(1, Math.min(MAX_COUNT, Math.trunc(Number(text)) || 1));

/** Cells of a CSV row. @example cells('a,"b, c"') // ['a', 'b, c'] */
const cells = (line: string): readonly string[] =>
  [...line.matchAll(/(?:^|[,;\t])(?:"((?:[^"]|"")*)"|([^,;\t]*))/g)].map(([, quoted, plain = '']) =>
    (quoted ?? plain).replaceAll('""', '"').trim(),
  );

/** Reads columns by their headers; returns undefined without an `id` column. */
function parseCsv([head = '', ...rows]: readonly string[]): readonly ListLine[] | undefined {
  const heads = cells(head).map((one) => one.toLowerCase());
  const [id, name, count] = ['id', 'name', 'count'].map((one) => heads.indexOf(one)) as [number, number, number];
  if (id < 0) return undefined;
  return rows.map(cells).flatMap((row) => (row[id] ? [{ id: row[id], name: row[name] ?? '', count: parseCount(row[count]) }] : []));
}

/** Parses `2× Atlas AS7-D` or `Atlas AS7-D x2`. */
function parseLine(line: string): ListLine {
  const [, before, rest = '', after] = /^[-*•]?\s*(?:(\d{1,2})\s*[x×хX]\s+)?(.+?)(?:\s*[x×хX]\s*(\d{1,2}))?$/.exec(line) ?? [];
  return { id: undefined, name: rest.trim(), count: parseCount(before ?? after) };
}

/** Removes points after a spaced dash, a tab or before a unit of points: `Atlas AS7-D — 104 PV` → `Atlas AS7-D`. */
const withoutPoints = (line: string): string =>
  line.replace(/\s+[—–-]\s.*$|\t.*$|\s*[,(]?\s*\d+\s*(?:pv|bv|pts?|points|ос|очк\S*)\)?$/i, '');

/**
 * Parses a list. Skips headings, which end with a colon, and rows without an id or name, such as totals.
 * @example parseList('2× Atlas AS7-D — 104 PV') // [{ id: undefined, name: 'Atlas AS7-D', count: 2 }]
 */
export function parseList(text: string): readonly ListLine[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const all = parseCsv(lines) ?? lines.filter((line) => !line.endsWith(':')).map((line) => parseLine(withoutPoints(line)));
  return all.filter(({ name, id }) => (id ?? name) !== '').slice(0, MAX_LINES);
}

/**
 * Formats a force as text for a message.
 * @example formatList('Lance', [atlas], 'PV') // 'Lance:\n2× Atlas AS7-D — 104 PV'
 */
export function formatList(name: string, entries: readonly PricedEntry[], costUnitOf: (entry: ForceEntry) => string): string {
  const lines = entries.map(({ count, name: unit, cost, id }) => {
    const points = cost === null ? '' : ` — ${cost * count} ${costUnitOf({ id, count })}`;
    return `${count}× ${unit}${points}`;
  });
  return [...(name === '' ? [] : [`${name}:`]), ...lines].join('\n');
}
