/**
 * A sweep evaluates a calculator over one or two of its inputs, with the others fixed. Fixed inputs are checked once, axes once for
 * each value, and only relations between fields for each cell. A cell therefore costs little more than resolving it.
 */
import { type AnyCalculator, check, costOf, relationProblems } from '../calculator.js';
import { type CheckResult, checkFields, MAX_PROBLEMS } from '../check.js';
import type { Fields } from '../fields.js';
import type { Path, Problem } from '../problems.js';
import { type FoundAxis, findAxes } from './axes.js';
import { type FigurePath, figurePaths, principalFigures } from './figures.js';
import { NOTATION } from './notation.js';
import { type AxisValue, type Draft, type EntryFigures, NO_ENTRIES, placeOf, put, valuesOf, withValue } from './values.js';

/** An axis with its checked values. */
interface SweepAxis extends FoundAxis {
  readonly checked: readonly AxisValue[];
}

/** A checked sweep whose cells can be resolved one by one, in row-major order: the values of the last axis change fastest. */
export interface SweepPlan {
  readonly calculator: AnyCalculator;
  readonly axes: readonly SweepAxis[];
  readonly figures: readonly FigurePath[];
  /** Number of cells. */
  readonly cells: number;
  /** The question of a cell, or its problems. */
  question(cell: number): CheckResult<Draft>;
}

/** Maximum number of values in one grid: cells times figures. */
const MAX_GRID_VALUES = 10_000;
const MAX_AXES = 2;

/** Options of a sweep. */
export interface SweepOptions {
  /** Paths of figures. Default: the principal figures of the answer. */
  readonly figures?: readonly string[] | undefined;
  /** Looks up the figures of a catalog entry, for drafts that name several. */
  readonly entry?: EntryFigures | undefined;
  /** Maximum number of values in the grid. */
  readonly maxGrid?: number | undefined;
}

/**
 * Plans a sweep over a draft in which one or two inputs have several values, or returns all problems.
 * @example planSweep(targetNumber, { skill: 4, inches: '0..42', targetMoved: '*' }, { figures: ['chance'] })
 */
export function planSweep(calculator: AnyCalculator, draft: unknown, options: SweepOptions = {}): CheckResult<SweepPlan> {
  const { input, output, principal } = calculator;
  const found = findAxes(input, draft);
  const figures = figurePaths(output, options.figures ?? principalFigures(output, principal));
  const counts = countProblems(found.axes, figures.ok ? figures.value.length : 1, options.maxGrid ?? MAX_GRID_VALUES);
  const objections = [...found.problems, ...counts, ...(figures.ok ? [] : figures.problems)];
  if (objections.length > 0 || !figures.ok)
    return { ok: false, problems: [...objections, ...fixedProblems(input, found)].slice(0, MAX_PROBLEMS) };
  const { entry = NO_ENTRIES } = options;
  const axes = found.axes.map((axis) => ({ ...axis, checked: valuesOf(input, found.draft, axis, entry) }));
  const base = checkFields(fixedFields(input, axes), fixedDraft(found.draft, axes));
  const problems = [...axes.flatMap(axisProblems), ...(base.ok ? [] : outside(base.problems, axes))];
  if (!base.ok || problems.length > 0) return { ok: false, problems: problems.slice(0, MAX_PROBLEMS) };
  const question = questionOf(calculator, axes, base.value, found.draft, entry);
  return { ok: true, value: { calculator, axes, figures: figures.value, cells: cellsIn(axes), question } };
}

const cellsIn = (axes: readonly Pick<FoundAxis, 'values'>[]): number => axes.reduce((product, { values }) => product * values.length, 1);

/** The number of cells of a draft, without checking it. @example cellsOf(targetNumber, { inches: '0..42' }) // 43 */
export const cellsOf = ({ input }: AnyCalculator, draft: unknown): number => cellsIn(findAxes(input, draft).axes);

/** The estimated cost of all cells, in milliseconds on one core. Cells with problems cost nothing. */
export function costOfSweep(plan: SweepPlan): number {
  const { calculator, cells } = plan;
  if (typeof calculator.cost === 'number') return calculator.cost * cells;
  let cost = 0;
  for (let cell = 0; cell < cells; cell++) cost += costOfCell(plan, cell);
  return cost;
}

/** The estimated cost of a cell, in milliseconds on one core. A cell with problems costs nothing if the cost depends on the question. */
export function costOfCell({ calculator, question }: Pick<SweepPlan, 'calculator' | 'question'>, cell: number): number {
  if (typeof calculator.cost === 'number') return calculator.cost;
  const parsed = question(cell);
  return parsed.ok ? costOf(calculator, parsed.value) : 0;
}

function countProblems(axes: readonly FoundAxis[], figures: number, maxGrid: number): readonly Problem[] {
  const [first] = axes;
  if (!first) return [{ code: 'MISSING', path: [], given: null, allowed: SEVERAL }];
  const beyond = axes[MAX_AXES];
  if (beyond) return [{ code: 'WRONG_TYPE', path: beyond.path, given: beyond.values.length, allowed: ONE_OR_TWO }];
  const grid = cellsIn(axes) * figures;
  return grid <= maxGrid ? [] : [{ code: 'OUT_OF_RANGE', path: first.path, given: grid, allowed: gridAllowed(maxGrid) }];
}

const SEVERAL = {
  en: `several values of one or two inputs: ${NOTATION.en}`,
  ru: `несколько значений одного или двух входов: ${NOTATION.ru}`,
};
const ONE_OR_TWO = {
  en: 'one value here: only two inputs may vary at once',
  ru: 'здесь одно значение: меняться сразу могут только два входа',
};
const gridAllowed = (maxGrid: number) => ({
  en: `at most ${maxGrid} values in the grid, cells times figures`,
  ru: `не больше ${maxGrid} значений в таблице: ячейки, умноженные на показатели`,
});

/** The first invalid value of an axis is a problem of the whole sweep. Missing figures of a catalog entry are problems of its cell. */
const axisProblems = ({ field, checked }: SweepAxis): readonly Problem[] =>
  checked
    .flatMap(({ problems }) => (field.kind === 'catalog' ? problems.filter(({ code }) => code === 'NOT_FOUND') : problems))
    .slice(0, 1);

type Varying = Pick<FoundAxis, 'path' | 'field'>;
const replaced = (axes: readonly Varying[]): ReadonlySet<unknown> =>
  new Set(axes.filter(({ field }) => field.kind === 'catalog').map((axis) => placeOf(axis)[0]));

/** The fields outside the axes of catalog entries. Empty when an entry fills the top level of the question. */
function fixedFields(input: Fields, axes: readonly Varying[]): Fields {
  const names = replaced(axes);
  return names.has(undefined) ? {} : Object.fromEntries(Object.entries(input).filter(([name]) => !names.has(name)));
}

function fixedDraft(draft: unknown, axes: readonly Varying[]): unknown {
  const names = replaced(axes);
  if (names.size === 0) return draft;
  return names.has(undefined) ? {} : Object.fromEntries(Object.entries(draft as Draft).filter(([name]) => !names.has(name)));
}

/** Problems of fixed inputs. Those of axes are reported for each value. */
const outside = (problems: readonly Problem[], axes: readonly Varying[]): readonly Problem[] =>
  problems.filter(({ path }) => !axes.some((axis) => isWithin(path, axis.path)));
const isWithin = (path: Path, place: Path): boolean => place.every((step, index) => path[index] === step);

function fixedProblems(
  input: Fields,
  { axes, draft }: { readonly axes: readonly FoundAxis[]; readonly draft: unknown },
): readonly Problem[] {
  const base = checkFields(fixedFields(input, axes), fixedDraft(draft, axes));
  return base.ok ? [] : outside(base.problems, axes);
}

/** Returns a function that builds the question of a cell. */
function questionOf(
  calculator: AnyCalculator,
  axes: readonly SweepAxis[],
  base: Draft,
  draft: unknown,
  entry: EntryFigures,
): SweepPlan['question'] {
  const [first, second] = axes.map(placeOf);
  const isEntangled = first && second && (isWithin(first, second) || isWithin(second, first));
  const isCheckedWhole = isEntangled || axes.some(({ isInSet }) => isInSet);
  return (cell) => {
    const indices = placeOfCell(axes, cell);
    if (isCheckedWhole)
      return check(
        calculator,
        axes.reduce((sofar, axis, at) => withValue(sofar, axis, axis.values[indices[at] as number], entry), draft),
      );
    let question: unknown = base;
    for (const [at, axis] of axes.entries()) {
      const { checked, problems } = axis.checked[indices[at] as number] as AxisValue;
      if (problems.length > 0) return { ok: false, problems };
      question = put(question, placeOf(axis), checked);
    }
    return related(calculator, question as Draft);
  };
}

function related(calculator: AnyCalculator, question: Draft): CheckResult<Draft> {
  const problems = relationProblems(calculator, question);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: question };
}

/** The index of a cell along each axis. @example placeOfCell([{ values: [1, 2] }, { values: [1, 2, 3] }], 4) // [1, 1] */
function placeOfCell(axes: readonly Pick<FoundAxis, 'values'>[], cell: number): readonly number[] {
  const columns = axes[1]?.values.length;
  return columns === undefined ? [cell] : [Math.floor(cell / columns), cell % columns];
}

/**
 * The draft with every notation of several values expanded to a list.
 * @example withLists(targetNumber, { skill: 4, tmm: '0..2' }) // { skill: 4, tmm: [0, 1, 2] }
 */
export function withLists({ input }: AnyCalculator, draft: unknown): Draft {
  const found = findAxes(input, draft);
  return found.axes.reduce((sofar, { path, values }) => put(sofar, path, values), found.draft) as Draft;
}

/**
 * The draft of one cell, as for a single question. Undefined outside of the grid.
 * @example draftOfCell(targetNumber, { skill: 4, inches: '0..42' }, [8]) // { skill: 4, inches: 8 }
 */
export function draftOfCell({ input }: AnyCalculator, draft: unknown, place: readonly number[]): unknown {
  const found = findAxes(input, draft);
  if (!isInside(found.axes, place)) return undefined;
  return found.axes.reduce((sofar, { path, values }, at) => put(sofar, path, values[place[at] as number]), found.draft);
}

const isInside = (axes: readonly Pick<FoundAxis, 'values'>[], place: readonly number[]): boolean =>
  place.length === axes.length && axes.every(({ values }, at) => Object.hasOwn(values, place[at] as number));
