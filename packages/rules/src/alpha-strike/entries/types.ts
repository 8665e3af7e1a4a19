/** Type codes of cards and their properties. */

const KINDS = {
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
} as const;

/** The kind of a unit by its type. Undefined for an unknown type. @example kindOfType('BM') // 'battlemech' */
export const kindOfType = (type: string): string | undefined =>
  Object.hasOwn(KINDS, type) ? KINDS[type as keyof typeof KINDS] : undefined;

/** Types that track heat: 'Mechs and aerospace fighters. */
const HEATED: readonly string[] = ['BM', 'IM', 'AF'];

/** Whether cards of the type have a heat scale. */
export const hasHeatScale = (type: string): boolean => HEATED.includes(type);
