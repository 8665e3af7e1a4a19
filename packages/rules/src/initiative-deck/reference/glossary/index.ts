/** Glossary of the Initiative Deck and its card games in both languages. */
import { withAliases } from '../../../reference/aliases.js';
import type { Term } from '../../../reference/reference.js';

const deck: readonly Term[] = [
  {
    id: 'initiative',
    name: { en: 'initiative', ru: 'инициатива' },
    meaning: {
      en: 'Order in which participants act; the lowest acts first',
      ru: 'Порядок, в котором действуют участники; низшая действует раньше',
    },
  },
  {
    id: 'initiative-deck',
    name: { en: 'initiative deck', ru: 'колода инициативы' },
    meaning: { en: 'The cards that are shuffled to settle initiative', ru: 'Карты, которые перемешивают, чтобы определить инициативу' },
  },
  {
    id: 'initiative-card',
    name: { en: 'initiative card', ru: 'карта инициативы' },
    meaning: { en: 'The card that gives a participant its initiative', ru: 'Карта, которая даёт участнику инициативу' },
  },
  {
    id: 'suit',
    name: { en: 'suit', ru: 'масть' },
    meaning: { en: 'Dragons, eagles, fists, suns or swords', ru: 'Драконы, орлы, кулаки, солнца или мечи' },
  },
  {
    id: 'dragons',
    name: { en: 'dragons', ru: 'драконы' },
    abbreviation: { en: 'd', ru: 'д' },
    meaning: { en: 'Lowest suit, House Kurita', ru: 'Младшая масть, Дом Курита' },
  },
  {
    id: 'eagles',
    name: { en: 'eagles', ru: 'орлы' },
    abbreviation: { en: 'e', ru: 'о' },
    meaning: { en: 'Second suit, House Marik', ru: 'Вторая масть, Дом Марик' },
  },
  {
    id: 'fists',
    name: { en: 'fists', ru: 'кулаки' },
    abbreviation: { en: 'f', ru: 'к' },
    meaning: { en: 'Third suit, House Steiner', ru: 'Третья масть, Дом Штайнер' },
  },
  {
    id: 'suns',
    name: { en: 'suns', ru: 'солнца' },
    abbreviation: { en: 's', ru: 'с' },
    meaning: { en: 'Fourth suit, House Davion', ru: 'Четвёртая масть, Дом Дэвион' },
  },
  {
    id: 'swords',
    name: { en: 'swords', ru: 'мечи' },
    abbreviation: { en: 'w', ru: 'м' },
    meaning: { en: 'Highest suit, House Liao', ru: 'Старшая масть, Дом Ляо' },
  },
  {
    id: 'rank',
    name: { en: 'rank', ru: 'достоинство' },
    meaning: { en: 'Ace, 2 to 10, MechWarrior, Duke or Lord', ru: 'Туз, 2–10, мехвоин, герцог или лорд' },
    avoid: { ru: ['номинал'] },
  },
  {
    id: 'ace',
    name: { en: 'ace', ru: 'туз' },
    abbreviation: { en: 'T', ru: 'Т' },
    meaning: { en: 'Lowest card of initiative; in poker it beats the Lord', ru: 'Младшая карта инициативы; в покере бьёт лорда' },
  },
  {
    id: 'face',
    name: { en: 'face', ru: 'фигура' },
    aliases: ['face card', 'court card', 'картинка'],
    meaning: { en: 'MechWarrior, Duke or Lord', ru: 'Мехвоин, герцог или лорд' },
  },
  {
    id: 'mechwarrior',
    name: { en: 'MechWarrior', ru: 'мехвоин' },
    abbreviation: { en: 'M', ru: 'М' },
    aliases: ['jack', 'валет'],
    meaning: { en: 'Lowest face', ru: 'Младшая фигура' },
    avoid: { ru: ['мехварриор', 'мехвариор'] },
  },
  {
    id: 'duke',
    name: { en: 'Duke', ru: 'герцог' },
    abbreviation: { en: 'D', ru: 'Г' },
    aliases: ['queen', 'дама'],
    meaning: { en: 'Middle face', ru: 'Средняя фигура' },
  },
  {
    id: 'lord',
    name: { en: 'Successor Lord', ru: 'лорд-преемник' },
    abbreviation: { en: 'L', ru: 'Л' },
    aliases: ['Lord', 'лорд', 'king', 'король'],
    meaning: { en: 'Highest face', ru: 'Старшая фигура' },
    avoid: { ru: ['лорд-наследник'] },
  },
  {
    id: 'star-lord',
    name: { en: 'Star Lord', ru: 'звёздный лорд' },
    abbreviation: { en: '*', ru: 'ЗЛ' },
    aliases: ['joker', 'джокер'],
    meaning: { en: 'One of two cards without a suit, above every Lord', ru: 'Одна из двух карт без масти, старше любого лорда' },
  },
];

const battle: readonly Term[] = [
  {
    id: 'participant',
    name: { en: 'participant', ru: 'участник боя' },
    meaning: {
      en: 'Whoever has initiative of its own: a player, or a lance, star or Level II',
      ru: 'Тот, у кого своя инициатива: игрок либо копьё, звезда или уровень II',
    },
  },
  {
    id: 'unit',
    name: { en: 'unit', ru: 'боевая единица' },
    abbreviation: { en: 'unit', ru: 'БЕ' },
    meaning: { en: 'A ’Mech, vehicle or squad that activates', ru: 'Мех, машина или отделение, которое активируют' },
  },
  {
    id: 'activate',
    name: { en: 'activate', ru: 'активировать' },
    meaning: {
      en: 'To move or attack with a unit; to let the effect of a card work',
      ru: 'Походить или атаковать боевой единицей; пустить в ход эффект карты',
    },
  },
  {
    id: 'open-card',
    name: { en: 'open card', ru: 'открытая карта' },
    meaning: {
      en: 'Cards only: lies face up before its participant for the whole battle',
      ru: '«Только карты»: лежит лицом вверх у своего участника всю битву',
    },
  },
  {
    id: 'initiative-row',
    name: { en: 'initiative row', ru: 'ряд инициативы' },
    meaning: {
      en: 'Cards only: the deck laid out from left to right, this turn’s order',
      ru: '«Только карты»: колода, выложенная слева направо, порядок этого хода',
    },
  },
  {
    id: 'effect',
    name: { en: 'card effect', ru: 'эффект карты' },
    meaning: { en: 'What a card does when it is activated', ru: 'Что делает карта, когда её активируют' },
  },
  {
    id: 'environment',
    name: { en: 'environment', ru: 'окружающая среда' },
    meaning: {
      en: 'An effect on the whole field that stays until replaced, jammed or swept off by a Star Lord',
      ru: 'Эффект на всё поле: держится, пока его не заменят, не заглушат или не снимет звёздный лорд',
    },
  },
  {
    id: 'jam-signal',
    name: { en: 'Jam Signal', ru: '«Заглушить сигнал»' },
    meaning: { en: 'A card that cancels another; its holder decides first', ru: 'Карта, которая гасит другую; её владелец решает первым' },
  },
  {
    id: 'end-phase',
    name: { en: 'end phase', ru: 'завершающая фаза' },
    meaning: {
      en: 'When activated cards are discarded and one unused card may be exchanged',
      ru: 'Когда сбрасывают активированные карты и можно обменять одну неиспользованную',
    },
  },
  {
    id: 'movement-points',
    name: { en: 'movement points', ru: 'очки движения' },
    abbreviation: { en: 'MP', ru: 'ОД' },
    meaning: {
      en: 'What a unit spends on the move; one is 2" in Alpha Strike',
      ru: 'То, что боевая единица тратит на движение; одно — 2" в «Альфа-ударе»',
    },
  },
  {
    id: 'group-weapon',
    name: { en: 'cluster weapon', ru: 'орудие с групповым уроном' },
    abbreviation: { en: 'Grp', ru: 'Grp' },
    meaning: { en: 'A weapon whose damage comes in groups', ru: 'Орудие, чей урон приходит группами' },
  },
  {
    id: 'rapid-fire',
    name: { en: 'rapid-fire weapon', ru: 'скорострельное орудие' },
    abbreviation: { en: 'R', ru: 'Скор' },
    meaning: {
      en: 'A weapon that fires several shots; an effect touches one',
      ru: 'Орудие, которое стреляет несколько раз; эффект касается одного выстрела',
    },
  },
];

const games: readonly Term[] = [
  { id: 'hand', name: { en: 'hand', ru: 'рука' }, meaning: { en: 'The cards of a player', ru: 'Карты одного игрока' } },
  {
    id: 'successors',
    name: { en: 'Successors', ru: 'преемники' },
    meaning: { en: 'Five cards of five different suits', ru: 'Пять карт пяти разных мастей' },
  },
  {
    id: 'great-house',
    name: { en: 'Great House', ru: 'Великий дом' },
    aliases: ['flush', 'флэш', 'флеш'],
    meaning: { en: 'Five cards of one suit', ru: 'Пять карт одной масти' },
  },
  {
    id: 'successor-war',
    name: { en: 'Successor War', ru: 'Война преемников' },
    meaning: { en: 'All five Lords: nothing beats it', ru: 'Все пять лордов: сильнее ничего нет' },
  },
  { id: 'straight', name: { en: 'straight', ru: 'стрит' }, meaning: { en: 'Cards in a row', ru: 'Карты подряд' } },
  {
    id: 'full-house',
    name: { en: 'full house', ru: 'фулл-хаус' },
    meaning: { en: 'Three of a rank and two of another', ru: 'Три карты одного достоинства и две другого' },
  },
  {
    id: 'four-of-a-kind',
    name: { en: 'four of a kind', ru: 'каре' },
    meaning: { en: 'Four cards of a rank', ru: 'Четыре карты одного достоинства' },
  },
  {
    id: 'kicker',
    name: { en: 'kicker', ru: 'кикер' },
    meaning: { en: 'A card outside the combination that breaks a tie', ru: 'Карта вне комбинации, которая решает спор равных' },
  },
  {
    id: 'drax',
    name: { en: 'drax', ru: 'дракс' },
    meaning: {
      en: 'Card game of the Inner Sphere in which faces change values',
      ru: 'Карточная игра Внутренней Сферы, где фигуры меняют значения',
    },
  },
  {
    id: 'hole-card',
    name: { en: 'hole card', ru: 'закрытая карта' },
    meaning: { en: 'Drax: the card dealt face down', ru: 'Дракс: карта, сданная лицом вниз' },
  },
  {
    id: 'laid-aside',
    name: { en: 'laid aside', ru: 'отложенная фигура' },
    meaning: {
      en: 'Drax: a face dealt up; it is replaced and goes on working',
      ru: 'Дракс: фигура, пришедшая в открытую; её заменяют, но она действует',
    },
  },
  {
    id: 'local-suit',
    name: { en: 'local suit', ru: 'местная масть' },
    aliases: ['локальная масть'],
    meaning: { en: 'Drax: suit of the House whose space it is', ru: 'Дракс: масть Дома, на чьей территории играют' },
  },
  {
    id: 'showdown',
    name: { en: 'showdown', ru: 'вскрытие' },
    meaning: { en: 'When hands are turned up and compared', ru: 'Когда руки открывают и сравнивают' },
  },
];

/** Words that players use and search for. */
const ALIASES = {
  hand: ['poker hand', 'combination', 'комбинация', 'расклад'],
  successors: ['all faces', 'фигуры'],
  straight: ['run', 'последовательность'],
  'full-house': ['boat', 'фулхаус'],
  'four-of-a-kind': ['quads', 'четвёрка'],
  kicker: ['side card'],
  'hole-card': ['face-down card', 'карта рубашкой вверх'],
  showdown: ['reveal', 'шоудаун'],
  'initiative-row': ['initiative order', 'turn order', 'порядок хода', 'очерёдность'],
  'movement-points': ['move', 'движение'],
  participant: ['player', 'Level II', 'игрок', 'уровень II'],
};

export const glossary: readonly Term[] = withAliases([...deck, ...battle, ...games], ALIASES);
