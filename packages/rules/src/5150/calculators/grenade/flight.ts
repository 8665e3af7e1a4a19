/** The path of a grenade: the roll to hit, and the two dice of a throw by hand or a drop. */
import { add, atLeast, complement, die, type Fraction, multiply, ONE, ZERO } from '@rangefinder/dice';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import type { Text } from '../../../text/language.js';
import { passOdds } from '../../engine/pass-dice/pass-dice.js';
import { armorOf } from '../../reference/tables/armors.js';
import { BOMBS_AWAY, type Landing, WHERE_GRENADE } from '../../reference/tables/grenades.js';
import { conditionsOf, type HitCondition, leastHit } from '../../reference/tables/hit-table.js';
import type { Passed } from '../../reference/tables/reactions.js';
import { weaponOf } from '../../reference/tables/weapons.js';
import type { input } from './input.js';
import type { Manner } from './vocabulary.js';

export type Question = Checked<typeof input>;
export type Target = Question['targets'][number];

/** Bombs away decides the cover of the spot, so figures have none of their own, except by another reading. */
export const relations = ({ manner, targets, readings }: Question): readonly Problem[] =>
  manner !== 'DROPPED' || readings.includes('dropped-own-cover')
    ? []
    : targets.flatMap((target, index) =>
        (['cover', 'concealed'] as const).flatMap((field): readonly Problem[] =>
          target[field] ? [{ code: 'CONFLICT', path: ['targets', index, field], given: true, allowed: BY_THE_SPOT }] : [],
        ),
      );

const BY_THE_SPOT: Text = {
  en: 'no: where a grenade is dropped, “Bombs away” decides whether there is cover, except by the other reading of its ruling',
  ru: 'нет: если граната уронена, есть ли укрытие, решает тест «Бомбы ушли» — кроме другого прочтения',
};

/** How the spot is treated: with its actual cover, or as Bombs away determines. */
export type Place = 'AS_IT_IS' | 'OPEN' | 'COVER';

/** A roll to hit, and the odds that it is made. */
export interface Attempt {
  readonly place: Place;
  readonly chance: Fraction;
}

/** A row of Where is the grenade or Bombs away with its odds. */
interface LandingOdds {
  readonly passed: number;
  readonly chance: Fraction;
  readonly landing: Landing;
}

/** The odds of each final place of the grenade. */
export interface Flight {
  readonly attempts: readonly Attempt[];
  /** Empty for a launcher. */
  readonly landings: readonly LandingOdds[];
  readonly onTarget: Fraction;
  /** Odds of the second roll to hit, at the nearest group. */
  readonly secondRoll: Fraction;
  readonly atFeet: Fraction;
}

const D6 = die(6);
const NO_CONDITIONS = { cover: false, concealed: false, prone: false, targetMovedFast: false, twoWeapons: false, targetNumber: 1 } as const;
const TABLES: { readonly [M in Manner]: { readonly [P in Passed]: Landing } | undefined } = {
  THROWN: WHERE_GRENADE,
  DROPPED: BOMBS_AWAY,
  LAUNCHED: undefined,
};

/** The minimum total that reaches the spot itself. */
export const spotLeast = (shooterMovedFast: boolean, place: Place = 'AS_IT_IS'): number =>
  leastHit(conditionsOf({ ...NO_CONDITIONS, cover: place === 'COVER', shooterMovedFast }));

/**
 * The hit conditions for a figure. With Bombs away, cover depends on the spot and not on the figure, except by another reading. By
 * another one distorting armor does not count.
 */
export function conditionsFor(
  { armor, cover, concealed, prone, movedFast }: Target,
  { shooterMovedFast, readings }: Pick<Question, 'shooterMovedFast' | 'readings'>,
  place: Place = 'AS_IT_IS',
): readonly HitCondition[] {
  const asItIs = place === 'AS_IT_IS' || readings.includes('dropped-own-cover');
  const distorts = armorOf(armor).alwaysInCover === true && !readings.includes('blast-ignores-distorting');
  const covered = distorts || place === 'COVER' || (asItIs && cover);
  return conditionsOf({
    ...NO_CONDITIONS,
    cover: covered,
    concealed: asItIs && concealed,
    prone,
    targetMovedFast: movedFast,
    shooterMovedFast,
  });
}

/** Odds of a total of `least` or more on d6 + Rep. For a die already rolled, 0 or 1. @example toHit(4, 8) // 1/2 */
export function toHit(rep: number, least: number, fallen?: number): Fraction {
  if (fallen === undefined) return atLeast(D6, least - rep);
  return fallen + rep >= least ? ONE : ZERO;
}

const sum = (parts: readonly Fraction[]): Fraction => parts.reduce(add, ZERO);
const oddsOf = (landings: readonly LandingOdds[], wanted: Landing): Fraction =>
  sum(landings.filter(({ landing }) => landing === wanted).map(({ chance }) => chance));

/** The corner of Where is the grenade says one die, which another reading takes. */
const ONE_DIE_FEWER = -1;

function landingsOf({ manner, rep, readings }: Question): readonly LandingOdds[] {
  const table = TABLES[manner];
  const extraDice = manner === 'THROWN' && readings.includes('where-grenade-one-die') ? ONE_DIE_FEWER : 0;
  return table ? passOdds({ rep, extraDice }).map(({ passed, chance }) => ({ passed, chance, landing: table[passed as Passed] })) : [];
}

function attemptsOf({ manner }: Question, landings: readonly LandingOdds[]): readonly Attempt[] {
  if (manner !== 'DROPPED') return [{ place: 'AS_IT_IS', chance: ONE }];
  return [
    { place: 'OPEN', chance: oddsOf(landings, 'AS_IN_THE_OPEN') },
    { place: 'COVER', chance: oddsOf(landings, 'AS_IN_COVER') },
  ];
}

/** Total odds over all attempts. `least` returns the total that an attempt needs. */
export const overAttempts = (attempts: readonly Attempt[], { rep, die: fallen }: Question, least: (place: Place) => number): Fraction =>
  sum(attempts.map(({ place, chance }) => multiply(chance, toHit(rep, least(place), fallen))));

/**
 * The minimum total that is no miss: one that reaches the spot. By another reading it has to hit somebody under the template as
 * well, unless the grenade is dropped there.
 */
export function reachedFrom(question: Question, targets: readonly Target[], place: Place): number {
  const spot = spotLeast(question.shooterMovedFast, place);
  if (question.manner === 'DROPPED' || !question.readings.includes('grenade-needs-a-hit')) return spot;
  const struck = isThrowerWithin(question) && targets === question.targets ? [...targets, throwerAsTarget(question)] : targets;
  return Math.min(...struck.map((target) => leastHit(conditionsFor(target, question, place))));
}

/** Computes the path of a grenade. Source: throwing grenades, Where is the grenade, Bombs away. */
export function flightOf(question: Question): Flight {
  const landings = landingsOf(question);
  const attempts = attemptsOf(question, landings);
  const onTarget = overAttempts(attempts, question, (place) => reachedFrom(question, question.targets, place));
  const tested = question.manner === 'DROPPED' ? ONE : complement(onTarget);
  const landing = (wanted: Landing): Fraction => multiply(tested, oddsOf(landings, wanted));
  return { attempts, landings, onTarget, secondRoll: landing('NEAREST_GROUP'), atFeet: landing('AT_THE_FEET') };
}

/** Radius of the blast. Source: the table of weapons; ruling blast-radius. */
export const BLAST_INCHES = weaponOf('grenades').blastInches as number;

/** Whether the spot is so near that the thrower is under the template. A grenade dropped from above leaves him out of it. */
export const isThrowerWithin = ({ manner, inches, readings }: Question): boolean =>
  !readings.includes('thrower-outside-blast') && manner !== 'DROPPED' && inches !== undefined && inches <= BLAST_INCHES;

/** The thrower as a figure under the template. */
export const throwerAsTarget = ({ throwerArmor, throwerCover, shooterMovedFast }: Question): Target => ({
  armor: throwerArmor,
  cover: throwerCover,
  concealed: false,
  prone: false,
  movedFast: shooterMovedFast,
});

/** Odds that the second roll reaches the spot of the nearest group. */
export const secondSpot = (question: Question): Fraction => toHit(question.rep, reachedFrom(question, question.nearestGroup, 'AS_IT_IS'));
