/** The refusal of a unit that critical hits have destroyed. It needs nothing of the card. */
import type { Refusal, RefusalWording } from '../../../calculator/calculator.js';
import { FATAL_ENGINE_HITS } from '../../reference/tables/critical-hits.js';
import type { Fatal } from './fatal.js';

export interface DestroyedRefusals {
  readonly DESTROYED: { readonly by: Fatal };
}

/** Refuses a unit that this critical hit has destroyed. */
export const refusalBy = (by: Fatal): Refusal<DestroyedRefusals> => ({
  code: 'DESTROYED',
  rule: 'alpha-strike/critical-effects',
  given: { by },
});

/** Refuses a unit with these engine hits, where they destroy it. */
export const engineRefusal = (engineHits: number): Refusal<DestroyedRefusals> | undefined =>
  engineHits >= FATAL_ENGINE_HITS ? refusalBy('ENGINE') : undefined;

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
