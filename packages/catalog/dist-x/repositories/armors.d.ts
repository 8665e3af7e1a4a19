/** Questions about armor. */
import type { Kysely } from 'kysely';
import type { System } from '../domain/systems.js';
import type { Armor } from '../domain/weapon.js';
import type { Tables } from '../schema.js';
/**
 * The armor with this id, or undefined.
 * @example (await findArmor(db, '5150/light'))?.abbreviation.en // 'LA'
 */
export declare function findArmor(db: Kysely<Tables>, id: string): Promise<Armor | undefined>;
/**
 * All armor of a rule set, in the order in which it is printed.
 * @example await listArmors(db, '5150')
 */
export declare function listArmors(db: Kysely<Tables>, system: System): Promise<readonly Armor[]>;
