/** Conditions that must all hold, as one filter. Contradictions are problems. */
import type { Problem } from '@rangefinder/rules';
import { type OneOrMore, type UnitFilter, valuesOf } from '../filter/unit-filter.js';
import { foldText } from '../text/fold.js';
import { abilityKey } from '../units/facets.js';
import { isEmptyRange } from './figure-bounds.js';
import { MESSAGES } from './messages.js';
import { problemAt } from './syntax-tree.js';
import type { Place } from './tokens.js';

/** A condition and its place in the query. */
export interface PlacedFilter {
  readonly filter: UnitFilter;
  readonly place: Place;
}

type Result = { readonly filter: UnitFilter } | { readonly problem: Problem };

/** The filter that requires all of the given ones. */
export function intersectFilters(parts: readonly PlacedFilter[]): Result {
  let all: UnitFilter = {};
  for (const { filter, place } of parts) {
    const both = bothOf(all, filter, place);
    if ('problem' in both) return both;
    all = both.filter;
  }
  return { filter: withAvailability(all, parts) };
}

const SINGLE = ['system', 'kind', 'source'] as const;
const LISTS = ['figures', 'specials', 'withoutSpecials', 'abilityFigures', 'comparisons', 'patterns', 'anyOf', 'noneOf', 'names'] as const;

function bothOf(a: UnitFilter, b: UnitFilter, place: Place): Result {
  const single: Record<string, OneOrMore> = {};
  for (const name of SINGLE) {
    const common = inBoth(a[name], b[name]);
    if (common === 'NONE') return { problem: twice(a[name], b[name], place) };
    if (common !== undefined) single[name] = common;
  }
  const texts: Record<string, OneOrMore> = { ...a.texts };
  for (const [name, given] of Object.entries(b.texts ?? {})) {
    const common = inBoth(texts[name], given);
    if (common === 'NONE') return { problem: twice(texts[name], given, place) };
    if (common !== undefined) texts[name] = common;
  }
  if (differ(a.availability, b.availability) || differ(a.isBase, b.isBase) || differ(a.sourceKeys, b.sourceKeys))
    return { problem: problemAt(place, 'CONFLICT', MESSAGES.contradiction) };
  const lists = LISTS.flatMap((name) => {
    const both = [...(a[name] ?? []), ...(b[name] ?? [])];
    return both.length === 0 ? [] : [[name, both] as const];
  });
  const text = [a.text, b.text].filter((each) => each !== undefined).join(' ');
  const filter: UnitFilter = {
    ...{ ...a, ...b, ...single, ...Object.fromEntries(lists) },
    ...(Object.keys(texts).length > 0 && { texts }),
    ...(text !== '' && { text }),
  };
  return contradicts(filter) ? { problem: problemAt(place, 'CONFLICT', MESSAGES.contradiction) } : { filter };
}

const differ = (a: unknown, b: unknown): boolean => a !== undefined && b !== undefined && JSON.stringify(a) !== JSON.stringify(b);

function inBoth(a: OneOrMore | undefined, b: OneOrMore | undefined): OneOrMore | undefined | 'NONE' {
  if (a === undefined || b === undefined) return a ?? b;
  // The values that a star matches are not known here, so the later list is used.
  if ([...valuesOf(a), ...valuesOf(b)].some((value) => value.endsWith('*'))) return b;
  const wanted = new Set(valuesOf(b).map(foldText));
  const common = valuesOf(a).filter((value) => wanted.has(foldText(value)));
  return common.length === 0 ? 'NONE' : common.length === 1 ? common[0] : common;
}

function twice(a: OneOrMore | undefined, b: OneOrMore | undefined, place: Place): Problem {
  const field = /^[^:=<>!≤≥≠]+/u.exec(place.written)?.[0] ?? '';
  const values = [...valuesOf(a), ...valuesOf(b)].map((value) => (/[\s,]/.test(value) ? `"${value}"` : value));
  return problemAt(place, 'CONFLICT', MESSAGES.twice(`${field}:${values.join(',')}`));
}

function contradicts({ figures = [], specials = [], withoutSpecials = [] }: UnitFilter): boolean {
  const without = new Set(withoutSpecials.map(abilityKey));
  if (specials.some((special) => without.has(abilityKey(special)))) return true;
  return [...new Set(figures.map(({ figure }) => figure))].some((figure) => {
    const own = figures.filter((each) => each.figure === figure);
    const has = new Set(own.map((each) => each.has ?? true));
    return has.size > 1 || (has.has(true) && isEmptyRange(own));
  });
}

/** Requires every faction in every era. The pairs after the first are added as lists of one filter. */
function withAvailability(filter: UnitFilter, parts: readonly PlacedFilter[]): UnitFilter {
  const given = (name: 'faction' | 'era') => parts.flatMap(({ filter: each }) => (each[name] === undefined ? [] : [each[name]]));
  const [factions, eras] = [given('faction'), given('era')];
  if (factions.length <= 1 && eras.length <= 1) return filter;
  const [first, ...others] = (factions.length === 0 ? [undefined] : factions).flatMap((faction) =>
    (eras.length === 0 ? [undefined] : eras).map((era): UnitFilter => ({ ...(faction && { faction }), ...(era && { era }) })),
  );
  return { ...filter, ...first, anyOf: [...(filter.anyOf ?? []), ...others.map((other) => [other])] };
}
