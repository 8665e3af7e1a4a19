/** Kinds by the type code of the card. */
export const KIND_OF_TYPE = {
    BM: 'battlemech',
    IM: 'industrialmech',
    PM: 'protomech',
    CV: 'combat-vehicle',
    SV: 'support-vehicle',
    MS: 'advanced-support',
    BA: 'battle-armor',
    CI: 'infantry',
    AF: 'aerospace',
    CF: 'aerospace',
    SC: 'advanced-aerospace',
    DS: 'advanced-aerospace',
    DA: 'advanced-aerospace',
    JS: 'advanced-aerospace',
    WS: 'advanced-aerospace',
    SS: 'advanced-aerospace',
    BD: 'building',
};
/** Categories of the Master Unit List. */
export const CATEGORIES = {
    BattleMech: { kind: 'battlemech', type: 'BM' },
    IndustrialMech: { kind: 'industrialmech', type: 'IM' },
    Protomech: { kind: 'protomech', type: 'PM' },
    'Combat Vehicle': { kind: 'combat-vehicle', type: 'CV' },
    'Support Vehicle': { kind: 'support-vehicle', type: 'SV' },
    'Advanced Support': { kind: 'advanced-support', type: undefined },
    Infantry: { kind: 'infantry', type: undefined },
    Aerospace: { kind: 'aerospace', type: 'AF' },
    'Advanced Aerospace': { kind: 'advanced-aerospace', type: undefined },
    Building: { kind: 'building', type: 'BD' },
};
/** Only these keep track of heat: 'Mechs and aerospace fighters. */
const HEATED = ['BM', 'IM', 'AF'];
/** Whether a card of the type has a heat scale. */
export const hasHeatScale = (type) => HEATED.includes(type);
/** Whether it is a type that is known. */
export const isCardType = (type) => Object.hasOwn(KIND_OF_TYPE, type);
//# sourceMappingURL=types.js.map