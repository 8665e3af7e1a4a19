/** Rulings: decisions where the source of the Initiative Deck is silent or contradicts itself. */
import type { Ruling } from '../../../reference/reference.js';

const deck: readonly Ruling[] = [
  {
    id: 'initiative-deck/ruling/suit-order',
    title: { en: 'Order of suits', ru: 'Старшинство мастей' },
    section: 'initiative-deck/suits',
    question: {
      en: 'In which order do suits settle a tie of rank? The printed symbols are lost.',
      ru: 'В каком порядке масти решают спор равных достоинств? Напечатанные значки в источнике пропали.',
    },
    readings: [
      {
        en: 'Dragons, eagles, fists, suns, swords: the order in which the suits are listed; the pairing example also calls dragons and fists the lower suits.',
        ru: 'Драконы, орлы, кулаки, солнца, мечи: так масти перечислены, и в примере с парами младшими названы драконы и кулаки.',
      },
      {
        en: 'Any other order in which dragons stand below eagles and fists below suns.',
        ru: 'Любой другой порядок, где драконы младше орлов, а кулаки младше солнц.',
      },
    ],
    decision: { en: 'From low to high: dragons, eagles, fists, suns, swords.', ru: 'По возрастанию: драконы, орлы, кулаки, солнца, мечи.' },
  },
  {
    id: 'initiative-deck/ruling/star-lord-rank',
    title: { en: 'A Star Lord in the order', ru: 'Место звёздного лорда' },
    section: 'initiative-deck/star-lords',
    question: {
      en: 'When does the holder of a Star Lord act? The order of cards ends with the Lord.',
      ru: 'Когда действует тот, у кого звёздный лорд? Перечень старшинства кончается лордом.',
    },
    readings: [
      { en: 'After every Lord, as the highest card of the deck.', ru: 'После всех лордов: это старшая карта колоды.' },
      { id: 'star-lord-first', en: 'Before the ace, as a card without rank.', ru: 'Перед тузом: достоинства у карты нет.' },
    ],
    decision: {
      en: 'A Star Lord beats any Lord in order; if there are two, they roll off.',
      ru: 'Звёздный лорд старше любого лорда; если их двое, спор решают кубики.',
    },
  },
  {
    id: 'initiative-deck/ruling/house-suits',
    title: { en: 'Suits of the Houses', ru: 'Масти Домов' },
    section: 'initiative-deck/suits',
    question: {
      en: 'Which suit is local in the space of which House? Only fists, for Steiner, are named.',
      ru: 'Какая масть местная на территории какого Дома? Названы только кулаки — Штайнер.',
    },
    readings: [
      {
        en: 'The emblem of each House: dragons for Kurita, eagles for Marik, suns for Davion, swords for Liao.',
        ru: 'По гербам: драконы — Курита, орлы — Марик, солнца — Дэвион, мечи — Ляо.',
      },
      { en: 'Whatever the table agrees on.', ru: 'Как договорятся за столом.' },
    ],
    decision: { en: 'Emblems decide; fists are Steiner.', ru: 'Решают гербы; кулаки — Штайнер.' },
  },
];

const effects: readonly Ruling[] = [
  {
    id: 'initiative-deck/ruling/no-mp-left',
    title: { en: 'More MP taken than there are', ru: 'Отнято больше ОД, чем есть' },
    section: 'initiative-deck/movement-effects',
    question: {
      en: 'What is the Walk of a unit from which an effect takes more MP than it has?',
      ru: 'Какова ходьба, если эффект отнимает больше ОД, чем есть у боевой единицы?',
    },
    readings: [
      { en: '0: the unit stays where it is this turn.', ru: '0: в этот ход боевая единица стоит на месте.' },
      { id: 'one-mp-left', en: '1: every unit can move a little.', ru: '1: чуть сдвинуться может любая боевая единица.' },
    ],
    decision: { en: 'Nothing: 0, and Run and Flank are 0 too.', ru: 'Никакой: 0, и бег с максимальной скоростью тоже 0.' },
  },
];

const jam: readonly Ruling[] = [
  {
    id: 'initiative-deck/ruling/two-jam-signals',
    title: { en: 'Two holders of Jam Signal', ru: 'Два владельца «Заглушить сигнал»' },
    section: 'initiative-deck/jam-signal',
    question: {
      en: 'Whoever holds Jam Signal decides first: which of two holders?',
      ru: 'Первым решает тот, у кого «Заглушить сигнал»; а если таких двое?',
    },
    readings: [
      { en: 'The one with the lower card, as everywhere else.', ru: 'Тот, чья карта младше, как и во всём остальном.' },
      { en: 'They roll off.', ru: 'Спор решают кубики.' },
    ],
    decision: { en: 'The lower card decides first.', ru: 'Первым решает владелец младшей карты.' },
  },
];

const poker: readonly Ruling[] = [
  {
    id: 'initiative-deck/ruling/ace-straight',
    title: { en: 'The ace in a straight', ru: 'Туз в стрите' },
    section: 'initiative-deck/poker',
    question: {
      en: 'The ace counts 1 and yet beats the Lord: where does it stand in a straight?',
      ru: 'Туз считается единицей, но бьёт лорда: где он стоит в стрите?',
    },
    readings: [
      { en: 'At either end: ace to 5 and 10 to ace.', ru: 'С любого края: от туза до пятёрки и от десятки до туза.' },
      { en: 'Only at the low end, as a 1.', ru: 'Только внизу, как единица.' },
    ],
    decision: {
      en: 'In poker at either end, never in the middle; ace to 5 is the lowest straight. In drax the ace is a 1 and nothing runs from 10 to ace. The order of cards in the source puts the ace above the Lord, so no other reading is played.',
      ru: 'В покере с любого края, но не в середине; стрит от туза до пятёрки самый младший. В драксе туз — единица, и за десяткой в ряду ничего нет. В источнике туз стоит и выше лорда, поэтому иначе не играют.',
    },
  },
  {
    id: 'initiative-deck/ruling/poker-ties',
    title: { en: 'Equal poker hands', ru: 'Равные покерные руки' },
    section: 'initiative-deck/poker',
    question: {
      en: 'What decides between two hands of the same combination?',
      ru: 'Что решает между двумя руками с одинаковой комбинацией?',
    },
    readings: [
      {
        en: 'Ranks as in ordinary poker: the combination first, then the other cards.',
        ru: 'Достоинства, как в обычном покере: сначала комбинация, потом остальные карты.',
      },
      { en: 'Suits, after the ranks.', ru: 'Масти, если достоинства равны.' },
    ],
    decision: {
      en: 'Ranks alone; hands of equal ranks share the pot. The source plays poker by its ordinary rules, so no other reading is played.',
      ru: 'Только достоинства; при полном равенстве банк делят. В источнике играют по обычным правилам покера, поэтому иначе не играют.',
    },
  },
  {
    id: 'initiative-deck/ruling/ordinary-poker',
    title: { en: 'Ranking with four suits', ru: 'Комбинации с четырьмя мастями' },
    section: 'initiative-deck/poker-four-suits',
    question: {
      en: 'With one suit taken out, does the list of five-suit hands still rank flush above full house?',
      ru: 'Если одну масть убрали, остаётся ли флэш старше фулл-хауса, как в пятимастном списке?',
    },
    readings: [
      {
        en: 'No: four suits are ordinary poker, with its usual nine hands.',
        ru: 'Нет: четыре масти — это обычный покер с его девятью комбинациями.',
      },
      { en: 'Yes: the printed list holds for either deck.', ru: 'Да: напечатанный список действует для любой колоды.' },
    ],
    decision: {
      en: 'Ordinary poker: the full house beats the flush, and what needs five suits does not exist. The source heads its list “five-suit poker”, so no other reading is played.',
      ru: 'Обычный покер: фулл-хаус старше флэша, а комбинаций, где нужны пять мастей, нет. Список в источнике озаглавлен «пятимастный покер», поэтому иначе не играют.',
    },
  },
];

const drax: readonly Ruling[] = [
  {
    id: 'initiative-deck/ruling/lords-in-play',
    title: { en: 'Whose cards a Lord changes', ru: 'Чьи карты меняет лорд' },
    section: 'initiative-deck/drax-faces',
    question: { en: 'Does a Lord change his suit in one hand or in all?', ru: 'Лорд меняет свою масть в одной руке или во всех?' },
    readings: [
      {
        en: 'In all hands: by the table he changes all cards of his suit, MechWarriors and Dukes only the other cards of the hand; and faces laid aside still affect the cards in play.',
        ru: 'Во всех: по таблице он меняет все карты своей масти, а мехвоин и герцог — только остальные карты руки; и отложенные фигуры влияют на карты в игре.',
      },
      {
        id: 'lords-in-own-hand',
        en: 'In the hand that has him: the text says that faces, Lords among them, change other cards in your hand.',
        ru: 'В руке, где он лежит: по тексту фигуры, и лорды тоже, меняют другие карты в вашей руке.',
      },
    ],
    decision: {
      en: 'In all hands. The Lord of dragons adds 1 once, even where dragons are local.',
      ru: 'Во всех. Лорд драконов добавляет 1 один раз, даже если драконы — местная масть.',
    },
  },
  {
    id: 'initiative-deck/ruling/hidden-face',
    title: { en: 'A face as hole card', ru: 'Фигура в закрытой карте' },
    section: 'initiative-deck/drax-faces',
    question: {
      en: 'A hidden face is not replaced: what takes its place in the hand?',
      ru: 'Скрытую фигуру не заменяют: что занимает её место в руке?',
    },
    readings: [
      { en: 'Nothing: the hand has one counting card less.', ru: 'Ничто: в руке на одну считаемую карту меньше.' },
      { en: 'A card dealt at the showdown.', ru: 'Карта, которую сдают при вскрытии.' },
    ],
    decision: {
      en: 'Nothing takes its place; what needs every card of the hand is out of reach.',
      ru: 'Ничто; комбинации, где нужны все карты руки, недоступны.',
    },
  },
  {
    id: 'initiative-deck/ruling/drax-successor-war',
    title: { en: 'Successor War in drax', ru: 'Война преемников в драксе' },
    section: 'initiative-deck/drax-hands',
    question: {
      en: 'Faces do not count in a hand: how can five Lords be one?',
      ru: 'Фигуры в комбинации не считаются: как собрать пятерых лордов?',
    },
    readings: [
      { en: 'Those laid aside and a hidden one are counted as one set.', ru: 'Отложенные лорды и скрытый лорд считаются вместе.' },
      { en: 'It cannot be made.', ru: 'Её не собрать.' },
    ],
    decision: {
      en: 'Laid aside and hidden Lords of one player count together; it takes a deck of five suits.',
      ru: 'Отложенные и скрытый лорды одного игрока считаются вместе; нужна пятимастная колода.',
    },
  },
  {
    id: 'initiative-deck/ruling/drax-straight',
    title: { en: 'Straight in four-card drax', ru: 'Стрит в четырёхкарточном драксе' },
    section: 'initiative-deck/drax-hands',
    question: { en: 'Must all four suits of a straight differ?', ru: 'Все ли четыре масти стрита должны быть разными?' },
    readings: [
      { en: 'No: two or more suits are enough.', ru: 'Нет: годится любой стрит не одной масти.' },
      { id: 'straight-of-four-suits', en: 'Yes: each suit once.', ru: 'Да: каждая масть по разу.' },
    ],
    decision: { en: 'Any straight with at least two suits in it.', ru: 'Любой стрит не одной масти.' },
  },
  {
    id: 'initiative-deck/ruling/drax-five-cards',
    title: { en: 'Full house and mixed straight in five-card drax', ru: 'Фулл-хаус и разномастный стрит в пятикарточном драксе' },
    section: 'initiative-deck/drax-hands',
    question: {
      en: 'The list of five-card drax names neither a full house (3 + 2) nor a straight of several suits: what are they?',
      ru: 'В списке пятикарточного дракса нет ни фулл-хауса (3 + 2), ни стрита разных мастей: что это за руки?',
    },
    readings: [
      {
        en: 'What the list does name: three of a kind, and a high card.',
        ru: 'То, что в списке есть: тройка и старшая карта.',
      },
      { en: 'Hands of their own, as in poker or four-card drax.', ru: 'Отдельные комбинации, как в покере или четырёхкарточном драксе.' },
    ],
    decision: {
      en: 'Only what the list names: 3 + 2 is three of a kind, and a mixed straight is a high card.',
      ru: 'Только то, что названо в списке: 3 + 2 — тройка, разномастный стрит — старшая карта.',
    },
  },
  {
    id: 'initiative-deck/ruling/drax-four-suits',
    title: { en: 'The suit left out', ru: 'Какой масти нет' },
    section: 'initiative-deck/drax',
    question: {
      en: 'Four-card drax needs 52 cards: which suit stays in the box?',
      ru: 'Четырёхкарточному драксу нужны 52 карты: какая масть остаётся в коробке?',
    },
    readings: [
      { en: 'One agreed on, never the local one.', ru: 'Любая по договорённости, но не местная.' },
      { en: 'Always the same one.', ru: 'Всегда одна и та же.' },
    ],
    decision: { en: 'The table agrees; the local suit stays in.', ru: 'Как договорятся; местная масть остаётся в игре.' },
  },
  {
    id: 'initiative-deck/ruling/drax-ties',
    title: { en: 'Equal drax hands', ru: 'Равные руки в драксе' },
    section: 'initiative-deck/drax-hands',
    question: {
      en: 'Higher values win; what if the values of the combination are equal?',
      ru: 'Побеждают высшие значения; а если значения самой комбинации равны?',
    },
    readings: [
      { en: 'The other cards are compared from high to low.', ru: 'Остальные карты сравнивают от старшей к младшей.' },
      { id: 'combination-alone', en: 'The pot is shared at once.', ru: 'Банк сразу делят.' },
    ],
    decision: {
      en: 'The other cards decide, the highest first; a card that a hidden face has cost is lower than any. Suits decide nothing.',
      ru: 'Решают остальные карты, начиная со старшей; карта, которой нет из-за скрытой фигуры, ниже любой. Масти не решают.',
    },
  },
];

export const rulings: readonly Ruling[] = [...deck, ...effects, ...jam, ...poker, ...drax];
