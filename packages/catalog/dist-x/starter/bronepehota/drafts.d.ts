import type { UnitDraft, WeaponDraft } from '../../domain/drafts.js';
/** Every squad, machine and gun. */
export declare const bronepehotaUnits: () => readonly UnitDraft[];
/** Every weapon that they carry. */
export declare const bronepehotaWeapons: () => readonly WeaponDraft[];
