/** A force as a list that players send each other, and whatever they bring back: our CSV, or a line for each unit. Pure. */
import { type ForceEntry, MAX_OF_ONE, type PricedEntry } from './force.js';

/** A line of a list: which unit, by its id or by a name that the catalog has to find, and how many. */
export interface ListLine {
  readonly id: string | undefined;
  readonly name: string;
  readonly count: number;
}

const MAX_LINES = 60;

const counted = (text: string | undefined): number => Math.max(1, Math.min(MAX_OF_ONE, Math.trunc(Number(text)) || 1));

/** Cells of a line of CSV. @example cells('a,"b, c"') // ['a', 'b, c'] */
const cells = (line: string): readonly string[] =>
  [...line.matchAll(/(?:^|[,;\t])(?:"((?:[^"]|"")*)"|([^,;\t]*))/g)].map(([, quoted, plain = '']) =>
    (quoted ?? plain).replaceAll('""', '"').trim(),
  );

/** Columns are found by their heads; undefined where there is no column of ids. */
function fromCsv([head = '', ...rows]: readonly string[]): readonly ListLine[] | undefined {
  const heads = cells(head).map((one) => one.toLowerCase());
  const [id, name, count] = ['id', 'name', 'count'].map((one) => heads.indexOf(one)) as [number, number, number];
  if (id < 0) return undefined;
  return rows.map(cells).flatMap((row) => (row[id] ? [{ id: row[id], name: row[name] ?? '', count: counted(row[count]) }] : []));
}

/** `2× Atlas AS7-D — 104 PV`: what stands behind a dash in spaces or a tab are points. */
function fromLine(line: string): ListLine {
  const [, before, rest = '', after] = /^[-*•]?\s*(?:(\d{1,2})\s*[x×хX]\s+)?(.+?)(?:\s*[x×хX]\s*(\d{1,2}))?$/.exec(line) ?? [];
  return { id: undefined, name: rest.trim(), count: counted(before ?? after) };
}

const withoutPoints = (line: string): string =>
  line.replace(/\s+[—–-]\s.*$|\t.*$|\s*[,(]?\s*\d+\s*(?:pv|bv|pts?|points|ос|очк\S*)\)?$/i, '');

/**
 * Lines of a list. Headings, which end with a colon, and totals are left out.
 * @example readList('2× Atlas AS7-D — 104 PV') // [{ id: undefined, name: 'Atlas AS7-D', count: 2 }]
 */
export function readList(text: string): readonly ListLine[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const all = fromCsv(lines) ?? lines.filter((line) => !line.endsWith(':')).map((line) => fromLine(withoutPoints(line)));
  return all.filter(({ name, id }) => (id ?? name) !== '').slice(0, MAX_LINES);
}

/**
 * The list as text to send.
 * @example writeList('Lance', [atlas], 'PV') // 'Lance:\n2× Atlas AS7-D — 104 PV'
 */
export function writeList(name: string, entries: readonly PricedEntry[], costOf: (entry: ForceEntry) => string): string {
  const lines = entries.map(({ count, name: unit, cost, id }) => {
    const points = cost === null ? '' : ` — ${cost * count} ${costOf({ id, count })}`;
    return `${count}× ${unit}${points}`;
  });
  return [...(name === '' ? [] : [`${name}:`]), ...lines].join('\n');
}
