/** Rule sets that have something in the catalog. */
export const SYSTEMS = ['alpha-strike', 'bronepehota', '5150', 'world-at-war'];
/** What a unit can be, over all rule sets. */
export const UNIT_KINDS = [
    ...['battlemech', 'industrialmech', 'protomech', 'combat-vehicle', 'support-vehicle', 'advanced-support'],
    ...['battle-armor', 'infantry', 'aerospace', 'advanced-aerospace', 'building'],
    ...['squad', 'machine', 'gun', 'platoon'],
];
/** What a weapon can be, over all rule sets. */
export const WEAPON_KINDS = ['ranged', 'grenade', 'close-combat', 'equipment'];
//# sourceMappingURL=systems.js.map