/** Weapons by id, and their Impact with a power source. */
import type { ArmorId } from './armors.js';
import { type Impact, WEAPONS, type Weapon5150 } from './weapon-list.js';

export {
  type CarrierMark,
  IMPACTS,
  IMPROVISED_IMPACT,
  type Impact,
  WEAPONS,
  type Weapon5150,
} from './weapon-list.js';

/** Id of a weapon: `assault-rifle`. */
export type WeaponId = (typeof WEAPONS)[number]['id'];

const idsOf = (wanted: (weapon: Weapon5150) => boolean): readonly WeaponId[] => WEAPONS.filter(wanted).map(({ id }) => id);

/** All ids in display order. */
export const WEAPON_IDS: readonly WeaponId[] = idsOf(() => true);

/** Ids of the printed tables, which exclude the improvised weapon. */
export const PRINTED_WEAPON_IDS: readonly WeaponId[] = idsOf(({ improvised }) => !improvised);

/** Ids of weapons for hand-to-hand combat. */
export const MELEE_WEAPON_IDS: readonly WeaponId[] = idsOf((weapon) => weapon.class === 'melee');

const BY_ID = Object.fromEntries(WEAPONS.map((weapon) => [weapon.id, weapon])) as unknown as Readonly<Record<WeaponId, Weapon5150>>;

/** The weapon with an id. @example weaponOf('rifle').rangeInches // 48 */
export const weaponOf = (id: WeaponId): Weapon5150 => BY_ID[id];

/** Bonus of a power source to the Impact of a melee weapon. */
export const POWERED_BONUS = 1;
/** The Impact of a powered melee weapon whose unpowered Impact is NE. */
export const POWERED_WITHOUT_EFFECT = 1;

/** How a weapon is used, and how the group reads the rules. */
export interface ImpactOptions {
  readonly powered?: boolean;
  readonly readings?: readonly string[];
}

/** Whether no printed melee weapon affects an armor. */
const isProof = (armor: ArmorId): boolean =>
  MELEE_WEAPON_IDS.every((id) => weaponOf(id).improvised || weaponOf(id).impacts[armor] === 'NE');

/**
 * The Impact of a weapon against an armor. A power source counts only for melee weapons. By another reading an improvised weapon has
 * no effect on armor that shuts out all others.
 * @example impactOf('combat-knife', 'exo', { powered: true }) // 1
 */
export function impactOf(weapon: WeaponId, armor: ArmorId, { powered = false, readings = [] }: ImpactOptions = {}): Impact {
  const { impacts, class: kind, improvised } = weaponOf(weapon);
  const isShutOut = improvised && readings.includes('improvised-no-effect') && isProof(armor);
  const printed = isShutOut ? 'NE' : impacts[armor];
  if (!powered || kind !== 'melee') return printed;
  return typeof printed === 'number' ? printed + POWERED_BONUS : POWERED_WITHOUT_EFFECT;
}
