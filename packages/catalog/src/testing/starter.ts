/** How much the starter catalog holds. */
import { starterDrafts } from '../starter/drafts.js';

const { units, weapons, armors } = starterDrafts();

export const STARTER_UNITS = units.length;
export const STARTER_ENTRIES = units.length + weapons.length + armors.length;
