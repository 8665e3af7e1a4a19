/** Evaluates a poker hand: its combination, rank and odds. */
import type { Fraction } from '@rangefinder/dice';
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { canonical, checkedSuitedCard, type SuitedCard } from '../../engine/cards/card.js';
import { conflict, placed, repeatedCards } from '../../engine/cards/card-problems.js';
import type { Group } from '../../engine/hands/groups.js';
import { type DeckSuits, deckSuits, handsTable, pokerRank, type Spread } from '../../engine/poker/categories.js';
import { countedCategory, countedDeck } from '../../engine/poker/counting.js';
import { hasAceInStraight, type PokerReading, pokerValue, readPokerHand, straightFrom } from '../../engine/poker/hand.js';
import { ACE_IN_POKER } from '../../reference/tables/ranks.js';
import type { PokerCategory } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts {
  readonly ranks: { readonly groups: readonly Group[] };
  readonly straight: { readonly from: number; readonly to: number };
  readonly suits: { readonly spread: Spread };
  readonly category: { readonly category: PokerCategory; readonly place: number; readonly of: number };
  readonly tieBreak: { readonly tieBreak: readonly number[] };
  readonly odds: { readonly hands: number; readonly all: number; readonly chance: Fraction };
}
type HandStep = Step<Facts>;

/** Cards are distinct, and have no more suits than the deck. */
export function relations({ cards, suits }: Question): readonly Problem[] {
  return [...repeatedCards(placed(cards, ['cards'])), ...tooManySuits(cards, suits)];
}

function tooManySuits(cards: readonly string[], suits: number): readonly Problem[] {
  const held = new Set(cards.map((text) => checkedSuitedCard(text).suit)).size;
  return held > suits ? [conflict(['suits'], suits, { en: '5: the hand holds five suits', ru: '5: в руке пять мастей' })] : [];
}

const ranks = ({ groups, straightTo }: PokerReading): HandStep =>
  straightTo === undefined
    ? { key: 'ranks', value: null, rule: 'initiative-deck/ranks', given: { groups } }
    : { key: 'straight', value: null, rule: 'initiative-deck/poker', given: { from: straightFrom(straightTo), to: straightTo } };

const aceStraight = (reading: PokerReading): HandStep =>
  hasAceInStraight(reading) ? { ...ranks(reading), rule: 'initiative-deck/ruling/ace-straight' } : ranks(reading);

function categoryStep({ category }: PokerReading, suits: DeckSuits): HandStep {
  const place = pokerRank(category, suits);
  return { key: 'category', value: place, rule: handsTable(suits), given: { category, place, of: countedDeck(suits).categories.length } };
}

function oddsStep({ category }: PokerReading, suits: DeckSuits): HandStep {
  const { hands, chance } = countedCategory(category, suits);
  return {
    key: 'odds',
    value: null,
    rule: handsTable(suits),
    given: { hands: Number(hands), all: Number(countedDeck(suits).hands), chance },
  };
}

const stepsOf = (reading: PokerReading, suits: DeckSuits): readonly HandStep[] => [
  aceStraight(reading),
  { key: 'suits', value: null, rule: 'initiative-deck/suits', given: { spread: reading.spread } },
  categoryStep(reading, suits),
  { key: 'tieBreak', value: null, rule: 'initiative-deck/ruling/poker-ties', given: { tieBreak: reading.tieBreak } },
  oddsStep(reading, suits),
];

/** Cards in the order of comparison. The ace of an ace-to-five straight is last. */
function inOrder(cards: readonly SuitedCard[], { groups, straightTo }: PokerReading): readonly SuitedCard[] {
  const values = groups.map(({ value }) => value);
  const lowAce = straightTo !== undefined && straightTo < ACE_IN_POKER && values[0] === ACE_IN_POKER;
  const order = lowAce ? [...values.slice(1), ACE_IN_POKER] : values;
  return order.flatMap((value) => cards.filter(({ rank }) => pokerValue(rank) === value));
}

/** Resolves a checked question. Source: the chapter on poker. */
export function resolve(question: Question): Outcome<typeof output, Facts, object> {
  const cards = question.cards.map(checkedSuitedCard);
  const suits = deckSuits(question.suits);
  const reading = readPokerHand(cards);
  const { category, tieBreak } = reading;
  return {
    figures: {
      category,
      chance: countedCategory(category, suits).chance,
      rank: pokerRank(category, suits),
      tieBreak,
      cards: inOrder(cards, reading).map(canonical),
    },
    steps: stepsOf(reading, suits),
  };
}
