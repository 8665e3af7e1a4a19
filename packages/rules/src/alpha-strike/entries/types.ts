/** Type codes of cards, and what follows from them. */

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

/** What a unit of a type is; undefined where the type is not known. @example kindOfType('BM') // 'battlemech' */
export const kindOfType = (type: string): string | undefined =>
  Object.hasOwn(KINDS, type) ? KINDS[type as keyof typeof KINDS] : undefined;

/** Only these keep track of heat: 'Mechs and aerospace fighters. */
const HEATED: readonly string[] = ['BM', 'IM', 'AF'];

/** Whether a card of the type has a heat scale. */
export const hasHeatScale = (type: string): boolean => HEATED.includes(type);
