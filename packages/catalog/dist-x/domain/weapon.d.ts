/** What readers get: weapons and armor with names in both languages. */
import type { Text } from '@rangefinder/rules';
import type { BronepehotaWeaponStats } from './bronepehota.js';
import type { FiftyOneFiftyArmorStats, FiftyOneFiftyWeaponStats } from './fifty-one-fifty.js';
import type { Source } from './sources.js';
import type { WeaponKind } from './systems.js';
/** Figures by rule set. */
export interface WeaponStatsBySystem {
    readonly '5150': FiftyOneFiftyWeaponStats;
    readonly bronepehota: BronepehotaWeaponStats;
}
/** A rule set with weapons. */
export type WeaponSystem = keyof WeaponStatsBySystem;
interface WeaponBase {
    /** Stable slug: `5150/laser-pistol`, `bronepehota/spider/autocannon`. */
    readonly id: string;
    readonly kind: WeaponKind;
    readonly name: string;
    readonly nameRu: string | null;
    readonly aliases: readonly string[];
    /** Points; null when it is not bought on its own. */
    readonly cost: number | null;
    readonly source: Source;
}
/** A weapon; `system` tells which figures it has. */
export type Weapon = {
    readonly [S in WeaponSystem]: WeaponBase & {
        readonly system: S;
        readonly stats: WeaponStatsBySystem[S];
    };
}[WeaponSystem];
/** Figures by rule set. */
export interface ArmorStatsBySystem {
    readonly '5150': FiftyOneFiftyArmorStats;
}
/** A rule set with armor that is bought. */
export type ArmorSystem = keyof ArmorStatsBySystem;
interface ArmorBase {
    /** Stable slug: `5150/light`. */
    readonly id: string;
    readonly name: string;
    readonly nameRu: string | null;
    /** As in the tables: `LA`, `ЛБ`. */
    readonly abbreviation: Text;
    /** Points; null when it has no price. */
    readonly cost: number | null;
    readonly source: Source;
}
/** An armor; `system` tells which figures it has. */
export type Armor = {
    readonly [S in ArmorSystem]: ArmorBase & {
        readonly system: S;
        readonly stats: ArmorStatsBySystem[S];
    };
}[ArmorSystem];
export {};
