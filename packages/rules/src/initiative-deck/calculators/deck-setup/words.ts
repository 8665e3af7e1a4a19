/** Wording of the setup of the deck. */
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language } from '../../../text/language.js';
import { list, plural } from '../../../text/numbers.js';
import { rankRow } from '../../reference/tables/ranks.js';
import { SUITS, type Suit } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts, Refusals, Run } from './resolve.js';

const suitsText = (suits: readonly Suit[], language: Language): string =>
  list(
    suits.map((suit) => SUITS.values[suit][language]),
    language,
  );

const runEn = ({ suit, top }: Run): string =>
  top === 1 ? `the ace of ${SUITS.values[suit].en}` : `${SUITS.values[suit].en} from the ace to the ${rankRow(top).name.en}`;
const runRu = ({ suit, top }: Run): string =>
  top === 1 ? `${SUITS.values[suit].ru} (один Т)` : `${SUITS.values[suit].ru} (Т–${rankRow(top).letter.ru})`;

const starLordsEn = (count: number): string => `${count} ${plural(count, 'en', { one: 'Star Lord', many: 'Star Lords' })}`;
const starLordsRu = (count: number): string =>
  `${count} ${plural(count, 'ru', { one: 'звёздный лорд', few: 'звёздных лорда', many: 'звёздных лордов' })}`;
const suitsEn = (count: number): string => `${count} ${plural(count, 'en', { one: 'suit', many: 'suits' })}`;
const suitsRu = (count: number): string => `${count} ${plural(count, 'ru', { one: 'масть', few: 'масти', many: 'мастей' })}`;
const cardsEn = (count: number): string => `${count} ${plural(count, 'en', { one: 'card', many: 'cards' })}`;
const cardsRu = (count: number): string => `${count} ${plural(count, 'ru', { one: 'карта', few: 'карты', many: 'карт' })}`;

const deckEn = (suits: number, starLords: number): string =>
  `${suitsEn(suits)} ${starLords === 0 ? 'without Star Lords' : `and ${starLordsEn(starLords)}`}`;
const deckRu = (suits: number, starLords: number): string =>
  `${suitsRu(suits)} ${starLords === 0 ? 'без звёздных лордов' : `и ${starLordsRu(starLords)}`}`;

/** Open cards and deck have the same ranks. More than 13 cards need two suits on each side. */
const openEn = (count: number): string =>
  count === 1
    ? '1 open card; 1 card of another suit is the initiative deck.'
    : `${count} open cards, one for each participant; ${count} cards of other suits, of the same ranks, are the initiative deck.`;
const openRu = (count: number): string =>
  count === 1
    ? '1 открытая карта; 1 карта другой масти — колода инициативы.'
    : `${count} ${plural(count, 'ru', { one: 'открытая карта', few: 'открытые карты', many: 'открытых карт' })}, каждому участнику по одной; ${cardsRu(count)} других мастей, тех же достоинств, — колода инициативы.`;

export const words: Calculator<typeof input, typeof output, Facts, Refusals>['words'] = {
  en: {
    steps: {
      composition: ({ participants, suits, starLords }) => ({
        label: 'Table',
        text: `${participants} ${plural(participants, 'en', { one: 'participant', many: 'participants' })}: ${deckEn(suits, starLords)}`,
      }),
      suits: ({ suits }) => ({ label: 'Suits', text: `Shuffle together ${suitsText(suits, 'en')}` }),
      cards: ({ suits, each, starLords, cards }) => ({
        label: 'Cards',
        text: `${suits} × ${each}${starLords > 0 ? ` + ${starLords}` : ''} = ${cardsEn(cards)}`,
      }),
      open: ({ participants, runs }) => ({
        label: 'Open cards',
        text: `${cardsEn(participants)}, one for each participant: ${list(runs.map(runEn), 'en')}`,
      }),
      deck: ({ runs }) => ({
        label: 'Deck',
        text: `The same ranks of another suit, shuffled: ${list(runs.map(runEn), 'en')}; everything else stays in the box`,
      }),
      pairing: ({ pairs }) => ({
        label: 'Pairs of suits',
        text: `Unless agreed otherwise, low answers low: ${pairs.map(({ open, deck }) => `${SUITS.values[deck].en} for ${SUITS.values[open].en}`).join(', ')}`,
      }),
    },
    refusals: {
      TOO_MANY_PARTICIPANTS: ({ participants, most }) =>
        `Not allowed: “Cards only” is for ${most} participants at most, not ${participants}; play with effects, or let lances act together.`,
    },
    summary: ({ figures: { suits, starLords, cards, openCards }, question: { participants, effects } }) =>
      effects
        ? `${participants} ${plural(participants, 'en', { one: 'participant', many: 'participants' })}: ${deckEn(suits, starLords)} make the initiative deck, ${cardsEn(cards)} in all.`
        : openEn(openCards.length),
  },
  ru: {
    steps: {
      composition: ({ participants, suits, starLords }) => ({
        label: 'Таблица',
        text: `Участников боя — ${participants}: ${deckRu(suits, starLords)}`,
      }),
      suits: ({ suits }) => ({ label: 'Масти', text: `Замешать вместе: ${suitsText(suits, 'ru')}` }),
      cards: ({ suits, each, starLords, cards }) => ({
        label: 'Карты',
        text: `${suits} × ${each}${starLords > 0 ? ` + ${starLords}` : ''} = ${cardsRu(cards)}`,
      }),
      open: ({ participants, runs }) => ({
        label: 'Открытые карты',
        text: `${cardsRu(participants)}, каждому участнику по одной: ${list(runs.map(runRu), 'ru')}`,
      }),
      deck: ({ runs }) => ({
        label: 'Колода',
        text: `Те же достоинства другой масти, перемешать: ${list(runs.map(runRu), 'ru')}; остальное — в коробку`,
      }),
      pairing: ({ pairs }) => ({
        label: 'Пары мастей',
        text: `Если не договорились иначе, младшая к младшей: ${pairs.map(({ open, deck }) => `${SUITS.values[open].ru} ↔ ${SUITS.values[deck].ru}`).join(', ')}`,
      }),
    },
    refusals: {
      TOO_MANY_PARTICIPANTS: ({ participants, most }) =>
        `Нельзя: в варианте «Только карты» участников не больше ${most}, а здесь ${participants}; играйте с эффектами или объедините подразделения.`,
    },
    summary: ({ figures: { suits, starLords, cards, openCards }, question: { participants, effects } }) =>
      effects
        ? `Участников боя — ${participants}: в колоду инициативы идут ${deckRu(suits, starLords)}, всего ${cardsRu(cards)}.`
        : openRu(openCards.length),
  },
};
