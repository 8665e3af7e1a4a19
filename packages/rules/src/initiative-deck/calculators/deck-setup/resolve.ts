/** Determines the cards of the initiative deck and the open cards. */
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { type Card, canonical, STAR_LORD, type SuitedCard } from '../../engine/cards/card.js';
import { conflict, placed, repeated } from '../../engine/cards/card-problems.js';
import { compositionFor, MAX_ON_ONE_SUIT, MAX_ON_TWO_SUITS } from '../../reference/tables/deck-composition.js';
import { RANKS_IN_A_SUIT } from '../../reference/tables/ranks.js';
import { SUIT_ORDER, suitOrder } from '../../reference/tables/suits.js';
import type { Suit } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import { checkedSuit } from './suit-names.js';

export type Question = Checked<typeof input>;

/** Consecutive cards of one suit, from the ace to a rank. */
export interface Run {
  readonly suit: Suit;
  readonly top: number;
}

export interface Facts {
  readonly composition: { readonly participants: number; readonly suits: number; readonly starLords: number };
  readonly suits: { readonly suits: readonly Suit[] };
  readonly cards: { readonly suits: number; readonly each: number; readonly starLords: number; readonly cards: number };
  readonly open: { readonly participants: number; readonly runs: readonly Run[] };
  readonly deck: { readonly runs: readonly Run[] };
  readonly pairing: { readonly pairs: readonly { readonly open: Suit; readonly deck: Suit }[] };
}
export interface Refusals {
  readonly TOO_MANY_PARTICIPANTS: { readonly participants: number; readonly most: number };
}
type SetupStep = Step<Facts>;
type Answered = Outcome<typeof output, Facts, Refusals>;

const suitsNeeded = ({ participants, effects }: Question): number => {
  if (effects) return compositionFor(participants).suits;
  return participants > MAX_ON_ONE_SUIT ? 4 : 2;
};

/** Suits are distinct, and no more are chosen than the deck has. */
export function relations(question: Question): readonly Problem[] {
  const requested = question.suits ?? [];
  const needed = suitsNeeded(question);
  const twice = repeated(placed(requested, ['suits']), checkedSuit, () => 1, { en: 'each suit once', ru: 'каждая масть один раз' });
  return requested.length > needed
    ? [
        ...twice,
        conflict(['suits'], requested, {
          en: `at most ${needed} suits for so many participants`,
          ru: `на столько участников — не больше ${needed} мастей`,
        }),
      ]
    : twice;
}

/** The chosen suits, completed with the lowest others. */
function chosenSuits(question: Question): readonly Suit[] {
  const requested = (question.suits ?? []).map(checkedSuit);
  return [...requested, ...SUIT_ORDER.filter((suit) => !requested.includes(suit))].slice(0, suitsNeeded(question));
}

const cardsOf = ({ suit, top }: Run): readonly SuitedCard[] =>
  Array.from({ length: top }, (_, index) => ({ kind: 'suited', rank: index + 1, suit }));
const spelled = (cards: readonly Card[]): readonly string[] => cards.map(canonical);

function withEffects(question: Question): Answered {
  const { participants } = question;
  const { suits, starLords } = compositionFor(participants);
  const chosen = chosenSuits(question).toSorted((a, b) => suitOrder(a) - suitOrder(b));
  const deck: readonly Card[] = [
    ...chosen.flatMap((suit) => cardsOf({ suit, top: RANKS_IN_A_SUIT })),
    ...Array.from({ length: starLords }, () => STAR_LORD),
  ];
  const steps: readonly SetupStep[] = [
    { key: 'composition', value: null, rule: 'initiative-deck/table/deck-composition', given: { participants, suits, starLords } },
    { key: 'suits', value: null, rule: 'initiative-deck/effects-setup', given: { suits: chosen } },
    {
      key: 'cards',
      value: deck.length,
      rule: 'initiative-deck/effects-setup',
      given: { suits, each: RANKS_IN_A_SUIT, starLords, cards: deck.length },
    },
  ];
  return { figures: { suits, starLords, cards: deck.length, openCards: [], deckCards: spelled(deck) }, steps };
}

/** Suits in ascending order. The participants are split between them, the larger half first. */
function runsOf(suits: readonly Suit[], participants: number): readonly Run[] {
  const first = Math.ceil(participants / suits.length);
  return suits
    .toSorted((a, b) => suitOrder(a) - suitOrder(b))
    .map((suit, index) => ({ suit, top: index === 0 ? first : participants - first }));
}

const setupRule = (runs: readonly Run[]) => (runs.length > 1 ? 'initiative-deck/cards-only-two-suits' : 'initiative-deck/cards-only-setup');

function pairing(open: readonly Run[], deck: readonly Run[]): readonly SetupStep[] {
  if (open.length < 2) return [];
  const pairs = open.map(({ suit }, index) => ({ open: suit, deck: (deck[index] as Run).suit }));
  return [{ key: 'pairing', value: null, rule: 'initiative-deck/ruling/suit-order', given: { pairs } }];
}

function cardsOnly(question: Question): Answered {
  const { participants } = question;
  const chosen = chosenSuits(question);
  const open = runsOf(chosen.slice(0, chosen.length / 2), participants);
  const deck = runsOf(chosen.slice(chosen.length / 2), participants);
  const steps: readonly SetupStep[] = [
    { key: 'open', value: null, rule: setupRule(open), given: { participants, runs: open } },
    { key: 'deck', value: participants, rule: setupRule(deck), given: { runs: deck } },
    ...pairing(open, deck),
  ];
  return {
    figures: {
      suits: deck.length,
      starLords: 0,
      cards: participants,
      openCards: spelled(open.flatMap(cardsOf)),
      deckCards: spelled(deck.flatMap(cardsOf)),
    },
    steps,
  };
}

const tooMany = (participants: number): Answered => ({
  figures: { suits: 0, starLords: 0, cards: 0, openCards: [], deckCards: [] },
  steps: [],
  refusal: {
    code: 'TOO_MANY_PARTICIPANTS',
    rule: 'initiative-deck/cards-only-two-suits',
    given: { participants, most: MAX_ON_TWO_SUITS },
  },
});

/** Resolves a checked question. Source: the setup of either variant. */
export function resolve(question: Question): Answered {
  if (question.effects) return withEffects(question);
  return question.participants > MAX_ON_TWO_SUITS ? tooMany(question.participants) : cardsOnly(question);
}
