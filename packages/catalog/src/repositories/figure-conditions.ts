/** Conditions on figures, in the form of the indexes. */
import type { FigureComparison, FigureCondition } from '@rangefinder/query';
import { type RawBuilder, sql } from 'kysely';
import { columnOf } from '../database/figure-columns.js';

type Bounds = Omit<FigureCondition, 'figure'>;
const isGiven = <T>(value: T | null | undefined): value is T => value !== undefined && value !== null;

/** SQL conditions of a figure condition; a unit without the figure matches none. */
export function figureConditions({ figure, ...condition }: FigureCondition): readonly RawBuilder<boolean>[] {
  return figure === 'cost' ? costConditions(condition) : realConditions(sql<number>`${sql.ref(columnOf(figure))}`, condition);
}

/** A comparison of two figures, both of which a unit must have: false where one is missing, so that it can be negated. */
export const figureComparison = ({ figure, sign, than }: FigureComparison): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${columnFor(figure)} ${sql.raw(sign === '!=' ? '<>' : sign)} ${columnFor(than)}, false)`;

const columnFor = (figure: string): RawBuilder<number> =>
  figure === 'cost' ? sql<number>`cost::real` : sql<number>`${sql.ref(columnOf(figure))}`;

/** SQL conditions on a numeric expression. */
export function realConditions(
  column: RawBuilder<number>,
  { atLeast, atMost, above, below, anyOf, noneOf, has }: Bounds,
): readonly RawBuilder<boolean>[] {
  return [
    ...(isGiven(atLeast) ? [sql<boolean>`${column} >= ${atLeast}::real`] : []),
    ...(isGiven(atMost) ? [sql<boolean>`${column} <= ${atMost}::real`] : []),
    ...(isGiven(above) ? [sql<boolean>`${column} > ${above}::real`] : []),
    ...(isGiven(below) ? [sql<boolean>`${column} < ${below}::real`] : []),
    ...(isGiven(anyOf) ? [sql<boolean>`${column} = any(${anyOf}::real[])`] : []),
    ...(isGiven(noneOf) ? [sql<boolean>`${column} <> all(${noneOf}::real[])`] : []),
    ...hasConditions(column, has),
  ];
}

const hasConditions = (column: RawBuilder<unknown>, has: boolean | null | undefined): readonly RawBuilder<boolean>[] =>
  isGiven(has) ? [has ? sql<boolean>`${column} is not null` : sql<boolean>`${column} is null`] : [];

const WITHOUT_PRICE = 2_147_483_647;
const wholeNumber = (value: number): number => Math.min(WITHOUT_PRICE - 1, Math.max(-1, value));
const wholeNumbers = (values: readonly number[]): readonly number[] => values.filter(Number.isInteger).map(wholeNumber);

/** Prices are integers: bounds are rounded, and compared with the indexed expression. */
function costConditions({ atLeast, atMost, above, below, anyOf, noneOf, has }: Bounds): readonly RawBuilder<boolean>[] {
  const cost = sql<number>`coalesce(cost, ${sql.lit(WITHOUT_PRICE)})`;
  const least = Math.max(...[atLeast ?? -1, isGiven(above) ? Math.floor(above) + 1 : -1].map((bound) => wholeNumber(Math.ceil(bound))));
  const most = Math.min(
    ...[atMost ?? WITHOUT_PRICE, isGiven(below) ? Math.ceil(below) - 1 : WITHOUT_PRICE].map((bound) => wholeNumber(Math.floor(bound))),
  );
  return [
    sql<boolean>`${cost} between ${least} and ${most}`,
    ...(isGiven(anyOf) ? [sql<boolean>`${cost} = any(${wholeNumbers(anyOf)}::integer[])`] : []),
    ...(isGiven(noneOf) ? [sql<boolean>`cost <> all(${wholeNumbers(noneOf)}::integer[])`] : []),
    ...hasConditions(sql`cost`, has),
  ];
}
