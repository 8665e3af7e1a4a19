/** Required figures and contradictions of both units in a duel. */
import type { Path, Problem } from '../../../calculator/problems.js';
import { movedAs } from '../../engine/combat/posture.js';
import { contradictionsIn, type Figure, missingFrom, readUnit, type UnitInput } from '../../engine/combat/unit.js';
import { typeRefusal } from '../../engine/coverage/types.js';
import type { Readings } from '../../reference/readings.js';
import type { Conduct, Question } from './side.js';

const FIGURES: readonly Figure[] = ['damage', 'armor', 'structure'];

const moves = (conduct: Conduct | undefined): boolean => conduct === undefined || conduct.moved === 'GROUND' || conduct.moved === 'JUMPED';

function problemsOf(input: UnitInput, conduct: Conduct | undefined, path: Path, readings: Readings): readonly Problem[] {
  return [
    ...missingFrom(input, path, moves(conduct) ? [...FIGURES, 'tmm'] : FIGURES),
    ...contradictionsIn(input, path),
    ...impossibleJump(input, conduct, path, readings),
    ...coverInWater(conduct, path),
  ];
}

/** Water gives partial cover. */
function coverInWater(conduct: Conduct | undefined, path: Path): readonly Problem[] {
  if (conduct?.partialCover !== false || conduct.waterDepth === 0) return [];
  const allowed = { en: 'yes: water under the unit gives partial cover', ru: 'да: вода под БЕ даёт частичное укрытие' };
  return [{ code: 'CONFLICT', path: ['situation', ...path, 'partialCover'], given: false, allowed }];
}

function impossibleJump(input: UnitInput, conduct: Conduct | undefined, path: Path, readings: Readings): readonly Problem[] {
  const { move, tmm, criticals, heat, shutDown } = readUnit(input);
  if (
    conduct?.moved !== 'JUMPED' ||
    shutDown ||
    movedAs({ move, tmm, movementHits: criticals.movement, heat, shutDown, readings }, 'JUMPED') === 'JUMPED'
  )
    return [];
  return [
    {
      code: 'CONFLICT',
      path: ['situation', ...path, 'moved'],
      given: 'JUMPED',
      allowed: { en: 'any other: its MV has no jump now', ru: 'любое другое: по ДВ прыгать она сейчас не может' },
    },
  ];
}

/** Problems of both units. A unit without rules is refused, whatever its card lacks. */
export const relations = ({ first, second, situation, readings }: Question): readonly Problem[] =>
  typeRefusal(first, second) === undefined
    ? [...problemsOf(first, situation.first, ['first'], readings), ...problemsOf(second, situation.second, ['second'], readings)]
    : [];
