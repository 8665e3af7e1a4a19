/** Units of Alpha Strike side by side: who wins, one against one. */
import type { Comparison } from '../../scripts/comparison.js';

interface Outcome {
  readonly firstWins: { readonly decimal: number };
  readonly secondWins: { readonly decimal: number };
}

export const comparison: Comparison = {
  question: 'alpha-strike/duel',
  about: {
    en: 'Each moves and fires at 12 inches for four turns, in the open.',
    ru: 'Обе двигаются и стреляют с 12 дюймов четыре хода, без укрытий.',
  },
  draft: (first, second) => ({ first: { unit: first }, second: { unit: second }, situation: { inches: 12 }, turns: 4 }),
  odds: (answer) => {
    const { firstWins, secondWins } = answer.outcome as Outcome;
    return { first: firstWins.decimal, second: secondWins.decimal };
  },
};
