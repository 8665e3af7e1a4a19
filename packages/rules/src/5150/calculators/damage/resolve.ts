/** The odds of one hit. */
import type { Outcome } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { hitFigures } from '../../engine/damage/damage.js';
import { type DamageFacts, damageSteps } from '../../engine/damage/steps.js';
import { impactOf, MELEE_WEAPON_IDS } from '../../reference/tables/weapons.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

/** Only melee weapons have a power source. */
export function relations({ weapon, powered }: Question): readonly Problem[] {
  if (!powered || MELEE_WEAPON_IDS.includes(weapon)) return [];
  return [
    {
      code: 'CONFLICT',
      path: ['powered'],
      given: powered,
      allowed: { en: 'no (only melee weapons have a power source)', ru: 'нет (привод бывает только у рукопашного оружия)' },
    },
  ];
}

/** Resolves a checked question. Source: damage, armor, the Hand of Fate. */
export const resolve = ({ weapon, armor, ...options }: Question): Outcome<typeof output, DamageFacts, Record<never, never>> => ({
  figures: { impact: `${impactOf(weapon, armor, options)}`, ...hitFigures(weapon, armor, options) },
  steps: damageSteps(weapon, armor, options),
});
