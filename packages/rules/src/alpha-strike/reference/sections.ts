/** The rulebook of Alpha Strike in reading order: ids and titles that answers point at. */

import type { Section } from '../../reference/reference.js';
import type { Text } from '../../text/language.js';

type Entry = readonly [id: string, en: string, ru: string, source: string];

interface Chapter {
  readonly entry: Entry;
  readonly holds: readonly Entry[];
}

const CHAPTERS: readonly Chapter[] = [
  {
    entry: ['basics', 'What Alpha Strike is', 'Что такое «Альфа-удар»', 'Alpha Strike basics'],
    holds: [
      ['unit-card', 'The unit card', 'Карточка боевой единицы', 'Unit card'],
      ['point-value', 'PV, size, role and skill', 'ОС, размерный класс, роль и навык', 'Unit card'],
      [
        'card-damage',
        'Damage values and overheat on the card',
        'Урон и перегрев на карточке',
        'Unit card: damage, overheat value and heat scale',
      ],
    ],
  },
  {
    entry: ['setup', 'Preparing a game', 'Подготовка к игре', 'Preparing to play'],
    holds: [
      ['choosing-forces', 'Choosing forces', 'Выбор армий', 'Preparing to play'],
      ['force-balance', 'Balanced forces', 'Равенство сил', 'Training Day, variations'],
      ['placing-terrain', 'Placing terrain', 'Расстановка ландшафта', 'Placing terrain'],
      ['deployment', 'Home edges and deployment', 'Домашние края и расстановка', 'Placing terrain; starting positions'],
      ['victory', 'Victory', 'Победа', 'Victory conditions; alternative victory conditions'],
    ],
  },
  {
    entry: ['turn-sequence', 'The turn', 'Ход игры', 'Sequence of play'],
    holds: [
      ['initiative', 'Initiative', 'Инициатива', 'Sequence of play, 1. Initiative phase'],
      [
        'activation-order',
        'Who moves and attacks when',
        'Очерёдность движения и атак',
        'Sequence of play, 2. Movement phase, 3. Combat phase',
      ],
    ],
  },
  {
    entry: ['movement', 'Movement phase', 'Фаза движения', 'Movement phase'],
    holds: [
      ['movement-modes', 'Standing still and moving on the ground', 'Стоять на месте и двигаться по земле', 'Movement modes'],
      ['jumping', 'Jumping', 'Прыжки', 'Movement modes: jumping'],
      ['minimum-movement', 'Minimum movement', 'Минимальное перемещение', 'Minimum movement'],
      ['facing', 'Facing', 'Передняя сторона', 'Front'],
      ['stacking', 'Passing through other units', 'Проход через другие боевые единицы', 'Stacking'],
      ['terrain', 'What terrain costs', 'Цена ландшафта', 'Terrain; movement costs'],
      ['water', 'Water', 'Вода', 'Terrain: water'],
      ['level-changes', 'Climbing and descending', 'Подъём и спуск', 'Terrain: level changes'],
    ],
  },
  {
    entry: ['combat', 'Combat phase', 'Фаза боя', 'Combat phase'],
    holds: [
      ['line-of-sight', 'Line of sight', 'Линия видимости', 'Combat phase, step 1'],
      ['partial-cover', 'Partial cover', 'Частичное укрытие', 'Combat phase, step 1: partial cover'],
      ['firing-arc', 'Firing arc', 'Сектор обстрела', 'Combat phase, step 2'],
      ['range', 'Range', 'Дистанция', 'Combat phase, step 3'],
      ['base-contact', 'Base contact', 'Касание подставками', 'Combat phase, step 3: base contact'],
      ['to-hit', 'The target number', 'Целевое значение', 'Combat phase, steps 4 and 5'],
      ['attack-direction', 'Attacks from the rear', 'Атаки с тыла', 'Combat phase, step 6: attack direction'],
      ['weapon-damage', 'Damage of weapons', 'Урон от орудий', 'Combat phase, step 6: amount of damage'],
      ['minimal-damage', 'Minimal damage', 'Минимальный урон', 'Combat phase, step 6: minimal damage'],
      ['overheat', 'Overheating for more damage', 'Перегрев ради урона', 'Overheating'],
      ['applying-damage', 'Applying damage', 'Нанесение урона', 'Combat phase, step 6: applying damage'],
      ['critical-hits', 'Critical hits', 'Критические попадания', 'Combat phase, step 7'],
      ['critical-effects', 'What critical hits do', 'Последствия критических попаданий', 'Combat phase, step 7: effects of critical hits'],
    ],
  },
  {
    entry: ['physical-attacks', 'Physical attacks', 'Атаки в ближнем бою', 'Resolving physical attacks'],
    holds: [
      ['melee-weapons', 'Melee weapons', 'Оружие ближнего боя', 'Resolving physical attacks, step 1; melee weapon'],
      [
        'special-physical-attacks',
        'Ram and death from above',
        'Таран и «смерть с небес»',
        'Resolving physical attacks, step 1: special physical attacks',
      ],
      ['ram', 'Ram', 'Таран', 'Resolving physical attacks, step 4: ram'],
      ['death-from-above', 'Death from above', '«Смерть с небес»', 'Resolving physical attacks, steps 4 and 5: death from above'],
    ],
  },
  {
    entry: ['end-phase', 'End phase', 'Завершающая фаза', 'End phase'],
    holds: [
      ['heat', 'Heat', 'Нагрев', 'End phase: heat'],
      ['shutdown', 'Shutdown', 'Отключение', 'End phase: shutdown'],
      ['cooling', 'Cooling', 'Охлаждение', 'End phase: cooling'],
    ],
  },
  {
    entry: ['special-abilities', 'Special abilities', 'Особые способности', 'Special abilities'],
    holds: [
      ['rear-weapons', 'Rear-mounted weapons (REAR)', 'Направленные назад орудия (НН)', 'Special abilities: rear-mounted weapons'],
      ['indirect-fire', 'Indirect fire (IF)', 'Стрельба непрямой наводкой (НПН)', 'Special abilities: indirect fire'],
      ['heat-ability', 'Heat (HT)', 'Нагрев цели (НГР)', 'Special abilities: heat'],
      ['ovl', 'Overheat at long range (OVL)', 'Перегрев на дальней дистанции (ПДД)', 'Special abilities: overheat long'],
      ['ammunition-protection', 'CASE, CASE II and ENE', 'ССХБ, ССХБ II и ЭНО', 'Special abilities: cellular ammunition storage, energy'],
      ['missiles', 'Missiles (LRM, SRM)', 'Ракеты (РБД, РМД)', 'Special abilities: long-range and short-range missiles'],
    ],
  },
  {
    entry: [
      'formations',
      'Formations and pilot abilities',
      'Формирования и особые способности пилотов',
      'Formations and special pilot abilities',
    ],
    holds: [
      ['battle-lance', 'Battle lance: Lucky', 'Боевое копьё: «Везучий»', 'Formations: battle lance'],
      ['fire-support-lance', 'Fire-support lance: Sniper', 'Копьё огневой поддержки: «Снайпер»', 'Formations: fire-support lance'],
      ['cavalry-lance', 'Cavalry lance: Speed Demon', 'Кавалерийское копьё: «Лихач»', 'Formations: cavalry lance'],
    ],
  },
  {
    entry: ['training-day', 'Scenario: Training Day', 'Сценарий: «Тренировочный день»', 'Beginners’ scenario: Training Day'],
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
