/** Input of the poker-odds calculator. */
import { fields } from '../../../calculator/fields.js';
import { pokerSuits } from '../../engine/poker/fields.js';

export const input = fields({ suits: pokerSuits });
