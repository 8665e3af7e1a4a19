/** The results of a sweep as plain data, which can be sent between threads. */
import type { Language, Text } from '../../text/language.js';
import { number } from '../../text/numbers.js';
import type { CheckResult } from '../check.js';
import type { Field, Unit } from '../fields.js';
import { type Problem, pathText } from '../problems.js';
import type { FoundAxis } from './axes.js';
import { type Direction, directionOf } from './better.js';
import { type FigurePath, figureValue, valueAt } from './figures.js';
import type { SweepPlan } from './plan.js';

/** An axis in words. */
export interface GridAxis {
  /** Path of the input: `situation.inches`. */
  readonly input: string;
  readonly label: string;
  readonly unit: Unit | null;
  readonly values: readonly GridAxisValue[];
}

/** A value of an axis. */
export interface GridAxisValue {
  /** The value as in a query parameter. */
  readonly value: string;
  readonly label: string;
}

/** A figure in all cells, in cell order. */
export interface GridFigure {
  readonly figure: string;
  readonly label: string;
  readonly unit: Unit | null;
  /** The better direction, and for which side. Null when no direction is better. */
  readonly better: Direction['better'];
  readonly betterFor: Direction['betterFor'];
  readonly numbers: readonly (number | null)[];
  /** Null when no cell has a chance. */
  readonly fractions: readonly (string | null)[] | null;
  /** Null when no cell has text. */
  readonly texts: readonly (string | null)[] | null;
}

/** A problem of the question of a cell. */
export interface CellProblem {
  readonly cell: number;
  readonly problem: Problem;
}

/** The cells of a sweep in row-major order: the values of the last axis change fastest. */
export interface Grid {
  readonly axes: readonly GridAxis[];
  readonly cells: number;
  readonly figures: readonly GridFigure[];
  /** The reason why the rules forbid a cell; null for allowed cells. */
  readonly refusals: readonly (string | null)[];
  readonly problems: readonly CellProblem[];
}

interface Column {
  readonly figure: FigurePath;
  readonly numbers: (number | null)[];
  readonly fractions: (string | null)[];
  readonly texts: (string | null)[];
}

/**
 * Resolves every cell. A problem common to all cells is reported as a problem of the question.
 * @example gridOf(plan, 'en') // { ok: true, value: { figures: [{ figure: 'chance', numbers: [0.72, …], … }], … } }
 */
export function gridOf(plan: SweepPlan, language: Language): CheckResult<Grid> {
  const columns: readonly Column[] = plan.figures.map((figure) => ({ figure, numbers: [], fractions: [], texts: [] }));
  const refusals: (string | null)[] = [];
  const objections: (readonly Problem[])[] = [];
  for (let cell = 0; cell < plan.cells; cell++) {
    const parsed = plan.question(cell);
    objections.push(parsed.ok ? NONE : parsed.problems);
    const outcome = parsed.ok ? plan.calculator.resolve(parsed.value) : undefined;
    const refusal = outcome?.refusal?.code ?? null;
    refusals.push(refusal);
    for (const column of columns) fill(column, refusal === null ? outcome?.figures : undefined, language);
  }
  const common = commonProblems(objections);
  if (common.length > 0) return { ok: false, problems: common };
  const problems = objections.flatMap((each, cell) => each.map((problem) => ({ cell, problem })));
  const axes = plan.axes.map((axis) => axisIn(axis, language));
  return { ok: true, value: { axes, cells: plan.cells, figures: columns.map((column) => columnIn(column, language)), refusals, problems } };
}

const NONE: readonly Problem[] = [];

function fill({ figure, numbers, fractions, texts }: Column, figures: unknown, language: Language): void {
  const value = figureValue(figure.field, figures === undefined ? undefined : valueAt(figures, figure), language);
  numbers.push(value.number);
  fractions.push(value.fraction);
  texts.push(value.text);
}

/** The problems that all cells have at the same path. */
function commonProblems([first = NONE, ...others]: readonly (readonly Problem[])[]): readonly Problem[] {
  const sameAs = (problem: Problem) => (other: Problem) => other.code === problem.code && pathText(other.path) === pathText(problem.path);
  return first.filter((problem) => others.every((problems) => problems.some(sameAs(problem))));
}

const labelOf = (labels: readonly Text[], language: Language): string => labels.map((label) => label[language]).join(': ');
const someOrNull = (values: readonly (string | null)[]) => (values.some((value) => value !== null) ? values : null);

const columnIn = ({ figure: { path, labels, unit, field }, numbers, fractions, texts }: Column, language: Language): GridFigure => ({
  figure: path,
  label: labelOf(labels, language),
  unit: unit ?? null,
  ...directionOf(field.better),
  numbers,
  fractions: someOrNull(fractions),
  texts: someOrNull(texts),
});

const axisIn = ({ path, field, labels, values }: FoundAxis, language: Language): GridAxis => ({
  input: pathText(path),
  label: labelOf(labels, language),
  unit: field.unit ?? null,
  values: values.map((value) => ({ value: String(value), label: valueLabel(field, value, language) })),
});

const YES: Text = { en: 'yes', ru: 'да' };
const NO: Text = { en: 'no', ru: 'нет' };

export function valueLabel(field: Field, value: unknown, language: Language): string {
  if (typeof value === 'number') return number(value, language);
  if (typeof value === 'boolean') return (value ? YES : NO)[language];
  const text = String(value);
  return wordsFor(field)?.[text]?.[language] ?? text;
}

/** The words of a field's values, if it has any. */
function wordsFor(field: Field): Readonly<Record<string, Text>> | undefined {
  if (field.kind === 'choice') return field.type.values;
  if (field.kind === 'int') return field.words;
  return field.kind === 'text' ? field.written : undefined;
}
