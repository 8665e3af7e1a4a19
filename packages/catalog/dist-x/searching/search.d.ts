/** Search over names and aliases of units and weapons, in both languages at once, the best match first. */
import type { CheckResult } from '@rangefinder/rules';
import { type Kysely } from 'kysely';
import type { Unit } from '../domain/unit.js';
import type { UnitFilter } from '../domain/unit-filter.js';
import type { Weapon } from '../domain/weapon.js';
import { type Page, type PageRequest } from '../repositories/page.js';
import type { Tables } from '../schema.js';
/** Something found. */
export type CatalogHit = {
    readonly kind: 'unit';
    readonly unit: Unit;
} | {
    readonly kind: 'weapon';
    readonly weapon: Weapon;
};
/**
 * Entries that fit what was typed: words, beginnings, misspellings, in either language.
 * @example (await searchCatalog(db, 'хельбрингер')).value.edges[0]?.node // { kind: 'unit', unit: Loki (Hellbringer) Prime }
 */
export declare function searchCatalog(db: Kysely<Tables>, text: string, request?: PageRequest): Promise<CheckResult<Page<CatalogHit>>>;
/**
 * Units that fit what was typed and a filter beside it. Without a word in the text it is the filter's list by name.
 * @example await searchUnits(db, 'loki prime', { system: 'alpha-strike' }, { first: 10 })
 */
export declare function searchUnits(db: Kysely<Tables>, text: string, filter?: UnitFilter, request?: PageRequest): Promise<CheckResult<Page<Unit>>>;
/**
 * Units that a query asks for: by relevance where it has words and no order, else in order.
 * @example await queryUnits(db, 'pv<=30 jump special:ECM sort:-move')
 */
export declare function queryUnits(db: Kysely<Tables>, query: string, request?: PageRequest): Promise<CheckResult<Page<Unit>>>;
