/** Input of the hit-table calculator. */
import { fields } from '../../../calculator/fields.js';
import { luckyShotField, repField, shooterConditions, targetConditions } from '../../engine/fields.js';

/** One target for each die, and at most six dice. */
const MAX_TARGETS = 6;

export const input = fields({
  rep: repField,
  ...targetConditions,
  ...shooterConditions,
  targetNumber: {
    kind: 'int',
    min: 1,
    max: MAX_TARGETS,
    default: 1,
    example: 2,
    label: { en: 'Which target', ru: 'Которая цель' },
    hint: { en: '1 for the first target of the burst, 2 for the second, and so on', ru: '1 — первая цель очереди, 2 — вторая и так далее' },
  },
  luckyShot: luckyShotField,
});
