/** Worked examples of the Initiative Deck: order of activation, decks, poker and drax. */
import type { GoldenRow } from './row.js';

const named = (units: readonly number[]) => units.map((count, index) => ({ name: 'ABCDE'.charAt(index), units: count }));
const cards = (text: string): readonly string[] => text.split(' ');

const battle: readonly GoldenRow[] = [
  {
    name: 'five players with 4, 2, 5, 4 and 3 units',
    place: 'Неравное количество БЕ, пример',
    calculator: 'activationOrder',
    draft: { participants: named([4, 2, 5, 4, 3]) },
    expected: {
      allowed: true,
      order: [['C'], ['A', 'C', 'D'], ['A', 'C', 'D', 'E'], ['A', 'B', 'C', 'D', 'E'], ['A', 'B', 'C', 'D', 'E']],
    },
  },
  {
    name: 'seven participants, cards only: ace to 7',
    place: 'Раздайте открытые карты и подготовьте колоду, пример',
    calculator: 'deckSetup',
    draft: { participants: 7, effects: false, suits: ['fists', 'suns'] },
    expected: {
      allowed: true,
      suits: 1,
      starLords: 0,
      cards: 7,
      openCards: cards('Tf 2f 3f 4f 5f 6f 7f'),
      deckCards: cards('Ts 2s 3s 4s 5s 6s 7s'),
    },
  },
  {
    name: 'fifteen participants, cards only: ace to 8 and ace to 7',
    place: 'Если участников боя больше 13, пример',
    calculator: 'deckSetup',
    draft: { participants: 15, effects: false, suits: ['fists', 'suns', 'dragons', 'eagles'] },
    expected: {
      suits: 2,
      starLords: 0,
      cards: 15,
      openCards: cards('Tf 2f 3f 4f 5f 6f 7f 8f Ts 2s 3s 4s 5s 6s 7s'),
      deckCards: cards('Td 2d 3d 4d 5d 6d 7d 8d Te 2e 3e 4e 5e 6e 7e'),
    },
  },
  ...[
    { participants: 3, suits: 2, starLords: 0, cards: 26 },
    { participants: 4, suits: 3, starLords: 1, cards: 40 },
    { participants: 6, suits: 3, starLords: 1, cards: 40 },
    { participants: 7, suits: 4, starLords: 2, cards: 54 },
    { participants: 12, suits: 4, starLords: 2, cards: 54 },
    { participants: 13, suits: 5, starLords: 2, cards: 67 },
  ].map(({ participants, ...expected }) => ({
    name: `${participants} participants, cards and effects`,
    place: 'Таблица состава колоды инициативы',
    calculator: 'deckSetup',
    draft: { participants, effects: true },
    expected: { ...expected, openCards: [] },
  })),
  {
    name: '27 participants are too many for cards only',
    place: 'Cards only: at most 26',
    calculator: 'deckSetup',
    draft: { participants: 27, effects: false },
    expected: { allowed: false, refusal: { code: 'TOO_MANY_PARTICIPANTS' } },
  },
  {
    name: 'cards held: rank first, then suit, a Star Lord last',
    place: 'Старшинство карт инициативы',
    calculator: 'initiativeRow',
    draft: {
      participants: [
        { name: 'A', card: '*' },
        { name: 'B', card: 'Лд' },
        { name: 'C', card: '7s' },
        { name: 'D', card: '7d' },
        { name: 'E', card: 'Тм', jamSignal: true },
      ],
    },
    expected: {
      order: [{ name: 'E', card: 'Tw' }, { name: 'D' }, { name: 'C' }, { name: 'B', card: 'Ld' }, { name: 'A', card: '*', place: 5 }],
      decisions: ['E', 'D', 'C', 'B', 'A'],
    },
  },
  {
    name: 'the row of two suits: dragons call fists, eagles call suns',
    place: 'Если в колоде инициативы более одной масти, пример',
    calculator: 'initiativeRow',
    draft: {
      participants: [
        { name: 'A', card: 'Tf' },
        { name: 'B', card: 'Ts' },
        { name: 'C', card: '2f' },
      ],
      row: ['Te', '2d', 'Td'],
    },
    expected: { order: [{ name: 'B' }, { name: 'C' }, { name: 'A' }] },
  },
  {
    name: 'Walk 5 and +2 MP: Walk 7, Run 10.5 rounded up',
    place: 'Эффекты, влияющие на ОД',
    calculator: 'movementEffect',
    draft: { walk: 5, change: 2 },
    expected: { walk: 7, run: 11, alphaStrikeInches: 4 },
  },
  {
    name: 'Cruise 4 and −2 MP: Cruise 2, Flank 3',
    place: 'Эффекты, влияющие на ОД',
    calculator: 'movementEffect',
    draft: { walk: 4, change: -2 },
    expected: { walk: 2, run: 3, alphaStrikeInches: -4 },
  },
  {
    name: 'one movement point is 2"',
    place: 'Игра с правилами «Альфа-удара»',
    calculator: 'convert',
    draft: { movementPoints: 1 },
    expected: { inches: 2 },
  },
  {
    name: 'three hexes are 6"',
    place: 'Игра с правилами «Альфа-удара»',
    calculator: 'convert',
    draft: { hexes: 3 },
    expected: { inches: 6 },
  },
  {
    name: 'infantry takes 2 points in place of a critical hit',
    place: 'Игра с правилами «Альфа-удара»',
    calculator: 'convert',
    draft: { criticalHits: 1, target: 'INFANTRY' },
    expected: { inches: null, damage: 2, criticalHits: null },
  },
  {
    name: 'a cluster weapon doubles every group, and extra damage is one more group',
    place: 'Эффекты, влияющие на урон',
    calculator: 'damageEffect',
    draft: { kind: 'CLUSTER', damage: [5, 5, 3], multiplier: 2, extra: 2 },
    expected: { total: 28, groups: [10, 10, 6, 2] },
  },
];

const FIVE_SUITS: readonly (readonly [category: string, hands: number, example: string, tieBreak: readonly number[]])[] = [
  ['SUCCESSOR_WAR', 1, 'Ld Le Lf Ls Lw', [13]],
  ['FIVE_OF_A_KIND', 12, 'Td Te Tf Ts Tw', [14]],
  ['GREAT_HOUSE_STRAIGHT', 50, 'Td 2d 3d 4d 5d', [5]],
  ['SUCCESSOR_FOUR_OF_A_KIND', 780, '9d 9e 9f 9s 2w', [9, 2]],
  ['SUCCESSOR_STRAIGHT', 1200, '10d Me Df Ls Tw', [14]],
  ['SUCCESSOR_FULL_HOUSE', 1560, 'Ld Le Lf 9s 9w', [13, 9]],
  ['FOUR_OF_A_KIND', 3120, '9d 9e 9f 9s 2d', [9, 2]],
  ['GREAT_HOUSE', 6385, '2d 4d 6d 8d Td', [14, 8, 6, 4, 2]],
  ['FULL_HOUSE', 14040, '9d 9e 9f 2d 2e', [9, 2]],
  ['SUCCESSOR_THREE_OF_A_KIND', 17160, '9d 9e 9f 2s 3w', [9, 3, 2]],
  ['SUCCESSOR_TWO_PAIR', 25740, '9d 9e 2f 2s 3w', [9, 2, 3]],
  ['STRAIGHT', 30000, '6d 7d 8d 9d 10e', [10]],
  ['SUCCESSORS', 153240, '2d 4e 6f 8s 10w', [10, 8, 6, 4, 2]],
  ['SUCCESSOR_PAIR', 171600, '9d 9e 4f 6s 8w', [9, 8, 6, 4]],
  ['THREE_OF_A_KIND', 197340, '9d 9e 9f 2d 3e', [9, 3, 2]],
  ['TWO_PAIR', 403260, '9d 9e 2d 2e 3f', [9, 2, 3]],
  ['PAIR', 3403400, '9d 9e 4d 6e 8f', [9, 8, 6, 4]],
  ['HIGH_CARD', 3831000, 'Md Dd Ld Td 2e', [14, 13, 12, 11, 2]],
];

const poker: readonly GoldenRow[] = [
  {
    name: 'all hands of 65 cards',
    place: 'Комбинации пятимастного покера',
    calculator: 'pokerOdds',
    draft: {},
    expected: { hands: 8_259_888, categories: FIVE_SUITS.map(([category, hands]) => ({ category, hands })) },
  },
  {
    name: 'all hands of 52 cards',
    place: 'Ordinary poker, four suits',
    calculator: 'pokerOdds',
    draft: { suits: 4 },
    expected: {
      hands: 2_598_960,
      categories: [
        { category: 'GREAT_HOUSE_STRAIGHT', hands: 40, chance: '1/64974' },
        { category: 'FOUR_OF_A_KIND', hands: 624, chance: '1/4165' },
        { category: 'FULL_HOUSE', hands: 3744, chance: '6/4165' },
        { category: 'GREAT_HOUSE', hands: 5108, chance: '1277/649740' },
        { category: 'STRAIGHT', hands: 10200, chance: '5/1274' },
        { category: 'THREE_OF_A_KIND', hands: 54912, chance: '88/4165' },
        { category: 'TWO_PAIR', hands: 123552, chance: '198/4165' },
        { category: 'PAIR', hands: 1098240, chance: '352/833' },
        { category: 'HIGH_CARD', hands: 1302540, chance: '1277/2548' },
      ],
    },
  },
  ...FIVE_SUITS.map(([category, , example, tieBreak], index) => ({
    name: `${category}: ${example}`,
    place: 'Комбинации пятимастного покера',
    calculator: 'pokerHand',
    draft: { cards: cards(example) },
    expected: { category, rank: index + 1, tieBreak },
  })),
  {
    name: 'the only Successor War',
    place: 'Комбинации пятимастного покера',
    calculator: 'pokerHand',
    draft: { cards: cards('Лд Ло Лк Лс Лм') },
    expected: { category: 'SUCCESSOR_WAR', chance: '1/8259888', cards: cards('Ld Le Lf Ls Lw') },
  },
  {
    name: 'the ace beats the Lord',
    place: 'Масти, достоинства и фигуры',
    calculator: 'compareHands',
    draft: { game: 'POKER', hands: [{ cards: cards('Ld Le 4d 5e 7f') }, { cards: cards('Td Te 4f 5s 7w') }] },
    expected: {
      winners: [2],
      ranking: [
        { hand: 2, pokerCategory: 'SUCCESSOR_PAIR' },
        { hand: 1, verdict: 'CATEGORY' },
      ],
    },
  },
  {
    name: 'suits break no ties',
    place: 'Ruling poker-ties',
    calculator: 'compareHands',
    draft: { game: 'POKER', hands: [{ cards: cards('9d 9e 4f 5s 8d') }, { cards: cards('9f 9s 4d 5e 8e') }] },
    expected: { winners: [1, 2], ranking: [{ place: 1 }, { place: 1, verdict: 'TIE' }] },
  },
];

const drax: readonly GoldenRow[] = [
  {
    name: 'two MechWarriors raise the whole hand by 2',
    place: 'Дракс: правила, пример',
    calculator: 'draxHand',
    draft: { cards: cards('3d 3e 9f 5s'), laidAside: ['Md', 'Me'] },
    expected: {
      category: 'PAIR',
      values: [{ card: '3d', change: 2, value: 5 }, { value: 5 }, { card: '9f', value: 1 }, { value: 7 }],
      tieBreak: [5, 7, 1],
    },
  },
  {
    name: 'below 1 follows 10',
    place: 'Дракс: правила',
    calculator: 'draxHand',
    draft: { cards: cards('Td 2e 3f 9s'), laidAside: ['Dd'] },
    expected: { category: 'HIGH_CARD', values: [{ value: 10 }, { value: 1 }, { value: 2 }, { value: 8 }] },
  },
  {
    name: 'fists are local in the Lyran Commonwealth',
    place: 'Дракс: правила, сноска',
    calculator: 'draxHand',
    draft: { cards: cards('4f 5f 6f 7f'), lordsInPlay: ['FISTS'], localSuit: 'FISTS' },
    expected: { category: 'FOUR_CARD_DRAX', rank: 2, tieBreak: [8] },
  },
  {
    name: 'any other Lord takes 1',
    place: 'Дракс: правила',
    calculator: 'draxHand',
    draft: { cards: cards('4f 5s 6s 7s'), lordsInPlay: ['SUNS'] },
    expected: { category: 'PAIR', values: [{ value: 4 }, { value: 4 }, { value: 5 }, { value: 6 }] },
  },
  {
    name: 'a hidden face leaves one card less',
    place: 'Ruling hidden-face',
    calculator: 'draxHand',
    draft: { cards: cards('Md 2d 3d 4d') },
    expected: { category: 'HIGH_CARD', values: [{ value: 3 }, { value: 4 }, { value: 5 }], tieBreak: [5, 4, 3] },
  },
  {
    name: 'Successor War of four Lords aside and one hidden',
    place: 'Ruling drax-successor-war',
    calculator: 'draxHand',
    draft: { cards: cards('Lw 2d 3e 4f 5s'), laidAside: cards('Ld Le Lf Ls') },
    expected: { category: 'SUCCESSOR_WAR', rank: 1 },
  },
  {
    name: 'four nines beat four threes',
    place: 'Дракс: правила, пример',
    calculator: 'compareHands',
    draft: { game: 'DRAX', hands: [{ cards: cards('3d 3e 3f 3s') }, { cards: cards('9d 9e 9f 9s') }] },
    expected: {
      winners: [2],
      ranking: [
        { hand: 2, draxCategory: 'FOUR_OF_A_KIND', tieBreak: [9] },
        { hand: 1, verdict: 'CARDS', tieBreak: [3] },
      ],
    },
  },
];

export const initiativeDeck: readonly GoldenRow[] = [...battle, ...poker, ...drax];
