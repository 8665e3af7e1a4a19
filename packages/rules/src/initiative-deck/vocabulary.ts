/** Vocabulary of the Initiative Deck and its two card games: the choice values of inputs and answers. No logic. */
import { vocabulary, type Word } from '../calculator/fields.js';

/** Low to high. The order breaks ties of rank. */
export const SUITS = vocabulary(
  'InitiativeDeckSuit',
  { en: 'Suit, low to high', ru: 'Масть, от младшей к старшей' },
  {
    DRAGONS: { en: 'dragons', ru: 'драконы' },
    EAGLES: { en: 'eagles', ru: 'орлы' },
    FISTS: { en: 'fists', ru: 'кулаки' },
    SUNS: { en: 'suns', ru: 'солнца' },
    SWORDS: { en: 'swords', ru: 'мечи' },
  },
);
export type Suit = Word<typeof SUITS>;

/** Strongest first, in the order of five-suit poker. */
export const POKER_CATEGORIES = vocabulary(
  'PokerCategory',
  { en: 'Poker hand, strongest first', ru: 'Покерная комбинация, от сильной к слабой' },
  {
    SUCCESSOR_WAR: { en: 'Successor War', ru: 'Война преемников' },
    FIVE_OF_A_KIND: { en: 'five of a kind', ru: 'пять одного вида' },
    GREAT_HOUSE_STRAIGHT: { en: 'Great House straight (straight flush)', ru: 'стрит Великого дома (стрит-флэш)' },
    SUCCESSOR_FOUR_OF_A_KIND: { en: 'Successor four of a kind', ru: 'каре преемников' },
    SUCCESSOR_STRAIGHT: { en: 'Successor straight', ru: 'стрит преемников' },
    SUCCESSOR_FULL_HOUSE: { en: 'Successor full house', ru: 'фулл-хаус преемников' },
    FOUR_OF_A_KIND: { en: 'four of a kind', ru: 'каре' },
    GREAT_HOUSE: { en: 'Great House (flush)', ru: 'Великий дом (флэш)' },
    FULL_HOUSE: { en: 'full house', ru: 'фулл-хаус' },
    SUCCESSOR_THREE_OF_A_KIND: { en: 'Successor three of a kind', ru: 'тройка преемников' },
    SUCCESSOR_TWO_PAIR: { en: 'Successor two pair', ru: 'две пары преемников' },
    STRAIGHT: { en: 'straight', ru: 'стрит' },
    SUCCESSORS: { en: 'Successors', ru: 'преемники' },
    SUCCESSOR_PAIR: { en: 'Successor pair', ru: 'пара преемников' },
    THREE_OF_A_KIND: { en: 'three of a kind', ru: 'тройка' },
    TWO_PAIR: { en: 'two pair', ru: 'две пары' },
    PAIR: { en: 'pair', ru: 'пара' },
    HIGH_CARD: { en: 'high card', ru: 'старшая карта' },
  },
);
export type PokerCategory = Word<typeof POKER_CATEGORIES>;

/** Strongest first. */
export const DRAX_CATEGORIES = vocabulary(
  'InitiativeDeckDraxCategory',
  { en: 'Drax hand, strongest first', ru: 'Комбинация дракса, от сильной к слабой' },
  {
    SUCCESSOR_WAR: { en: 'Successor War', ru: 'Война преемников' },
    FIVE_OF_A_KIND: { en: 'five of a kind', ru: 'пять одного вида' },
    FIVE_CARD_DRAX: { en: 'five-card drax', ru: 'пятикарточный дракс' },
    FOUR_OF_A_KIND: { en: 'four of a kind', ru: 'каре' },
    FOUR_CARD_DRAX: { en: 'four-card drax', ru: 'четырёхкарточный дракс' },
    STRAIGHT: { en: 'straight', ru: 'стрит' },
    THREE_OF_A_KIND: { en: 'three of a kind', ru: 'тройка' },
    TWO_PAIR: { en: 'two pair', ru: 'две пары' },
    PAIR: { en: 'pair', ru: 'пара' },
    HIGH_CARD: { en: 'high card', ru: 'старшая карта' },
  },
);
export type DraxCategory = Word<typeof DRAX_CATEGORIES>;

export const GAMES = vocabulary(
  'InitiativeDeckGame',
  { en: 'Card game', ru: 'Карточная игра' },
  { POKER: { en: 'poker', ru: 'покер' }, DRAX: { en: 'drax', ru: 'дракс' } },
);
export type Game = Word<typeof GAMES>;

export const VERDICTS = vocabulary(
  'InitiativeDeckVerdict',
  { en: 'Why a hand has its place', ru: 'Почему рука на своём месте' },
  {
    STRONGEST: { en: 'no hand beats it', ru: 'сильнее нет' },
    CATEGORY: { en: 'a weaker combination than the hand above', ru: 'комбинация слабее, чем у руки выше' },
    CARDS: { en: 'the same combination as the hand above, of lower cards', ru: 'та же комбинация, что у руки выше, но карты младше' },
    TIE: { en: 'equal to the hand above', ru: 'равна руке выше' },
  },
);
export type Verdict = Word<typeof VERDICTS>;

export const TARGETS = vocabulary(
  'InitiativeDeckTarget',
  { en: 'Kind of target in Alpha Strike', ru: 'Вид цели в «Альфа-ударе»' },
  {
    MECH: { en: 'unit with a heat scale', ru: 'БЕ со шкалой нагрева' },
    NO_HEAT_SCALE: { en: 'unit without a heat scale', ru: 'БЕ без шкалы нагрева' },
    INFANTRY: { en: 'infantry or battle armor', ru: 'пехота или бронепехота' },
  },
);

export const DAMAGE_KINDS = vocabulary(
  'InitiativeDeckDamageKind',
  { en: 'How a weapon deals its damage', ru: 'Как оружие наносит урон' },
  {
    WHOLE: { en: 'all at once', ru: 'весь сразу' },
    CLUSTER: { en: 'in groups (Grp)', ru: 'группами' },
    RAPID_FIRE: { en: 'rapid fire (R)', ru: 'скорострельное' },
  },
);
export type DamageKind = Word<typeof DAMAGE_KINDS>;
