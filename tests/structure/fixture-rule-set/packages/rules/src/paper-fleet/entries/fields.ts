/** Figures of a ship. */
import { fields } from '../../calculator/fields.js';
import { guns } from '../engine/ships/fields.js';

export const shipFields = fields({
  hull: {
    kind: 'int',
    min: 1,
    max: 30,
    unit: 'points',
    example: 8,
    label: { en: 'Hull', ru: 'Корпус' },
    hint: { en: 'Hits until it sinks', ru: 'Попаданий до потопления' },
  },
  guns,
});
