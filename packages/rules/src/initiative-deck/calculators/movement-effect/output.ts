/** Output of the calculator of effects on MP. */
import { fields } from '../../../calculator/fields.js';
import { runOf } from '../../engine/movement/run.js';
import { INCHES_PER_MOVEMENT_POINT } from '../../reference/tables/alpha-strike.js';
import { MAX_CHANGE, MAX_WALK } from './input.js';

const MAX_NEW_WALK = MAX_WALK + MAX_CHANGE;
const MAX_INCHES = MAX_CHANGE * INCHES_PER_MOVEMENT_POINT;

export const output = fields({
  walk: {
    kind: 'int',
    better: { higher: 'ACTOR' },
    min: 0,
    max: MAX_NEW_WALK,
    example: 7,
    label: { en: 'Walk or Cruise', ru: 'Ходьба или крейсерская скорость' },
    hint: { en: 'MP with the effect', ru: 'ОД с эффектом' },
  },
  run: {
    kind: 'int',
    better: { higher: 'ACTOR' },
    min: 0,
    max: runOf(MAX_NEW_WALK),
    example: 11,
    label: { en: 'Run or Flank', ru: 'Бег или максимальная скорость' },
    hint: { en: 'MP that follow from the new Walk or Cruise', ru: 'ОД, посчитанные от новой ходьбы или крейсерской скорости' },
  },
  alphaStrikeInches: {
    kind: 'int',
    better: { higher: 'ACTOR' },
    min: -MAX_INCHES,
    max: MAX_INCHES,
    unit: 'inches',
    example: 4,
    label: { en: 'Move in Alpha Strike', ru: 'Движение в «Альфа-ударе»' },
    hint: { en: 'The same effect as a change of MV', ru: 'Тот же эффект как изменение ДВ' },
  },
});
