/** Output of the heat calculator. */
import { fields } from '../../../calculator/fields.js';

const effects = fields({
  move: {
    kind: 'int',
    better: { higher: 'ACTOR' },
    min: -6,
    max: 0,
    unit: 'inches',
    example: -4,
    label: { en: 'Ground movement', ru: 'Движение по земле' },
  },
  tmm: { kind: 'int', better: { higher: 'ACTOR' }, min: -1, max: 0, example: -1, label: { en: 'TMM', ru: 'МДЦ' } },
  toHit: { kind: 'int', better: { lower: 'ACTOR' }, min: 0, max: 3, example: 2, label: { en: 'Weapon attacks', ru: 'Орудийные атаки' } },
});

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
    hint: {
      en: 'Next turn; jumping is not affected. Without meaning when shut down',
      ru: 'В следующий ход; прыжкам не мешает. У отключённой смысла не имеет',
    },
  },
  tmmChange: {
    kind: 'int',
    better: { higher: 'ACTOR' },
    min: -1,
    max: 0,
    example: -1,
    label: { en: 'TMM', ru: 'МДЦ' },
    hint: {
      en: 'Next turn, unless the unit jumps. Without meaning when shut down',
      ru: 'В следующий ход, если не прыгать. У отключённой смысла не имеет',
    },
  },
  nextTurn: {
    kind: 'object',
    name: 'AlphaStrikeHeatNextTurn',
    about: { en: 'What heat does to a unit next turn', ru: 'Что нагрев сделает с БЕ в следующий ход' },
    optional: true,
    label: { en: 'Next turn', ru: 'Следующий ход' },
    hint: {
      en: 'None when shut down: the unit neither moves nor attacks, and has no TMM',
      ru: 'Нет у отключённой: она не движется и не атакует, МДЦ у неё нет',
    },
    fields: effects,
  },
  toHitModifier: {
    kind: 'int',
    better: { lower: 'ACTOR' },
    min: 0,
    max: 4,
    example: 2,
    label: { en: 'Weapon attacks', ru: 'Орудийные атаки' },
    hint: {
      en: 'Added to target numbers of weapon attacks next turn. Without meaning when shut down',
      ru: 'Прибавка к целевому значению орудийных атак в следующий ход. У отключённой смысла не имеет',
    },
  },
});
