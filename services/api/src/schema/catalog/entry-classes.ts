/**
 * Classes of the entries that answers can hold, empty: what they have is declared in `types.ts`, which needs the declaration of
 * fields, which needs these.
 */
import { namedClass } from '../classes.js';

export const Weapon = namedClass('Weapon');
export const Armor = namedClass('Armor');
