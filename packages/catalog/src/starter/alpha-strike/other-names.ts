/**
 * Names other than the printed ones that players use for units. Some are ambiguous: `Вайпер` is a Dragonfly and a Black Python. Typing
 * errors, joined words and regular transliteration are not listed; the search handles those.
 */
import { CLAN_MECH_NAMES } from './other-names/clan-mechs.js';
import { INNER_SPHERE_MECH_NAMES } from './other-names/inner-sphere-mechs.js';
import { OTHER_UNIT_NAMES } from './other-names/other-units.js';
import type { ChassisNames } from './other-names/shapes.js';

export { TWO_NAMES } from './other-names/two-names.js';
export { UNIT_NAMES } from './other-names/units.js';

/** Other names by chassis. */
export const CHASSIS_NAMES: readonly ChassisNames[] = [...CLAN_MECH_NAMES, ...INNER_SPHERE_MECH_NAMES, ...OTHER_UNIT_NAMES];
