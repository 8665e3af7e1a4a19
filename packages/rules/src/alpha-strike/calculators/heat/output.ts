/** Output of the heat calculator. */
import { fields } from '../../../calculator/fields.js';

export const output = fields({
  heat: {
    kind: 'int',
    better: { lower: 'ACTOR' },
    min: 0,
    max: 4,
    example: 2,
    label: { en: 'Heat', ru: 'Нагрев' },
    hint: { en: 'After the end phase', ru: 'После завершающей фазы' },
  },
  shutDown: {
    kind: 'boolean',
    better: { lower: 'ACTOR' },
    label: { en: 'Shut down', ru: 'Отключена' },
    hint: { en: 'Next turn: no movement, no attack, immobile', ru: 'В следующий ход не движется, не атакует, обездвижена' },
  },
  moveChange: {
    kind: 'int',
    better: { higher: 'ACTOR' },
    min: -8,
    max: 0,
    unit: 'inches',
    example: -4,
    label: { en: 'Ground movement', ru: 'Движение по земле' },
    hint: { en: 'Next turn; jumping is not affected', ru: 'В следующий ход; прыжкам не мешает' },
  },
  tmmChange: {
    kind: 'int',
    better: { higher: 'ACTOR' },
    min: -1,
    max: 0,
    example: -1,
    label: { en: 'TMM', ru: 'МДЦ' },
    hint: { en: 'Next turn, unless the unit jumps', ru: 'В следующий ход, если не прыгать' },
  },
  toHitModifier: {
    kind: 'int',
    better: { lower: 'ACTOR' },
    min: 0,
    max: 4,
    example: 2,
    label: { en: 'Weapon attacks', ru: 'Орудийные атаки' },
    hint: { en: 'Added to target numbers of weapon attacks next turn', ru: 'Прибавка к целевому значению орудийных атак в следующий ход' },
  },
});
