/** Writes weapons and armor: few, so each in a statement of its own. */
import type { ArmorDraft, WeaponDraft } from '../domain/drafts.js';
import type { Plan } from './plan.js';
import type { UnitWriting } from './units.js';
type Changes<D> = Pick<Plan<D>, 'added' | 'changed'>;
/** Adds and changes weapons. */
export declare function writeWeapons({ writer: { trx }, words, importId }: UnitWriting, { added, changed }: Changes<WeaponDraft>): Promise<void>;
/** Adds and changes armor. */
export declare function writeArmors({ writer: { trx }, importId }: UnitWriting, { added, changed }: Changes<ArmorDraft>): Promise<void>;
export {};
