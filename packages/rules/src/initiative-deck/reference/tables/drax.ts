/** Printed tables of drax: effects of faces, their names in each House, and the combinations. */
import type { Table } from '../../../reference/reference.js';
import { same, type Text } from '../../../text/language.js';
import { signed } from '../../../text/numbers.js';
import { DRAX_ORDER, type DraxGame } from '../../engine/drax/categories.js';
import { DUKE_CHANGE, FRIENDLY_LORD_CHANGE, HOSTILE_LORD_CHANGE, MECH_WARRIOR_CHANGE } from '../../engine/drax/values.js';
import { DRAX_CATEGORIES, type DraxCategory, type Suit } from '../../vocabulary.js';
import { SUIT_HOUSES } from './suits.js';

const change = (value: number): Text => ({ en: signed(value, 'en'), ru: signed(value, 'ru') });

export const draxFacesTable: Table = {
  id: 'initiative-deck/table/drax-faces',
  title: { en: 'What faces do in drax', ru: 'Что делают фигуры в драксе' },
  section: 'initiative-deck/drax-faces',
  columns: [
    { en: 'Face', ru: 'Фигура' },
    { en: 'Change', ru: 'Изменение' },
    { en: 'Whose values', ru: 'У каких карт' },
  ],
  rows: [
    [{ en: 'MechWarrior', ru: 'Мехвоин' }, change(MECH_WARRIOR_CHANGE), { en: 'the rest of the same hand', ru: 'остальные в той же руке' }],
    [{ en: 'Duke', ru: 'Герцог' }, change(DUKE_CHANGE), { en: 'the rest of the same hand', ru: 'остальные в той же руке' }],
    [
      { en: 'Lord of dragons, or the local Lord', ru: 'Лорд драконов или местной масти' },
      change(FRIENDLY_LORD_CHANGE),
      { en: 'his suit, in all hands', ru: 'его масть во всех руках' },
    ],
    [
      { en: 'Any other Lord', ru: 'Любой другой лорд' },
      change(HOSTILE_LORD_CHANGE),
      { en: 'his suit, in all hands', ru: 'его масть во всех руках' },
    ],
  ],
};

interface Region {
  readonly suit: Suit;
  readonly names: readonly [Text, Text, Text];
  readonly suits: DraxGame;
}

/** Names of MechWarrior, Duke and Lord in each House, and its number of suits. */
const REGIONS: readonly Region[] = [
  {
    suit: 'EAGLES',
    names: [
      { en: 'Lancer', ru: 'Копейщик' },
      { en: 'Archer', ru: 'Стрелок' },
      { en: 'Regent', ru: 'Регент' },
    ],
    suits: 4,
  },
  {
    suit: 'FISTS',
    names: [
      { en: 'Mech', ru: 'Мех' },
      { en: 'Duke', ru: 'Герцог' },
      { en: 'Archon', ru: 'Архонт' },
    ],
    suits: 4,
  },
  {
    suit: 'DRAGONS',
    names: [
      { en: 'Samurai', ru: 'Самурай' },
      { en: 'General', ru: 'Полководец' },
      { en: 'Sovereign', ru: 'Государь' },
    ],
    suits: 5,
  },
  {
    suit: 'SUNS',
    names: [
      { en: 'MechWarrior', ru: 'Мехвоин' },
      { en: 'Duke', ru: 'Герцог' },
      { en: 'Lord', ru: 'Лорд' },
    ],
    suits: 5,
  },
  {
    suit: 'SWORDS',
    names: [
      { en: 'Jack', ru: 'Валет' },
      { en: 'Queen', ru: 'Дама' },
      { en: 'King', ru: 'Король' },
    ],
    suits: 5,
  },
];

export const draxRegionsTable: Table = {
  id: 'initiative-deck/table/drax-regions',
  title: { en: 'Drax from House to House', ru: 'Дракс в разных Домах' },
  section: 'initiative-deck/drax-regions',
  columns: [
    { en: 'House', ru: 'Дом' },
    { en: 'MechWarrior', ru: 'Мехвоин' },
    { en: 'Duke', ru: 'Герцог' },
    { en: 'Lord', ru: 'Лорд' },
    { en: 'Suits', ru: 'Мастей' },
  ],
  rows: REGIONS.map(({ suit, names, suits }) => [SUIT_HOUSES[suit], ...names, suits]),
};

const DRAX_MEANINGS: Readonly<Record<DraxCategory, Text>> = {
  SUCCESSOR_WAR: { en: 'all five Lords, laid aside or hidden', ru: 'все пять лордов, отложенные или скрытый' },
  FIVE_OF_A_KIND: { en: 'five cards of a value', ru: 'пять карт одного значения' },
  FIVE_CARD_DRAX: { en: 'five in a row, one suit', ru: 'пять подряд, масть одна' },
  FOUR_OF_A_KIND: { en: 'four cards of a value', ru: 'четыре карты одного значения' },
  FOUR_CARD_DRAX: { en: 'four in a row, one suit', ru: 'четыре подряд, масть одна' },
  STRAIGHT: { en: 'four in a row, not all of one suit', ru: 'четыре подряд, масть не одна' },
  THREE_OF_A_KIND: { en: 'three cards of a value', ru: 'три карты одного значения' },
  TWO_PAIR: { en: 'two cards of a value twice', ru: 'дважды по две карты одного значения' },
  PAIR: { en: 'two cards of a value', ru: 'две карты одного значения' },
  HIGH_CARD: { en: 'none of these: the highest value counts', ru: 'ничего из этого: считается высшее значение' },
};

const rankIn = (category: DraxCategory, game: DraxGame): number | null => {
  const at = DRAX_ORDER[game].indexOf(category);
  return at < 0 ? null : at + 1;
};

export const draxHandsTable: Table = {
  id: 'initiative-deck/table/drax-hands',
  title: { en: 'Drax, strongest first', ru: 'Дракс: от сильной комбинации к слабой' },
  section: 'initiative-deck/drax-hands',
  columns: [
    { en: 'Hand', ru: 'Комбинация' },
    { en: 'What it takes', ru: 'Из чего состоит' },
    { en: 'Place, five cards', ru: 'Место, пять карт' },
    { en: 'Place, four cards', ru: 'Место, четыре карты' },
  ],
  rows: (Object.keys(DRAX_MEANINGS) as readonly DraxCategory[]).map((category) => [
    DRAX_CATEGORIES.values[category],
    DRAX_MEANINGS[category],
    rankIn(category, 5) ?? same('—'),
    rankIn(category, 4) ?? same('—'),
  ]),
};
