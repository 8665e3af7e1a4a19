/** Input of the conversion to Alpha Strike. */
import { fields } from '../../../calculator/fields.js';
import { TARGETS } from '../../vocabulary.js';

const MAX_AMOUNT = 100;

export const input = fields({
  movementPoints: {
    kind: 'int',
    min: 0,
    max: MAX_AMOUNT,
    optional: true,
    example: 2,
    label: { en: 'Movement points', ru: 'Очки движения' },
    hint: {
      en: 'MP that a card names; in place of hexes',
      ru: 'ОД, которые названы на карте; вместо гексов',
    },
  },
  hexes: {
    kind: 'int',
    min: 0,
    max: MAX_AMOUNT,
    unit: 'hexes',
    optional: true,
    example: 3,
    label: { en: 'Hexes', ru: 'Гексы' },
    hint: {
      en: 'Distance that a card names; in place of movement points',
      ru: 'Расстояние, которое названо на карте; вместо очков движения',
    },
  },
  criticalHits: {
    kind: 'int',
    min: 1,
    max: MAX_AMOUNT,
    optional: true,
    example: 1,
    label: { en: 'Critical hits', ru: 'Критические попадания' },
    hint: { en: 'Of the effect of a card', ru: 'Из эффекта карты' },
  },
  heat: {
    kind: 'int',
    min: 1,
    max: MAX_AMOUNT,
    optional: true,
    example: 1,
    label: { en: 'Heat', ru: 'Нагрев' },
    hint: { en: 'Of the effect of a card', ru: 'Из эффекта карты' },
  },
  target: {
    kind: 'choice',
    type: TARGETS,
    default: 'MECH',
    label: { en: 'Target', ru: 'Цель' },
    hint: { en: 'For critical hits and heat', ru: 'Для критических попаданий и нагрева' },
  },
});
