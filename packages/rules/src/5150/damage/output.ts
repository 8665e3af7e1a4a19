/** What the damage calculator gives. */
import { fields } from '../../calculator/fields.js';
import { hitOddsFields, impactField } from '../shared-fields.js';

export const output = fields({ impact: impactField, ...hitOddsFields });
