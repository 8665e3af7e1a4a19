/** The odds of one hit. */
import type { Outcome } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { hitFigures } from '../../engine/damage/damage.js';
import { poweredProblems } from '../../engine/damage/powered.js';
import { type DamageFacts, damageSteps } from '../../engine/damage/steps.js';
import { impactOf } from '../../reference/tables/weapons.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export const relations = ({ weapon, powered }: Question): readonly Problem[] => poweredProblems([weapon], powered);

/** Resolves a checked question. Source: damage, armor, the Hand of Fate. */
export const resolve = ({ weapon, armor, ...options }: Question): Outcome<typeof output, DamageFacts, Record<never, never>> => ({
  figures: { impact: `${impactOf(weapon, armor, options)}`, ...hitFigures(weapon, armor, options) },
  steps: damageSteps(weapon, armor, options),
});
