/** Relations between the hands of a showdown. */
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { repeatedNames } from '../../../calculator/repeated-names.js';
import type { Text } from '../../../text/language.js';
import { conflict, placed, repeatedCards } from '../../engine/cards/card-problems.js';
import { fifthSuit, misplacedFaces, placedSuits } from '../../engine/drax/problems.js';
import { CARDS_IN_A_POKER_HAND } from '../../engine/poker/categories.js';
import type { input } from './input.js';

export type Question = Checked<typeof input>;

/** Number of suits in the deck. */
export const suitsOfDeck = ({ game, hands, suits }: Question): number =>
  suits ?? (game === 'POKER' ? CARDS_IN_A_POKER_HAND : (hands as [Question['hands'][number]])[0].cards.length);

const cardsOf = (hands: Question['hands']) =>
  hands.map(({ cards, laidAside }, index) => ({
    cards: placed(cards, ['hands', index, 'cards']),
    laidAside: placed(laidAside, ['hands', index, 'laidAside']),
  }));

/** Each name and card occurs once, hands have the right size, and the extra rules of each game hold. */
export function relations(question: Question): readonly Problem[] {
  const hands = cardsOf(question.hands);
  const own = question.game === 'POKER' ? pokerOnly(question) : hands.flatMap(({ cards, laidAside }) => misplacedFaces(cards, laidAside));
  return [
    ...repeatedNames('hands', question.hands),
    ...repeatedCards(hands.flatMap(({ cards, laidAside }) => [...cards, ...laidAside])),
    ...wrongSizes(question),
    ...own,
    ...tooManySuits(question),
  ];
}

const sizeOf = (game: Question['game'], size: number): Text =>
  game === 'POKER'
    ? { en: `${size} cards, as in the game of poker`, ru: `карт: ${size} — такова игра в покер` }
    : { en: `${size} cards, as many as the deck has suits`, ru: `карт: ${size}, сколько мастей в колоде` };

function wrongSizes(question: Question): readonly Problem[] {
  const size = question.game === 'POKER' ? CARDS_IN_A_POKER_HAND : suitsOfDeck(question);
  return question.hands.flatMap(({ cards }, index) =>
    cards.length === size ? [] : [conflict(['hands', index, 'cards'], cards, sizeOf(question.game, size))],
  );
}

/** Poker has no cards laid aside and no local suit. */
function pokerOnly({ hands, localSuit }: Question): readonly Problem[] {
  const aside = hands.flatMap(({ laidAside }, index) =>
    laidAside.length === 0
      ? []
      : [
          conflict(['hands', index, 'laidAside'], laidAside, {
            en: 'nothing (faces are laid aside only in drax)',
            ru: 'ничего (фигуры откладывают только в драксе)',
          }),
        ],
  );
  return localSuit === undefined
    ? aside
    : [
        ...aside,
        conflict(['localSuit'], localSuit, {
          en: 'nothing (only drax has a local suit)',
          ru: 'ничего (местная масть бывает только в драксе)',
        }),
      ];
}

function tooManySuits(question: Question): readonly Problem[] {
  const { hands, localSuit } = question;
  const inPlay = cardsOf(hands).flatMap(({ cards, laidAside }) => placedSuits([...cards, ...laidAside]));
  if (question.game === 'DRAX') return fifthSuit(suitsOfDeck(question), localSuit, inPlay);
  const suits = new Set(inPlay.map(({ suit }) => suit)).size;
  return suits > suitsOfDeck(question)
    ? [conflict(['suits'], question.suits, { en: '5: the hands hold five suits', ru: '5: в руках пять мастей' })]
    : [];
}
