/** Questions about weapons. */
import type { CheckResult } from '@rangefinder/rules';
import { type Kysely } from 'kysely';
import type { System, WeaponKind } from '../domain/systems.js';
import type { Weapon } from '../domain/weapon.js';
import type { Tables } from '../schema.js';
import { type Page, type PageRequest } from './page.js';
/** Which weapons; what is not given does not matter. */
export interface WeaponFilter {
    readonly system?: System | undefined;
    readonly kind?: WeaponKind | undefined;
}
/**
 * The weapon with this id, or undefined.
 * @example (await findWeapon(db, 'bronepehota/mortar/mortar'))?.name // 'Mortar'
 */
export declare function findWeapon(db: Kysely<Tables>, id: string): Promise<Weapon | undefined>;
/**
 * A page of weapons by name, or what is wrong with the request: `OUT_OF_RANGE` at `first`, `BAD_FORMAT` at `after`.
 * @example await listWeapons(db, { system: '5150' }, { first: 100 })
 */
export declare function listWeapons(db: Kysely<Tables>, filter?: WeaponFilter, request?: PageRequest): Promise<CheckResult<Page<Weapon>>>;
/**
 * How many weapons a filter lets through.
 * @example await countWeapons(db, { system: 'bronepehota', kind: 'close-combat' })
 */
export declare function countWeapons(db: Kysely<Tables>, filter?: WeaponFilter): Promise<number>;
/** Weapons under some ids. */
export declare function weaponsByIds(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, Weapon>>;
