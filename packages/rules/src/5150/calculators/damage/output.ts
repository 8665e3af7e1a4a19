/** Output of the damage calculator. */
import { fields } from '../../../calculator/fields.js';
import { hitOddsFields, impactField } from '../../engine/fields.js';

export const output = fields({ impact: impactField, ...hitOddsFields });
