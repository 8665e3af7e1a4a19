/** Units that take no part: those of types without rules, and those that their critical hits have destroyed. */
import type { Refusal, RefusalWording } from '../../../calculator/calculator.js';
import { readUnit, type UnitInput } from '../combat/unit.js';
import { type DestroyedRefusals, destroyedWords, refusalBy } from './destroyed.js';
import { type Fatal, fatalCritical } from './fatal.js';
import { type TypeRefusals, typeRefusal, typeRefusalWords } from './types.js';

export interface UnitRefusals extends TypeRefusals, DestroyedRefusals {}

/** The critical hit that has destroyed a unit, if one has. */
export const fatalOf = (unit: UnitInput): Fatal | undefined => fatalCritical(unit.criticals, readUnit(unit).specials);

/** Refuses units that the rules do not cover or that are destroyed. */
export function unitRefusal(...units: readonly UnitInput[]): Refusal<UnitRefusals> | undefined {
  const unruled = typeRefusal(...units);
  if (unruled) return unruled;
  const by = units.map(fatalOf).find((fatal) => fatal !== undefined);
  return by && refusalBy(by);
}

export const unitRefusalWords: RefusalWording<UnitRefusals> = {
  en: { ...typeRefusalWords.en, ...destroyedWords.en },
  ru: { ...typeRefusalWords.ru, ...destroyedWords.ru },
};
