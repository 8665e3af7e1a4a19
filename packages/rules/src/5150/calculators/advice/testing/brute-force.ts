/**
 * Advice counted the slow way, apart from the calculator: every change is written out as a burst of its own, its legality as
 * plain comparisons, and all rolls of its dice are sorted and dealt out.
 */
import { add, type Fraction } from '@rangefinder/dice';
import type { Question } from '../../../engine/shooting/situation.js';
import { bruteForceFirst, RATES } from '../../../engine/testing/brute-force.js';

/** What becomes of the first target. */
export interface Brought {
  readonly hit: Fraction;
  readonly outOfAction: Fraction;
  readonly dead: Fraction;
  readonly outOfAmmunition: Fraction;
}

/** `CLOSE_IN 12`, and the burst with it. */
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

/** A rate that was given is that of the first weapon, and of another of its kind. */
function maxDice(q: Question): number {
  const first = q.rateOfFire ?? (RATES[q.weapon as string] as number);
  if (!hasTwo(q)) return first;
  return Math.min(6, first + (q.secondWeapon === undefined ? first : (RATES[q.secondWeapon] as number)));
}

/** As far as both the weapons and the eye reach. */
const farthest = (q: Question): number => Math.min(SIGHT[q.visibility], ...weaponsOf(q).map((weapon) => RANGES[weapon] as number));

const isLegal = (q: Question): boolean =>
  q.inFront &&
  q.coversOnLine < 2 &&
  (q.inches === undefined || q.inches <= farthest(q)) &&
  (!hasTwo(q) || weaponsOf(q).every((weapon) => FOR_ONE_HAND.includes(weapon))) &&
  q.targets.reduce((sum, { dice }) => sum + dice, 0) <= maxDice(q) &&
  (q.spreadInches === undefined || q.spreadInches <= maxDice(q));

/** What a burst brings; undefined where the rules forbid it. */
export function broughtBy(q: Question): Brought | undefined {
  if (!isLegal(q)) return undefined;
  const { worst, hits, dry } = bruteForceFirst(q);
  const outOfAction = add(worst.DEAD, worst.OUT_OF_THE_FIGHT);
  return { hit: hits.slice(1).reduce((sum, chance) => add(sum, chance)), outOfAction, dead: worst.DEAD, outOfAmmunition: dry };
}

/** Everything that the shooter could do differently, allowed or not. */
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
  if (!q.luckyShot) changes.push(['TRY_THE_LUCK', { ...q, luckyShot: true }]);
  return changes;
}
