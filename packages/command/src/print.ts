/** Answers as text for a terminal: a sentence, tables, or JSON. */
import { isObject } from '@rangefinder/rules';

type Values = Readonly<Record<string, unknown>>;
type Row = readonly string[];

const PERCENT_DIGITS = 1;
const MAX_CELL = 40;

/** Odds as `13/18 (72.2%)`; bounds of odds that are not exact as their decimals. */
function chanceText(value: Values): string | undefined {
  const { fraction, decimal } = value;
  if (typeof decimal !== 'number') return undefined;
  const percent = `${(decimal * 100).toFixed(PERCENT_DIGITS)}%`;
  return typeof fraction === 'string' ? `${fraction} (${percent})` : percent;
}

/** A value on one line; undefined for what has lines of its own. */
function cellOf(value: unknown): string | undefined {
  if (value === null || value === undefined) return '–';
  if (isObject(value)) return chanceText(value) ?? (typeof value.title === 'string' ? value.title : undefined);
  if (Array.isArray(value)) return value.every((item) => !isObject(item)) ? value.join(', ') : undefined;
  return String(value);
}

const cut = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > MAX_CELL ? `${line.slice(0, MAX_CELL - 1)}…` : line;
};

const isTable = (value: unknown): value is readonly Values[] => Array.isArray(value) && value.length > 0 && value.every(isObject);

/** Columns side by side, as many as fit into the width. */
function aligned(rows: readonly Row[], width: number): string {
  const [head = []] = rows;
  const sizes = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  let used = 0;
  const fitting = sizes.filter((size, column) => {
    used += size + (column === 0 ? 0 : 2);
    return column === 0 || used <= width;
  }).length;
  return rows
    .map((row) =>
      row
        .slice(0, fitting)
        .map((cell, column) => cell.padEnd(sizes[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Rows of objects as a table with the names of their fields above it. */
export function tableOf(rows: readonly Values[], width: number): string {
  const columns = [...new Set(rows.flatMap(Object.keys))].filter(
    (name) => name !== '__typename' && rows.every((row) => cellOf(row[name]) !== undefined),
  );
  return aligned([columns, ...rows.map((row) => columns.map((name) => cut(cellOf(row[name]) ?? '')))], width);
}

const stepsOf = (steps: readonly Values[], width: number): string =>
  aligned(
    steps.map(({ label, text, rule }) => [String(label), String(text ?? ''), isObject(rule) ? `[${rule.id}]` : '']),
    Math.max(width, steps.length),
  );

/** What an answer holds besides its sentence: lines of values, then its lists. */
function figuresOf(answer: Values, width: number): readonly string[] {
  const entries = Object.entries(answer).filter(([name]) => !['summary', 'steps', 'allowed', 'refusal', '__typename'].includes(name));
  const lines = entries.flatMap(([name, value]): Row[] => {
    const cell = cellOf(value);
    if (cell !== undefined) return [[name, cell]];
    return isObject(value)
      ? Object.entries(value).flatMap(([inner, held]) => (cellOf(held) === undefined ? [] : [[`${name}.${inner}`, cellOf(held) ?? '']]))
      : [];
  });
  const tables = entries.flatMap(([name, value]) => (isTable(value) ? [`${name}:\n${tableOf(value, width)}`] : []));
  return [...(lines.length > 0 ? [aligned(lines, Number.POSITIVE_INFINITY)] : []), ...tables];
}

/**
 * What is printed of an answer.
 * @param width columns of the terminal
 * @example printed({ summary: 'Target number 6 …', steps: [] }, 'sentence', 80) // 'Target number 6 …'
 */
export function printed(answer: unknown, show: 'sentence' | 'full' | 'json', width: number): string {
  if (show === 'json') return JSON.stringify(answer, null, 2);
  if (isTable(answer)) return tableOf(answer, width);
  if (!isObject(answer)) return JSON.stringify(answer, null, 2);
  if (isTable(answer.nodes)) return listText(answer, answer.nodes, width);
  const { summary, steps, outcomes } = answer;
  if (typeof summary !== 'string' || !('steps' in answer || 'outcomes' in answer)) return figuresOf(answer, width).join('\n\n');
  if (show === 'full')
    return [summary, ...(isTable(steps) ? [stepsOf(steps, Number.POSITIVE_INFINITY)] : []), ...figuresOf(answer, width)].join('\n\n');
  return !('steps' in answer) && isTable(outcomes) ? `${summary}\n\n${tableOf(outcomes, width)}` : summary;
}

/** A page of a list, and where it goes on. */
function listText({ totalCount, pageInfo }: Values, nodes: readonly Values[], width: number): string {
  const more = isObject(pageInfo) && pageInfo.hasNextPage === true ? ` · after=${pageInfo.endCursor}` : '';
  return `${tableOf(nodes, width)}\n\n${nodes.length} / ${totalCount ?? nodes.length}${more}`;
}
