/** Filters of units as conditions that the indexes answer. */
import type { Problem } from '@rangefinder/rules';
import { type RawBuilder, sql } from 'kysely';
import { type Facet, facet } from '../domain/facets.js';
import { columnOf } from '../domain/figure-columns.js';
import { specialKey } from '../domain/specials.js';
import type { FigureCondition, UnitFilter } from '../domain/unit-filter.js';
import { askable } from '../text/storable.js';

/** Conditions of each list in a filter, at most. */
const MOST_CONDITIONS = 20;
const LONGEST_TEXT = 500;

/** What is wrong with a filter: `TOO_MANY`, `TOO_LONG`. */
export function filterProblems(filter: UnitFilter): readonly Problem[] {
  const lists = (['specials', 'withoutSpecials', 'figures'] as const).filter((name) => (filter[name]?.length ?? 0) > MOST_CONDITIONS);
  const texts = (['text', 'faction', 'role', 'type', 'technology', 'source'] as const).filter(
    (name) => (filter[name]?.length ?? 0) > LONGEST_TEXT,
  );
  return [
    ...lists.map((name) => ({ code: 'TOO_MANY' as const, path: ['filter', name], given: filter[name]?.length, allowed: AT_MOST })),
    ...(filter.figures ?? []).flatMap(({ anyOf = [] }, index) =>
      anyOf && anyOf.length > MOST_CONDITIONS
        ? [{ code: 'TOO_MANY' as const, path: ['filter', 'figures', index, 'anyOf'], given: anyOf.length, allowed: AT_MOST }]
        : [],
    ),
    ...texts.map((name) => ({ code: 'TOO_LONG' as const, path: ['filter', name], given: filter[name], allowed: SHORTER })),
  ];
}

const AT_MOST = { en: `at most ${MOST_CONDITIONS} conditions`, ru: `не больше ${MOST_CONDITIONS} условий` };
const SHORTER = { en: `at most ${LONGEST_TEXT} characters`, ru: `не больше ${LONGEST_TEXT} символов` };

/** All conditions of a filter but its text, which takes a look into the dictionary first. */
export function unitConditions(filter: UnitFilter): readonly RawBuilder<boolean>[] {
  const { system, kind, inPlay = true, jumps, figures = [] } = filter;
  const facets = facetQuery(filter);
  return [
    ...(system === undefined || system === null ? [] : [sql<boolean>`system = ${askable(system)}`]),
    ...(kind === undefined || kind === null ? [] : [sql<boolean>`kind = ${askable(kind)}`]),
    ...(inPlay === null ? [] : [inPlay ? sql<boolean>`in_play` : sql<boolean>`not in_play`]),
    ...(jumps === undefined || jumps === null ? [] : [jumps ? sql<boolean>`jump_inches is not null` : sql<boolean>`jump_inches is null`]),
    ...figures.flatMap(figureConditions),
    // Last, since it takes longest: where a walk along an order looks at every row, most have failed before.
    ...(facets === undefined ? [] : [sql<boolean>`search_vector @@ ${facets}::tsquery`]),
  ];
}

function facetQuery({ specials = [], withoutSpecials = [], ...filter }: UnitFilter): string | undefined {
  const named = (['type', 'role', 'technology', 'faction', 'source'] as const).flatMap((name) => wordsOf(name, filter[name]));
  const all = [
    ...named,
    ...specials.flatMap((special) => wordsOf('special', specialKey(special))),
    ...withoutSpecials.flatMap((special) => wordsOf('special', specialKey(special)).map((word) => `!${word}`)),
  ];
  return all.length === 0 ? undefined : all.join(' & ');
}

const wordsOf = (name: Facet, value: string | null | undefined): readonly string[] =>
  value === undefined || value === null ? [] : [lexeme(facet(name, value))];

/**
 * A word as a query of Postgres has it, whatever is in it.
 * @example lexeme("o'neill") // "'o''neill'"
 */
export const lexeme = (word: string): string => `'${askable(word).replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

function figureConditions({ figure, ...condition }: FigureCondition): readonly RawBuilder<boolean>[] {
  return figure === 'cost' ? costConditions(condition) : realConditions(sql<number>`${sql.ref(columnOf(figure))}`, condition);
}

type Bounds = Omit<FigureCondition, 'figure'>;
const isGiven = <T>(value: T | null | undefined): value is T => value !== undefined && value !== null;

function realConditions(column: RawBuilder<number>, { atLeast, atMost, above, below, anyOf }: Bounds): readonly RawBuilder<boolean>[] {
  return [
    ...(isGiven(atLeast) ? [sql<boolean>`${column} >= ${atLeast}::real`] : []),
    ...(isGiven(atMost) ? [sql<boolean>`${column} <= ${atMost}::real`] : []),
    ...(isGiven(above) ? [sql<boolean>`${column} > ${above}::real`] : []),
    ...(isGiven(below) ? [sql<boolean>`${column} < ${below}::real`] : []),
    ...(isGiven(anyOf) ? [sql<boolean>`${column} = any(${anyOf}::real[])`] : []),
  ];
}

const WITHOUT_PRICE = 2_147_483_647;
const wholeNumber = (value: number): number => Math.min(WITHOUT_PRICE - 1, Math.max(-1, value));

/** Prices are whole: bounds become whole numbers, compared with the expression that the index holds. */
function costConditions({ atLeast, atMost, above, below, anyOf }: Bounds): readonly RawBuilder<boolean>[] {
  const cost = sql<number>`coalesce(cost, ${sql.lit(WITHOUT_PRICE)})`;
  const least = Math.max(...[atLeast ?? -1, isGiven(above) ? Math.floor(above) + 1 : -1].map((bound) => wholeNumber(Math.ceil(bound))));
  const most = Math.min(
    ...[atMost ?? WITHOUT_PRICE, isGiven(below) ? Math.ceil(below) - 1 : WITHOUT_PRICE].map((bound) => wholeNumber(Math.floor(bound))),
  );
  return [
    sql<boolean>`${cost} between ${least} and ${most}`,
    ...(isGiven(anyOf) ? [sql<boolean>`${cost} = any(${anyOf.filter(Number.isInteger).map(wholeNumber)}::integer[])`] : []),
  ];
}
