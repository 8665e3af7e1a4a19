/** What forbids a power source. */
import type { Problem } from '../../../calculator/problems.js';
import { MELEE_WEAPON_IDS, type WeaponId } from '../../reference/tables/weapons.js';

/** Only melee weapons have a power source: one of the weapons has to be such. */
export function poweredProblems(weapons: readonly WeaponId[], powered: boolean): readonly Problem[] {
  if (!powered || weapons.some((weapon) => MELEE_WEAPON_IDS.includes(weapon))) return [];
  return [
    {
      code: 'CONFLICT',
      path: ['powered'],
      given: powered,
      allowed: { en: 'no (only melee weapons have a power source)', ru: 'нет (привод бывает только у рукопашного оружия)' },
    },
  ];
}
