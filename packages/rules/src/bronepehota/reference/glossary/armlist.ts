/** Terms printed on armlists. */
import type { Term } from '../../../reference/reference.js';

export const armlistTerms: readonly Term[] = [
  {
    id: 'armlist',
    name: { en: 'armlist', ru: 'армлист' },
    aliases: ['Army list', 'Armlist', 'лист армии'],
    meaning: { en: 'The sheet with the figures of a squad, machine or gun', ru: 'Карточка с показателями отряда, машины или орудия' },
    avoid: { en: ['datasheet'], ru: ['датащит', 'даташит'] },
  },
  {
    id: 'step',
    name: { en: 'step', ru: 'шаг' },
    aliases: ['шг', '5 cm', '5 см'],
    meaning: { en: 'The unit of length, 5 cm', ru: 'Мера длины, 5 см' },
  },
  {
    id: 'unit',
    name: { en: 'unit', ru: 'юнит' },
    meaning: {
      en: 'What acts in one go: a squad, or a machine with its pilot',
      ru: 'То, что действует за один ход: отряд или машина с пилотом',
    },
  },
  {
    id: 'combat-unit',
    name: { en: 'combat unit', ru: 'боевая единица' },
    meaning: { en: 'A soldier, a machine or a gun', ru: 'Пехотинец, машина или орудие' },
  },
  {
    id: 'squad',
    name: { en: 'squad', ru: 'отряд' },
    aliases: ['взвод', 'platoon'],
    meaning: { en: 'Six soldiers on one armlist', ru: 'Шесть пехотинцев на одном армлисте' },
  },
  {
    id: 'soldier',
    name: { en: 'soldier', ru: 'пехотинец' },
    aliases: ['infantryman', 'trooper', 'боец', 'солдат', 'воин'],
    meaning: { en: 'One figure of a squad', ru: 'Одна фигурка отряда' },
  },
  {
    id: 'machine',
    name: { en: 'machine', ru: 'боевая машина' },
    aliases: ['vehicle', 'robot', 'машина', 'робот', 'техника', 'боевая техника'],
    meaning: {
      en: 'A wheeled, tracked, walking or flying machine that a pilot drives',
      ru: 'Колёсная, гусеничная, шагающая или летающая машина под управлением пилота',
    },
    avoid: { en: ['battlemech'], ru: ['мех'] },
  },
  {
    id: 'gun',
    name: { en: 'gun', ru: 'орудие' },
    aliases: ['artillery piece', 'пушка'],
    meaning: {
      en: 'A mobile or fixed gun that infantry serves; no unit of its own',
      ru: 'Мобильное или стационарное орудие, из которого стреляет пехота; само по себе не юнит',
    },
  },
  {
    id: 'mortar',
    name: { en: 'mortar', ru: 'миномёт' },
    aliases: ['миномет'],
    meaning: { en: 'The mobile gun that may shoot mines', ru: 'Мобильное орудие, которое умеет стрелять минами' },
  },
  {
    id: 'pilot',
    name: { en: 'pilot', ru: 'пилот' },
    aliases: ['driver', 'водитель'],
    meaning: { en: 'The soldier who drives a machine', ru: 'Пехотинец, который управляет машиной' },
    avoid: { ru: ['мехвоин'] },
  },
  {
    id: 'rank',
    name: { en: 'army rank', ru: 'армейский ранг' },
    abbreviation: { en: 'A', ru: 'А' },
    aliases: ['rank', 'ранг'],
    meaning: {
      en: 'Training; decides which machines and guns a soldier may use',
      ru: 'Выучка: от неё зависит, какими машинами и орудиями может управлять боец',
    },
  },
  {
    id: 'speed',
    name: { en: 'speed', ru: 'скорость' },
    abbreviation: { en: 'Sp', ru: 'Ск' },
    aliases: ['Ск'],
    meaning: { en: 'Speed points for one turn', ru: 'Очки скорости на один тур' },
  },
  {
    id: 'speed-point',
    name: { en: 'speed point', ru: 'очко скорости' },
    aliases: ['ОС', 'movement point'],
    meaning: { en: 'What movement is paid with', ru: 'Чем платят за движение' },
  },
  {
    id: 'range',
    name: { en: 'range', ru: 'дальность' },
    abbreviation: { en: 'Range', ru: 'Дальн' },
    meaning: {
      en: 'Die and bonus that must reach the distance in steps: D6+2',
      ru: 'Кубик с прибавкой, который должен достать до цели в шагах: Д6+2',
    },
  },
  {
    id: 'power',
    name: { en: 'power', ru: 'мощность' },
    abbreviation: { en: 'Power', ru: 'Мощн' },
    meaning: { en: 'Dice that are each compared with the armor: 4D12', ru: 'Кубики, каждый из которых сверяют с бронёй: 4Д12' },
  },
  {
    id: 'close-combat',
    name: { en: 'close combat', ru: 'ближний бой' },
    abbreviation: { en: 'CC', ru: 'ББ' },
    aliases: ['ББ', 'melee', 'рукопашная'],
    meaning: {
      en: 'A fight in contact; also the figure that is added there',
      ru: 'Бой в контакте, а также показатель, который в нём прибавляют',
    },
  },
  {
    id: 'armor',
    name: { en: 'armor', ru: 'броня' },
    abbreviation: { en: 'Ar', ru: 'Бр' },
    aliases: ['Бр', 'armour'],
    meaning: {
      en: 'What dice must beat; of machines and guns, the number under the slider',
      ru: 'То, что должны превысить кубики; у машин и орудий — число под ползунком',
    },
  },
  {
    id: 'traits',
    name: { en: 'traits', ru: 'свойства' },
    abbreviation: { en: 'Tr', ru: 'Св' },
    aliases: ['Св'],
    meaning: { en: 'Special abilities of a soldier: repair, jump', ru: 'Особые умения пехотинца: ремонт, прыжок' },
  },
  {
    id: 'repair',
    name: { en: 'repair', ru: 'ремонт' },
    abbreviation: { en: 'Rp', ru: 'Рм' },
    aliases: ['Рм', 'Rm'],
    meaning: {
      en: 'Takes back damage of a machine or gun in place of other actions',
      ru: 'Снимает повреждения машины или орудия вместо других действий',
    },
  },
  {
    id: 'jump',
    name: { en: 'jump', ru: 'прыжок' },
    abbreviation: { en: 'Jp', ru: 'Пр' },
    aliases: ['Пр', 'PrN', 'ПрN', 'jump pack', 'ускоритель'],
    meaning: {
      en: 'A jump pack; the number is length and height together in steps',
      ru: 'Прыжковый ускоритель; число — длина и высота прыжка вместе, в шагах',
    },
  },
  {
    id: 'rate-of-fire',
    name: { en: 'rate of fire', ru: 'скорострельность' },
    aliases: ['RoF'],
    meaning: { en: 'Most shots of a machine or gun in one turn', ru: 'Сколько выстрелов машина или орудие делает за тур' },
  },
  {
    id: 'ammunition',
    name: { en: 'ammunition', ru: 'боезапас' },
    aliases: ['ammo', 'боекомплект', 'патроны'],
    meaning: { en: 'Track of what machines and guns have left to shoot', ru: 'Шкала того, что осталось у машины или орудия на выстрелы' },
  },
  {
    id: 'durability',
    name: { en: 'durability', ru: 'прочность' },
    aliases: ['прочка'],
    meaning: {
      en: 'Track on which damage is marked; its number is the armor',
      ru: 'Шкала, где отмечают повреждения; число на ней — броня',
    },
    avoid: { ru: ['хиты', 'хитпоинты'] },
  },
  {
    id: 'slider',
    name: { en: 'slider', ru: 'ползунок' },
    meaning: { en: 'The marker on a track of an armlist', ru: 'Отметка на шкале армлиста' },
  },
  {
    id: 'sector',
    name: { en: 'speed sector', ru: 'сектор скорости' },
    aliases: ['цветной сектор'],
    meaning: {
      en: 'Colored part of the durability track that gives the speed',
      ru: 'Цветной участок шкалы прочности, который даёт скорость',
    },
  },
  {
    id: 'damage',
    name: { en: 'damage', ru: 'повреждение' },
    aliases: ['урон'],
    meaning: {
      en: 'One cell of the durability track; one is death to infantry',
      ru: 'Одна клетка шкалы прочности; пехотинцу хватает одного',
    },
    avoid: { ru: ['ранения', 'урон'] },
  },
];
