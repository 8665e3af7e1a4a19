/** Figures that cards and calculators share, so that a calculator accepts every figure of a card. */
import { field } from '../../../calculator/fields.js';

export const guns = field({
  kind: 'int',
  min: 1,
  max: 20,
  example: 6,
  label: { en: 'Guns', ru: 'Орудия' },
  hint: { en: 'On one side of the ship', ru: 'На одном борту корабля' },
});
