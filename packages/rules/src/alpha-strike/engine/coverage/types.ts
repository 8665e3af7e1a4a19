/** Unit types covered by the rules: the quick start is for ’Mechs on the ground. */
import type { Refusal, RefusalWording } from '../../../calculator/calculator.js';
import type { Language, Text } from '../../../text/language.js';
import type { UnitInput } from '../combat/unit.js';

const RULED_TYPES: readonly string[] = ['BM', 'IM'];

export interface TypeRefusals {
  readonly NO_RULES_FOR_TYPE: { readonly type: string };
}

/** Refuses units that the rules do not cover. Units without a given type are allowed. */
export function typeRefusal(...units: readonly Pick<UnitInput, 'type'>[]): Refusal<TypeRefusals> | undefined {
  const type = units.map((unit) => unit.type).find((each) => each !== undefined && each !== '' && !RULED_TYPES.includes(each));
  return type === undefined ? undefined : { code: 'NO_RULES_FOR_TYPE', rule: 'alpha-strike/basics', given: { type } };
}

const named = (en: string, ru: string): Text => ({ en, ru });
const SPACECRAFT = named('spacecraft', 'космических кораблей');
const FIGHTERS = named('aerospace fighters', 'аэрокосмических истребителей');

/** Unit types outside the quick start; in Russian in the genitive case. */
const TYPES: Readonly<Record<string, Text>> = {
  CV: named('combat vehicles', 'боевых машин'),
  SV: named('support vehicles', 'машин обеспечения'),
  MS: named('large support vehicles', 'больших машин обеспечения'),
  BA: named('battle armor', 'боевой брони'),
  CI: named('infantry', 'пехоты'),
  PM: named('ProtoMechs', 'протомехов'),
  AF: FIGHTERS,
  CF: FIGHTERS,
  SC: SPACECRAFT,
  DS: SPACECRAFT,
  DA: SPACECRAFT,
  JS: SPACECRAFT,
  WS: SPACECRAFT,
  SS: SPACECRAFT,
  BD: named('buildings', 'зданий'),
};
const OTHERS = named('units of this type', 'БЕ этого типа');
const typeName = (type: string, language: Language): string => ((Object.hasOwn(TYPES, type) && TYPES[type]) || OTHERS)[language];

export const typeRefusalWords: RefusalWording<TypeRefusals> = {
  en: { NO_RULES_FOR_TYPE: ({ type }) => `Not allowed: the quick start has rules for ’Mechs, and none for ${typeName(type, 'en')}.` },
  ru: { NO_RULES_FOR_TYPE: ({ type }) => `Нельзя: правила быстрого старта — для мехов, а для ${typeName(type, 'ru')} их нет.` },
};
