/**
 * What lists of units can be sorted by. What has no price comes after all that has one; sorted by any other figure, units that do
 * not have it are left out.
 */
export declare const UNIT_ORDER_KEYS: readonly ["name", "nameRu", "cost", "size", "tmm", "overheatValue", "armor", "structure", "threshold", "damageShort", "damageMedium", "damageLong", "moveInches", "jumpInches", "year", "tonnage", "rank", "rateOfFire", "ammunition", "durability", "speed"];
/** How a list of units is sorted. */
export interface UnitOrder {
    readonly by: (typeof UNIT_ORDER_KEYS)[number];
    readonly descending?: boolean | undefined;
}
