/** Input of the availability calculator. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { rulings } from '../../reference/rulings/index.js';
import { AVAILABILITIES, FIGURE_CLASSES, LAW_LEVELS } from '../../vocabulary.js';

/** Number of dice by our ruling. The corner of the weapon table says three. */
const RULED_DICE = 2;
const CORNER_DICE = 3;

const WEAPONS = { field: 'kind', values: ['WEAPON'], text: { en: 'for a weapon', ru: 'для оружия' } } as const;
const POSSESSIONS = {
  field: 'kind',
  values: ['WEAPON', 'ARMOR'],
  text: { en: 'for a weapon or armor', ru: 'для оружия и брони' },
} as const;

export const input = fields({
  kind: { kind: 'choice', type: AVAILABILITIES, default: 'WEAPON', label: { en: 'What for', ru: 'На что' } },
  lawLevel: {
    kind: 'choice',
    type: LAW_LEVELS,
    default: 'NORMAL',
    example: 'LOW',
    countsFor: POSSESSIONS,
    label: { en: 'Law level', ru: 'Уровень законности' },
    hint: { en: 'Of the planet: Lax +1, Low +2 on weapon and armor', ru: 'Уровень планеты: «Вялый» +1, «Низкий» +2 на оружие и броню' },
  },
  leader: {
    kind: 'boolean',
    default: false,
    countsFor: POSSESSIONS,
    label: { en: 'Leader', ru: 'Лидер' },
    hint: { en: '+1 on weapon and armor', ru: '+1 на оружие и броню' },
  },
  dice: {
    kind: 'int',
    min: RULED_DICE,
    max: CORNER_DICE,
    default: RULED_DICE,
    unit: 'dice',
    countsFor: WEAPONS,
    label: { en: 'Dice', ru: 'Кубики' },
    hint: {
      en: 'For a weapon 2 as ruled, or 3 as the corner of the table says; else 2',
      ru: 'На оружие — 2 по трактовке или 3, как в углу таблицы; иначе 2',
    },
  },
  figureClass: {
    kind: 'choice',
    type: FIGURE_CLASSES,
    default: 'COLONISTS',
    countsFor: WEAPONS,
    label: { en: 'Walk of life', ru: 'Кто это' },
    hint: { en: 'Decides who may carry an assault rifle', ru: 'Решает, кому можно штурмовую винтовку' },
  },
  readings: readingsField(rulings, ['laser-by-rate', 'special-armor-modified']),
});
