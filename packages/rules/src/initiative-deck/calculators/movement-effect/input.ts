/** Input of the calculator of effects on MP. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { rulings } from '../../reference/rulings/index.js';

export const MAX_WALK = 40;
export const MAX_CHANGE = 20;

export const input = fields({
  walk: {
    kind: 'int',
    min: 0,
    max: MAX_WALK,
    example: 5,
    label: { en: 'Walk or Cruise, MP', ru: 'Ходьба или крейсерская скорость, ОД' },
    hint: { en: 'Walk of a ’Mech, Cruise of a vehicle, before the effect', ru: 'Ходьба меха или крейсерская скорость машины до эффекта' },
  },
  change: {
    kind: 'int',
    min: -MAX_CHANGE,
    max: MAX_CHANGE,
    example: 2,
    label: { en: 'Effect, MP', ru: 'Эффект, ОД' },
    hint: { en: 'MP that the card adds, or takes with a minus', ru: 'Сколько ОД карта прибавляет; с минусом — отнимает' },
  },
  readings: readingsField(rulings, ['one-mp-left']),
});
