/**
 * Reference implementation of advice: writes every change as a burst of its own, checks legality by plain comparisons, and
 * enumerates all rolls.
 */
import { add, type Fraction } from '@rangefinder/dice';
import type { Question } from '../../../engine/shooting/situation.js';
import { bruteForceFirst, diceOf, RATES } from '../../../engine/testing/brute-force.js';

/** The effects on the first target. */
export interface Brought {
  readonly hit: Fraction;
  readonly outOfAction: Fraction;
  readonly dead: Fraction;
  readonly outOfAmmunition: Fraction;
}

/** A change such as `CLOSE_IN 12`, and the changed burst. */
type Change = readonly [name: string, changed: Question];

const RANGES: Record<string, number> = {
  pistol: 12,
  'laser-pistol': 12,
  'rapid-fire-laser-pistol': 12,
  'large-calibre-pistol': 12,
  'submachine-gun': 12,
  'machine-gun': 48,
};
const FOR_ONE_HAND = Object.keys(RANGES).filter((weapon) => weapon !== 'machine-gun');
const SIGHT: Record<Question['visibility'], number> = {
  CLEAR: 1000,
  NIGHT: 12,
  WOODS: 12,
  WOODS_AT_NIGHT: 6,
  BAD_WEATHER: 12,
  BAD_WEATHER_AT_NIGHT: 6,
};

const hasTwo = (q: Question): boolean => q.twoWeapons || q.secondWeapon !== undefined;
const weaponsOf = (q: Question): readonly string[] => [q.weapon as string, ...(hasTwo(q) ? [q.secondWeapon ?? (q.weapon as string)] : [])];

/** A given rate of fire applies to the first weapon, and to a second one of the same kind. */
function maxDice(q: Question): number {
  const first = q.rateOfFire ?? (RATES[q.weapon as string] as number);
  if (!hasTwo(q)) return first;
  return Math.min(6, first + (q.secondWeapon === undefined ? first : (RATES[q.secondWeapon] as number)));
}

/** The maximum distance within weapon range and sight. */
const farthest = (q: Question): number => Math.min(SIGHT[q.visibility], ...weaponsOf(q).map((weapon) => RANGES[weapon] as number));

const isLegal = (q: Question): boolean =>
  q.inFront &&
  q.coversOnLine < 2 &&
  (q.inches === undefined || q.inches <= farthest(q)) &&
  (!hasTwo(q) || weaponsOf(q).every((weapon) => FOR_ONE_HAND.includes(weapon))) &&
  diceOf(q).reduce((sum, dice) => sum + dice, 0) <= maxDice(q) &&
  (q.spreadInches === undefined || q.targets.length === 1 || q.spreadInches <= maxDice(q));

/** The effects of a burst. Undefined when the rules forbid it. */
export function broughtBy(q: Question): Brought | undefined {
  if (!isLegal(q)) return undefined;
  const { worst, hits, dry } = bruteForceFirst(q);
  const outOfAction = add(worst.DEAD, worst.OUT_OF_THE_FIGHT);
  return { hit: hits.slice(1).reduce((sum, chance) => add(sum, chance)), outOfAction, dead: worst.DEAD, outOfAmmunition: dry };
}

/** All possible changes, allowed or not. */
export function changesOf(q: Question): readonly Change[] {
  const [first, ...others] = q.targets as [Question['targets'][number], ...Question['targets']];
  const all = maxDice(q);
  const changes: Change[] = [];
  if (q.shooterMovedFast) changes.push(['MOVE_SLOWLY', { ...q, shooterMovedFast: false }]);
  if (others.length > 0 || first.dice !== all) changes.push([`ONE_TARGET ${all}`, { ...q, targets: [{ ...first, dice: all }] }]);
  if (hasTwo(q)) changes.push(['ONE_WEAPON', { ...q, twoWeapons: false, secondWeapon: undefined }]);
  if (first.cover) changes.push(['PASS_THE_COVER', { ...q, targets: [{ ...first, cover: false }, ...others] }]);
  if (first.concealed) changes.push(['SEE_CLEARLY', { ...q, targets: [{ ...first, concealed: false }, ...others] }]);
  if (q.coversOnLine > 0) changes.push(['CLEAR_THE_LINE', { ...q, coversOnLine: 0 }]);
  if (!q.inFront) changes.push(['FACE_THE_TARGET', { ...q, inFront: true }]);
  if (q.inches !== undefined && q.inches > farthest(q)) changes.push([`CLOSE_IN ${farthest(q)}`, { ...q, inches: farthest(q) }]);
  return changes;
}
