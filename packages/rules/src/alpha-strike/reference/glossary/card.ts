/** Terms of the unit card. */
import type { Term } from '../../../reference/reference.js';

export const cardTerms: readonly Term[] = [
  {
    id: 'unit',
    name: { en: 'unit', ru: 'боевая единица' },
    abbreviation: { en: 'unit', ru: 'БЕ' },
    aliases: ['единица', 'юнит'],
    meaning: {
      en: 'What one card stands for; moves, attacks and takes damage as one',
      ru: 'То, что описано одной карточкой; движется, атакует и получает урон как целое',
    },
    avoid: { ru: ['юниты', 'юнитов'] },
  },
  {
    id: 'mech',
    name: { en: '’Mech', ru: 'мех' },
    abbreviation: { en: 'BM', ru: 'БМ' },
    aliases: ['BattleMech', 'боевой мех', 'Mech'],
    meaning: {
      en: 'A walking war machine, the only kind of unit in the quick start',
      ru: 'Шагающая боевая машина, единственный вид боевых единиц в быстром старте',
    },
    avoid: { en: ['mecha', 'robot'], ru: ['робот', 'роботы'] },
  },
  {
    id: 'point-value',
    name: { en: 'point value', ru: 'очковая стоимость' },
    abbreviation: { en: 'PV', ru: 'ОС' },
    aliases: ['points', 'стоимость'],
    meaning: { en: 'How much a unit is worth when forces are balanced', ru: 'Во сколько боевую единицу ценят, когда уравнивают силы' },
    avoid: { en: ['battle value'] },
  },
  {
    id: 'size',
    name: { en: 'size', ru: 'размерный класс' },
    abbreviation: { en: 'SZ', ru: 'РЗМ' },
    aliases: ['size class', 'размер'],
    meaning: {
      en: 'Weight class from 1 (light) to 4 (assault); it sets the damage of physical attacks',
      ru: 'Весовой класс от 1 (лёгкий) до 4 (штурмовой); от него зависит урон в ближнем бою',
    },
  },
  {
    id: 'tmm',
    name: { en: 'target movement modifier', ru: 'модификатор движения цели' },
    abbreviation: { en: 'TMM', ru: 'МДЦ' },
    meaning: {
      en: 'What a moving unit adds to the target numbers of attacks on it',
      ru: 'Сколько движущаяся БЕ прибавляет к целевым значениям атак по ней',
    },
  },
  {
    id: 'move',
    name: { en: 'move', ru: 'движение' },
    abbreviation: { en: 'MV', ru: 'ДВ' },
    aliases: ['MP', 'movement points', 'показатель движения'],
    meaning: { en: 'Inches that a unit may spend in a turn, mode by mode', ru: 'Сколько дюймов можно потратить за ход, по режимам' },
  },
  {
    id: 'role',
    name: { en: 'role', ru: 'роль' },
    meaning: { en: 'What the unit is usually used for; changes no number', ru: 'Для чего БЕ обычно берут; на цифры не влияет' },
  },
  {
    id: 'skill',
    name: { en: 'skill', ru: 'навык' },
    aliases: ['pilot skill', 'gunnery'],
    meaning: {
      en: 'Where every target number of the unit starts; lower is better, 4 is usual',
      ru: 'С чего начинается целевое значение; чем меньше, тем лучше, обычно 4',
    },
  },
  {
    id: 'damage-values',
    name: { en: 'damage values', ru: 'урон' },
    abbreviation: { en: 'S/M/L', ru: 'БЛЖ/СРД/ДАЛ' },
    meaning: {
      en: 'Points that a hit deals at short, medium and long range',
      ru: 'Сколько очков наносит попадание на ближней, средней и дальней дистанции',
    },
  },
  {
    id: 'minimal-damage',
    name: { en: 'minimal damage', ru: 'минимальный урон' },
    abbreviation: { en: '0*', ru: '0*' },
    meaning: { en: 'One point of damage on 4+ of a D6, otherwise none', ru: 'Одно очко урона на 4+ на D6, иначе ничего' },
  },
  {
    id: 'overheat-value',
    name: { en: 'overheat value', ru: 'значение перегрева' },
    abbreviation: { en: 'OV', ru: 'ЗП' },
    aliases: ['OVH'],
    meaning: { en: 'The most damage that may be bought with heat in a turn', ru: 'Сколько урона за ход можно купить ценой нагрева' },
  },
  {
    id: 'heat-scale',
    name: { en: 'heat scale', ru: 'шкала нагрева' },
    abbreviation: { en: '1, 2, 3, S', ru: '1, 2, 3, Откл' },
    meaning: { en: 'Four boxes for heat; the last one is shutdown', ru: 'Четыре окошка нагрева; последнее — отключение' },
  },
  {
    id: 'armor',
    name: { en: 'armor', ru: 'броня' },
    abbreviation: { en: 'A', ru: 'БРН' },
    meaning: { en: 'Points that damage takes first', ru: 'Очки, которые урон снимает первыми' },
    avoid: { en: ['hit points', 'armour'], ru: ['хиты', 'хитпоинты'] },
  },
  {
    id: 'structure',
    name: { en: 'structure', ru: 'внутренняя конструкция' },
    abbreviation: { en: 'S', ru: 'ВК' },
    aliases: ['internal structure', 'конструкция', 'IS'],
    meaning: {
      en: 'Points under the armor; losing some brings critical hits, losing all destroys the unit',
      ru: 'Очки под бронёй; их потеря грозит критическими попаданиями, а без них БЕ уничтожена',
    },
  },
];
