/** Units of Alpha Strike side by side: who wins, one against one, and who may beat another. */
import type { Comparison } from '../../scripts/comparison.js';

/** Rivals may cost as much, and not much less: a rival of half the points is another fight. */
const CHEAPEST_SHARE = 0.8;
const INCHES = 12;

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
  draft: (first, second) => ({ first: { unit: first }, second: { unit: second }, situation: { inches: INCHES }, turns: 4 }),
  odds: (answer) => {
    const { firstWins, secondWins } = answer.outcome as Outcome;
    return { first: firstWins.decimal, second: secondWins.decimal };
  },
  rivals: {
    about: {
      en: 'The units that hit it hardest at 12 inches for the same points or a fifth less, by their odds in a duel: each moves and fires for four turns, in the open.',
      ru: 'Те, кто за столько же очков или до пятой части дешевле сильнее всего бьёт по ней с 12 дюймов, — по шансам в дуэли: обе двигаются и стреляют четыре хода, без укрытий.',
    },
    ranking: ({ id, cost }) =>
      cost === null
        ? undefined
        : {
            calculator: 'alpha-strike/attack',
            by: 'expectedDamage',
            draft: {
              attacker: { unit: { query: `pv<=${cost} pv>=${Math.floor(cost * CHEAPEST_SHARE)} type:BM` } },
              target: { unit: id },
              situation: { inches: INCHES },
            },
          },
  },
};
