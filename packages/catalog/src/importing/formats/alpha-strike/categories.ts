/** Categories of the Master Unit List. */

interface Category {
  readonly kind: string;
  /** The type that a unit of the category has where none is given; undefined where several are common. */
  readonly type: string | undefined;
}

/** Categories by their names. */
export const CATEGORIES: Readonly<Record<string, Category>> = {
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
