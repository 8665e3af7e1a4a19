/** The odds of every poker hand, from counts computed when the module loads. */
import type { Fraction } from '@rangefinder/dice';
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import type { Language, Text } from '../../../text/language.js';
import { CARDS_IN_A_POKER_HAND, type DeckSuits, deckSuits, handsTable } from '../../engine/poker/categories.js';
import { countedDeck } from '../../engine/poker/counting.js';
import { RANKS_IN_A_SUIT } from '../../reference/tables/ranks.js';
import { POKER_CATEGORIES, type PokerCategory } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts {
  readonly deal: { readonly cards: number; readonly drawn: number; readonly hands: number; readonly suits: DeckSuits };
  readonly category: { readonly category: PokerCategory; readonly place: number; readonly hands: number; readonly chance: Fraction };
}

type Answered = Outcome<typeof output, Facts, object>;

function answerFor(suits: DeckSuits): Answered {
  const { hands, categories } = countedDeck(suits);
  const rows = categories.map(({ category, hands: some, chance }) => ({ category, hands: Number(some), chance }));
  const deal: Step<Facts> = {
    key: 'deal',
    value: Number(hands),
    rule: suits === 4 ? 'initiative-deck/ruling/ordinary-poker' : 'initiative-deck/poker-five-suits',
    given: { cards: suits * RANKS_IN_A_SUIT, drawn: CARDS_IN_A_POKER_HAND, hands: Number(hands), suits },
  };
  const steps = rows.map(
    (row, index): Step<Facts> => ({ key: 'category', value: row.hands, rule: handsTable(suits), given: { ...row, place: index + 1 } }),
  );
  return { figures: { hands: Number(hands), categories: rows, chance: undefined }, steps: [deal, ...steps] };
}

const ANSWERS: Readonly<Record<DeckSuits, Answered>> = { 4: answerFor(4), 5: answerFor(5) };

const namesIn = (suits: DeckSuits, language: Language): string =>
  ANSWERS[suits].figures.categories.map(({ category }) => POKER_CATEGORIES.values[category][language]).join(', ');

const OF_FOUR_SUITS: Text = {
  en: `with 4 suits one of: ${namesIn(4, 'en')}`,
  ru: `при 4 мастях — одна из: ${namesIn(4, 'ru')}`,
};

/** Some hands need five suits. */
export function relations({ category, suits }: Question): readonly Problem[] {
  const isDealt = ANSWERS[deckSuits(suits)].figures.categories.some((row) => row.category === category);
  return category === undefined || isDealt ? [] : [{ code: 'CONFLICT', path: ['category'], given: category, allowed: OF_FOUR_SUITS }];
}

/** Resolves a checked question. Source: the list of five-suit hands. */
export function resolve({ category, suits }: Question): Answered {
  const { figures, steps } = ANSWERS[deckSuits(suits)];
  if (category === undefined) return { figures, steps };
  const categories = figures.categories.filter((row) => row.category === category);
  return {
    figures: { ...figures, categories, chance: categories[0]?.chance },
    steps: steps.filter((step) => step.key === 'deal' || step.given.category === category),
  };
}
