/** Comparison of Alpha Strike units: duels and matchups. */
import type { ComparisonRules } from '../../comparison/rules.js';

/** Opponents cost at most as much as the unit and at least this share of it. */
const MIN_COST_SHARE = 0.8;
const INCHES = 12;

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
  draft: (first, second) => ({ first: { unit: first }, second: { unit: second }, situation: { inches: INCHES }, turns: 4 }),
  odds: (answer) => {
    const { firstWins, secondWins } = answer.outcome as Outcome;
    return { first: firstWins.decimal, second: secondWins.decimal };
  },
  matchups: {
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
              attacker: { unit: { query: `pv<=${cost} pv>=${Math.floor(cost * MIN_COST_SHARE)} type:BM` } },
              target: { unit: id },
              situation: { inches: INCHES },
            },
          },
  },
};
