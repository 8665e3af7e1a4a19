/**
 * The Alpha Strike cards that the quick-start rules name in their examples. Figures of the Master Unit List, whose
 * key is `mulId`; every card is a BattleMech ('Mech) at skill 4 with a heat scale.
 */
/** A card as entered. */
export interface AlphaStrikeEntry {
    readonly mulId: number;
    readonly name: string;
    readonly nameRu: string;
    readonly role: string;
    readonly pointValue: number;
    readonly size: number;
    readonly tmm: number;
    readonly move: string;
    readonly damage: readonly [string, string, string];
    readonly overheatValue: number;
    readonly armor: number;
    readonly structure: number;
    readonly specials: readonly string[];
    readonly aliasesEn?: readonly string[];
    readonly aliasesRu?: readonly string[];
}
export declare const ALPHA_STRIKE_UNITS: readonly AlphaStrikeEntry[];
