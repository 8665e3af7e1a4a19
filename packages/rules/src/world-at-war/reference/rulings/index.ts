/** Rulings: decisions where the player aid is silent or damaged. */
import type { Ruling } from '../../../reference/reference.js';

const chaos: readonly Ruling[] = [
  {
    id: 'world-at-war/ruling/chaos-numbers',
    title: { en: 'Totals of the effects', ru: 'Суммы эффектов' },
    section: 'world-at-war/chaos-of-war',
    question: {
      en: 'Which total gives which effect? The column of rolls is blank.',
      ru: 'Какой сумме какой эффект соответствует? Столбец бросков пуст.',
    },
    readings: [
      {
        en: 'The 17 rows are 2 to 18 in order: the row that calls for three dice falls on 7, and 13 to 18 need three.',
        ru: 'Семнадцать строк — это 2–18 по порядку: строка про три кубика приходится на 7, а 13–18 без трёх не выбросить.',
      },
      { en: 'Numbers that only the full rules hold.', ru: 'Числа, которые есть только в полных правилах.' },
    ],
    decision: { en: '2 to 18 in the order of the rows.', ru: 'От 2 до 18 в порядке строк.' },
  },
  {
    id: 'world-at-war/ruling/rerolled-seven',
    title: { en: 'A 7 on three dice', ru: 'Семёрка на трёх кубиках' },
    section: 'world-at-war/chaos-widen-your-horizons',
    question: { en: 'What happens when the three dice show 7 too?', ru: 'А если и на трёх кубиках вышло 7?' },
    readings: [
      { en: 'The effect applies again: three dice are rolled once more.', ru: 'Эффект срабатывает снова: бросают ещё раз три кубика.' },
      { id: 'second-seven-nothing', en: 'Nothing happens this time.', ru: 'На этот раз ничего не происходит.' },
    ],
    decision: { en: 'Three dice again, until another total comes.', ru: 'Снова три кубика, пока не выпадет другая сумма.' },
  },
  {
    id: 'world-at-war/ruling/leader-in-play',
    title: { en: 'A leader in play already', ru: 'Лидер уже в игре' },
    section: 'world-at-war/chaos-alliance-leader',
    question: {
      en: 'Whose leader makes the roll be made again, and with which dice?',
      ru: 'Чей лидер заставляет перебросить и какими кубиками?',
    },
    readings: [
      { en: 'Only a leader of the side named; the very dice of this roll.', ru: 'Лидер той же стороны; те кубики, что дали этот итог.' },
      { id: 'any-leader-from-start', en: 'Any leader; two dice, from the start.', ru: 'Любой лидер; два кубика, сначала.' },
    ],
    decision: { en: 'A leader of the same side, and the same dice.', ru: 'Лидер той же стороны, и те же кубики.' },
  },
  {
    id: 'world-at-war/ruling/chaos-gaps',
    title: { en: 'What two effects leave out', ru: 'Чего не хватает в двух эффектах' },
    section: 'world-at-war/chaos-of-war',
    question: {
      en: 'Broken radio names neither threshold nor result, berserk no way to choose at random.',
      ru: 'У поломки рации нет ни порога, ни последствий, у берсерка — способа случайного выбора.',
    },
    readings: [
      { en: 'Name the gap and leave it to the players.', ru: 'Сказать о пробеле и оставить решение игрокам.' },
      { en: 'Fill it from the full rules.', ru: 'Взять недостающее из полных правил.' },
    ],
    decision: {
      en: 'Nothing is made up: the gap is named, and the players agree.',
      ru: 'Ничего не выдумываем: о пробеле сказано, игроки договариваются.',
    },
  },
  {
    id: 'world-at-war/ruling/fortune',
    title: { en: 'When fortune is declared', ru: 'Когда объявляют удачу' },
    section: 'world-at-war/chaos-fortune-favors-the-bold',
    question: {
      en: 'What has to be declared before the roll, when a die can only be bad after it?',
      ru: 'Что объявляют до броска, если неудачным кубик станет только после него?',
    },
    readings: [
      {
        en: 'That the die is used, and whether it is added or replaces; which die, afterwards.',
        ru: 'Что кубик используют и что он делает — добавляется или заменяет; какой именно заменить — потом.',
      },
      { en: 'Everything, the die to be replaced as well.', ru: 'Всё сразу, вместе с кубиком под замену.' },
    ],
    decision: {
      en: 'The use and its kind before the roll, the die to change after it.',
      ru: 'Использование и его вид — до броска, какой кубик менять — после.',
    },
  },
  {
    id: 'world-at-war/ruling/maneuvers-artillery',
    title: { en: 'Artillery during battle maneuvers', ru: 'Артиллерия при боевых манёврах' },
    section: 'world-at-war/chaos-battle-maneuvers',
    question: {
      en: 'HQs and recon units may do something for artillery with priority for movement: what?',
      ru: 'Штабы и разведка могут что-то определить для артиллерии с приоритетом движения: что именно?',
    },
    readings: [
      { en: 'Spot for artillery before they move.', ru: 'Навести артиллерию до своего движения.' },
      { en: 'Settle the order in which artillery moves.', ru: 'Установить, в каком порядке движется артиллерия.' },
    ],
    decision: { en: 'They spot for artillery before they move.', ru: 'Наводят артиллерию до своего движения.' },
  },
];

const fire: readonly Ruling[] = [
  {
    id: 'world-at-war/ruling/to-hit-sign',
    title: { en: 'Sign of to-hit modifiers', ru: 'Знак модификаторов попадания' },
    section: 'world-at-war/moving-fire',
    question: {
      en: 'Moving fire says +1 to hit, smoke says −1: help or hindrance?',
      ru: 'Стрельба в движении даёт +1 к попаданию, дым −1: это помощь или помеха?',
    },
    readings: [
      { en: 'Both hinder: the number needed on the die rises by 1.', ru: 'И то и другое мешает: нужное на кубике число растёт на 1.' },
      { id: 'moving-helps', en: 'As written: moving helps, smoke hinders.', ru: 'Как написано: движение помогает, дым мешает.' },
    ],
    decision: { en: 'Either way a die has to show 1 more.', ru: 'В обоих случаях нужное число растёт на 1.' },
  },
  {
    id: 'world-at-war/ruling/moving-fire-columns',
    title: { en: 'Lost cells of the moving-fire table', ru: 'Потерянные ячейки таблицы' },
    section: 'world-at-war/moving-fire',
    question: {
      en: 'The rows of France, Great Britain, Canada, Mexico and Russia have fewer cells than columns; two rows have lost a comma. Which level has whom?',
      ru: 'В строках Франции, Великобритании, Канады, Мексики и России ячеек меньше, чем столбцов, а в двух строках пропала запятая. У кого какой уровень?',
    },
    readings: [
      {
        en: 'Whoever a row names twice, and the missile teams Milan and TOW, are advanced; the rest are level 1.',
        ru: 'Расчёты ракет (Милан, TOW) и те, кто назван в строке дважды, — продвинутые, остальные — уровень 1.',
      },
      {
        id: 'cells-in-order',
        en: 'The cells stand in their order: the second group of a row is level 2, the only one of Mexico level 1.',
        ru: 'Ячейки идут подряд: вторая группа строки — уровень 2, единственная у Мексики — уровень 1.',
      },
    ],
    decision: {
      en: 'The first reading; answers give the figures of the other one too. AMX30-B2 and Milan, M60A3 and TOW are two units each.',
      ru: 'Первое прочтение; в ответе есть числа и для другого. AMX30-B2 и Милан, M60A3 и TOW — разные подразделения.',
    },
  },
  {
    id: 'world-at-war/ruling/moving-and-smoke',
    title: { en: 'Through smoke on the move', ru: 'Сквозь дым в движении' },
    section: 'world-at-war/moving-fire',
    question: {
      en: 'A unit fires on the move and through smoke at once: which modifiers count?',
      ru: 'Подразделение стреляет в движении и сквозь дым разом: какие модификаторы считать?',
    },
    readings: [
      { en: 'Both: each has its own cause.', ru: 'Оба: у каждого своя причина.' },
      {
        id: 'smoke-alone',
        en: 'That of the advanced level alone: its column replaces the others.',
        ru: 'Только модификатор продвинутого уровня: его столбец заменяет остальные.',
      },
    ],
    decision: {
      en: 'Both: the number needed rises by 2, and level 1 still costs a die.',
      ru: 'Оба: нужное число растёт на 2, а уровень 1 по-прежнему стоит кубика.',
    },
  },
  {
    id: 'world-at-war/ruling/range-modifiers',
    title: { en: 'What range changes', ru: 'Что меняет дальность' },
    section: 'world-at-war/moving-fire',
    question: {
      en: 'The aid speaks of a bonus for close range and a penalty for extended range, but prints neither. What are they?',
      ru: 'Памятка говорит о бонусе за ближнюю дальность и штрафе за увеличенную, но чисел не даёт. Каковы они?',
    },
    readings: [
      {
        en: 'One way or the other by 1, like the other modifiers of the aid.',
        ru: 'На 1 в ту или другую сторону, как прочие модификаторы памятки.',
      },
      { en: 'Whatever the full rules say: none can be read off here.', ru: 'Какие стоят в полных правилах: здесь их не узнать.' },
    ],
    decision: {
      en: 'Nothing is made up: the change of the full rules is asked for, and 0 when none is given.',
      ru: 'Ничего не выдумываем: изменение берут из полных правил и указывают; не указано — 0.',
    },
  },
  {
    id: 'world-at-war/ruling/leadership-dice',
    title: { en: 'What leadership adds', ru: 'Что добавляет лидерство' },
    section: 'world-at-war/salvo-leadership',
    question: {
      en: 'Leadership is added to the attack: to the dice or to the roll?',
      ru: 'Лидерство прибавляется к атаке: к числу кубиков или к броску?',
    },
    readings: [
      { en: 'To the dice, like support.', ru: 'К числу кубиков, как поддержка.' },
      { id: 'leadership-on-each-die', en: 'To each die that is rolled.', ru: 'К каждому выпавшему кубику.' },
    ],
    decision: { en: 'It adds dice, 2 at most in all.', ru: 'Добавляет кубики, вместе не больше 2.' },
  },
  {
    id: 'world-at-war/ruling/salvo-marker',
    title: { en: 'How long a salvo marker lasts', ru: 'На сколько хватает маркера залпа' },
    section: 'world-at-war/chaos-salvo-fire',
    question: { en: 'Is the marker spent with its first salvo?', ru: 'Тратится ли маркер с первым залпом?' },
    readings: [
      { en: 'Yes, like the other markers of the table.', ru: 'Да, как и другие маркеры этой таблицы.' },
      { en: 'No, its owner keeps it.', ru: 'Нет, он остаётся у владельца.' },
    ],
    decision: { en: 'It is spent after one use.', ru: 'После одного залпа маркер потрачен.' },
  },
];

const sight: readonly Ruling[] = [
  {
    id: 'world-at-war/ruling/los-hexes',
    title: { en: 'Which hexes block', ru: 'Какие гексы мешают' },
    section: 'world-at-war/helicopter-line-of-sight',
    question: {
      en: 'Do the hexes of helicopter and target block, and from where are hexes behind a town counted?',
      ru: 'Мешают ли гексы самого вертолёта и цели и откуда считать гексы за городом?',
    },
    readings: [
      {
        en: 'Only hexes in between block; behind a town counts from its far edge.',
        ru: 'Мешают только гексы между ними; за городом считают от дальнего края.',
      },
      {
        en: 'All hexes of the line block; behind a town counts from its near edge.',
        ru: 'Мешают все гексы линии; за городом считают от ближнего края.',
      },
    ],
    decision: {
      en: 'The two own hexes never block; the far edge of the town counts. By the other reading a wide town would hide nothing, so it is not played.',
      ru: 'Свои гексы не мешают никогда; счёт идёт от дальнего края города. Иначе широкий город никого не скрыл бы, поэтому иначе не играют.',
    },
  },
  {
    id: 'world-at-war/ruling/los-inside',
    title: { en: 'A target inside woods or a town', ru: 'Цель внутри леса или города' },
    section: 'world-at-war/helicopter-line-of-sight',
    question: {
      en: 'The hex in front of the target belongs to the woods or town in which it stands: is it behind them?',
      ru: 'Гекс перед целью — часть того же леса или города, где она стоит: за ним ли она?',
    },
    readings: [
      { en: 'No: it stands in them, not behind them.', ru: 'Нет: она внутри, а не за ним.' },
      {
        id: 'own-woods-hide',
        en: 'Yes: any woods or town in the hex in front hides it.',
        ru: 'Да: её скрывает любой лес или город в гексе перед ней.',
      },
    ],
    decision: {
      en: 'Woods or a town in which the target itself stands do not hide it.',
      ru: 'Лес или город, где стоит сама цель, её не закрывает.',
    },
  },
  {
    id: 'world-at-war/ruling/wrecks-on-hill',
    title: { en: 'Wrecks on hills', ru: 'Обломки на холмах' },
    section: 'world-at-war/los-over-clear',
    question: {
      en: 'Two Wreck markers on two hills of the line, one on each: do they block?',
      ru: 'Два маркера «Обломки» на двух холмах линии, по одному на каждом: мешают ли они?',
    },
    readings: [
      { en: 'Yes: all markers on hill hexes of the line count together.', ru: 'Да: считаются все маркеры на гексах холмов вдоль линии.' },
      {
        id: 'wrecks-of-one-hill',
        en: 'No: more than one has to lie on the same hill.',
        ru: 'Нет: больше одного должно лежать на одном холме.',
      },
    ],
    decision: {
      en: 'All markers on hill hexes of the line count together.',
      ru: 'Считаются вместе все маркеры на гексах холмов вдоль линии.',
    },
  },
];

export const rulings: readonly Ruling[] = [...sight, ...fire, ...chaos];
