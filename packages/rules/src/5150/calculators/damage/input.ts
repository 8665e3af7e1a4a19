/** Input of the damage calculator. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { armorField, poweredField, weaponField } from '../../engine/fields.js';
import { rulings } from '../../reference/rulings/index.js';

export const input = fields({
  weapon: weaponField,
  armor: armorField,
  powered: poweredField,
  readings: readingsField(rulings, ['improvised-no-effect']),
});
