/** Input of the grenade calculator. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import {
  armorField,
  contactField,
  coverField,
  distanceFields,
  inFrontField,
  MAX_ARMOR,
  panicField,
  pilotArmorField,
  targetField,
  withPilot,
} from '../../engine/shooting/fields.js';
import { rulings } from '../../reference/rulings/index.js';

export const input = fields({
  ...distanceFields,
  target: targetField,
  armor: armorField,
  cover: {
    ...coverField,
    hint: {
      en: 'An unseen target cannot be chosen; other cover does not help against a blast',
      ru: 'Невидимую цель выбрать нельзя; прочие укрытия от взрыва не спасают',
    },
  },
  pilotArmor: { ...pilotArmorField, countsFor: withPilot('target') },
  throwerArmor: {
    kind: 'int',
    min: 0,
    max: MAX_ARMOR,
    optional: true,
    example: 3,
    label: { en: 'Armor of the thrower', ru: 'Броня метателя' },
    hint: { en: 'For the odds of being killed by the own grenade', ru: 'Для шанса погибнуть от своей же гранаты' },
  },
  contact: contactField,
  inFront: inFrontField,
  panic: panicField,
  readings: readingsField(rulings, ['grenade-cover-helps']),
});
