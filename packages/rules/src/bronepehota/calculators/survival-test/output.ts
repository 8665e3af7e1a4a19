/** Output of the survival-test calculator. */
import { fields } from '../../../calculator/fields.js';
import { aliveField, deadField, panickedField } from '../../engine/survival/fields.js';

export const output = fields({ alive: aliveField, panicked: panickedField, dead: deadField });
