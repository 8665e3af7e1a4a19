/** Glossary of World at War in both languages. */
import { withAliases } from '../../../reference/aliases.js';
import type { Term } from '../../../reference/reference.js';

const forces: readonly Term[] = [
  {
    id: 'platoon',
    name: { en: 'platoon', ru: 'взвод' },
    meaning: { en: 'What one counter stands for', ru: 'То, что изображает одна фишка' },
  },
  {
    id: 'unit',
    name: { en: 'unit', ru: 'подразделение' },
    aliases: ['counter', 'фишка'],
    meaning: { en: 'A platoon, HQ or leader on the map', ru: 'Взвод, штаб или лидер на карте' },
  },
  {
    id: 'formation',
    name: { en: 'formation', ru: 'формирование' },
    meaning: {
      en: 'Units that are activated together by a marker from the cup',
      ru: 'Подразделения, которые вместе активирует маркер из чашки',
    },
  },
  {
    id: 'hq',
    name: { en: 'headquarters', ru: 'штаб' },
    abbreviation: { en: 'HQ', ru: 'штаб' },
    meaning: {
      en: 'Unit that leads a formation within its range',
      ru: 'Подразделение, которое ведёт формирование в пределах своего радиуса',
    },
  },
  {
    id: 'leader',
    name: { en: 'leader', ru: 'лидер' },
    meaning: {
      en: 'Counter that adds leadership to the units it is stacked with',
      ru: 'Фишка, которая добавляет лидерство тем, с кем она в группировке',
    },
  },
  { id: 'hero', name: { en: 'hero', ru: 'герой' }, meaning: { en: 'Counter of a single fighter of note', ru: 'Фишка выдающегося бойца' } },
  {
    id: 'mob',
    name: { en: 'mob', ru: 'толпа' },
    meaning: { en: 'Armed civilians placed by an uprising', ru: 'Вооружённые жители, которых выставляет восстание' },
  },
  {
    id: 'sniper',
    name: { en: 'sniper', ru: 'снайпер' },
    meaning: {
      en: 'Counter that activates with the nearest friendly unit',
      ru: 'Фишка, которая активируется с ближайшим своим подразделением',
    },
  },
  { id: 'nato', name: { en: 'NATO', ru: 'НАТО' }, meaning: { en: 'One of the two sides', ru: 'Одна из двух сторон' } },
  { id: 'alliance', name: { en: 'Alliance', ru: 'Альянс' }, meaning: { en: 'The other side', ru: 'Другая сторона' } },
  {
    id: 'leadership',
    name: { en: 'leadership', ru: 'лидерство' },
    meaning: { en: 'Value of an HQ or leader that adds dice', ru: 'Значение штаба или лидера, которое добавляет кубики' },
  },
];

const fire: readonly Term[] = [
  {
    id: 'firepower',
    name: { en: 'firepower', ru: 'огневая мощь' },
    meaning: { en: 'How many dice a unit rolls when it fires', ru: 'Сколько кубиков бросает стреляющее подразделение' },
  },
  {
    id: 'to-hit',
    name: { en: 'to-hit number', ru: 'число для попадания' },
    meaning: { en: 'A die that shows this or more hits', ru: 'Кубик попадает, если на нём не меньше этого' },
  },
  {
    id: 'moving-fire',
    name: { en: 'moving fire', ru: 'стрельба в движении' },
    meaning: { en: 'Firing and moving in one activation', ru: 'Стрельба и движение за одну активацию' },
  },
  {
    id: 'salvo-fire',
    name: { en: 'salvo fire', ru: 'залповый огонь' },
    meaning: { en: 'Three units of a formation firing as one', ru: 'Три подразделения формирования стреляют как одно' },
  },
  {
    id: 'lead-unit',
    name: { en: 'lead unit', ru: 'ведущее подразделение' },
    meaning: { en: 'The unit of a salvo whose firepower and number count', ru: 'Чья огневая мощь и число для попадания берутся в залпе' },
  },
  {
    id: 'support',
    name: { en: 'support', ru: 'поддержка' },
    meaning: { en: 'The two other units of a salvo, a die each', ru: 'Два других подразделения залпа, по кубику с каждого' },
  },
  {
    id: 'extended-range',
    name: { en: 'extended range', ru: 'увеличенная дальность' },
    meaning: { en: 'Fire beyond the printed range, at a penalty', ru: 'Огонь дальше напечатанной дальности, со штрафом' },
  },
  {
    id: 'close-range',
    name: { en: 'close range', ru: 'ближняя дальность' },
    meaning: { en: 'Fire from near, with a bonus', ru: 'Огонь вблизи, с бонусом' },
  },
  {
    id: 'opportunity-fire',
    name: { en: 'opportunity fire', ru: 'огонь на упреждение' },
    meaning: { en: 'Fire at a unit while it moves', ru: 'Огонь по подразделению во время его движения' },
  },
  {
    id: 'he',
    name: { en: 'high explosive', ru: 'осколочно-фугасный' },
    abbreviation: { en: 'HE', ru: 'ОФ' },
    meaning: { en: 'Ammunition against soft targets', ru: 'Боеприпас против небронированных целей' },
  },
  {
    id: 'anti-aircraft',
    name: { en: 'anti-aircraft', ru: 'противовоздушная оборона' },
    abbreviation: { en: 'AA', ru: 'ПВО' },
    meaning: { en: 'Fire at helicopters and aircraft', ru: 'Огонь по вертолётам и самолётам' },
  },
  {
    id: 'smoke',
    name: { en: 'smoke', ru: 'дымовая завеса' },
    meaning: {
      en: 'Hexes that only advanced units fire at and through',
      ru: 'Гексы, по которым и сквозь которые стреляют только продвинутые',
    },
  },
  { id: 'assault', name: { en: 'assault', ru: 'штурм' }, meaning: { en: 'Combat within one hex', ru: 'Бой внутри одного гекса' } },
];

const table: readonly Term[] = [
  {
    id: 'line-of-sight',
    name: { en: 'line of sight', ru: 'линия видимости' },
    abbreviation: { en: 'LOS', ru: 'ЛВ' },
    aliases: ['линия обзора'],
    meaning: { en: 'Straight line from the firing unit to its target', ru: 'Прямая от стреляющего до цели' },
  },
  {
    id: 'wooded-hill',
    name: { en: 'wooded hill', ru: 'лесистый холм' },
    meaning: { en: 'A hill hex with woods on it', ru: 'Гекс холма, поросший лесом' },
  },
  {
    id: 'wreck',
    name: { en: 'Wreck', ru: '«Обломки»' },
    meaning: { en: 'Marker left by a destroyed vehicle platoon', ru: 'Маркер, который остаётся от уничтоженного взвода техники' },
  },
  {
    id: 'ops-complete',
    name: { en: 'Ops Complete', ru: '«Завершение операций»' },
    meaning: { en: 'Marker of a unit that has acted this turn', ru: 'Маркер подразделения, которое в этот ход уже действовало' },
  },
  {
    id: 'disrupted',
    name: { en: 'Disrupted', ru: '«Дезорганизация»' },
    meaning: { en: 'Marker of a unit shaken by fire', ru: 'Маркер подразделения, потрясённого огнём' },
  },
  {
    id: 'reduced',
    name: { en: 'reduced', ru: 'ослабленное' },
    meaning: { en: 'On its weaker side after losses', ru: 'Перевёрнуто слабой стороной после потерь' },
  },
  {
    id: 'breakdown',
    name: { en: 'Breakdown', ru: '«Поломка»' },
    meaning: {
      en: 'Marker of vehicles that neither move nor fire; 2, then 1, then off',
      ru: 'Маркер техники, которая стоит и не стреляет; 2, затем 1, затем снимается',
    },
  },
  {
    id: 'cup',
    name: { en: 'cup', ru: 'чашка' },
    meaning: { en: 'Where formation and event markers are drawn from', ru: 'Откуда тянут маркеры формирований и событий' },
  },
  {
    id: 'marker-phase',
    name: { en: 'marker phase', ru: 'фаза снятия маркеров' },
    meaning: { en: 'End of a turn, when markers come off', ru: 'Конец хода, когда снимают маркеры' },
  },
  {
    id: 'stacking',
    name: { en: 'stack', ru: 'группировка' },
    meaning: { en: 'Units together in one hex', ru: 'Подразделения в одном гексе' },
  },
  {
    id: 'chaos-of-war',
    name: { en: 'Chaos of War', ru: 'Хаос войны' },
    meaning: { en: 'Table of seventeen chance events', ru: 'Таблица из семнадцати случайных событий' },
  },
  {
    id: 'storm',
    name: { en: 'Thor’s hammer', ru: 'Молот Тора' },
    aliases: ['storm', 'буря', 'шторм'],
    meaning: {
      en: 'Electromagnetic storm that shortens ranges to 3 hexes',
      ru: 'Электромагнитная буря, которая сокращает дальности до 3 гексов',
    },
  },
];

/** Words that players use and search for. */
const ALIASES = {
  'to-hit': ['target number', 'бросок на попадание'],
  'moving-fire': ['огонь с ходу'],
  'salvo-fire': ['salvo', 'залп'],
  'opportunity-fire': ['overwatch', 'овервотч', 'ответный огонь', 'огонь возможности'],
  he: ['HE shell', 'фугас'],
  'anti-aircraft': ['flak', 'air defense', 'зенитки'],
  smoke: ['дым'],
  assault: ['close combat', 'ближний бой', 'рукопашная'],
  'line-of-sight': ['visibility', 'прямая видимость'],
  disrupted: ['suppressed', 'pinned', 'подавлен'],
  reduced: ['damaged', 'flipped', 'повреждён'],
  breakdown: ['сломался'],
  'ops-complete': ['done', 'activated', 'отходил'],
  cup: ['chit pull', 'draw bag', 'стакан', 'мешок'],
  stacking: ['стек', 'предел стопки'],
  hq: ['command post', 'командный пункт', 'ставка'],
  wreck: ['destroyed vehicle', 'подбитая техника'],
  'chaos-of-war': ['random events', 'случайные события'],
  firepower: ['attack dice', 'сила огня', 'кубики атаки'],
  'extended-range': ['дальний огонь'],
};

export const glossary: readonly Term[] = withAliases([...forces, ...fire, ...table], ALIASES);
