/** Formats answers for a terminal: a sentence, tables, or JSON. */
import { type AnsweredQuestion, questionLines } from '@rangefinder/questions';
import { capital, isObject, LANGUAGES, type Language } from '@rangefinder/rules';
import type { Query } from './arguments.js';

type Values = Readonly<Record<string, unknown>>;
type Row = readonly string[];

const PERCENT_DIGITS = 1;
const MAX_CELL = 40;

/** Odds as `13/18 (72.2%)`; bounds of odds as decimals. */
function chanceText(value: Values): string | undefined {
  const { fraction, decimal } = value;
  if (typeof decimal !== 'number') return undefined;
  const percent = `${(decimal * 100).toFixed(PERCENT_DIGITS)}%`;
  return typeof fraction === 'string' ? `${fraction} (${percent})` : percent;
}

const isNothing = (value: unknown): boolean => value === null || value === undefined;

/** The name of an object that has nothing else. */
const nameAlone = (value: Values): string | undefined =>
  typeof value.name === 'string' && Object.keys(value).length === 1 ? value.name : undefined;

/** A value on one line; undefined if it needs several. */
function cellOf(value: unknown): string | undefined {
  if (isNothing(value)) return '–';
  if (isObject(value)) return chanceText(value) ?? (typeof value.title === 'string' ? value.title : nameAlone(value));
  if (Array.isArray(value)) return value.every((item) => !isObject(item)) ? value.join(', ') : undefined;
  return String(value);
}

const cut = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > MAX_CELL ? `${line.slice(0, MAX_CELL - 1)}…` : line;
};

const isTable = (value: unknown): value is readonly Values[] => Array.isArray(value) && value.length > 0 && value.every(isObject);

/** As many columns as fit into the width. */
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

/** Whether a name is in another language: `nameRu`, or `name` if there is one in the reader's language. */
function isForeign(name: string, names: ReadonlySet<string>, language: Language): boolean {
  const others = LANGUAGES.filter((other) => other !== language).map(capital);
  return (
    names.has(`${name}${capital(language)}`) || others.some((other) => name.endsWith(other) && names.has(name.slice(0, -other.length)))
  );
}

const hasLists = (rows: readonly Values[], name: string): boolean => rows.some((row) => Array.isArray(row[name]));

/** A table of objects with the names of their fields as heads. */
export function tableOf(rows: readonly Values[], width: number, language: Language): string {
  const names = new Set(rows.flatMap(Object.keys));
  const shown = [...names].filter(
    (name) =>
      name !== '__typename' &&
      !isForeign(name, names, language) &&
      rows.every((row) => cellOf(row[name]) !== undefined) &&
      !rows.every((row) => isNothing(row[name])),
  );
  // Lists are long and least important, so they come last and may be cut off.
  const columns = shown.toSorted((a, b) => Number(hasLists(rows, a)) - Number(hasLists(rows, b)));
  return aligned([columns, ...rows.map((row) => columns.map((name) => cut(cellOf(row[name]) ?? '')))], width);
}

const stepsOf = (steps: readonly Values[], width: number): string =>
  aligned(
    steps.map(({ label, text, rule }) => [String(label), String(text ?? ''), isObject(rule) ? `[${rule.id}]` : '']),
    Math.max(width, steps.length),
  );

/** The table of a list, and those of the lists in its items. */
function tablesOf(path: string, value: unknown, width: number, language: Language): readonly string[] {
  if (isObject(value)) return Object.entries(value).flatMap(([name, inner]) => tablesOf(`${path}.${name}`, inner, width, language));
  if (!isTable(value)) return [];
  const own = tableOf(value, width, language);
  const nested = value.flatMap((item, place) =>
    Object.entries(item).flatMap(([name, inner]) => tablesOf(`${path}.${place}.${name}`, inner, width, language)),
  );
  return [...(own.trim() === '' ? [] : [`${path}:\n${own}`]), ...nested];
}

/** Everything except the sentence: lines of values, then lists. */
function figuresOf(answer: Values, width: number, language: Language): readonly string[] {
  const entries = Object.entries(answer).filter(([name]) => !['summary', 'steps', 'allowed', 'refusal', '__typename'].includes(name));
  const lines = entries.flatMap(([name, value]): Row[] => {
    const cell = cellOf(value);
    if (cell !== undefined) return [[name, cell]];
    return isObject(value)
      ? Object.entries(value).flatMap(([inner, held]) => (cellOf(held) === undefined ? [] : [[`${name}.${inner}`, cellOf(held) ?? '']]))
      : [];
  });
  const tables = entries.flatMap(([name, value]) => tablesOf(name, value, width, language));
  return [...(lines.length > 0 ? [aligned(lines, Number.POSITIVE_INFINITY)] : []), ...tables];
}

/**
 * The printed text of an answer.
 * @param width columns of the terminal
 * @example printed({ summary: 'Target number 6 …', steps: [] }, { show: 'sentence', language: 'en' }, 80) // 'Target number 6 …'
 */
export function printed(answer: unknown, { show, language }: Pick<Query, 'show' | 'language'>, width: number): string {
  if (show === 'json') return JSON.stringify(answer, null, 2);
  if (isTable(answer)) return tableOf(answer, width, language);
  if (!isObject(answer)) return JSON.stringify(answer, null, 2);
  if (isAnsweredQuestion(answer)) return questionLines(answer, language, show === 'full').join('\n');
  if (Array.isArray(answer.nodes)) return listText(answer, answer.nodes, width, language);
  if (isGrid(answer)) return gridText(answer);
  const { summary, steps, outcomes } = answer;
  if (typeof summary !== 'string' || !('steps' in answer || 'outcomes' in answer)) return figuresOf(answer, width, language).join('\n\n');
  if (show === 'full')
    return [summary, ...(isTable(steps) ? [stepsOf(steps, Number.POSITIVE_INFINITY)] : []), ...figuresOf(answer, width, language)].join(
      '\n\n',
    );
  return !('steps' in answer) && isTable(outcomes) ? `${summary}\n\n${tableOf(outcomes, width, language)}` : summary;
}

/** Whether the answer has the readings of a question in words. */
const isAnsweredQuestion = (answer: Values): answer is Values & AnsweredQuestion =>
  Array.isArray(answer.readings) && Array.isArray(answer.results);

interface Grid {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  readonly notes: readonly string[];
}

/** Whether the answer is a table of the rules. */
const isGrid = (answer: Values): answer is Values & Grid =>
  ['columns', 'rows', 'notes'].every((name) => Array.isArray(answer[name])) && typeof answer.title === 'string';

const gridText = ({ title, columns, rows, notes }: Grid): string =>
  [title, aligned([columns, ...rows], Number.POSITIVE_INFINITY), ...notes].join('\n\n');

/** A page of a list with its total count and the cursor of the next page. */
function listText({ totalCount, pageInfo }: Values, nodes: readonly Values[], width: number, language: Language): string {
  const more = isObject(pageInfo) && pageInfo.hasNextPage === true ? ` · after=${pageInfo.endCursor}` : '';
  return `${nodes.length > 0 ? `${tableOf(nodes, width, language)}\n\n` : ''}${nodes.length} / ${totalCount ?? nodes.length}${more}`;
}
