/** What the starter catalog takes from the rules: tables that the calculators use too, so that they are kept there once. */
import type { Text } from '@rangefinder/rules';
import type { BronepehotaWeaponStats } from '../domain/bronepehota.js';
import type { FiftyOneFiftyArmorStats, FiftyOneFiftyWeaponStats } from '../domain/fifty-one-fifty.js';
import type { WeaponKind } from '../domain/systems.js';
import type { WorldAtWarStats } from '../domain/world-at-war.js';
interface StarterItem {
    /** Id within its rule set, `laser-pistol`; in the catalog it is `5150/laser-pistol`. */
    readonly id: string;
    readonly name: Text;
    /** Points; null when it has no price. */
    readonly cost: number | null;
}
/** A weapon with its figures; `system` tells which figures it has. */
export type StarterWeapon = StarterItem & {
    readonly kind: WeaponKind;
    /** Other names that players look for. */
    readonly aliases?: readonly string[];
} & ({
    readonly system: '5150';
    readonly stats: FiftyOneFiftyWeaponStats;
} | {
    readonly system: 'bronepehota';
    readonly stats: BronepehotaWeaponStats;
});
/** An armor; the order of the list is the order in which armor is printed. */
export interface StarterArmor extends StarterItem {
    readonly system: '5150';
    /** As in the tables: `{ en: 'LA', ru: 'ЛБ' }`. */
    readonly abbreviation: Text;
    readonly stats: FiftyOneFiftyArmorStats;
}
/** A unit of the World at War moving-fire table with every level that it has. */
export interface StarterMovingFireUnit {
    /** Id within its nation, `abrams`; in the catalog it is `world-at-war/usa/abrams`. */
    readonly id: string;
    readonly name: Text;
    readonly aliases?: readonly string[];
    readonly nation: {
        readonly id: string;
        readonly name: Text;
    };
    readonly movingFire: WorldAtWarStats['movingFire'];
}
/** What the rules hand to the starter catalog. */
export interface StarterTables {
    readonly weapons?: readonly StarterWeapon[];
    readonly armors?: readonly StarterArmor[];
    readonly movingFire?: readonly StarterMovingFireUnit[];
}
export {};
