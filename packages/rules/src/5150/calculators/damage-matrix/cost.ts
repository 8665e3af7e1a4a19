/** The complete matrix is a constant. A part of it is built cell by cell. */
import { ARMOR_IDS } from '../../reference/tables/armors.js';
import { PRINTED_WEAPON_IDS } from '../../reference/tables/weapons.js';
import type { Question } from './resolve.js';

const WHOLE_MS = 0.003;
const CELL_MS = 0.0001;

/** Estimated cost in milliseconds on one core. See `Cost`. */
export const cost = ({ weapons, armors }: Question): number =>
  weapons === undefined && armors === undefined
    ? WHOLE_MS
    : WHOLE_MS + CELL_MS * (weapons ?? PRINTED_WEAPON_IDS).length * (armors ?? ARMOR_IDS).length;
