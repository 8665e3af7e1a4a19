/** The steps of a grenade: the rolls to hit, the path of a miss, dives, and the effects of a hit. */
import type { Fraction } from '@rangefinder/dice';
import type { Step } from '../../../calculator/calculator.js';
import type { HitOdds } from '../../engine/damage/damage.js';
import { type ArmorId, armorOf } from '../../reference/tables/armors.js';
import type { Landing } from '../../reference/tables/grenades.js';
import type { HitCondition } from '../../reference/tables/hit-table.js';
import { type Impact, impactOf, weaponOf } from '../../reference/tables/weapons.js';
import {
  BLAST_INCHES,
  conditionsFor,
  type Flight,
  isThrowerWithin,
  type Place,
  type Question,
  reachedFrom,
  secondSpot,
  spotLeast,
  type Target,
  throwerAsTarget,
} from './flight.js';
import { blastOn, diveChance, leastFor } from './victims.js';
import type { Manner } from './vocabulary.js';

export interface Facts {
  readonly rep: { readonly manner: Manner };
  readonly die: object;
  readonly spot: { readonly least: number; readonly chance: Fraction };
  readonly landing: { readonly manner: Manner; readonly chance: Fraction; readonly landing: Landing };
  readonly launcherMiss: { readonly rating: number };
  readonly target: {
    readonly number: number;
    readonly nearest: boolean;
    readonly place: Place;
    readonly conditions: readonly HitCondition[];
    readonly least: number;
  };
  readonly throwerWithin: {
    readonly inches: number;
    readonly radius: number;
    readonly conditions: readonly HitCondition[];
    readonly least: number;
  };
  readonly distorting: object;
  readonly allSaved: object;
  readonly secondRoll: { readonly chance: Fraction; readonly spot: Fraction };
  readonly dive: { readonly number: number; readonly rep: number; readonly atFeet: Fraction; readonly chance: Fraction };
  readonly damage: { readonly armor: ArmorId | undefined; readonly impact: Impact; readonly odds: HitOdds };
}

type GrenadeStep = Step<Facts>;

const landingSteps = ({ manner }: Question, { landings }: Flight): readonly GrenadeStep[] =>
  landings.map(({ passed, chance, landing }) => ({
    key: 'landing',
    value: passed,
    rule: manner === 'THROWN' ? '5150/ruling/where-grenade-dice' : '5150/table/bombs-away',
    given: { manner, chance, landing },
  }));

function spotSteps(question: Question, { onTarget }: Flight): readonly GrenadeStep[] {
  const { rep, die, manner } = question;
  const first: GrenadeStep = { key: 'rep', value: rep, rule: '5150/grenades', given: { manner } };
  const fallen: readonly GrenadeStep[] = die === undefined ? [] : [{ key: 'die', value: die, rule: '5150/table/hit-table', given: {} }];
  if (manner === 'DROPPED') return [first, ...fallen];
  return [
    first,
    ...fallen,
    {
      key: 'spot',
      value: null,
      rule: '5150/table/hit-table',
      given: { least: reachedFrom(question, question.targets, 'AS_IT_IS'), chance: onTarget },
    },
  ];
}

function targetSteps(targets: readonly Target[], question: Question, places: readonly Place[], nearest: boolean): readonly GrenadeStep[] {
  return targets.flatMap((target, index) =>
    places.map((place): GrenadeStep => {
      const conditions = conditionsFor(target, question, place);
      const given = { number: index + 1, nearest, place, conditions, least: leastFor(target, question, place) };
      return { key: 'target', value: null, rule: place === 'AS_IT_IS' ? '5150/blast' : '5150/ruling/dropped-grenade-cover', given };
    }),
  );
}

/** The step of a thrower who is so near that the template covers him. */
function withinSteps(question: Question): readonly GrenadeStep[] {
  const { inches } = question;
  if (!isThrowerWithin(question) || inches === undefined) return [];
  const thrower = throwerAsTarget(question);
  const conditions = conditionsFor(thrower, question);
  const given = { inches, radius: BLAST_INCHES, conditions, least: leastFor(thrower, question) };
  return [{ key: 'throwerWithin', value: null, rule: '5150/ruling/thrower-in-blast', given }];
}

/** The rulings that affect this question. */
function rulingSteps(question: Question): readonly GrenadeStep[] {
  const { targets, nearestGroup, shooterMovedFast, manner, readings } = question;
  const concerned = manner === 'THROWN' ? [...targets, ...nearestGroup] : targets;
  const distorting = !readings.includes('blast-ignores-distorting') && concerned.some(({ armor }) => armorOf(armor).alwaysInCover);
  const isMissed = readings.includes('grenade-needs-a-hit');
  const saved = manner === 'THROWN' && !isMissed && targets.every((target) => leastFor(target, question) > spotLeast(shooterMovedFast));
  return [
    ...(distorting ? [{ key: 'distorting', value: null, rule: '5150/ruling/grenade-distorting', given: {} } as const] : []),
    ...(saved ? [{ key: 'allSaved', value: null, rule: '5150/ruling/grenade-all-missed', given: {} } as const] : []),
  ];
}

function missSteps(question: Question, flight: Flight): readonly GrenadeStep[] {
  if (question.manner === 'LAUNCHED')
    return [{ key: 'launcherMiss', value: null, rule: '5150/grenade-misses', given: { rating: weaponOf('grenades').suppression } }];
  const second: readonly GrenadeStep[] =
    question.manner === 'THROWN' && question.nearestGroup.length > 0
      ? [
          {
            key: 'secondRoll',
            value: null,
            rule: '5150/table/where-grenade',
            given: { chance: flight.secondRoll, spot: secondSpot(question) },
          },
          ...targetSteps(question.nearestGroup, question, ['AS_IT_IS'], true),
        ]
      : [];
  return [
    ...second,
    ...[question, ...question.bystanders].map(
      ({ rep }, number): GrenadeStep => ({
        key: 'dive',
        value: null,
        rule: question.manner === 'THROWN' ? '5150/table/where-grenade' : '5150/table/bombs-away',
        given: { number, rep, atFeet: flight.atFeet, chance: diveChance(rep) },
      }),
    ),
  ];
}

/** A damage roll for each armor that the grenade can hit. */
function damageSteps(question: Question): readonly GrenadeStep[] {
  const { impact, targets, nearestGroup, bystanders, throwerArmor, manner } = question;
  const near = manner === 'THROWN' ? nearestGroup : [];
  const thrower = manner === 'LAUNCHED' && !isThrowerWithin(question) ? [] : [{ armor: throwerArmor }];
  const feet = manner === 'LAUNCHED' ? thrower : [...bystanders, ...thrower];
  if (impact !== undefined)
    return [
      { key: 'damage', value: null, rule: '5150/table/damage', given: { armor: undefined, impact, odds: blastOn(throwerArmor, impact) } },
    ];
  const armors = new Set([...targets, ...near, ...feet].map(({ armor }) => armor));
  return [...armors].map((armor) => ({
    key: 'damage',
    value: null,
    rule: '5150/table/damage',
    given: { armor, impact: impactOf('grenades', armor), odds: blastOn(armor, undefined) },
  }));
}

/** All steps, in the order of the rolls. */
export const stepsOf = (question: Question, flight: Flight): readonly GrenadeStep[] => [
  ...spotSteps(question, flight),
  ...landingSteps(question, flight),
  ...targetSteps(
    question.targets,
    question,
    flight.attempts.map(({ place }) => place),
    false,
  ),
  ...withinSteps(question),
  ...rulingSteps(question),
  ...missSteps(question, flight),
  ...damageSteps(question),
];
