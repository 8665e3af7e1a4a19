/** Sections of the Initiative Deck rulebook in reading order, with the ids and titles that answers cite. */
import type { Section } from '../../reference/reference.js';

const deck: readonly Section[] = [
  {
    id: 'initiative-deck/ways-to-play',
    title: { en: 'What the deck is for', ru: 'Для чего нужна колода' },
    source: { en: 'Introduction', ru: 'Вступление' },
  },
  {
    id: 'initiative-deck/deck',
    title: { en: 'The deck', ru: 'Колода' },
    source: { en: 'Suits, ranks and faces', ru: 'Масти, достоинства и фигуры' },
  },
  {
    id: 'initiative-deck/suits',
    title: { en: 'Suits', ru: 'Масти' },
    parent: 'initiative-deck/deck',
    source: { en: 'Suits, ranks and faces', ru: 'Масти, достоинства и фигуры' },
  },
  {
    id: 'initiative-deck/ranks',
    title: { en: 'Ranks and faces', ru: 'Достоинства и фигуры' },
    parent: 'initiative-deck/deck',
    source: { en: 'Suits, ranks and faces', ru: 'Масти, достоинства и фигуры' },
  },
  {
    id: 'initiative-deck/star-lords',
    title: { en: 'Star Lords', ru: 'Звёздные лорды' },
    parent: 'initiative-deck/deck',
    source: { en: 'Suits, ranks and faces', ru: 'Масти, достоинства и фигуры' },
  },
  {
    id: 'initiative-deck/participants',
    title: { en: 'Participants', ru: 'Участники боя' },
    source: { en: 'Whose initiative is determined', ru: 'Для кого определять инициативу' },
  },
  {
    id: 'initiative-deck/unequal-numbers',
    title: { en: 'Unequal numbers of units', ru: 'Неравное количество БЕ' },
    source: { en: 'Unequal numbers of units', ru: 'Неравное количество БЕ' },
  },
];

const cardsOnly: readonly Section[] = [
  {
    id: 'initiative-deck/cards-only',
    title: { en: 'Cards only', ru: 'Только карты инициативы' },
    source: { en: 'Initiative cards only', ru: 'Только карты инициативы' },
  },
  {
    id: 'initiative-deck/cards-only-setup',
    title: { en: 'Open cards and the deck', ru: 'Открытые карты и колода' },
    parent: 'initiative-deck/cards-only',
    source: { en: 'Deal the open cards and prepare the deck', ru: 'Раздайте открытые карты и подготовьте колоду' },
  },
  {
    id: 'initiative-deck/cards-only-two-suits',
    title: { en: 'More than 13 participants', ru: 'Больше 13 участников' },
    parent: 'initiative-deck/cards-only',
    source: { en: 'More than 13 participants', ru: 'Если участников боя больше 13' },
  },
  {
    id: 'initiative-deck/cards-only-row',
    title: { en: 'The initiative row', ru: 'Ряд инициативы' },
    parent: 'initiative-deck/cards-only',
    source: { en: 'Initiative cards only: initiative phase', ru: 'Только карты инициативы: фаза инициативы' },
  },
  {
    id: 'initiative-deck/cards-only-phases',
    title: { en: 'Movement and attacks with the row', ru: 'Движение и атаки по ряду' },
    parent: 'initiative-deck/cards-only',
    source: {
      en: 'Initiative cards only: movement, weapon and physical attack phases',
      ru: 'Только карты инициативы: фазы движения, огня, ближнего боя',
    },
  },
];

const effects: readonly Section[] = [
  {
    id: 'initiative-deck/cards-and-effects',
    title: { en: 'Cards and effects', ru: 'Карты и эффекты инициативы' },
    source: { en: 'Initiative cards and effects', ru: 'Карты и эффекты инициативы' },
  },
  {
    id: 'initiative-deck/effects-setup',
    title: { en: 'Setting up the deck', ru: 'Подготовка колоды' },
    parent: 'initiative-deck/cards-and-effects',
    source: { en: 'Preparing the deck and dealing', ru: 'Подготовка колоды и раздача карт' },
  },
  {
    id: 'initiative-deck/dealing',
    title: { en: 'Dealing each turn', ru: 'Раздача в начале хода' },
    parent: 'initiative-deck/cards-and-effects',
    source: { en: 'Cards and effects: initiative phase', ru: 'Карты и эффекты: фаза инициативы' },
  },
  {
    id: 'initiative-deck/activating-effects',
    title: { en: 'Activating an effect', ru: 'Активация эффекта' },
    parent: 'initiative-deck/cards-and-effects',
    source: { en: 'Cards and effects: initiative phase', ru: 'Карты и эффекты: фаза инициативы' },
  },
  {
    id: 'initiative-deck/effect-targets',
    title: { en: 'Whom an effect touches', ru: 'На кого действует эффект' },
    parent: 'initiative-deck/cards-and-effects',
    source: { en: 'Effects of initiative cards', ru: 'Эффекты карт инициативы' },
  },
  {
    id: 'initiative-deck/movement-effects',
    title: { en: 'Effects on movement', ru: 'Эффекты движения' },
    parent: 'initiative-deck/cards-and-effects',
    source: { en: 'Effects on MP', ru: 'Эффекты, влияющие на ОД' },
  },
  {
    id: 'initiative-deck/damage-effects',
    title: { en: 'Effects on damage', ru: 'Эффекты урона' },
    parent: 'initiative-deck/cards-and-effects',
    source: { en: 'Effects on damage', ru: 'Эффекты, влияющие на урон' },
  },
  {
    id: 'initiative-deck/environment',
    title: { en: 'Environment', ru: 'Окружающая среда' },
    parent: 'initiative-deck/cards-and-effects',
    source: { en: 'Environment effects', ru: 'Эффекты окружающей среды' },
  },
  {
    id: 'initiative-deck/jam-signal',
    title: { en: 'Jam Signal', ru: '«Заглушить сигнал»' },
    parent: 'initiative-deck/cards-and-effects',
    source: { en: '“Jam Signal”', ru: '«Заглушить сигнал»' },
  },
  {
    id: 'initiative-deck/card-order',
    title: { en: 'Order of cards', ru: 'Старшинство карт' },
    parent: 'initiative-deck/cards-and-effects',
    source: { en: 'Order of initiative cards', ru: 'Старшинство карт инициативы' },
  },
  {
    id: 'initiative-deck/effects-phases',
    title: { en: 'Movement and attacks', ru: 'Движение и атаки' },
    parent: 'initiative-deck/cards-and-effects',
    source: { en: 'Movement, weapon and physical attack phases', ru: 'Фазы движения, орудийного огня и ближнего боя' },
  },
  {
    id: 'initiative-deck/heat-phase',
    title: { en: 'Heat phase', ru: 'Фаза нагрева' },
    parent: 'initiative-deck/cards-and-effects',
    source: { en: 'Heat phase', ru: 'Фаза нагрева' },
  },
  {
    id: 'initiative-deck/end-phase',
    title: { en: 'End phase', ru: 'Завершающая фаза' },
    parent: 'initiative-deck/cards-and-effects',
    source: { en: 'End phase', ru: 'Завершающая фаза' },
  },
  {
    id: 'initiative-deck/conflicts',
    title: { en: 'When effects contradict', ru: 'Противоречия' },
    parent: 'initiative-deck/cards-and-effects',
    source: { en: 'In case of contradictions', ru: 'В случае противоречий' },
  },
  {
    id: 'initiative-deck/alpha-strike',
    title: { en: 'With Alpha Strike', ru: 'С правилами «Альфа-удара»' },
    source: { en: 'Playing with the rules of Alpha Strike', ru: 'Игра с правилами «Альфа-удара»' },
  },
];

const games: readonly Section[] = [
  { id: 'initiative-deck/poker', title: { en: 'Poker', ru: 'Покер' }, source: { en: 'Poker', ru: 'Покер' } },
  {
    id: 'initiative-deck/poker-five-suits',
    title: { en: 'Five-suit poker', ru: 'Пятимастный покер' },
    parent: 'initiative-deck/poker',
    source: { en: 'Hands of five-suit poker', ru: 'Комбинации пятимастного покера' },
  },
  {
    id: 'initiative-deck/poker-four-suits',
    title: { en: 'Ordinary poker', ru: 'Обычный покер' },
    parent: 'initiative-deck/poker',
    source: { en: 'Poker', ru: 'Покер' },
  },
  { id: 'initiative-deck/drax', title: { en: 'Drax', ru: 'Дракс' }, source: { en: 'Drax', ru: 'Дракс' } },
  {
    id: 'initiative-deck/drax-regions',
    title: { en: 'Drax from House to House', ru: 'Дракс в разных Домах' },
    parent: 'initiative-deck/drax',
    source: { en: 'Drax: the deck', ru: 'Дракс: колода' },
  },
  {
    id: 'initiative-deck/drax-dealing',
    title: { en: 'Dealing and betting', ru: 'Раздача и торги' },
    parent: 'initiative-deck/drax',
    source: { en: 'How to deal', ru: 'Как раздавать карты' },
  },
  {
    id: 'initiative-deck/drax-faces',
    title: { en: 'What faces do', ru: 'Что делают фигуры' },
    parent: 'initiative-deck/drax',
    source: { en: 'Drax: rules', ru: 'Дракс: правила' },
  },
  {
    id: 'initiative-deck/drax-wrap',
    title: { en: 'Round the corner', ru: 'Значения по кругу' },
    parent: 'initiative-deck/drax',
    source: { en: 'Drax: rules', ru: 'Дракс: правила' },
  },
  {
    id: 'initiative-deck/drax-hands',
    title: { en: 'Drax hands', ru: 'Комбинации дракса' },
    parent: 'initiative-deck/drax',
    source: { en: 'Hands of drax', ru: 'Комбинации дракса' },
  },
];

export const sections: readonly Section[] = [...deck, ...cardsOnly, ...effects, ...games];
