/** Type codes of cards and their properties. */
import type { Text } from '../../text/language.js';

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

const KNOWN_TYPES = Object.keys(KINDS).join(', ');

/** What is doubtful about the type of a unit of a kind. Cards without a type are not. @example doubtsOnType('ZZ', 'infantry').length // 1 */
export function doubtsOnType(type: string, kind: string): readonly Text[] {
  const follows = kindOfType(type);
  if (type === '' || follows === kind) return [];
  return [follows === undefined ? unknownType(type) : otherKind(type, kind)];
}

const unknownType = (type: string): Text => ({
  en: `unknown type: given ${type}; known: ${KNOWN_TYPES}`,
  ru: `неизвестный тип: дано ${type}; известны: ${KNOWN_TYPES}`,
});
const otherKind = (type: string, kind: string): Text => ({
  en: `type and kind contradict each other; the kind counts: ${type}, ${kind}`,
  ru: `тип не сходится с видом, учтён вид: ${type}, ${kind}`,
});

/** The kind of a unit by its type. Undefined for an unknown type. @example kindOfType('BM') // 'battlemech' */
export const kindOfType = (type: string): string | undefined =>
  Object.hasOwn(KINDS, type) ? KINDS[type as keyof typeof KINDS] : undefined;

/** Types that track heat: 'Mechs and aerospace fighters. */
const HEATED: readonly string[] = ['BM', 'IM', 'AF'];

/** Whether cards of the type have a heat scale. */
export const hasHeatScale = (type: string): boolean => HEATED.includes(type);
