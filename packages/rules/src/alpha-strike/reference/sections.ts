/** Sections of the Alpha Strike rulebook in reading order, with the ids and titles that answers cite. */

import type { Section } from '../../reference/reference.js';
import type { Text } from '../../text/language.js';

type Entry = readonly [id: string, en: string, ru: string, source: Text];

interface Chapter {
  readonly entry: Entry;
  readonly holds: readonly Entry[];
}

const CHAPTERS: readonly Chapter[] = [
  {
    entry: ['basics', 'What Alpha Strike is', 'Что такое «Альфа-удар»', { en: 'Alpha Strike basics', ru: 'Основы «Альфа-удара»' }],
    holds: [
      ['unit-card', 'The unit card', 'Карточка боевой единицы', { en: 'Unit card', ru: 'Карточка боевой единицы' }],
      ['point-value', 'PV, size, role and skill', 'ОС, размерный класс, роль и навык', { en: 'Unit card', ru: 'Карточка боевой единицы' }],
      [
        'card-damage',
        'Damage values and overheat on the card',
        'Урон и перегрев на карточке',
        { en: 'Unit card: damage, overheat value and heat scale', ru: 'Карточка боевой единицы: урон, значение перегрева и шкала нагрева' },
      ],
    ],
  },
  {
    entry: ['setup', 'Preparing a game', 'Подготовка к игре', { en: 'Preparing to play', ru: 'Подготовка к игре' }],
    holds: [
      ['choosing-forces', 'Choosing forces', 'Выбор армий', { en: 'Preparing to play', ru: 'Подготовка к игре' }],
      ['force-balance', 'Balanced forces', 'Равенство сил', { en: 'Training Day, variations', ru: '«Тренировочный день», вариации' }],
      ['placing-terrain', 'Placing terrain', 'Расстановка ландшафта', { en: 'Placing terrain', ru: 'Расстановка ландшафта' }],
      [
        'deployment',
        'Home edges and deployment',
        'Домашние края и расстановка',
        { en: 'Placing terrain; starting positions', ru: 'Расстановка ландшафта; стартовые позиции' },
      ],
      [
        'victory',
        'Victory',
        'Победа',
        { en: 'Victory conditions; alternative victory conditions', ru: 'Условия победы; альтернативные условия победы' },
      ],
    ],
  },
  {
    entry: ['turn-sequence', 'The turn', 'Ход игры', { en: 'Sequence of play', ru: 'Игровая последовательность' }],
    holds: [
      [
        'initiative',
        'Initiative',
        'Инициатива',
        { en: 'Sequence of play, 1. Initiative phase', ru: 'Игровая последовательность, 1. Фаза инициативы' },
      ],
      [
        'activation-order',
        'Who moves and attacks when',
        'Очерёдность движения и атак',
        { en: 'Sequence of play, 2. Movement phase, 3. Combat phase', ru: 'Игровая последовательность, 2. Фаза движения, 3. Фаза боя' },
      ],
    ],
  },
  {
    entry: ['movement', 'Movement phase', 'Фаза движения', { en: 'Movement phase', ru: 'Фаза движения' }],
    holds: [
      [
        'movement-modes',
        'Standing still and moving on the ground',
        'Стоять на месте и двигаться по земле',
        { en: 'Movement modes', ru: 'Режимы перемещения' },
      ],
      ['jumping', 'Jumping', 'Прыжки', { en: 'Movement modes: jumping', ru: 'Режимы перемещения: прыгать' }],
      ['minimum-movement', 'Minimum movement', 'Минимальное перемещение', { en: 'Minimum movement', ru: 'Минимальное перемещение' }],
      ['facing', 'Facing', 'Передняя сторона', { en: 'Front', ru: 'Передняя сторона' }],
      ['stacking', 'Passing through other units', 'Проход через другие боевые единицы', { en: 'Stacking', ru: 'Группирование' }],
      ['terrain', 'What terrain costs', 'Цена ландшафта', { en: 'Terrain; movement costs', ru: 'Ландшафт; затраты на движение' }],
      ['water', 'Water', 'Вода', { en: 'Terrain: water', ru: 'Ландшафт: вода' }],
      ['level-changes', 'Climbing and descending', 'Подъём и спуск', { en: 'Terrain: level changes', ru: 'Ландшафт: изменение уровня' }],
    ],
  },
  {
    entry: ['combat', 'Combat phase', 'Фаза боя', { en: 'Combat phase', ru: 'Фаза боя' }],
    holds: [
      ['line-of-sight', 'Line of sight', 'Линия видимости', { en: 'Combat phase, step 1', ru: 'Фаза боя, шаг 1' }],
      [
        'partial-cover',
        'Partial cover',
        'Частичное укрытие',
        { en: 'Combat phase, step 1: partial cover', ru: 'Фаза боя, шаг 1: частичное укрытие' },
      ],
      ['firing-arc', 'Firing arc', 'Сектор обстрела', { en: 'Combat phase, step 2', ru: 'Фаза боя, шаг 2' }],
      ['range', 'Range', 'Дистанция', { en: 'Combat phase, step 3', ru: 'Фаза боя, шаг 3' }],
      [
        'base-contact',
        'Base contact',
        'Касание подставками',
        { en: 'Combat phase, step 3: base contact', ru: 'Фаза боя, шаг 3: касание подставками' },
      ],
      ['to-hit', 'The target number', 'Целевое значение', { en: 'Combat phase, steps 4 and 5', ru: 'Фаза боя, шаги 4 и 5' }],
      [
        'attack-direction',
        'Attacks from the rear',
        'Атаки с тыла',
        { en: 'Combat phase, step 6: attack direction', ru: 'Фаза боя, шаг 6: направление атаки' },
      ],
      [
        'weapon-damage',
        'Damage of weapons',
        'Урон от орудий',
        { en: 'Combat phase, step 6: amount of damage', ru: 'Фаза боя, шаг 6: количество урона' },
      ],
      [
        'minimal-damage',
        'Minimal damage',
        'Минимальный урон',
        { en: 'Combat phase, step 6: minimal damage', ru: 'Фаза боя, шаг 6: минимальный урон' },
      ],
      ['overheat', 'Overheating for more damage', 'Перегрев ради урона', { en: 'Overheating', ru: 'Перегрев' }],
      [
        'applying-damage',
        'Applying damage',
        'Нанесение урона',
        { en: 'Combat phase, step 6: applying damage', ru: 'Фаза боя, шаг 6: нанесение урона' },
      ],
      ['critical-hits', 'Critical hits', 'Критические попадания', { en: 'Combat phase, step 7', ru: 'Фаза боя, шаг 7' }],
      [
        'critical-effects',
        'What critical hits do',
        'Последствия критических попаданий',
        { en: 'Combat phase, step 7: effects of critical hits', ru: 'Фаза боя, шаг 7: последствия критических попаданий' },
      ],
    ],
  },
  {
    entry: [
      'physical-attacks',
      'Physical attacks',
      'Атаки в ближнем бою',
      { en: 'Resolving physical attacks', ru: 'Отыгрывание атак в ближнем бою' },
    ],
    holds: [
      [
        'melee-weapons',
        'Melee weapons',
        'Оружие ближнего боя',
        { en: 'Resolving physical attacks, step 1; melee weapon', ru: 'Отыгрывание атак в ближнем бою, шаг 1; оружие ближнего боя' },
      ],
      [
        'special-physical-attacks',
        'Charge (ram) and death from above',
        'Таран и «смерть с небес»',
        { en: 'Resolving physical attacks, step 1: special physical attacks', ru: 'Отыгрывание атак в ближнем бою, шаг 1: особые атаки' },
      ],
      [
        'ram',
        'Charge (ram)',
        'Таран',
        { en: 'Resolving physical attacks, step 4: charge (ram)', ru: 'Отыгрывание атак в ближнем бою, шаг 4: таран' },
      ],
      [
        'death-from-above',
        'Death from above',
        '«Смерть с небес»',
        {
          en: 'Resolving physical attacks, steps 4 and 5: death from above',
          ru: 'Отыгрывание атак в ближнем бою, шаги 4 и 5: «Смерть с небес»',
        },
      ],
    ],
  },
  {
    entry: ['end-phase', 'End phase', 'Завершающая фаза', { en: 'End phase', ru: 'Завершающая фаза' }],
    holds: [
      ['heat', 'Heat', 'Нагрев', { en: 'End phase: heat', ru: 'Завершающая фаза: нагрев' }],
      ['shutdown', 'Shutdown', 'Отключение', { en: 'End phase: shutdown', ru: 'Завершающая фаза: отключение' }],
      ['cooling', 'Cooling', 'Охлаждение', { en: 'End phase: cooling', ru: 'Завершающая фаза: охлаждение' }],
    ],
  },
  {
    entry: ['special-abilities', 'Special abilities', 'Особые способности', { en: 'Special abilities', ru: 'Особые способности' }],
    holds: [
      [
        'rear-weapons',
        'Rear-mounted weapons (REAR)',
        'Направленные назад орудия (НН)',
        { en: 'Special abilities: rear-mounted weapons', ru: 'Особые способности: направленные назад орудия' },
      ],
      [
        'indirect-fire',
        'Indirect fire (IF)',
        'Стрельба непрямой наводкой (НПН)',
        { en: 'Special abilities: indirect fire', ru: 'Особые способности: стрельба непрямой наводкой' },
      ],
      ['heat-ability', 'Heat (HT)', 'Нагрев цели (НГР)', { en: 'Special abilities: heat', ru: 'Особые способности: нагрев' }],
      [
        'ovl',
        'Overheat at long range (OVL)',
        'Перегрев на дальней дистанции (ПДД)',
        { en: 'Special abilities: overheat long', ru: 'Особые способности: перегрев на дальней дистанции' },
      ],
      [
        'ammunition-protection',
        'CASE, CASE II and ENE',
        'ССХБ, ССХБ II и ЭНО',
        {
          en: 'Special abilities: cellular ammunition storage, energy',
          ru: 'Особые способности: сотовая система хранения боеприпасов, энергооружие',
        },
      ],
      [
        'missiles',
        'Missiles (LRM, SRM)',
        'Ракеты (РБД, РМД)',
        { en: 'Special abilities: long-range and short-range missiles', ru: 'Особые способности: ракеты большой и малой дальности' },
      ],
    ],
  },
  {
    entry: [
      'formations',
      'Formations and pilot abilities',
      'Формирования и особые способности пилотов',
      { en: 'Formations and special pilot abilities', ru: 'Формирования и особые способности пилотов' },
    ],
    holds: [
      [
        'battle-lance',
        'Battle lance: Lucky',
        'Боевое копьё: «Везучий»',
        { en: 'Formations: battle lance', ru: 'Формирования: боевое копьё' },
      ],
      [
        'fire-support-lance',
        'Fire-support lance: Sniper',
        'Копьё огневой поддержки: «Снайпер»',
        { en: 'Formations: fire-support lance', ru: 'Формирования: копьё огневой поддержки' },
      ],
      [
        'cavalry-lance',
        'Cavalry lance: Speed Demon',
        'Кавалерийское копьё: «Лихач»',
        { en: 'Formations: cavalry lance', ru: 'Формирования: кавалерийское копьё' },
      ],
    ],
  },
  {
    entry: [
      'training-day',
      'Scenario: Training Day',
      'Сценарий: «Тренировочный день»',
      { en: 'Beginners’ scenario: Training Day', ru: 'Сценарий для новичков: «Тренировочный день»' },
    ],
    holds: [],
  },
];

const section = ([id, en, ru, source]: Entry, chapter?: Entry): Section => {
  const title: Text = { en, ru };
  return { id: `alpha-strike/${id}`, title, source, ...(chapter && { parent: `alpha-strike/${chapter[0]}` as const }) };
};

export const sections: readonly Section[] = CHAPTERS.flatMap(({ entry, holds }) => [
  section(entry),
  ...holds.map((held) => section(held, entry)),
]);
