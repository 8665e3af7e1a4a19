/** Cost declarations of fields: lengths of lists, and whether the catalog is read. */
import { MAX_PAGE_ROWS } from '@rangefinder/catalog';
import { Extensions } from 'type-graphql';
import type { FieldCosts } from './answer-cost.js';
import type { Keywords } from './keywords.js';

export const DEFAULT_PAGE = 20;

/** Keywords of the page size. */
export const PAGE_SIZE: Keywords = { minimum: 0, maximum: MAX_PAGE_ROWS, examples: [DEFAULT_PAGE] };

/** Declares the cost of a field for the estimate of an answer. */
export const Costs = (costs: FieldCosts) => Extensions({ ...costs });

/** Number of entries on a page, from `first`. */
export const pageEntries = ({ first }: Readonly<Record<string, unknown>>): number => Math.min(Number(first ?? DEFAULT_PAGE), MAX_PAGE_ROWS);

/** A page of the rulebook. */
export const Paged = () => Costs({ entries: pageEntries });
/** A page of the catalog. */
export const CatalogPage = () => Costs({ entries: pageEntries, asksCatalog: true });
/** A single entry of the catalog. */
export const CatalogEntry = () => Costs({ asksCatalog: true });
/** As many entries as there are ids. */
export const CatalogIds = () => Costs({ entries: ({ ids }) => (Array.isArray(ids) ? ids.length : 1), asksCatalog: true });
