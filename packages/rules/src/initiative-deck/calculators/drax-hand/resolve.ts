/** Evaluates a drax hand at the showdown. */
import type { Outcome, RuleId, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { canonical, checkedSuitedCard, type SuitedCard } from '../../engine/cards/card.js';
import { placed, repeatedCards } from '../../engine/cards/card-problems.js';
import { DRAX_ORDER, type DraxGame, draxGame, draxRank } from '../../engine/drax/categories.js';
import { type DraxReading, readDraxHand } from '../../engine/drax/hand.js';
import { fifthSuit, misplacedFaces, placedSuits } from '../../engine/drax/problems.js';
import {
  countFaces,
  type DraxHand,
  type DraxSituation,
  type DraxValue,
  DUKE_CHANGE,
  isFace,
  lordChange,
  lordsOf,
  MECH_WARRIOR_CHANGE,
} from '../../engine/drax/values.js';
import { DUKE, MECH_WARRIOR } from '../../reference/tables/ranks.js';
import type { DraxCategory, Suit } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts {
  readonly mechWarriors: { readonly count: number };
  readonly dukes: { readonly count: number };
  readonly lord: { readonly suit: Suit; readonly local: boolean; readonly own: boolean };
  readonly foreignLords: { readonly suits: readonly Suit[] };
  readonly card: DraxValue;
  readonly hidden: { readonly card: SuitedCard; readonly left: number };
  readonly category: { readonly category: DraxCategory; readonly place: number; readonly of: number };
  readonly tieBreak: { readonly tieBreak: readonly number[] };
}
type DraxStep = Step<Facts>;

/** Cards are distinct, faces are only where allowed, and a game with four cards has four suits. */
export function relations({ cards, laidAside, localSuit, lordsInPlay }: Question): readonly Problem[] {
  const [hand, aside] = [placed(cards, ['cards']), placed(laidAside, ['laidAside'])];
  const lords = lordsInPlay.map((suit, index) => ({ suit, text: suit, path: ['lordsInPlay', index] }));
  return [
    ...repeatedCards([...hand, ...aside]),
    ...misplacedFaces(hand, aside),
    ...fifthSuit(cards.length, localSuit, [...placedSuits([...hand, ...aside]), ...lords]),
  ];
}

/** Steps for the faces that change the values of their hand. */
function faceSteps(hand: DraxHand): readonly DraxStep[] {
  const [warriors, dukes] = [countFaces(hand, MECH_WARRIOR), countFaces(hand, DUKE)];
  return [
    ...(warriors > 0
      ? [
          {
            key: 'mechWarriors',
            value: warriors * MECH_WARRIOR_CHANGE,
            rule: 'initiative-deck/table/drax-faces',
            given: { count: warriors },
          } as const,
        ]
      : []),
    ...(dukes > 0
      ? [{ key: 'dukes', value: dukes * DUKE_CHANGE, rule: 'initiative-deck/table/drax-faces', given: { count: dukes } } as const]
      : []),
  ];
}

/** A step for each Lord that affects a card of the hand. */
function lordSteps(hand: DraxHand, { values }: DraxReading, { lords, localSuit }: DraxSituation): readonly DraxStep[] {
  const touched = lords.filter((suit) => values.some(({ card }) => card.suit === suit));
  const own = lordsOf(hand);
  return touched.map((suit) => ({
    key: 'lord',
    value: lordChange(suit, localSuit),
    rule: 'initiative-deck/ruling/lords-in-play',
    given: { suit, local: suit === localSuit, own: own.includes(suit) },
  }));
}

const cardStep = (value: DraxValue): DraxStep => ({
  key: 'card',
  value: value.value,
  rule: value.wrapped ? 'initiative-deck/drax-wrap' : 'initiative-deck/drax-faces',
  given: value,
});

const hiddenSteps = (hand: DraxHand, { values }: DraxReading): readonly DraxStep[] =>
  hand.cards
    .filter(isFace)
    .map((card) => ({ key: 'hidden', value: null, rule: 'initiative-deck/ruling/hidden-face', given: { card, left: values.length } }));

const CATEGORY_RULES: Readonly<Partial<Record<DraxCategory, RuleId>>> = {
  SUCCESSOR_WAR: 'initiative-deck/ruling/drax-successor-war',
  STRAIGHT: 'initiative-deck/ruling/drax-straight',
};

function categoryStep({ category }: DraxReading, game: DraxGame): DraxStep {
  const place = draxRank(category, game);
  return {
    key: 'category',
    value: place,
    rule: CATEGORY_RULES[category] ?? 'initiative-deck/table/drax-hands',
    given: { category, place, of: DRAX_ORDER[game].length },
  };
}

function tieSteps({ tieBreak }: DraxReading): readonly DraxStep[] {
  return tieBreak.length > 0 ? [{ key: 'tieBreak', value: null, rule: 'initiative-deck/ruling/drax-ties', given: { tieBreak } }] : [];
}

/** Lords of other hands count unless each changes only its own hand. Ruling: initiative-deck/ruling/lords-in-play. */
const situationOf = (hand: DraxHand, { localSuit, lordsInPlay, readings }: Question): DraxSituation => ({
  localSuit,
  lords: [...new Set([...lordsOf(hand), ...(readings.includes('lords-in-own-hand') ? [] : lordsInPlay)])],
});

const foreignStep = ({ lordsInPlay, readings }: Question): readonly DraxStep[] =>
  lordsInPlay.length > 0 && readings.includes('lords-in-own-hand')
    ? [{ key: 'foreignLords', value: null, rule: 'initiative-deck/ruling/lords-in-play', given: { suits: lordsInPlay } }]
    : [];

/** Resolves a checked question. Source: the chapter on drax. */
export function resolve(question: Question): Outcome<typeof output, Facts, object> {
  const hand: DraxHand = { cards: question.cards.map(checkedSuitedCard), laidAside: question.laidAside.map(checkedSuitedCard) };
  const situation = situationOf(hand, question);
  const reading = readDraxHand(hand, situation, question.readings);
  const game = draxGame(hand.cards.length);
  const { category, tieBreak } = reading;
  const values = reading.values.map(({ card, change, value }) => ({ card: canonical(card), change, value }));
  return {
    figures: { category, rank: draxRank(category, game), tieBreak, values },
    steps: [
      ...faceSteps(hand),
      ...lordSteps(hand, reading, situation),
      ...foreignStep(question),
      ...reading.values.map(cardStep),
      ...hiddenSteps(hand, reading),
      categoryStep(reading, game),
      ...tieSteps(reading),
    ],
  };
}
