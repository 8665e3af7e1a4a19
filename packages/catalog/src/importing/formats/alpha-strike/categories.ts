/** Categories of the Master Unit List. */

interface Category {
  /** Possible kinds of its units; the first one by default. */
  readonly kinds: readonly [string, ...string[]];
  /** Type of a unit without a given type; undefined if several types are common. */
  readonly type: string | undefined;
}

/** Categories by name. */
export const CATEGORIES: Readonly<Record<string, Category>> = {
  BattleMech: { kinds: ['battlemech'], type: 'BM' },
  IndustrialMech: { kinds: ['industrialmech'], type: 'IM' },
  Protomech: { kinds: ['protomech'], type: 'PM' },
  'Combat Vehicle': { kinds: ['combat-vehicle'], type: 'CV' },
  'Support Vehicle': { kinds: ['support-vehicle', 'combat-vehicle'], type: 'SV' },
  'Advanced Support': { kinds: ['advanced-support', 'support-vehicle', 'advanced-aerospace'], type: undefined },
  Infantry: { kinds: ['infantry', 'battle-armor'], type: undefined },
  Aerospace: { kinds: ['aerospace', 'advanced-aerospace'], type: 'AF' },
  'Advanced Aerospace': { kinds: ['advanced-aerospace'], type: undefined },
  Building: { kinds: ['building'], type: 'BD' },
};
