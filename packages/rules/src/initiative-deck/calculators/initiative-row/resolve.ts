/** The order of action in a turn, by the row of turned-up cards or by the cards held. */
import type { Outcome, RuleId, Step } from '../../../calculator/calculator.js';
import { type Card, canonical, checkedCard, checkedSuitedCard } from '../../engine/cards/card.js';
import { STAR_LORD_RANK } from '../../reference/tables/ranks.js';
import { suitOrder } from '../../reference/tables/suits.js';
import type { Suit } from '../../vocabulary.js';
import { answeringSuit, matchRow, suitsOf } from './matching.js';
import type { output } from './output.js';
import type { Question } from './relations.js';

interface Holder {
  readonly name: string;
  readonly card: Card;
  readonly jamSignal: boolean;
}

export interface Facts {
  readonly called: { readonly place: number; readonly name: string; readonly card: Card; readonly by: Card };
  readonly pairing: { readonly pairs: readonly { readonly open: Suit; readonly row: Suit }[]; readonly crossed: boolean };
  /** `reason` explains the order of two neighbors of equal rank. */
  readonly held: { readonly place: number; readonly name: string; readonly card: Card; readonly reason: 'rank' | 'suit' | 'roll' };
  readonly jam: { readonly names: readonly string[] };
}
type RowStep = Step<Facts>;
type Answered = Outcome<typeof output, Facts, object>;

const holdersOf = (question: Question): readonly Holder[] =>
  question.participants.map(({ name, card, jamSignal }) => ({ name, card: checkedCard(card), jamSignal }));

const SUITS_NEED_PAIRS = 2;

function pairingSteps(open: readonly Suit[], row: readonly Suit[], crossed: boolean): readonly RowStep[] {
  if (open.length < SUITS_NEED_PAIRS) return [];
  const pairs = row.map((suit) => ({ row: suit, open: answeringSuit(suit, row, open, crossed) as Suit }));
  return [{ key: 'pairing', value: null, rule: 'initiative-deck/ruling/suit-order', given: { pairs, crossed } }];
}

function byRow(question: Question, row: readonly string[]): Answered {
  const holders = holdersOf(question);
  const open = question.participants.map(({ card }) => checkedSuitedCard(card));
  const drawn = row.map(checkedSuitedCard);
  const called = matchRow(open, drawn, question.crossed).map((at) => holders[at] as Holder);
  const order = called.map(({ name, card }, index) => ({ place: index + 1, name, card: canonical(card), tied: false }));
  const steps = called.map(
    ({ name, card }, index): RowStep => ({
      key: 'called',
      value: index + 1,
      rule: 'initiative-deck/cards-only-row',
      given: { place: index + 1, name, card, by: drawn[index] as Card },
    }),
  );
  return { figures: { order, decisions: [] }, steps: [...pairingSteps(suitsOf(open), suitsOf(drawn), question.crossed), ...steps] };
}

type RankOf = (card: Card) => number;

/** The order of ranks. A Star Lord comes last, or by another reading first. */
const rankedBy =
  ({ readings }: Question): RankOf =>
  (card) => {
    if (card.kind === 'suited') return card.rank;
    return readings.includes('star-lord-first') ? 0 : STAR_LORD_RANK;
  };
const suitOf = (card: Card): number => (card.kind === 'suited' ? suitOrder(card.suit) : 0);
const ascending =
  (rankOf: RankOf) =>
  (a: Holder, b: Holder): number =>
    rankOf(a.card) - rankOf(b.card) || suitOf(a.card) - suitOf(b.card);

const REASON_RULES: Readonly<Record<Facts['held']['reason'], RuleId>> = {
  rank: 'initiative-deck/card-order',
  suit: 'initiative-deck/ruling/suit-order',
  roll: 'initiative-deck/ruling/star-lord-rank',
};

function reasonOf(sorted: readonly Holder[], { card }: Holder): Facts['held']['reason'] {
  const rankOf = (other: Card): number | undefined => (other.kind === 'suited' ? other.rank : undefined);
  const alike = sorted.filter((other) => rankOf(other.card) === rankOf(card)).length > 1;
  if (!alike) return 'rank';
  return card.kind === 'suited' ? 'suit' : 'roll';
}

function heldStep(sorted: readonly Holder[], holder: Holder, place: number): RowStep {
  const reason = reasonOf(sorted, holder);
  const rule = holder.card.kind === 'star-lord' ? REASON_RULES.roll : REASON_RULES[reason];
  return { key: 'held', value: place, rule, given: { place, name: holder.name, card: holder.card, reason } };
}

/** Holders of Jam Signal decide first, then all others in ascending order. */
const decisionsOf = (sorted: readonly Holder[]): readonly string[] =>
  [...sorted.filter(({ jamSignal }) => jamSignal), ...sorted.filter(({ jamSignal }) => !jamSignal)].map(({ name }) => name);

function byCards(question: Question): Answered {
  const order = ascending(rankedBy(question));
  const sorted = holdersOf(question).toSorted(order);
  const placeOf = (holder: Holder): number => 1 + sorted.findIndex((other) => order(other, holder) === 0);
  const ordered = sorted.map((holder) => ({
    place: placeOf(holder),
    name: holder.name,
    card: canonical(holder.card),
    tied: reasonOf(sorted, holder) === 'roll',
  }));
  const jamming = sorted.filter(({ jamSignal }) => jamSignal).map(({ name }) => name);
  const jam: readonly RowStep[] =
    jamming.length > 0 ? [{ key: 'jam', value: null, rule: 'initiative-deck/jam-signal', given: { names: jamming } }] : [];
  return {
    figures: { order: ordered, decisions: decisionsOf(sorted) },
    steps: [...sorted.map((holder) => heldStep(sorted, holder, placeOf(holder))), ...jam],
  };
}

/** Resolves a checked question. Source: the initiative phase of either variant, and the order of cards. */
export const resolve = (question: Question): Answered => (question.row ? byRow(question, question.row) : byCards(question));
