/**
 * The variant that players mean by a bare chassis name: a “Marauder” is the MAD-3R. It cannot be derived from the year of introduction or any
 * other figure, so this table is maintained by hand. If two chassis share a name, the first row takes precedence. For a chassis that is not
 * listed: the model without a variant, else `Prime`, else the oldest.
 */
import { AEROSPACE } from './base-variants/aerospace.js';
import { BATTLE_ARMOR_AND_PROTOMECHS } from './base-variants/battle-armor-and-protomechs.js';
import { CLAN_MECHS } from './base-variants/clan-mechs.js';
import { INNER_SPHERE_MECHS } from './base-variants/inner-sphere-mechs.js';
import type { BaseVariant } from './base-variants/shapes.js';
import { VEHICLES } from './base-variants/vehicles.js';

/** All base variants. */
export const BASE_VARIANTS: readonly BaseVariant[] = [
  ...INNER_SPHERE_MECHS,
  ...CLAN_MECHS,
  ...VEHICLES,
  ...BATTLE_ARMOR_AND_PROTOMECHS,
  ...AEROSPACE,
];
