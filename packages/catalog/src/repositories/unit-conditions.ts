/** Filters of units as conditions that the indexes answer. */
import type { Problem } from '@rangefinder/rules';
import { type RawBuilder, sql } from 'kysely';
import { lexeme } from '../database/lexeme.js';
import { abilityKey, facet, KNOWN_AVAILABILITY, TEXT_FACETS } from '../domain/facets.js';
import { columnOf } from '../domain/figures.js';
import type { FigureCondition, UnitFilter } from '../domain/unit-filter.js';
import { fieldingConditions } from '../fielding/conditions.js';
import { askable } from '../text/storable.js';

/** Conditions of each list in a filter, at most. */
const MOST_CONDITIONS = 20;
const LONGEST_TEXT = 500;

/** What is wrong with a filter: `TOO_MANY`, `TOO_LONG`. */
export function filterProblems(filter: UnitFilter): readonly Problem[] {
  const lists = (['specials', 'withoutSpecials', 'figures'] as const).filter((name) => (filter[name]?.length ?? 0) > MOST_CONDITIONS);
  const given = { text: filter.text, faction: filter.faction, era: filter.era, source: filter.source, ...filter.texts };
  const texts = Object.entries(given).filter(([, text]) => (text?.length ?? 0) > LONGEST_TEXT);
  return [
    ...lists.map((name) => ({ code: 'TOO_MANY' as const, path: ['filter', name], given: filter[name]?.length, allowed: AT_MOST })),
    ...(filter.figures ?? []).flatMap(({ anyOf = [] }, index) =>
      anyOf && anyOf.length > MOST_CONDITIONS
        ? [{ code: 'TOO_MANY' as const, path: ['filter', 'figures', index, 'anyOf'], given: anyOf.length, allowed: AT_MOST }]
        : [],
    ),
    ...texts.map(([name, text]) => ({ code: 'TOO_LONG' as const, path: ['filter', name], given: text, allowed: SHORTER })),
  ];
}

const AT_MOST = { en: `at most ${MOST_CONDITIONS} conditions`, ru: `не больше ${MOST_CONDITIONS} условий` };
const SHORTER = { en: `at most ${LONGEST_TEXT} characters`, ru: `не больше ${LONGEST_TEXT} символов` };

/** All conditions of a filter but its text, which takes a look into the dictionary first. */
export function unitConditions(filter: UnitFilter): readonly RawBuilder<boolean>[] {
  const { system, kind, inPlay = true, figures = [] } = filter;
  const facets = facetQuery(filter);
  return [
    ...(system === undefined || system === null ? [] : [sql<boolean>`system = ${askable(system)}`]),
    ...(kind === undefined || kind === null ? [] : [sql<boolean>`kind = ${askable(kind)}`]),
    ...(inPlay === null ? [] : [inPlay ? sql<boolean>`in_play` : sql<boolean>`not in_play`]),
    ...figures.flatMap(figureConditions),
    // Last, since it takes longest: where a walk along an order looks at every row, most have failed before.
    ...(facets === undefined ? [] : [sql<boolean>`search_vector @@ ${facets}::tsquery`]),
  ];
}

function facetQuery({ specials = [], withoutSpecials = [], ...filter }: UnitFilter): string | undefined {
  const named = [
    ...TEXT_FACETS.flatMap((name) => wordsOf(name, filter.texts?.[name])),
    ...wordsOf('source', filter.source),
    ...fieldingConditions(filter).map((any) => `(${any.map(lexeme).join(' | ')})`),
    ...(filter.availability === undefined || filter.availability === null
      ? []
      : [`${filter.availability === 'known' ? '' : '!'}${lexeme(KNOWN_AVAILABILITY)}`]),
  ];
  const all = [
    ...named,
    ...specials.flatMap((special) => wordsOf('special', abilityKey(special))),
    ...withoutSpecials.flatMap((special) => wordsOf('special', abilityKey(special)).map((word) => `!${word}`)),
  ];
  return all.length === 0 ? undefined : all.join(' & ');
}

const wordsOf = (name: string, value: string | null | undefined): readonly string[] =>
  value === undefined || value === null ? [] : [lexeme(facet(name, value))];

function figureConditions({ figure, ...condition }: FigureCondition): readonly RawBuilder<boolean>[] {
  return figure === 'cost' ? costConditions(condition) : realConditions(sql<number>`${sql.ref(columnOf(figure))}`, condition);
}

type Bounds = Omit<FigureCondition, 'figure'>;
const isGiven = <T>(value: T | null | undefined): value is T => value !== undefined && value !== null;

function realConditions(column: RawBuilder<number>, { atLeast, atMost, above, below, anyOf, has }: Bounds): readonly RawBuilder<boolean>[] {
  return [
    ...(isGiven(atLeast) ? [sql<boolean>`${column} >= ${atLeast}::real`] : []),
    ...(isGiven(atMost) ? [sql<boolean>`${column} <= ${atMost}::real`] : []),
    ...(isGiven(above) ? [sql<boolean>`${column} > ${above}::real`] : []),
    ...(isGiven(below) ? [sql<boolean>`${column} < ${below}::real`] : []),
    ...(isGiven(anyOf) ? [sql<boolean>`${column} = any(${anyOf}::real[])`] : []),
    ...hasConditions(column, has),
  ];
}

const hasConditions = (column: RawBuilder<unknown>, has: boolean | null | undefined): readonly RawBuilder<boolean>[] =>
  isGiven(has) ? [has ? sql<boolean>`${column} is not null` : sql<boolean>`${column} is null`] : [];

const WITHOUT_PRICE = 2_147_483_647;
const wholeNumber = (value: number): number => Math.min(WITHOUT_PRICE - 1, Math.max(-1, value));

/** Prices are whole: bounds become whole numbers, compared with the expression that the index holds. */
function costConditions({ atLeast, atMost, above, below, anyOf, has }: Bounds): readonly RawBuilder<boolean>[] {
  const cost = sql<number>`coalesce(cost, ${sql.lit(WITHOUT_PRICE)})`;
  const least = Math.max(...[atLeast ?? -1, isGiven(above) ? Math.floor(above) + 1 : -1].map((bound) => wholeNumber(Math.ceil(bound))));
  const most = Math.min(
    ...[atMost ?? WITHOUT_PRICE, isGiven(below) ? Math.ceil(below) - 1 : WITHOUT_PRICE].map((bound) => wholeNumber(Math.floor(bound))),
  );
  return [
    sql<boolean>`${cost} between ${least} and ${most}`,
    ...(isGiven(anyOf) ? [sql<boolean>`${cost} = any(${anyOf.filter(Number.isInteger).map(wholeNumber)}::integer[])`] : []),
    ...hasConditions(sql`cost`, has),
  ];
}
