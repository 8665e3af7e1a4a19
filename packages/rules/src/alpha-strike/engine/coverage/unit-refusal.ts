/** Units that take no part: those of types without rules, and those that their critical hits have destroyed. */
import type { Refusal, RefusalWording } from '../../../calculator/calculator.js';
import { FATAL_ENGINE_HITS } from '../../reference/tables/critical-hits.js';
import { readUnit, type UnitInput } from '../combat/unit.js';
import { type Fatal, fatalCritical } from './fatal.js';
import { type TypeRefusals, typeRefusal, typeRefusalWords } from './types.js';

export interface DestroyedRefusals {
  readonly DESTROYED: { readonly by: Fatal };
}
export interface UnitRefusals extends TypeRefusals, DestroyedRefusals {}

/** Refuses a unit that this critical hit has destroyed. */
const refusalBy = (by: Fatal): Refusal<DestroyedRefusals> => ({
  code: 'DESTROYED',
  rule: 'alpha-strike/critical-effects',
  given: { by },
});

/** Refuses a unit with these engine hits, where they destroy it. */
export const engineRefusal = (engineHits: number): Refusal<DestroyedRefusals> | undefined =>
  engineHits >= FATAL_ENGINE_HITS ? refusalBy('ENGINE') : undefined;

/** The critical hit that has destroyed a unit, if one has. */
export const fatalOf = (unit: UnitInput): Fatal | undefined => fatalCritical(unit.criticals, readUnit(unit).specials);

/** Refuses units that the rules do not cover or that are destroyed. */
export function unitRefusal(...units: readonly UnitInput[]): Refusal<UnitRefusals> | undefined {
  const unruled = typeRefusal(...units);
  if (unruled) return unruled;
  const by = units.map(fatalOf).find((fatal) => fatal !== undefined);
  return by && refusalBy(by);
}

const BY: RefusalWording<Record<Fatal, object>> = {
  en: {
    ENGINE: () => 'Not allowed: a unit is destroyed by its second engine hit.',
    AMMUNITION: () => 'Not allowed: a unit without CASE, CASE II and ENE is destroyed by an ammunition hit.',
    DESTROYED: () => 'Not allowed: a unit whose critical hits include “destroyed” is out of the game.',
  },
  ru: {
    ENGINE: () => 'Нельзя: со вторым попаданием по реактору БЕ уничтожена.',
    AMMUNITION: () => 'Нельзя: без ССХБ, ССХБ II и ЭНО попадание по боезапасу уничтожает БЕ.',
    DESTROYED: () => 'Нельзя: БЕ, среди попаданий которой есть «уничтожена», выбыла из игры.',
  },
};

export const destroyedWords: RefusalWording<DestroyedRefusals> = {
  en: { DESTROYED: ({ by }) => BY.en[by]({}) },
  ru: { DESTROYED: ({ by }) => BY.ru[by]({}) },
};

export const unitRefusalWords: RefusalWording<UnitRefusals> = {
  en: { ...typeRefusalWords.en, ...destroyedWords.en },
  ru: { ...typeRefusalWords.ru, ...destroyedWords.ru },
};
