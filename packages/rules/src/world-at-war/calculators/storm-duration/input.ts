/** The storm asks for nothing. */
import { fields } from '../../../calculator/fields.js';

export const input = fields({});
