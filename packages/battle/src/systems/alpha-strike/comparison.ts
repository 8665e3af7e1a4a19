/** Comparison of Alpha Strike units: duels and matchups. */
import type { ComparisonRules } from '../../comparison/rules.js';

/** Opponents cost at least this share of the maximum. */
const MIN_COST_SHARE = 0.8;
const INCHES = 12;
/** End of the long range. */
const MAX_INCHES = 42;

interface Outcome {
  readonly firstWins: { readonly decimal: number };
  readonly secondWins: { readonly decimal: number };
}

export const comparison: ComparisonRules = {
  question: 'alpha-strike/duel',
  about: {
    en: 'Each moves and fires at 12 inches for four turns, in the open.',
    ru: 'Обе двигаются и стреляют с 12 дюймов четыре хода, без укрытий.',
  },
  draft: (first, second, inches = INCHES) => ({ first: { unit: first }, second: { unit: second }, situation: { inches }, turns: 4 }),
  odds: (answer) => {
    const { firstWins, secondWins } = answer.outcome as Outcome;
    return { first: firstWins.decimal, second: secondWins.decimal };
  },
  matchups: {
    about: {
      en: 'Of the units that hit it hardest for these points or a fifth less: odds to win minus odds to lose, when each moves and fires for four turns in the open.',
      ru: 'Из тех, кто за эти очки или до пятой части дешевле бьёт по ней сильнее всего: шанс победить минус шанс проиграть, если обе двигаются и стреляют четыре хода без укрытий.',
    },
    maxInches: MAX_INCHES,
    conditionsFor: ({ cost }) => (cost === null ? undefined : { inches: INCHES, points: cost }),
    ranking: ({ id }, { inches, points }) => ({
      calculator: 'alpha-strike/attack',
      by: 'expectedDamage',
      draft: {
        attacker: { unit: { query: `pv<=${points} pv>=${Math.floor(points * MIN_COST_SHARE)} type:BM` } },
        target: { unit: id },
        situation: { inches },
      },
    }),
  },
};
