/** What fields say of the cost of their answers: how long their lists are, and whether they ask the catalog. */
import { LARGEST_PAGE } from '@rangefinder/catalog';
import { Extensions } from 'type-graphql';
import type { FieldCosts } from './answer-cost.js';
import type { Keywords } from './keywords.js';

export const DEFAULT_PAGE = 20;

/** How many entries a page may have. */
export const PAGE_SIZE: Keywords = { minimum: 0, maximum: LARGEST_PAGE, examples: [DEFAULT_PAGE] };

/** Notes costs on a field, where the estimate of an answer reads them. */
export const Costs = (costs: FieldCosts) => Extensions({ ...costs });

/** A page of so many entries as `first` asks for. */
export const pageEntries = ({ first }: Readonly<Record<string, unknown>>): number => Math.min(Number(first ?? DEFAULT_PAGE), LARGEST_PAGE);

/** A page of the rulebook. */
export const Paged = () => Costs({ entries: pageEntries });
/** A page of the catalog. */
export const CatalogPage = () => Costs({ entries: pageEntries, asksCatalog: true });
/** One entry of the catalog. */
export const CatalogEntry = () => Costs({ asksCatalog: true });
/** As many entries as ids are asked for. */
export const CatalogIds = () => Costs({ entries: ({ ids }) => (Array.isArray(ids) ? ids.length : 1), asksCatalog: true });
