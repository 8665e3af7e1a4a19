/** Relations between the participants and the row. */
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { repeatedNames } from '../../../calculator/repeated-names.js';
import { readCard } from '../../engine/cards/card.js';
import { conflict, placed, repeatedCards } from '../../engine/cards/card-problems.js';
import type { input } from './input.js';
import { matchRow, suitedAmong, suitsOf } from './matching.js';

export type Question = Checked<typeof input>;
type Participants = Question['participants'];

const MAX_OPEN_SUITS = 2;

/** Names and cards are unique. A row calls every open card once. */
export function relations({ participants, row, crossed }: Question): readonly Problem[] {
  const own = [
    ...repeatedNames('participants', participants),
    ...repeatedCards(participants.map(({ card }, index) => ({ text: card, path: ['participants', index, 'card'] }))),
  ];
  if (row === undefined) return own;
  const problems = [...own, ...repeatedCards(placed(row, ['row'])), ...notOpenCards(participants), ...otherNumber(participants, row)];
  return problems.length > 0 ? problems : answers(participants, row, crossed);
}

/** The variant of cards only has no Star Lords and no effects. */
function notOpenCards(participants: Participants): readonly Problem[] {
  return participants.flatMap(({ card, jamSignal }, index) => [
    ...(readCard(card)?.kind === 'star-lord'
      ? [
          conflict(['participants', index, 'card'], card, {
            en: 'a card of a suit: with a row there are no Star Lords',
            ru: 'карта масти: когда есть ряд, звёздные лорды не играют',
          }),
        ]
      : []),
    ...(jamSignal
      ? [
          conflict(['participants', index, 'jamSignal'], true, {
            en: 'no (with a row cards have no effects)',
            ru: 'нет (когда есть ряд, у карт нет эффектов)',
          }),
        ]
      : []),
  ]);
}

const otherNumber = (participants: Participants, row: readonly string[]): readonly Problem[] =>
  row.length === participants.length
    ? []
    : [
        conflict(['row'], row, {
          en: `as many cards as participants: ${participants.length}`,
          ru: `столько карт, сколько участников: ${participants.length}`,
        }),
      ];

function answers(participants: Participants, row: readonly string[], crossed: boolean): readonly Problem[] {
  const open = suitedAmong(participants.map(({ card }) => card));
  const drawn = suitedAmong(row);
  const [openSuits, rowSuits] = [suitsOf(open), suitsOf(drawn)];
  if (openSuits.length > MAX_OPEN_SUITS)
    return [
      conflict(['participants'], participants, { en: 'open cards of one suit, or of two', ru: 'открытые карты одной масти или двух' }),
    ];
  if (rowSuits.length !== openSuits.length)
    return [
      conflict(['row'], row, {
        en: `as many suits as the open cards: ${openSuits.length}`,
        ru: `столько мастей, сколько у открытых карт: ${openSuits.length}`,
      }),
    ];
  if (rowSuits.some((suit) => openSuits.includes(suit)))
    return [conflict(['row'], row, { en: 'suits that no open card has', ru: 'масти, которых нет среди открытых карт' })];
  return matchRow(open, drawn, crossed).flatMap((at, index) =>
    at >= 0
      ? []
      : [
          conflict(['row', index], row[index], {
            en: 'a card that answers an open card by rank, and by suit when there are two',
            ru: 'карта, которой отвечает открытая карта того же достоинства, а при двух мастях — и парной масти',
          }),
        ],
  );
}
