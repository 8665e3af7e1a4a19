/** Types of Alpha Strike cards, the kinds of units that they are, and the categories of the Master Unit List. */
import type { UnitKind } from '../../domain/systems.js';
/** Kinds by the type code of the card. */
export declare const KIND_OF_TYPE: {
    readonly BM: 'battlemech';
    readonly IM: 'industrialmech';
    readonly PM: 'protomech';
    readonly CV: 'combat-vehicle';
    readonly SV: 'support-vehicle';
    readonly MS: 'advanced-support';
    readonly BA: 'battle-armor';
    readonly CI: 'infantry';
    readonly AF: 'aerospace';
    readonly CF: 'aerospace';
    readonly SC: 'advanced-aerospace';
    readonly DS: 'advanced-aerospace';
    readonly DA: 'advanced-aerospace';
    readonly JS: 'advanced-aerospace';
    readonly WS: 'advanced-aerospace';
    readonly SS: 'advanced-aerospace';
    readonly BD: 'building';
};
/** Type code of a card. */
export type CardType = keyof typeof KIND_OF_TYPE;
interface Category {
    readonly kind: UnitKind;
    /** The type that a unit of the category has where none is given; undefined where several are common. */
    readonly type: CardType | undefined;
}
/** Categories of the Master Unit List. */
export declare const CATEGORIES: Readonly<Record<string, Category>>;
/** Whether a card of the type has a heat scale. */
export declare const hasHeatScale: (type: string) => boolean;
/** Whether it is a type that is known. */
export declare const isCardType: (type: string) => type is CardType;
export {};
