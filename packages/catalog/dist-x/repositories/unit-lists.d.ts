/** Lists of units: filtered, sorted by any figure, page by page. */
import type { CheckResult } from '@rangefinder/rules';
import { type Kysely, type RawBuilder } from 'kysely';
import type { Unit } from '../domain/unit.js';
import type { UnitFilter } from '../domain/unit-filter.js';
import type { UnitOrder } from '../domain/unit-order.js';
import type { Tables } from '../schema.js';
import { type Page, type PageRequest } from './page.js';
/**
 * A page of units, or what is wrong with the request: `OUT_OF_RANGE` at `first`, `BAD_FORMAT` at `after`.
 * @example await listUnits(db, { system: 'alpha-strike' }, { by: 'cost', descending: true }, { first: 10 })
 */
export declare function listUnits(db: Kysely<Tables>, filter?: UnitFilter, by?: UnitOrder, request?: PageRequest): Promise<CheckResult<Page<Unit>>>;
/**
 * How many units a filter lets through; with an order, how many its list has.
 * @example await countUnits(db, { system: 'bronepehota', kind: 'gun' }) // 2
 */
export declare function countUnits(db: Kysely<Tables>, filter?: UnitFilter, by?: UnitOrder): Promise<number>;
/** Conditions joined; none are always true. */
export declare const and: (conditions: readonly RawBuilder<boolean>[]) => RawBuilder<boolean>;
