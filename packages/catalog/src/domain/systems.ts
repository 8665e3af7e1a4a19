/** Words of the catalog: which rule sets have entries, and what kinds of entries there are. No logic. */
import type { Slug } from '@rangefinder/rules';

/** Rule sets that have something in the catalog. */
export const SYSTEMS = ['alpha-strike', 'bronepehota', '5150', 'world-at-war'] as const satisfies readonly Slug[];
/** A rule set with entries in the catalog. */
export type System = (typeof SYSTEMS)[number];

/** What a unit can be, over all rule sets. */
export const UNIT_KINDS = [
  ...['battlemech', 'industrialmech', 'protomech', 'combat-vehicle', 'support-vehicle', 'advanced-support'],
  ...['battle-armor', 'infantry', 'aerospace', 'advanced-aerospace', 'building'],
  ...['squad', 'machine', 'gun', 'platoon'],
] as const;
/** What a unit is. */
export type UnitKind = (typeof UNIT_KINDS)[number];

/** What a weapon can be, over all rule sets. */
export const WEAPON_KINDS = ['ranged', 'grenade', 'close-combat', 'equipment'] as const;
/** What a weapon is. */
export type WeaponKind = (typeof WEAPON_KINDS)[number];
