/** Steps specific to virtual shots: range, ammunition, blast. */
import type { Fraction } from '@rangefinder/dice';
import type { Step } from '../../../calculator/calculator.js';
import { type Power, powerOf, type Reach } from '../../engine/dice/profile.js';
import type { StrikeFacts } from '../../engine/strike/steps.js';
import type { Target } from '../../vocabulary.js';
import type { Caught } from './blast.js';
import { countedAmmunition, type Question, type Shot } from './shot.js';

/** The facts of each step. */
export interface Facts extends StrikeFacts {
  readonly distance: { readonly steps: number | undefined; readonly centimetres: number | undefined; readonly rounded: number };
  readonly reach: {
    readonly reach: Reach;
    readonly aimed: boolean;
    readonly distance: number;
    readonly least: number;
    readonly hit: Fraction;
  };
  readonly ammunition: { readonly used: number; readonly left: number };
  /** Infantry whose ammunition is given. */
  readonly unlimited: object;
  readonly blast: { readonly power: Power; readonly radius: number };
  readonly bystander: {
    readonly index: number;
    readonly kind: Target;
    readonly armor: number;
    readonly steps: number;
    readonly inReach: boolean;
    readonly destroyed: Fraction;
  };
}

/** The steps of the distance and the range roll. */
export function rangeSteps({ question: { steps, centimetres, aimed }, reach, distance, least, hit }: Shot): readonly Step<Facts>[] {
  return [
    { key: 'distance', value: distance, rule: 'bronepehota/range-roll', given: { steps, centimetres, rounded: distance } },
    {
      key: 'reach',
      value: least > reach.faces ? null : least,
      rule: aimed ? 'bronepehota/aimed-fire' : 'bronepehota/range-roll',
      given: { reach, aimed, distance, least, hit },
    },
  ];
}

/** The ammunition spent, hit or miss. */
export function ammunitionSteps({ question, used }: Shot): readonly Step<Facts>[] {
  const left = countedAmmunition(question);
  if (left === undefined && question.ammunition !== undefined)
    return [{ key: 'unlimited', value: 0, rule: 'bronepehota/ammunition', given: {} }];
  return left === undefined
    ? []
    : [{ key: 'ammunition', value: -used, rule: 'bronepehota/ammunition', given: { used, left: left - used } }];
}

/** The steps of the blast and its bystanders. */
export function blastSteps({ blast }: Question, caught: readonly Caught[]): readonly Step<Facts>[] {
  if (!blast) return [];
  const around = caught.map(
    ({ bystander: { kind, armor, steps }, inReach, suffered }, index): Step<Facts> => ({
      key: 'bystander',
      value: null,
      rule: 'bronepehota/blast',
      given: { index: index + 1, kind, armor, steps, inReach, destroyed: suffered.destroyed },
    }),
  );
  return [
    { key: 'blast', value: null, rule: 'bronepehota/ruling/blast-target', given: { power: powerOf(blast.power), radius: blast.steps } },
    ...around,
  ];
}
