/** The inches of a Fast Move with their odds, in the engine and in answers. */
import type { Fraction } from '@rangefinder/dice';
import { field } from '../../calculator/fields.js';
import { FAST_MOVES } from '../reference/tables/movement.js';
import { passOdds } from './pass-dice/pass-dice.js';

/** Inches of a turn and their odds, as an item of a list. */
export const allowanceField = field({
  kind: 'object',
  name: 'FiftyOneFiftyAllowance',
  about: { en: 'Inches of a turn, and their odds', ru: 'Дюймы за ход и их шанс' },
  label: { en: 'Move', ru: 'Движение' },
  fields: {
    inches: { kind: 'int', min: 6, max: 16, unit: 'inches', example: 8, label: { en: 'Inches', ru: 'Дюймов' } },
    chance: { kind: 'chance', label: { en: 'Odds', ru: 'Шанс' } },
  },
});

/** The inches of a Fast Move that are possible. The leader die counts unless the group plays without it. */
export function fastMoveOdds(
  rep: number,
  leaderRep: number | undefined,
  readings: readonly string[],
): readonly { readonly inches: number; readonly chance: Fraction }[] {
  const lent = readings.includes('fast-move-without-leader') ? undefined : leaderRep;
  return passOdds({ rep, leaderRep: lent }).flatMap(({ passed, chance }) => {
    const inches = FAST_MOVES.find((row) => row.passed === passed)?.inches as number;
    return chance.numerator > 0n ? [{ inches, chance }] : [];
  });
}
