import { sql } from 'kysely';
import { facet } from '../domain/facets.js';
import { columnOf } from '../domain/figure-columns.js';
import { specialKey } from '../domain/specials.js';
import { askable } from '../text/storable.js';
/** Conditions of each list in a filter, at most. */
const MOST_CONDITIONS = 20;
const LONGEST_TEXT = 500;
/** What is wrong with a filter: `TOO_MANY`, `TOO_LONG`. */
export function filterProblems(filter) {
    const lists = ['specials', 'withoutSpecials', 'figures'].filter((name) => (filter[name]?.length ?? 0) > MOST_CONDITIONS);
    const texts = ['text', 'faction', 'role', 'type', 'technology', 'source'].filter((name) => (filter[name]?.length ?? 0) > LONGEST_TEXT);
    return [
        ...lists.map((name) => ({ code: 'TOO_MANY', path: ['filter', name], given: filter[name]?.length, allowed: AT_MOST })),
        ...texts.map((name) => ({ code: 'TOO_LONG', path: ['filter', name], given: filter[name], allowed: SHORTER })),
    ];
}
const AT_MOST = { en: `at most ${MOST_CONDITIONS} conditions`, ru: `не больше ${MOST_CONDITIONS} условий` };
const SHORTER = { en: `at most ${LONGEST_TEXT} characters`, ru: `не больше ${LONGEST_TEXT} символов` };
/** All conditions of a filter but its text, which takes a look into the dictionary first. */
export function unitConditions(filter) {
    const { system, kind, inPlay = true, jumps, figures = [] } = filter;
    const facets = facetQuery(filter);
    return [
        ...(system === undefined || system === null ? [] : [sql `system = ${askable(system)}`]),
        ...(kind === undefined || kind === null ? [] : [sql `kind = ${askable(kind)}`]),
        ...(inPlay === null ? [] : [inPlay ? sql `in_play` : sql `not in_play`]),
        ...(jumps === undefined || jumps === null ? [] : [jumps ? sql `jump_inches is not null` : sql `jump_inches is null`]),
        ...figures.flatMap(figureConditions),
        // Last, since it takes longest: where a walk along an order looks at every row, most have failed before.
        ...(facets === undefined ? [] : [sql `search_vector @@ ${facets}::tsquery`]),
    ];
}
function facetQuery({ specials = [], withoutSpecials = [], ...filter }) {
    const named = ['type', 'role', 'technology', 'faction', 'source'].flatMap((name) => wordsOf(name, filter[name]));
    const all = [
        ...named,
        ...specials.flatMap((special) => wordsOf('special', specialKey(special))),
        ...withoutSpecials.flatMap((special) => wordsOf('special', specialKey(special)).map((word) => `!${word}`)),
    ];
    return all.length === 0 ? undefined : all.join(' & ');
}
const wordsOf = (name, value) => value === undefined || value === null ? [] : [lexeme(facet(name, value))];
/**
 * A word as a query of Postgres has it, whatever is in it.
 * @example lexeme("o'neill") // "'o''neill'"
 */
export const lexeme = (word) => `'${askable(word).replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
function figureConditions({ figure, ...condition }) {
    return figure === 'cost' ? costConditions(condition) : realConditions(sql `${sql.ref(columnOf(figure))}`, condition);
}
const isGiven = (value) => value !== undefined && value !== null;
function realConditions(column, { atLeast, atMost, above, below, anyOf }) {
    return [
        ...(isGiven(atLeast) ? [sql `${column} >= ${atLeast}::real`] : []),
        ...(isGiven(atMost) ? [sql `${column} <= ${atMost}::real`] : []),
        ...(isGiven(above) ? [sql `${column} > ${above}::real`] : []),
        ...(isGiven(below) ? [sql `${column} < ${below}::real`] : []),
        ...(isGiven(anyOf) ? [sql `${column} = any(${anyOf}::real[])`] : []),
    ];
}
const WITHOUT_PRICE = 2_147_483_647;
const wholeNumber = (value) => Math.min(WITHOUT_PRICE - 1, Math.max(-1, value));
/** Prices are whole: bounds become whole numbers, compared with the expression that the index holds. */
function costConditions({ atLeast, atMost, above, below, anyOf }) {
    const cost = sql `coalesce(cost, ${sql.lit(WITHOUT_PRICE)})`;
    const least = Math.max(...[atLeast ?? -1, isGiven(above) ? Math.floor(above) + 1 : -1].map((bound) => wholeNumber(Math.ceil(bound))));
    const most = Math.min(...[atMost ?? WITHOUT_PRICE, isGiven(below) ? Math.ceil(below) - 1 : WITHOUT_PRICE].map((bound) => wholeNumber(Math.floor(bound))));
    return [
        sql `${cost} between ${least} and ${most}`,
        ...(isGiven(anyOf) ? [sql `${cost} = any(${anyOf.filter(Number.isInteger).map(wholeNumber)}::integer[])`] : []),
    ];
}
//# sourceMappingURL=unit-conditions.js.map