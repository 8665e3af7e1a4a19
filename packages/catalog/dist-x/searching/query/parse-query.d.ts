/**
 * The query language of the catalog: `system:alpha-strike pv<=30 size:3 special:ECM move>=10 jump "rifle"`. Conditions in any
 * order, words of names beside them; Russian words do as well as English ones. What is wrong is said with its place.
 */
import type { CheckResult } from '@rangefinder/rules';
import type { UnitFilter } from '../../domain/unit-filter.js';
import type { UnitOrder } from '../../domain/unit-order.js';
/** A query, understood. */
export interface CatalogQuery {
    readonly filter: UnitFilter;
    /** Undefined where the query does not say: then the best match comes first, or names in order. */
    readonly order: UnitOrder | undefined;
}
/**
 * Understands a query. Problems have the path `['query', place]` with the place of the word in the query, from 0.
 * @example parseQuery('pv<=30 jump') // { ok: true, value: { filter: { figures: [{ figure: 'cost', atMost: 30 }], jumps: true }, … } }
 */
export declare function parseQuery(query: string): CheckResult<CatalogQuery>;
