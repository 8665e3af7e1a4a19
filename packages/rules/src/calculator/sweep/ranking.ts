/**
 * Ranks the cells of a sweep over one input by a figure, or by that figure per point. Cells without the figure are counted with the
 * reason.
 */
import type { Language } from '../../text/language.js';
import { answerChecked } from '../answer.js';
import type { CheckResult } from '../check.js';
import { problemText } from '../problems.js';
import type { FigureValue } from './figures.js';
import { type Grid, gridOf } from './grid.js';
import type { SweepPlan } from './plan.js';

/** The sort order of cells. */
export interface RankingOrder {
  /** Index of the figure in the plan. */
  readonly by: number;
  readonly descending: boolean;
  /** Points of each cell, null where it has no price. Without this, figures are not divided by points. */
  readonly points?: readonly (number | null)[] | undefined;
}

/** A cell in the ranking. */
export interface RankedCell {
  readonly cell: number;
  /** From 1. Cells with the same score share a rank. */
  readonly rank: number;
  /** The figure that determines the rank, divided by points if requested. */
  readonly score: number;
  readonly values: readonly FigureValue[];
}

/** Cells that are not ranked, grouped by reason. */
export interface LeftOut {
  /** The code of the refusal or problem, or `NO_VALUE`, `NO_POINTS`. */
  readonly reason: string;
  readonly count: number;
  /** An example of these cells. */
  readonly cell: number;
  /** The refusal or problem of the example. Empty when the reason code says enough. */
  readonly text: string;
}

/** The number of ranked cells, a page of them with their figures, and the cells left out. */
export interface Ranking {
  readonly ranked: number;
  readonly page: readonly RankedCell[];
  readonly leftOut: readonly LeftOut[];
  readonly figures: Grid['figures'];
}

/** A page of a ranking. */
export interface RankingPage {
  readonly offset: number;
  readonly first: number;
}

/**
 * Ranks the cells of a plan with one axis.
 * @example rankingOf(plan, { by: 0, descending: true }, { offset: 0, first: 20 }, 'en')
 */
export function rankingOf(plan: SweepPlan, order: RankingOrder, { offset, first }: RankingPage, language: Language): CheckResult<Ranking> {
  const swept = gridOf(plan, language);
  if (!swept.ok) return swept;
  const grid = swept.value;
  const scores = scoresOf(grid, order);
  const left = new Map<string, { cell: number; count: number }>();
  const cells: number[] = [];
  const problems = new Map(grid.problems.map(({ cell, problem }) => [cell, problem]));
  for (let cell = 0; cell < grid.cells; cell++) {
    const reason = grid.refusals[cell] ?? problems.get(cell)?.code ?? (typeof scores[cell] === 'number' ? undefined : String(scores[cell]));
    if (reason === undefined) cells.push(cell);
    else left.set(reason, { cell: left.get(reason)?.cell ?? cell, count: (left.get(reason)?.count ?? 0) + 1 });
  }
  const sign = order.descending ? -1 : 1;
  const score = (cell: number): number => scores[cell] as number;
  cells.sort((a, b) => sign * (score(a) - score(b)) || a - b);
  const rankAt = (place: number): number => {
    let rank = place;
    while (rank > 0 && score(cells[rank - 1] as number) === score(cells[place] as number)) rank--;
    return rank + 1;
  };
  const page = cells
    .slice(offset, offset + first)
    .map((cell, place) => ({ cell, rank: rankAt(offset + place), score: score(cell), values: valuesAt(grid, cell) }));
  const leftOut = [...left].map(([reason, { cell, count }]) => ({ reason, cell, count, text: textOf(plan, cell, language) }));
  leftOut.sort((a, b) => b.count - a.count);
  return { ok: true, value: { ranked: cells.length, page, leftOut, figures: grid.figures.map(withoutCells) } };
}

/** The score of each cell, or the reason why it has none. */
function scoresOf({ figures, cells }: Grid, { by, points }: RankingOrder): readonly (number | 'NO_VALUE' | 'NO_POINTS')[] {
  const numbers = (figures[by] as Grid['figures'][number]).numbers;
  return Array.from({ length: cells }, (_, cell) => {
    const value = numbers[cell] as number | null;
    if (value === null) return 'NO_VALUE';
    if (!points) return value;
    const price = points[cell] ?? null;
    return price === null || price <= 0 ? 'NO_POINTS' : value / price;
  });
}

const valuesAt = ({ figures }: Grid, cell: number): readonly FigureValue[] =>
  figures.map(({ numbers, fractions, texts }) => ({
    number: numbers[cell] as number | null,
    fraction: fractions?.[cell] ?? null,
    text: texts?.[cell] ?? null,
  }));

const withoutCells = (figure: Grid['figures'][number]): Grid['figures'][number] => ({
  ...figure,
  numbers: [],
  fractions: null,
  texts: null,
});

/** The text of the refusal or problem of a cell. */
function textOf({ question, calculator }: SweepPlan, cell: number, language: Language): string {
  const parsed = question(cell);
  if (!parsed.ok) return parsed.problems.map((problem) => problemText(problem, language)).join('; ');
  return answerChecked(calculator, parsed.value, language).refusal?.text ?? '';
}
