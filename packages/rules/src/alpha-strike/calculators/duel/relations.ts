/** Required figures and contradictions of both units in a duel. */
import type { Path, Problem } from '../../../calculator/problems.js';
import { movedAs } from '../../engine/combat/posture.js';
import { contradictionsIn, type Figure, missingFrom, readUnit, type UnitInput } from '../../engine/combat/unit.js';
import type { Conduct, Question } from './side.js';

const FIGURES: readonly Figure[] = ['damage', 'armor', 'structure'];

const moves = (conduct: Conduct | undefined): boolean => conduct === undefined || conduct.moved === 'GROUND' || conduct.moved === 'JUMPED';

function problemsOf(input: UnitInput, conduct: Conduct | undefined, path: Path): readonly Problem[] {
  return [
    ...missingFrom(input, path, moves(conduct) ? [...FIGURES, 'tmm'] : FIGURES),
    ...contradictionsIn(input, path),
    ...impossibleJump(input, conduct, path),
  ];
}

function impossibleJump(input: UnitInput, conduct: Conduct | undefined, path: Path): readonly Problem[] {
  const { move, tmm, criticals, heat, shutDown } = readUnit(input);
  if (
    conduct?.moved !== 'JUMPED' ||
    shutDown ||
    movedAs({ move, tmm, movementHits: criticals.movement, heat, shutDown }, 'JUMPED') === 'JUMPED'
  )
    return [];
  return [
    {
      code: 'CONFLICT',
      path: ['situation', ...path, 'moved'],
      given: 'JUMPED',
      allowed: { en: 'any other: the unit cannot jump', ru: 'любое другое: прыгать БЕ не может' },
    },
  ];
}

/** Problems of both units. */
export const relations = ({ first, second, situation }: Question): readonly Problem[] => [
  ...problemsOf(first, situation.first, ['first']),
  ...problemsOf(second, situation.second, ['second']),
];
