/** Shapes of the Bronepehota data files, and the factions. */
import type { Text } from '@rangefinder/rules';
import type { BronepehotaSoldier, BronepehotaStats, BronepehotaWeaponStats } from '../../domain/bronepehota.js';
import type { WeaponKind } from '../../domain/systems.js';
/** Whose sheet it is; guns have a sheet that both armies use. */
export declare const FACTIONS: {
    readonly polaris: {
        readonly en: 'Polaris Empire';
        readonly ru: 'Империя Полярис';
    };
    readonly protectorate: {
        readonly en: 'Trade Protectorate';
        readonly ru: 'Торговый Протекторат';
    };
    readonly both: {
        readonly en: 'Both armies';
        readonly ru: 'Обе армии';
    };
};
interface Entry {
    readonly name: Text;
    readonly aliases?: readonly string[];
    readonly faction: keyof typeof FACTIONS;
    readonly cost: number;
}
/** A squad: what all its soldiers share, and range, power and close combat of each in the order of the sheet. */
export interface SquadEntry extends Entry {
    readonly every: Pick<BronepehotaSoldier, 'rank' | 'speed' | 'armor' | 'repairs' | 'jump'>;
    readonly soldiers: readonly (readonly [range: string | null, power: string | null, closeCombat: number])[];
}
/** A machine or gun with its weapons, each with its count. */
export interface CrewedEntry extends Entry {
    readonly stats: Exclude<BronepehotaStats, {
        kind: 'squad';
    }>;
    readonly weapons: readonly (readonly [weapon: string, count: number])[];
}
/** A weapon of machines and guns. */
export interface ArsenalEntry {
    readonly kind: WeaponKind;
    readonly name: Text;
    readonly stats: BronepehotaWeaponStats;
}
export {};
