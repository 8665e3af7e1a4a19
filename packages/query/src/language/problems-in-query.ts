import type { Problem } from '@rangefinder/rules';
import { nearestValue } from '../words/nearest-value.js';
import type { CatalogQuery } from './parse-query.js';

/**
 * Moves problems of a filter to the places of their values in the query.
 * @example problemsInQuery(problems, parsed) // path: ['query', 6]
 */
export const problemsInQuery = (problems: readonly Problem[], { values }: Pick<CatalogQuery, 'values'>): readonly Problem[] =>
  problems.map((problem) => {
    const { given, choices, path } = problem;
    if (typeof given !== 'string' || path[0] !== 'filter') return problem;
    const place = values.find(({ value }) => value === given) ?? values.find(({ written }) => written.includes(given));
    if (place === undefined) return problem;
    const { at, written } = place;
    // The value alone is compared: with the name of its field, other values would seem close.
    const nearest = choices && nearestValue(given, choices);
    return {
      ...problem,
      ...{ path: ['query', at], given: written },
      ...(choices && { choices: nearest === undefined ? [] : [written.replace(given, () => nearest)] }),
    };
  });
