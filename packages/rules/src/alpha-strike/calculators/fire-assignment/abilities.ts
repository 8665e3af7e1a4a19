/** Abilities of a unit that an assignment of fire does not count. Everybody fires the normal attack. */

import type { UnitInput } from '../../engine/combat/unit.js';
import { abilitiesBut, type WrittenAbility } from '../../engine/specials/specials.js';

const COUNTED = new Set(['heat', 'ovl', 'case', 'caseII', 'ene'] as const);

export const notCountedOf = (unit: UnitInput | undefined): readonly WrittenAbility[] => abilitiesBut(unit?.specials ?? [], COUNTED);
