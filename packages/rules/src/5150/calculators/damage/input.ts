/** Input of the damage calculator. */
import { fields } from '../../../calculator/fields.js';
import { armorField, poweredField, weaponField } from '../../engine/fields.js';

export const input = fields({ weapon: weaponField, armor: armorField, powered: poweredField });
