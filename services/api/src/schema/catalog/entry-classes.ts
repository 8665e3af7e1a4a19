/**
 * Empty classes of entries. Their fields are declared in `types.ts`, which depends on the declaration of fields, which depends on
 * these classes.
 */
import { namedClass } from '../classes.js';

export const Weapon = namedClass('Weapon');
export const Armor = namedClass('Armor');
