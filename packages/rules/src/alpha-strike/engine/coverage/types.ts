/** Types of units that these rules are about: the quick start is for ’Mechs on the ground. */
import type { Refusal, RefusalWording } from '../../../calculator/calculator.js';
import type { UnitInput } from '../combat/unit.js';

const RULED_TYPES: readonly string[] = ['BM', 'IM'];

export interface TypeRefusals {
  readonly NO_RULES_FOR_TYPE: { readonly type: string };
}

/** Why the rules do not speak of a unit; undefined where they do, and where nobody said what it is. */
export function typeRefusal(...units: readonly Pick<UnitInput, 'type'>[]): Refusal<TypeRefusals> | undefined {
  const type = units.map((unit) => unit.type).find((each) => each !== undefined && each !== '' && !RULED_TYPES.includes(each));
  return type === undefined ? undefined : { code: 'NO_RULES_FOR_TYPE', rule: 'alpha-strike/basics', given: { type } };
}

export const typeRefusalWords: RefusalWording<TypeRefusals> = {
  en: { NO_RULES_FOR_TYPE: ({ type }) => `Not allowed: the quick start has rules for ’Mechs only, and none for units of type ${type}.` },
  ru: { NO_RULES_FOR_TYPE: ({ type }) => `Нельзя: правила быстрого старта — только для мехов, для БЕ типа ${type} их нет.` },
};
