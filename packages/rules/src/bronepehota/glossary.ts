/** The words of Bronepehota: what stands on an armlist, what players say, and what we never call it. */
import type { Term } from '../reference/reference.js';

export const glossary: readonly Term[] = [
  {
    id: 'armlist',
    name: { en: 'armlist', ru: 'армлист' },
    aliases: ['Army list', 'Armlist', 'лист армии'],
    meaning: { en: 'The sheet with the figures of a squad, machine or gun.', ru: 'Карточка с показателями отряда, машины или орудия.' },
    avoid: { en: ['datasheet'], ru: ['датащит', 'даташит'] },
  },
  {
    id: 'step',
    name: { en: 'step', ru: 'шаг' },
    aliases: ['шг', '5 cm', '5 см'],
    meaning: { en: 'The unit of length, 5 cm.', ru: 'Мера длины, 5 см.' },
  },
  {
    id: 'unit',
    name: { en: 'unit', ru: 'юнит' },
    meaning: {
      en: 'What acts in one go: a squad, or a machine with its pilot.',
      ru: 'То, что действует за один ход: отряд или машина с пилотом.',
    },
  },
  {
    id: 'combat-unit',
    name: { en: 'combat unit', ru: 'боевая единица' },
    meaning: { en: 'A soldier, a machine or a gun.', ru: 'Пехотинец, машина или орудие.' },
  },
  {
    id: 'squad',
    name: { en: 'squad', ru: 'отряд' },
    aliases: ['взвод', 'platoon'],
    meaning: { en: 'Six soldiers on one armlist.', ru: 'Шесть пехотинцев на одном армлисте.' },
  },
  {
    id: 'soldier',
    name: { en: 'soldier', ru: 'пехотинец' },
    aliases: ['infantryman', 'trooper', 'боец', 'солдат', 'воин'],
    meaning: { en: 'One figure of a squad.', ru: 'Одна фигурка отряда.' },
  },
  {
    id: 'machine',
    name: { en: 'machine', ru: 'боевая машина' },
    aliases: ['vehicle', 'robot', 'машина', 'робот'],
    meaning: {
      en: 'A wheeled, tracked, walking or flying machine that a pilot drives.',
      ru: 'Колёсная, гусеничная, шагающая или летающая машина под управлением пилота.',
    },
    avoid: { en: ['battlemech'], ru: ['мех'] },
  },
  {
    id: 'gun',
    name: { en: 'gun', ru: 'орудие' },
    aliases: ['artillery piece', 'пушка'],
    meaning: {
      en: 'A mobile or fixed gun that infantry serves; no unit of its own.',
      ru: 'Мобильное или стационарное орудие, из которого стреляет пехота; само по себе не юнит.',
    },
  },
  {
    id: 'mortar',
    name: { en: 'mortar', ru: 'миномёт' },
    aliases: ['миномет'],
    meaning: { en: 'The mobile gun that may shoot mines.', ru: 'Мобильное орудие, которое умеет стрелять минами.' },
  },
  {
    id: 'pilot',
    name: { en: 'pilot', ru: 'пилот' },
    aliases: ['driver', 'водитель'],
    meaning: { en: 'The soldier who drives a machine.', ru: 'Пехотинец, который управляет машиной.' },
    avoid: { ru: ['мехвоин'] },
  },
  {
    id: 'rank',
    name: { en: 'army rank', ru: 'армейский ранг' },
    abbreviation: { en: 'A', ru: 'А' },
    aliases: ['rank', 'ранг'],
    meaning: {
      en: 'Training; decides which machines and guns a soldier may use.',
      ru: 'Выучка: от неё зависит, какими машинами и орудиями может управлять боец.',
    },
  },
  {
    id: 'speed',
    name: { en: 'speed', ru: 'скорость' },
    abbreviation: { en: 'Sp', ru: 'Ск' },
    aliases: ['Ск'],
    meaning: { en: 'Speed points for one turn.', ru: 'Очки скорости на один тур.' },
  },
  {
    id: 'speed-point',
    name: { en: 'speed point', ru: 'очко скорости' },
    aliases: ['ОС', 'movement point'],
    meaning: { en: 'What movement is paid with.', ru: 'Чем платят за движение.' },
  },
  {
    id: 'range',
    name: { en: 'range', ru: 'дальность' },
    abbreviation: { en: 'Range', ru: 'Дальн.' },
    meaning: {
      en: 'Die and bonus that must reach the distance in steps: D6+2.',
      ru: 'Кубик с прибавкой, который должен достать до цели в шагах: Д6+2.',
    },
  },
  {
    id: 'power',
    name: { en: 'power', ru: 'мощность' },
    abbreviation: { en: 'Power', ru: 'Мощн.' },
    meaning: { en: 'Dice that are each compared with the armor: 4D12.', ru: 'Кубики, каждый из которых сверяют с бронёй: 4Д12.' },
  },
  {
    id: 'close-combat',
    name: { en: 'close combat', ru: 'ближний бой' },
    abbreviation: { en: 'CC', ru: 'ББ' },
    aliases: ['ББ', 'melee', 'рукопашная'],
    meaning: {
      en: 'A fight in contact; also the figure that is added there.',
      ru: 'Бой в контакте, а также показатель, который в нём прибавляют.',
    },
  },
  {
    id: 'armor',
    name: { en: 'armor', ru: 'броня' },
    abbreviation: { en: 'Ar', ru: 'Бр' },
    aliases: ['Бр', 'armour'],
    meaning: {
      en: 'What dice must beat; of machines and guns, the number under the slider.',
      ru: 'То, что должны превысить кубики; у машин и орудий — число под ползунком.',
    },
  },
  {
    id: 'traits',
    name: { en: 'traits', ru: 'свойства' },
    abbreviation: { en: 'Tr', ru: 'Св' },
    aliases: ['Св'],
    meaning: { en: 'Special abilities of a soldier: repair, jump.', ru: 'Особые умения пехотинца: ремонт, прыжок.' },
  },
  {
    id: 'repair',
    name: { en: 'repair', ru: 'ремонт' },
    abbreviation: { en: 'Rp', ru: 'Рм' },
    aliases: ['Рм', 'Rm'],
    meaning: {
      en: 'Takes back damage of a machine or gun in place of other actions.',
      ru: 'Снимает повреждения машины или орудия вместо других действий.',
    },
  },
  {
    id: 'jump',
    name: { en: 'jump', ru: 'прыжок' },
    abbreviation: { en: 'Jp', ru: 'Пр' },
    aliases: ['Пр', 'jump pack', 'ускоритель'],
    meaning: {
      en: 'A jump pack; the number is length and height together in steps.',
      ru: 'Прыжковый ускоритель; число — длина и высота прыжка вместе, в шагах.',
    },
  },
  {
    id: 'rate-of-fire',
    name: { en: 'rate of fire', ru: 'скорострельность' },
    aliases: ['RoF'],
    meaning: { en: 'Most shots of a machine or gun in one turn.', ru: 'Сколько выстрелов машина или орудие делает за тур.' },
  },
  {
    id: 'ammunition',
    name: { en: 'ammunition', ru: 'боезапас' },
    aliases: ['ammo', 'боекомплект', 'патроны'],
    meaning: { en: 'Track of what machines and guns have left to shoot.', ru: 'Шкала того, что осталось у машины или орудия на выстрелы.' },
  },
  {
    id: 'durability',
    name: { en: 'durability', ru: 'прочность' },
    aliases: ['прочка'],
    meaning: {
      en: 'Track on which damage is marked; its number is the armor.',
      ru: 'Шкала, где отмечают повреждения; число на ней — броня.',
    },
    avoid: { ru: ['хиты', 'хитпоинты'] },
  },
  {
    id: 'slider',
    name: { en: 'slider', ru: 'ползунок' },
    meaning: { en: 'The marker on a track of an armlist.', ru: 'Отметка на шкале армлиста.' },
  },
  {
    id: 'sector',
    name: { en: 'speed sector', ru: 'сектор скорости' },
    aliases: ['цветной сектор'],
    meaning: {
      en: 'Colored part of the durability track that gives the speed.',
      ru: 'Цветной участок шкалы прочности, который даёт скорость.',
    },
  },
  {
    id: 'damage',
    name: { en: 'damage', ru: 'повреждение' },
    aliases: ['урон'],
    meaning: {
      en: 'One cell of the durability track; one is death to infantry.',
      ru: 'Одна клетка шкалы прочности; пехотинцу хватает одного.',
    },
    avoid: { ru: ['ранения'] },
  },
  {
    id: 'survival-test',
    name: { en: 'survival test', ru: 'тест выживания' },
    aliases: ['save', 'спасбросок'],
    meaning: { en: 'A die that must not exceed the soldier’s armor.', ru: 'Бросок, который не должен превысить броню пехотинца.' },
    avoid: { en: ['saving throw'] },
  },
  {
    id: 'armor-test',
    name: { en: 'armor test', ru: 'тест брони' },
    meaning: {
      en: 'A die that must not exceed the machine’s armor, or the pilot is tested.',
      ru: 'Бросок, который не должен превысить броню машины, иначе тест проходит пилот.',
    },
  },
  {
    id: 'real-shooting',
    name: { en: 'real shooting', ru: 'реальная стрельба' },
    meaning: { en: 'Shooting plastic charges from spring launchers.', ru: 'Стрельба пластиковыми зарядами из пружинных пускателей.' },
  },
  {
    id: 'virtual-shooting',
    name: { en: 'virtual shooting', ru: 'виртуальная стрельба' },
    meaning: { en: 'Shooting with dice.', ru: 'Стрельба на кубиках.' },
  },
  {
    id: 'charge',
    name: { en: 'charge', ru: 'заряд' },
    meaning: { en: 'Shell, mine or rocket of real shooting.', ru: 'Снаряд, мина или ракета при реальной стрельбе.' },
  },
  {
    id: 'launcher',
    name: { en: 'launcher', ru: 'пускатель' },
    aliases: ['spring launcher', 'пружинный пускатель'],
    meaning: { en: 'The spring barrel that shoots a charge.', ru: 'Пружинный ствол, который выпускает заряд.' },
  },
  {
    id: 'cover',
    name: { en: 'cover', ru: 'укрытие' },
    meaning: {
      en: 'What hides a target and adds to its armor against a shot.',
      ru: 'То, что прячет цель и добавляет к её броне при выстреле.',
    },
  },
  {
    id: 'field-of-view',
    name: { en: 'field of view', ru: 'поле зрения' },
    aliases: ['front half', 'передняя полусфера'],
    meaning: { en: 'The half before a soldier or pilot.', ru: 'Половина пространства перед пехотинцем или пилотом.' },
  },
  {
    id: 'line-of-fire',
    name: { en: 'line of fire', ru: 'линия огня' },
    meaning: {
      en: 'The line from shooter to target that nothing may block.',
      ru: 'Линия от стрелка к цели, которую ничто не должно перекрывать.',
    },
  },
  {
    id: 'blast',
    name: { en: 'blast', ru: 'взрыв' },
    aliases: ['explosion'],
    meaning: {
      en: 'Attack on everything within so many steps of a hit target.',
      ru: 'Атака на всё, что стоит в стольких-то шагах от поражённой цели.',
    },
  },
  {
    id: 'grenade',
    name: { en: 'grenade', ru: 'граната' },
    meaning: { en: 'Every soldier may throw one in place of shooting.', ru: 'Её может бросить любой пехотинец вместо выстрела.' },
  },
  {
    id: 'aimed-fire',
    name: { en: 'aimed fire', ru: 'прицельная стрельба' },
    meaning: { en: 'Infantry that only shoots doubles its range.', ru: 'Пехотинец, который только стреляет, бьёт вдвое дальше.' },
  },
  {
    id: 'panic',
    name: { en: 'panic', ru: 'паника' },
    meaning: { en: 'A soldier who rolled just his armor lives and flees.', ru: 'Выбросил ровно свою броню — жив, но бежит.' },
  },
  {
    id: 'contact',
    name: { en: 'contact', ru: 'контакт' },
    aliases: ['touching', 'касание'],
    meaning: {
      en: 'Models that touch; with an enemy, it is close combat.',
      ru: 'Модели касаются друг друга; с противником это ближний бой.',
    },
  },
  {
    id: 'surprise-attack',
    name: { en: 'surprise attack', ru: 'внезапная атака' },
    meaning: { en: 'Close combat begun outside the defender’s field of view.', ru: 'Ближний бой, начатый вне поля зрения защищающегося.' },
  },
  {
    id: 'initiative',
    name: { en: 'initiative', ru: 'инициатива' },
    meaning: {
      en: 'D12 of each player for the right to set the order of play.',
      ru: 'Д12 каждого игрока за право назначить порядок ходов.',
    },
  },
  {
    id: 'turn',
    name: { en: 'turn', ru: 'тур' },
    aliases: ['round', 'раунд'],
    meaning: { en: 'Every unit acts once.', ru: 'Каждый юнит действует один раз.' },
  },
  {
    id: 'crash-landing',
    name: { en: 'crash landing', ru: 'аварийная посадка' },
    meaning: { en: 'D6 damage to a flyer whose pilot died.', ru: 'Д6 повреждений летающей машине, чей пилот погиб.' },
  },
  {
    id: 'capture',
    name: { en: 'capture', ru: 'захват' },
    meaning: {
      en: 'An unmanned machine or gun goes to the first who touches it.',
      ru: 'Пустая машина или орудие достаётся тому, кто первым коснётся.',
    },
  },
  {
    id: 'mission',
    name: { en: 'mission', ru: 'миссия' },
    aliases: ['scenario', 'сценарий'],
    meaning: {
      en: 'A task that wins the game in place of wiping out the enemy.',
      ru: 'Задание, которое приносит победу и без разгрома врага.',
    },
  },
  {
    id: 'polaris',
    name: { en: 'Polaris Empire', ru: 'Империя Полярис' },
    aliases: ['Polaris', 'Полярис'],
    meaning: { en: 'One of the two sides, red armlists.', ru: 'Одна из двух сторон, красные армлисты.' },
  },
  {
    id: 'protectorate',
    name: { en: 'Trade Protectorate', ru: 'Торговый Протекторат' },
    aliases: ['Protectorate', 'Протекторат'],
    meaning: { en: 'The other side, blue armlists.', ru: 'Вторая сторона, синие армлисты.' },
  },
];
