/** Words of the query language in both languages. No logic. */
import { type Figure } from '../../domain/figures.js';
/** A figure that can be asked for; PV and every other price is the cost. */
export declare const QUERY_FIGURES: readonly ["cost", "size", "tmm", "overheatValue", "armor", "structure", "threshold", "damageShort", "damageMedium", "damageLong", "moveInches", "jumpInches", "year", "tonnage", "rank", "rateOfFire", "ammunition", "durability", "speed"];
/** A figure that can be asked for. */
export type QueryFigure = 'cost' | Figure;
/** Names of figures, as cards and players abbreviate them. */
export declare const FIGURE_NAMES: Readonly<Record<QueryFigure, readonly string[]>>;
/** Fields whose value is one of a list. */
export declare const CHOICES: {
    readonly system: {
        readonly names: readonly ['system', 'система'];
        readonly values: readonly ["alpha-strike", "bronepehota", "5150", "world-at-war"];
    };
    readonly kind: {
        readonly names: readonly ['kind', 'вид'];
        readonly values: readonly ["battlemech", "industrialmech", "protomech", "combat-vehicle", "support-vehicle", "advanced-support", "battle-armor", "infantry", "aerospace", "advanced-aerospace", "building", "squad", "machine", "gun", "platoon"];
    };
};
/** Fields whose value is a text. */
export declare const TEXTS: {
    readonly type: readonly ['type', 'тип'];
    readonly role: readonly ['role', 'роль'];
    readonly technology: readonly ['tech', 'технология'];
    readonly faction: readonly ['faction', 'фракция'];
    readonly source: readonly ['source', 'источник'];
};
/** Abilities: may come several times, and after a minus. */
export declare const SPECIAL_NAMES: readonly string[];
/** Whether units without a complete card are looked for too. */
export declare const PLAY_NAMES: readonly string[];
export declare const PLAY_VALUES: Readonly<Record<string, boolean | null>>;
export declare const SORT_NAMES: readonly string[];
/** What can be sorted by beside the figures. */
export declare const SORT_KEYS: Readonly<Record<string, 'name' | 'nameRu'>>;
/** Words that stand alone and are no part of a name. */
export declare const JUMP_FLAGS: readonly string[];
