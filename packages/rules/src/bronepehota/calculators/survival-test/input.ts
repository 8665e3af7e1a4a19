/** Input of the survival-test calculator. */
import { fields } from '../../../calculator/fields.js';
import { armorField, panicField } from '../../engine/shooting/fields.js';
import { testDie } from '../../engine/survival/fields.js';

export const input = fields({
  armor: { ...armorField, hint: { en: 'Armor of the soldier, as on the armlist of the squad', ru: 'Бр пехотинца из армлиста отряда' } },
  die: { ...testDie, default: 6 },
  panic: panicField,
});
