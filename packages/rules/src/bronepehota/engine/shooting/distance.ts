/** Distances in steps, given in steps or centimeters. */
import type { Problem } from '../../../calculator/problems.js';
import { number } from '../../../text/numbers.js';
import { STEP_CENTIMETRES } from '../../reference/tables/movement.js';

/** A measured distance. */
export interface Measured {
  readonly steps: number | undefined;
  readonly centimetres: number | undefined;
}

/** Allowed difference between both units, for rounding of the last digit. */
const TOLERANCE = 1e-6;

/** At least one unit is given, and both agree. */
export function distanceProblems({ steps, centimetres }: Measured): readonly Problem[] {
  if (steps === undefined && centimetres === undefined)
    return [
      {
        code: 'MISSING',
        path: ['steps'],
        given: null,
        allowed: { en: 'the distance in steps or in centimeters', ru: 'расстояние в шагах или в сантиметрах' },
      },
    ];
  if (steps === undefined || centimetres === undefined || Math.abs(steps * STEP_CENTIMETRES - centimetres) <= TOLERANCE) return [];
  const agreed = steps * STEP_CENTIMETRES;
  return [
    {
      code: 'CONFLICT',
      path: ['centimetres'],
      given: centimetres,
      allowed: {
        en: `${number(agreed, 'en')}, the same as the steps, or none`,
        ru: `${number(agreed, 'ru')} — столько же, сколько в шагах, — или ничего`,
      },
    },
  ];
}

/** The exact distance of a checked question in steps. `stepsOf({ steps: undefined, centimetres: 22 })` → 4.4 */
export const stepsOf = ({ steps, centimetres }: Measured): number => steps ?? (centimetres as number) / STEP_CENTIMETRES;

/** The distance that the range dice must reach. Partial steps count as whole steps. `roundedUp(4.4)` → 5 */
export const roundedUp = (steps: number): number => Math.ceil(steps);
