/** Armor that a target needs, and a state that it cannot have: a machine or gun at armor 0. */
import type { Path, Problem } from '../../../calculator/problems.js';
import type { Target } from '../../vocabulary.js';
import { MAX_ARMOR } from './fields.js';

/** The problems of an armor value at a path. */
export function armorProblems(kind: Target, armor: number, path: Path = ['armor']): readonly Problem[] {
  if (kind === 'INFANTRY' || armor > 0) return [];
  return [
    {
      code: 'OUT_OF_RANGE',
      path,
      given: armor,
      allowed: {
        en: `a whole number from 1 to ${MAX_ARMOR}: at 0 a machine or gun is destroyed`,
        ru: `целое число от 1 до ${MAX_ARMOR}: на 0 машина или орудие уничтожены`,
      },
    },
  ];
}

/** The problem of an armor that is needed and not given. */
export const missingArmor = (path: Path = ['armor']): Problem => ({
  code: 'MISSING',
  path,
  given: null,
  allowed: { en: `a whole number from 0 to ${MAX_ARMOR}`, ru: `целое число от 0 до ${MAX_ARMOR}` },
});
