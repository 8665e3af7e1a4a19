/** Output of the hit-table calculator. */
import { fields } from '../../../calculator/fields.js';

export const output = fields({
  rows: {
    kind: 'list',
    min: 6,
    max: 7,
    label: { en: 'Faces', ru: 'Грани' },
    hint: {
      en: 'Every face of the die; a 6 saved by a lucky shot stands twice, missed and hit',
      ru: 'Все грани кубика; шестёрка при стрельбе на удачу стоит дважды: мимо и в цель',
    },
    item: {
      kind: 'object',
      name: 'HitTableRow',
      about: { en: 'One face of the die on the hit table', ru: 'Одна грань кубика по таблице попаданий' },
      label: { en: 'Face', ru: 'Грань' },
      fields: {
        die: { kind: 'int', min: 1, max: 6, example: 5, label: { en: 'Die', ru: 'Кубик' } },
        total: {
          kind: 'int',
          min: -10,
          max: 20,
          example: 9,
          label: { en: 'Total', ru: 'Сумма' },
          hint: { en: 'Die + Rep', ru: 'Кубик + Умение' },
        },
        hit: { kind: 'boolean', label: { en: 'Hit', ru: 'Попадание' } },
        chance: {
          kind: 'chance',
          better: { higher: 'ATTACKER' },
          label: { en: 'Odds', ru: 'Шанс' },
          hint: { en: 'Odds of this row; all rows add up to 1', ru: 'Шанс этой строки; вместе строки дают 1' },
        },
        reason: {
          kind: 'words',
          optional: true,
          label: { en: 'Reason', ru: 'Причина' },
          hint: { en: 'Why it misses, or what saved it', ru: 'Почему мимо или что спасло выстрел' },
        },
      },
    },
  },
  chance: {
    kind: 'chance',
    better: { higher: 'ATTACKER' },
    label: { en: 'Odds to hit', ru: 'Шанс попасть' },
    hint: { en: 'Odds that one die hits, lucky shot included', ru: 'Шанс, что попадёт один кубик, со стрельбой на удачу' },
  },
});
