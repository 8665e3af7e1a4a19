/** What readers get: a unit with names in both languages, its figures typed by rule set. */
import type { Language, Text } from '@rangefinder/rules';
import type { AlphaStrikeStats } from './alpha-strike.js';
import type { BronepehotaStats } from './bronepehota.js';
import type { Source } from './sources.js';
import type { UnitKind } from './systems.js';
import type { Weapon } from './weapon.js';
import type { WorldAtWarStats } from './world-at-war.js';
/** Another name under which players look for it. */
export interface Alias {
    readonly text: string;
    /** Null when both languages use it. */
    readonly language: Language | null;
}
/** Figures by rule set. */
export interface UnitStatsBySystem {
    readonly 'alpha-strike': AlphaStrikeStats;
    readonly bronepehota: BronepehotaStats;
    readonly 'world-at-war': WorldAtWarStats;
}
/** A rule set with units. */
export type UnitSystem = keyof UnitStatsBySystem;
interface UnitBase {
    /** Stable slug; survives renaming: `alpha-strike/locust-lct-1e`. */
    readonly id: string;
    readonly kind: UnitKind;
    readonly name: string;
    /** Null when nobody has named it in Russian yet. */
    readonly nameRu: string | null;
    readonly aliases: readonly Alias[];
    readonly faction: Text | null;
    /** Points of its rule set; null when it has no price. */
    readonly cost: number | null;
    /** Codes of its special abilities: `AC1/1/-`, `repair`, `jump-5`. */
    readonly abilities: readonly string[];
    readonly source: Source;
    /** Its key in the source. */
    readonly sourceId: string;
    /** From 1; rises when what the source says of it changes. */
    readonly revision: number;
    /** False while its card is not complete. */
    readonly inPlay: boolean;
    readonly updatedAt: Date;
}
/** A unit; `system` tells which figures it has. */
export type Unit = {
    readonly [S in UnitSystem]: UnitBase & {
        readonly system: S;
        readonly stats: UnitStatsBySystem[S];
    };
}[UnitSystem];
/** A weapon as a unit carries it. */
export interface MountedWeapon {
    readonly weapon: Weapon;
    /** Order of mounting, from 1; in a squad the number of the soldier. */
    readonly position: number;
    readonly count: number;
}
export {};
