/** The number of equal shots that destroy a target. Section 7.4 of the source. */
import { atLeast, die, type Fraction, fraction, multiply } from '@rangefinder/dice';
import type { Outcome, Refusal, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { type Power, powerOf, type Reach, reachOf } from '../../engine/dice/profile.js';
import { armorProblems } from '../../engine/shooting/armor.js';
import { distanceProblems, roundedUp, stepsOf } from '../../engine/shooting/distance.js';
import { type ShotRefusals, unseen } from '../../engine/shooting/legality.js';
import {
  afterShot,
  destroyedIn,
  expectedShots,
  type Losses,
  lossesOf,
  type Standing,
  shotsFor,
  untouched,
} from '../../engine/volley/volley.js';
import { coverBonus } from '../../reference/tables/cover.js';
import type { Target } from '../../vocabulary.js';
import type { input } from './input.js';
import { LISTED_SHOTS, type output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts {
  readonly reach: { readonly reach: Reach; readonly distance: number; readonly hit: Fraction };
  readonly target: { readonly kind: Target; readonly armor: number; readonly bonus: number };
  readonly power: { readonly power: Power };
  readonly expected: { readonly shots: Fraction };
  readonly never: object;
  readonly ammunition: { readonly dice: number };
}
export type Refusals = Pick<ShotRefusals, 'UNSEEN'>;

const NEEDED = { en: 'as on the armlist, or a weapon of the catalog', ru: 'как в армлисте, или оружие из каталога' };

export const relations = (question: Question): readonly Problem[] => [
  ...(['range', 'power'] as const).flatMap((name): readonly Problem[] =>
    question[name] === undefined ? [{ code: 'MISSING', path: [name], given: null, allowed: NEEDED }] : [],
  ),
  ...distanceProblems(question),
  ...armorProblems(question.target, question.armor),
];

/** Odds that each number of shots is enough. */
function rowsOf(start: Standing, losses: Losses) {
  let standing = start;
  return Array.from({ length: LISTED_SHOTS }, (_, index) => {
    standing = afterShot(standing, losses);
    return { shots: index + 1, destroyed: destroyedIn(standing) };
  });
}

const EVEN = fraction(1, 2);
const SURE = fraction(9, 10);

/** Resolves a checked question. */
export function resolve(question: Question): Outcome<typeof output, Facts, Refusals> {
  const reach = reachOf(question.range as string);
  const power = powerOf(question.power as string);
  const distance = roundedUp(stepsOf(question));
  const hit = atLeast(die(reach.faces), Math.max(1, distance - reach.bonus));
  const target = { kind: question.target, armor: question.armor, bonus: coverBonus(question.cover) };
  const nothing = { expectedShots: undefined, evenShots: undefined, sureShots: undefined, ammunition: undefined };
  const refusal = unseen(question) as Refusal<Refusals> | undefined;
  if (refusal) return { figures: { ...nothing, hit, rows: [] }, steps: [], refusal };
  const [start, losses] = [untouched(target), lossesOf(target, { power, hit })];
  const shots = expectedShots(start, losses);
  return {
    figures: {
      expectedShots: shots,
      evenShots: shots && shotsFor(start, losses, EVEN),
      sureShots: shots && shotsFor(start, losses, SURE),
      hit,
      ammunition: shots && multiply(shots, fraction(power.count)),
      rows: shots === undefined ? [] : rowsOf(start, losses),
    },
    steps: [
      { key: 'reach', value: null, rule: 'bronepehota/range-roll', given: { reach, distance, hit } },
      { key: 'target', value: target.armor + target.bonus, rule: 'bronepehota/damage-and-armor', given: target },
      { key: 'power', value: null, rule: 'bronepehota/damage-roll', given: { power } },
      endStep(shots),
      ...(shots ? [ammunitionStep(power)] : []),
    ],
  };
}

const endStep = (shots: Fraction | undefined): Step<Facts> =>
  shots === undefined
    ? { key: 'never', value: null, rule: 'bronepehota/damage-roll', given: {} }
    : { key: 'expected', value: null, rule: 'bronepehota/damage-and-armor', given: { shots } };

const ammunitionStep = ({ count }: Power): Step<Facts> => ({
  key: 'ammunition',
  value: null,
  rule: 'bronepehota/ammunition',
  given: { dice: count },
});
