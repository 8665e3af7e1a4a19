/** The storm calculator has no input. */
import { fields } from '../../../calculator/fields.js';

export const input = fields({});
