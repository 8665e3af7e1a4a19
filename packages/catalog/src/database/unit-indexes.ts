/** Indexes of units that depend on the figures of the rule sets. */
import { FIGURES, type Figure } from '@rangefinder/query';
import { columnOf } from './figure-columns.js';

/** The name of the index of a figure. */
const figureIndexName = (figure: Figure): string => `units_by_${columnOf(figure)}`;

/** The index of a figure. */
export const figureIndex = (figure: Figure): string =>
  `create index ${figureIndexName(figure)} on units (${columnOf(figure)}, number) where ${columnOf(figure)} is not null`;

/** An index has at most 32 columns. Columns that are null take almost no space in it. */
const MAX_INCLUDED = 28;

/** Columns that lists are filtered by. Lists by name, the default order, read them from the index instead of from each row. */
const FILTERED = ['in_play', 'system', 'kind', 'cost', ...FIGURES.map(columnOf)].slice(0, MAX_INCLUDED);

/** The index of the default order. */
export const NAME_INDEX = `create index units_by_name on units (sort_name, number) include (${FILTERED.join(', ')})`;
