/**
 * An answer as text for language models: the summary, the principal figures, then each step with its rule. Lists are tables in CSV,
 * and figures without a value are left out.
 */
import { fraction, ZERO } from '@rangefinder/dice';
import type { AnyCalculator } from '../calculator/calculator.js';
import type { Field, Fields, ListField } from '../calculator/fields.js';
import { chanceOf, type PublicAnswer, type PublicBoundedChance } from '../calculator/public.js';
import { type FigurePath, fieldAt, isIndex, principalPaths, valueAt } from '../calculator/sweep/figures.js';
import { percent, percentBetween } from '../text/numbers.js';

/** A list of the answer with the columns of its table: paths below an item, empty for an item that is itself a value. */
interface Table {
  readonly list: FigurePath;
  readonly columns: readonly string[];
}

/**
 * The lines of an answer. A refusal has only its reason.
 * @example answerLines(targetNumber, answer)[0] // 'Target number 6 on 2D6, odds 13/18 (72.2%): skill 4, range +2.'
 */
export function answerLines(calculator: AnyCalculator, answer: PublicAnswer): readonly string[] {
  const { allowed, summary, steps } = answer;
  if (!allowed) return [summary];
  const { output } = calculator;
  const paths = principalPaths(calculator);
  const figures = paths.filter(({ steps: path }) => !path.some(isIndex));
  const tables = tablesOf(output, paths);
  const more = leftOut(output, figures, tables);
  return [
    summary,
    ...figures.flatMap((figure) => figureLine(answer, figure)),
    ...tables.flatMap((table) => tableLines(output, answer, table)),
    ...steps.map(({ label, text, rule }) => `- ${label}: ${text} [${rule.id}]`),
    ...(more.length > 0 ? [`More with fields: ${more.join(', ')}`] : []),
  ];
}

/** A chance that an answer omits because it is 0. */
const NEVER = chanceOf(ZERO);

function figureLine(answer: PublicAnswer, figure: FigurePath): readonly string[] {
  const text = valueText(figure.field, valueAt(answer, figure, NEVER), withShare);
  return text === undefined ? [] : [`${figure.path}: ${text}`];
}

/** The lists that the paths select items of. Their tables have all single values of an item, and those of the paths. */
function tablesOf(output: Fields, paths: readonly FigurePath[]): readonly Table[] {
  const lists = new Map<string, string[]>();
  for (const { steps } of paths) {
    const place = steps.findIndex(isIndex);
    if (place < 0) continue;
    const list = steps.slice(0, place).join('.');
    lists.set(list, [...(lists.get(list) ?? []), steps.slice(place + 1).join('.')]);
  }
  return [...lists].map(([path, below]) => {
    const list = fieldAt(output, path) as FigurePath;
    return { list, columns: [...new Set([...leavesOf((list.field as ListField).item), ...below.filter((step) => !isIndex(step))])] };
  });
}

/** Paths of the single values of a field, and of lists of single values. */
function leavesOf(field: Field, path = ''): readonly string[] {
  if (field.kind === 'object')
    return Object.entries(field.fields).flatMap(([name, inner]) => leavesOf(inner, path ? `${path}.${name}` : name));
  return field.kind === 'list' && (field.item.kind === 'object' || field.item.kind === 'list') ? [] : [path];
}

/** A table under the path of its list: a row for each item, without columns that have no value. */
function tableLines(output: Fields, answer: PublicAnswer, { list, columns }: Table): readonly string[] {
  const items = valueAt(answer, list);
  if (!Array.isArray(items) || items.length === 0) return [];
  const cellAt = (row: number, column: string) => {
    const figure = fieldAt(output, [list.path, row, ...(column ? [column] : [])].join('.')) as FigurePath;
    return valueText(figure.field, valueAt(answer, figure, NEVER), exactly);
  };
  const filled = columns
    .map((name) => ({ name, cells: items.map((_, row) => cellAt(row, name)) }))
    .filter(({ cells }) => cells.some((cell) => cell !== undefined));
  const head = filled.map(({ name }) => name).join(',');
  const rows = items.map((_, row) => filled.map(({ cells }) => inCsv(cells[row] ?? '')).join(','));
  return [`${list.path}:`, ...(head ? [head] : []), ...rows];
}

const inCsv = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Longer fractions are only percentages here; the answer as data has them whole. */
const MAX_FRACTION_CHARACTERS = 40;

type ChanceFormat = (chance: PublicBoundedChance) => string;

/** A chance in a table: its fraction, or its percentage where the fraction is too long or unknown. */
const exactly: ChanceFormat = ({ fraction: text, low, high }) => {
  if (text === null) return percentBetween({ low, high }, 'en');
  return text.length > MAX_FRACTION_CHARACTERS ? shareOf(text) : text;
};

/** A chance in a line: `7/12 (58.3%)`. */
const withShare: ChanceFormat = (chance) => {
  const text = exactly(chance);
  return text === chance.fraction ? `${text} (${shareOf(text)})` : text;
};

function shareOf(text: string): string {
  const [numerator = '', denominator = '1'] = text.split('/');
  return percent(fraction(BigInt(numerator), BigInt(denominator)), 'en');
}

/** Of a mean, which may have more decimals than are of use. */
const SIGNIFICANT_DIGITS = 6;

/** A public value of a field as text; undefined where there is none. */
function valueText(field: Field, value: unknown, chanceText: ChanceFormat): string | undefined {
  if (value === null || value === undefined) return undefined;
  switch (field.kind) {
    case 'chance':
    case 'boundedChance':
      return chanceText(value as PublicBoundedChance);
    case 'weapon':
    case 'armor':
      return nameInId((value as { readonly id: string }).id);
    case 'exact':
      return String(Number((value as number).toPrecision(SIGNIFICANT_DIGITS)));
    case 'list':
      return (value as readonly unknown[]).map((item) => valueText(field.item, item, chanceText) ?? '').join('; ');
    default:
      return String(value);
  }
}

/** The id without the rule set, as the arguments take it. */
const nameInId = (id: string): string => id.slice(id.indexOf('/') + 1);

/** The outputs, and the lists within tables, that no line shows. */
function leftOut(output: Fields, figures: readonly FigurePath[], tables: readonly Table[]): readonly string[] {
  const shown = new Set([...figures.map(({ path }) => path), ...tables.map(({ list }) => list.path)]);
  const nested = tables.flatMap(({ list }) => listsIn((list.field as ListField).item).map((path) => `${list.path}.${path}`));
  return [...Object.keys(output).filter((name) => !shown.has(name)), ...nested];
}

/** Paths of the lists of objects in an item of a table. */
function listsIn(field: Field, path = ''): readonly string[] {
  if (field.kind === 'object')
    return Object.entries(field.fields).flatMap(([name, inner]) => listsIn(inner, path ? `${path}.${name}` : name));
  return field.kind === 'list' && path !== '' && leavesOf(field).length === 0 ? [path] : [];
}
