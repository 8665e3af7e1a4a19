/** Rule sets that have something in the catalog. */
export declare const SYSTEMS: readonly ["alpha-strike", "bronepehota", "5150", "world-at-war"];
/** A rule set with entries in the catalog. */
export type System = (typeof SYSTEMS)[number];
/** What a unit can be, over all rule sets. */
export declare const UNIT_KINDS: readonly ["battlemech", "industrialmech", "protomech", "combat-vehicle", "support-vehicle", "advanced-support", "battle-armor", "infantry", "aerospace", "advanced-aerospace", "building", "squad", "machine", "gun", "platoon"];
/** What a unit is. */
export type UnitKind = (typeof UNIT_KINDS)[number];
/** What a weapon can be, over all rule sets. */
export declare const WEAPON_KINDS: readonly ['ranged', 'grenade', 'close-combat', 'equipment'];
/** What a weapon is. */
export type WeaponKind = (typeof WEAPON_KINDS)[number];
