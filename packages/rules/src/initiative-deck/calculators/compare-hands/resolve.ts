/** Compares hands: the winner and the reason. */
import type { Outcome, RuleId, Step } from '../../../calculator/calculator.js';
import type { Text } from '../../../text/language.js';
import { checkedSuitedCard } from '../../engine/cards/card.js';
import { draxGame, draxRank } from '../../engine/drax/categories.js';
import { readDraxHand } from '../../engine/drax/hand.js';
import { type DraxHand, type DraxSituation, lordsOf } from '../../engine/drax/values.js';
import { compareKeys, differAt } from '../../engine/hands/groups.js';
import { deckSuits, handsTable, pokerRank } from '../../engine/poker/categories.js';
import { readPokerHand } from '../../engine/poker/hand.js';
import {
  DRAX_CATEGORIES,
  type DraxCategory,
  type Game,
  POKER_CATEGORIES,
  type PokerCategory,
  type Suit,
  type Verdict,
} from '../../vocabulary.js';
import type { output } from './output.js';
import { type Question, suitsOfDeck } from './relations.js';

/** An evaluated hand of either game. */
export interface ReadHand {
  /** Number of the hand in the question, from 1. */
  readonly hand: number;
  readonly name: string | undefined;
  readonly category: Text;
  readonly pokerCategory: PokerCategory | undefined;
  readonly draxCategory: DraxCategory | undefined;
  /** 1 for the strongest combination. */
  readonly rank: number;
  readonly tieBreak: readonly number[];
}

export interface Facts {
  readonly lords: { readonly suits: readonly Suit[] };
  readonly strongest: ReadHand;
  readonly weaker: { readonly lower: ReadHand; readonly above: ReadHand };
  /** `at` is the first index of the tie-break where the two hands differ. */
  readonly lowerCards: { readonly lower: ReadHand; readonly above: ReadHand; readonly at: number; readonly game: Game };
  readonly tie: { readonly lower: ReadHand; readonly above: ReadHand };
}
type CompareStep = Step<Facts>;

function readPoker(question: Question): readonly ReadHand[] {
  const suits = deckSuits(suitsOfDeck(question));
  return question.hands.map(({ name, cards }, index) => {
    const { category, tieBreak } = readPokerHand(cards.map(checkedSuitedCard));
    return {
      hand: index + 1,
      name,
      category: POKER_CATEGORIES.values[category],
      pokerCategory: category,
      draxCategory: undefined,
      rank: pokerRank(category, suits),
      tieBreak,
    };
  });
}

const draxHands = ({ hands }: Question): readonly DraxHand[] =>
  hands.map(({ cards, laidAside }) => ({ cards: cards.map(checkedSuitedCard), laidAside: laidAside.map(checkedSuitedCard) }));

/** The Lords of these hands. All are known at the showdown. */
const showdown = (hands: readonly DraxHand[], localSuit: Suit | undefined): DraxSituation => ({ localSuit, lords: hands.flatMap(lordsOf) });

function readDrax(question: Question): readonly ReadHand[] {
  const hands = draxHands(question);
  const { localSuit, readings } = question;
  const all = showdown(hands, localSuit);
  const ownOnly = readings.includes('lords-in-own-hand');
  return hands.map((hand, index) => {
    const { category, tieBreak } = readDraxHand(hand, ownOnly ? showdown([hand], localSuit) : all, readings);
    const rank = draxRank(category, draxGame(hand.cards.length));
    return {
      hand: index + 1,
      name: question.hands[index]?.name,
      category: DRAX_CATEGORIES.values[category],
      pokerCategory: undefined,
      draxCategory: category,
      rank,
      tieBreak,
    };
  });
}

const strongestFirst = (a: ReadHand, b: ReadHand): number => a.rank - b.rank || compareKeys(b.tieBreak, a.tieBreak);

function verdictOf(lower: ReadHand, above: ReadHand | undefined): Verdict {
  if (!above) return 'STRONGEST';
  if (lower.rank !== above.rank) return 'CATEGORY';
  return compareKeys(lower.tieBreak, above.tieBreak) === 0 ? 'TIE' : 'CARDS';
}

const TIE_RULES: Readonly<Record<Game, RuleId>> = { POKER: 'initiative-deck/ruling/poker-ties', DRAX: 'initiative-deck/ruling/drax-ties' };

function placeStep(question: Question, lower: ReadHand, above: ReadHand | undefined): CompareStep {
  const { game } = question;
  const table: RuleId = game === 'DRAX' ? 'initiative-deck/table/drax-hands' : handsTable(deckSuits(suitsOfDeck(question)));
  if (!above) return { key: 'strongest', value: null, rule: table, given: lower };
  const verdict = verdictOf(lower, above);
  if (verdict === 'CATEGORY') return { key: 'weaker', value: null, rule: table, given: { lower, above } };
  if (verdict === 'TIE') return { key: 'tie', value: null, rule: TIE_RULES[game], given: { lower, above } };
  return {
    key: 'lowerCards',
    value: null,
    rule: TIE_RULES[game],
    given: { lower, above, at: differAt(lower.tieBreak, above.tieBreak) as number, game },
  };
}

function lordSteps(question: Question): readonly CompareStep[] {
  const suits = question.game === 'DRAX' ? draxHands(question).flatMap(lordsOf) : [];
  return suits.length > 0 ? [{ key: 'lords', value: null, rule: 'initiative-deck/ruling/lords-in-play', given: { suits } }] : [];
}

/** Resolves a checked question. Source: the lists of combinations of both games. */
export function resolve(question: Question): Outcome<typeof output, Facts, object> {
  const sorted = (question.game === 'POKER' ? readPoker(question) : readDrax(question)).toSorted(strongestFirst);
  const placeOf = (hand: ReadHand): number => 1 + sorted.findIndex((other) => strongestFirst(other, hand) === 0);
  const ranking = sorted.map((hand, index) => {
    const { rank: _, ...shown } = hand;
    return { ...shown, place: placeOf(hand), verdict: verdictOf(hand, sorted[index - 1]) };
  });
  const winners = ranking.filter(({ place }) => place === 1).map(({ hand }) => hand);
  return {
    figures: { winners, ranking },
    steps: [...lordSteps(question), ...sorted.map((hand, index) => placeStep(question, hand, sorted[index - 1]))],
  };
}
