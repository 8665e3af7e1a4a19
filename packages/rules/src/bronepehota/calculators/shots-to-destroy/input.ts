/** Input of the shots-to-destroy calculator. */
import { fields } from '../../../calculator/fields.js';
import { armorField, coverField, distanceFields, targetField } from '../../engine/shooting/fields.js';
import { weaponFields } from '../../engine/volley/fields.js';

export const input = fields({ ...weaponFields, ...distanceFields, target: targetField, armor: armorField, cover: coverField });
