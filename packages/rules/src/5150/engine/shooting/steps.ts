/** The steps of a burst: Rep, weapons, dice, then each target, the effects of a hit, and the ammunition. */
import type { Fraction } from '@rangefinder/dice';
import type { RuleId, Step } from '../../../calculator/calculator.js';
import { armorOf } from '../../reference/tables/armors.js';
import { type HitCondition, leastHit } from '../../reference/tables/hit-table.js';
import { type WeaponId, weaponOf } from '../../reference/tables/weapons.js';
import { type HitOdds, hitOdds, impactRoll } from '../damage/damage.js';
import { type DamageFacts, damageSteps } from '../damage/steps.js';
import { type HittingFacts, luckOf, luckSteps, neededFace, repSteps } from '../hitting/hitting.js';
import type { Deal } from './dealt-dice.js';
import { type Burst, conditionsAt, dealsOf, declaredDice, firstRate, isPair, maxDice, poolOf, secondOf, secondRate } from './situation.js';

/** The facts of the steps of a burst. */
export interface Facts extends HittingFacts, DamageFacts {
  readonly rate: { readonly weapon: WeaponId | undefined; readonly printed: boolean };
  readonly secondRate: { readonly weapon: WeaponId | undefined; readonly most: number };
  readonly mixed: { readonly first: number; readonly second: number };
  readonly distance: { readonly inches: number; readonly limit: number | undefined };
  readonly sorted: { readonly dice: number; readonly targets: number };
  readonly distorting: { readonly target: number };
  readonly target: {
    readonly target: number;
    readonly from: number;
    readonly to: number;
    readonly conditions: readonly HitCondition[];
    readonly total: number;
    readonly face: number;
  };
  readonly givenImpact: { readonly impact: number; readonly odds: HitOdds };
  readonly worst: object;
  readonly luckyOnes: object;
  readonly ammunition: { readonly dice: number; readonly chance: Fraction };
}
type ShootStep = Step<Facts>;

function rateSteps(question: Burst): readonly ShootStep[] {
  const { weapon, rateOfFire } = question;
  const printed = rateOfFire === undefined;
  const rate: ShootStep = {
    key: 'rate',
    value: firstRate(question),
    rule: printed ? '5150/table/ranged-weapons' : '5150/weapons',
    given: { weapon, printed },
  };
  if (!isPair(question)) return [rate];
  return [
    rate,
    {
      key: 'secondRate',
      value: secondRate(question),
      rule: '5150/ruling/two-weapons-kinds',
      given: { weapon: secondOf(question), most: maxDice(question) },
    },
    { key: 'mixed', value: null, rule: '5150/ruling/two-weapons-dice', given: poolOf(question) },
  ];
}

function distanceSteps({ inches, weapon }: Burst): readonly ShootStep[] {
  const limit = weapon === undefined ? undefined : (weaponOf(weapon).rangeInches as number);
  return inches === undefined
    ? []
    : [
        {
          key: 'distance',
          value: null,
          rule: limit === undefined ? '5150/line-of-sight' : '5150/ruling/hard-range',
          given: { inches, limit },
        },
      ];
}

function sortedSteps(question: Burst): readonly ShootStep[] {
  const dice = declaredDice(question);
  return dice === 1 ? [] : [{ key: 'sorted', value: dice, rule: '5150/targets', given: { dice, targets: question.targets.length } }];
}

/** A target with the conditions that can turn shots into misses. */
interface Aimed {
  readonly number: number;
  readonly conditions: readonly HitCondition[];
  readonly luck: number | undefined;
}

const aimedOf = (question: Burst): readonly Aimed[] =>
  question.targets.map((target, index) => {
    const conditions = conditionsAt(question, target, index);
    return { number: index + 1, conditions, luck: luckOf(question, question.rep, question.repModifier, conditions) };
  });

function targetSteps(question: Burst, aimed: readonly Aimed[]): readonly ShootStep[] {
  const effective = question.rep + question.repModifier;
  const deals = dealsOf(question);
  return aimed.flatMap(({ number, conditions }, index): readonly ShootStep[] => {
    const { before, dice } = deals[index] as Deal;
    const covered = question.targets[index];
    const given = {
      target: number,
      from: before + 1,
      to: before + dice,
      conditions,
      total: leastHit(conditions),
      face: neededFace(effective, conditions),
    };
    const step: ShootStep = { key: 'target', value: dice, rule: '5150/table/hit-table', given };
    return covered && armorOf(covered.armor).alwaysInCover
      ? [{ key: 'distorting', value: null, rule: '5150/table/armors', given: { target: number } }, step]
      : [step];
  });
}

const lucky = (aimed: readonly Aimed[]): readonly ShootStep[] => luckSteps(aimed.find(({ luck }) => luck !== undefined)?.luck);

/** The steps of the damage, once for each pair of weapon and armor. */
function damageOfHits(question: Burst): readonly ShootStep[] {
  const { impact, weapon } = question;
  if (impact !== undefined)
    return [{ key: 'givenImpact', value: impact, rule: '5150/table/damage', given: { impact, odds: hitOdds(impactRoll(impact)) } }];
  const weapons = new Set([weapon, poolOf(question).second > 0 ? secondOf(question) : undefined].filter((id) => id !== undefined));
  const armors = new Set(question.targets.map(({ armor }) => armor));
  return [...weapons].flatMap((id) => [...armors].flatMap((armor) => damageSteps(id, armor, {})));
}

function endSteps(question: Burst, aimed: readonly Aimed[], chance: Fraction): readonly ShootStep[] {
  const several = (question.impact !== undefined || question.weapon !== undefined) && question.targets.some(({ dice }) => dice > 1);
  const dice = declaredDice(question);
  const rerolls = aimed.some(({ luck }) => luck !== undefined) && !question.readings.includes('lucky-ones-count');
  const ruled: RuleId = '5150/ruling/lucky-shot-ones';
  return [
    ...(several ? [{ key: 'worst', value: null, rule: '5150/damage', given: {} } as const] : []),
    ...(dice > 1 ? [{ key: 'ammunition', value: null, rule: '5150/ammunition', given: { dice, chance } } as const] : []),
    ...(rerolls && dice > 1 ? [{ key: 'luckyOnes', value: null, rule: ruled, given: {} } as const] : []),
  ];
}

/** All steps in the order of play. */
export function stepsOf(question: Burst, outOfAmmunition: Fraction): readonly ShootStep[] {
  const aimed = aimedOf(question);
  return [
    ...repSteps(question.rep, question.repModifier),
    ...rateSteps(question),
    ...distanceSteps(question),
    ...sortedSteps(question),
    ...targetSteps(question, aimed),
    ...lucky(aimed),
    ...damageOfHits(question),
    ...endSteps(question, aimed, outOfAmmunition),
  ];
}
