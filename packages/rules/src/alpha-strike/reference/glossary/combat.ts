/** Terms of the combat phase. */
import type { Term } from '../../../reference/reference.js';

export const combatTerms: readonly Term[] = [
  {
    id: 'target-number',
    name: { en: 'target number', ru: 'целевое значение' },
    abbreviation: { en: 'TN', ru: 'ЦЗ' },
    aliases: ['to-hit number'],
    meaning: { en: 'What 2D6 has to reach for a hit', ru: 'Сколько надо набрать на 2D6, чтобы попасть' },
    avoid: { ru: ['целевое число'] },
  },
  {
    id: 'line-of-sight',
    name: { en: 'line of sight', ru: 'линия видимости' },
    abbreviation: { en: 'LOS', ru: 'ЛВ' },
    meaning: { en: 'Whether a unit can see its target', ru: 'Видит ли боевая единица свою цель' },
    avoid: { ru: ['линия взгляда', 'линия обзора'] },
  },
  {
    id: 'firing-arc',
    name: { en: 'firing arc', ru: 'сектор обстрела' },
    aliases: ['front arc', 'передний сектор'],
    meaning: { en: 'Where a unit may shoot: its front', ru: 'Куда БЕ может стрелять: вперёд' },
    avoid: { ru: ['арка огня', 'дуга обстрела'] },
  },
  {
    id: 'range',
    name: { en: 'range', ru: 'дистанция' },
    aliases: ['range bracket'],
    meaning: { en: 'Short up to 6", medium up to 24", long up to 42"', ru: 'Ближняя до 6", средняя до 24", дальняя до 42"' },
  },
  {
    id: 'partial-cover',
    name: { en: 'partial cover', ru: 'частичное укрытие' },
    meaning: {
      en: 'More than a third and less than two thirds hidden by solid terrain, or standing in water',
      ru: 'За твёрдой преградой больше трети и меньше двух третей, или цель в воде',
    },
  },
  {
    id: 'base-contact',
    name: { en: 'base contact', ru: 'касание подставками' },
    meaning: { en: 'Bases touch: no shooting at each other', ru: 'Подставки соприкасаются: друг в друга не стреляют' },
    avoid: { ru: ['контакт базами'] },
  },
  {
    id: 'rear',
    name: { en: 'rear', ru: 'тыл' },
    meaning: {
      en: 'The back edge of the base; attacks through it deal 1 more',
      ru: 'Задняя сторона подставки; атака через неё наносит на 1 больше',
    },
  },
  {
    id: 'overheat',
    name: { en: 'overheat', ru: 'перегрев' },
    meaning: { en: 'Heat taken on purpose for more damage', ru: 'Нагрев, на который идут ради урона' },
  },
  {
    id: 'heat',
    name: { en: 'heat', ru: 'нагрев' },
    meaning: { en: 'Slows the unit down and spoils its aim; 4 shuts it down', ru: 'Замедляет и мешает целиться; на 4 БЕ отключается' },
  },
  {
    id: 'shutdown',
    name: { en: 'shutdown', ru: 'отключение' },
    abbreviation: { en: 'S', ru: 'Откл' },
    meaning: { en: 'A turn without movement and attack at heat 4', ru: 'Ход без движения и атаки при нагреве 4' },
  },
  {
    id: 'critical-hit',
    name: { en: 'critical hit', ru: 'критическое попадание' },
    aliases: ['crit', 'крит'],
    meaning: {
      en: 'Lasting damage to one of the systems; 2D6 decide which',
      ru: 'Повреждение одной из систем до конца игры; какой — решает бросок 2D6',
    },
    avoid: { ru: ['критический удар'] },
  },
  {
    id: 'fire-control',
    name: { en: 'fire control', ru: 'системы управления огнём' },
    abbreviation: { en: 'FC', ru: 'СУО' },
    aliases: ['наведение', 'fire control hit'],
    meaning: { en: 'The critical hit that makes shooting harder by 2', ru: 'Критическое попадание, из-за которого стрелять на 2 труднее' },
  },
  {
    id: 'physical-attack',
    name: { en: 'physical attack', ru: 'атака в ближнем бою' },
    aliases: ['melee', 'kick', 'punch'],
    meaning: { en: 'Fists, feet or a hand weapon within reach', ru: 'Удар конечностями или оружием на расстоянии вытянутой руки' },
  },
  {
    id: 'ram',
    name: { en: 'charge (ram)', ru: 'таран' },
    aliases: ['charge', 'ram', 'ramming'],
    meaning: { en: 'Running into the target', ru: 'Разогнаться и врезаться в цель' },
  },
  {
    id: 'death-from-above',
    name: { en: 'death from above', ru: '«смерть с небес»' },
    abbreviation: { en: 'DFA', ru: 'ССН' },
    meaning: { en: 'Jumping onto the target', ru: 'Прыгнуть на цель сверху' },
    avoid: { ru: ['смерть сверху'] },
  },
  {
    id: 'spotter',
    name: { en: 'spotter', ru: 'наводчик' },
    meaning: {
      en: 'A friendly unit that sees the target of indirect fire',
      ru: 'Своя боевая единица, которая видит цель непрямой наводки',
    },
    avoid: { ru: ['корректировщик'] },
  },
  {
    id: 'lance',
    name: { en: 'lance', ru: 'копьё' },
    aliases: ['formation', 'формирование'],
    meaning: { en: 'Four ’Mechs trained for a task', ru: 'Четыре меха, обученные своей задаче' },
  },
  {
    id: 'lucky',
    name: { en: 'Lucky', ru: '«Везучий»' },
    meaning: {
      en: 'Pilot ability of a battle lance: a missed attack is rolled again',
      ru: 'Способность пилотов боевого копья: переброс промаха',
    },
  },
  {
    id: 'sniper',
    name: { en: 'Sniper', ru: '«Снайпер»' },
    meaning: {
      en: 'Pilot ability of a fire-support lance: the modifiers of medium and long range are halved',
      ru: 'Способность пилотов копья огневой поддержки: средняя и дальняя дистанции мешают вдвое меньше',
    },
  },
];
