/** Categories of the Master Unit List. */

interface Category {
  /** Kinds that its units may be; the first where they do not say. */
  readonly kinds: readonly [string, ...string[]];
  /** The type that a unit of the category has where none is given; undefined where several are common. */
  readonly type: string | undefined;
}

/** Categories by their names. */
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
