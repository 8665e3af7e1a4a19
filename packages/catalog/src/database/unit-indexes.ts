/** Indexes of units that depend on the figures of the rule sets. */
import { columnOf, FIGURES, type Figure } from '../domain/figures.js';

/** The name of the index of a figure. */
export const figureIndexName = (figure: Figure): string => `units_by_${columnOf(figure)}`;

/** The index of a figure. */
export const figureIndex = (figure: Figure): string =>
  `create index ${figureIndexName(figure)} on units (${columnOf(figure)}, number) where ${columnOf(figure)} is not null`;

/** An index takes 32 columns; those that units do not have take next to no room in it. */
const MAX_INCLUDED = 28;

/** What lists are filtered by. In the usual order, by name, these are read from the index: each row in its place is a walk of its own. */
const FILTERED = ['in_play', 'system', 'kind', 'cost', ...FIGURES.map(columnOf)].slice(0, MAX_INCLUDED);

/** The index of the usual order. */
export const NAME_INDEX = `create index units_by_name on units (sort_name, number) include (${FILTERED.join(', ')})`;
