/**
 * Reference implementation of advice: writes every change as an attack of its own, checks legality by plain comparisons, and
 * enumerates all dice.
 */
import { type Fraction, fraction } from '@rangefinder/dice';
import {
  byHand,
  count,
  countAttack,
  farthest,
  isLowered,
  most,
  motion,
  printedValue,
  rangesLeft,
} from '../../../engine/testing/brute-force.js';
import type { Fighter, Scenario } from '../../../engine/testing/scenarios.js';

/** The results of an attack. */
export interface Brought {
  readonly target: number;
  readonly hit: Fraction;
  readonly expectedDamage: Fraction;
  readonly destroyed: Fraction;
}

/** A change such as `OVERHEAT 2`, and the changed attack. */
type Change = readonly [name: string, changed: Scenario];

/** The results of an attack. Undefined when it is invalid or forbidden. */
export function broughtBy(s: Scenario): Brought | undefined {
  if (!isSensible(s) || !isLegal(s)) return undefined;
  const { target, misses, damage, states, total } = countAttack(s);
  const dealt = [...damage].reduce((sum, [points, weight]) => sum + BigInt(points) * weight, 0n);
  return {
    target,
    hit: fraction(total - misses, total),
    expectedDamage: fraction(dealt, total),
    destroyed: fraction(states.get('destroyed') ?? 0n, total),
  };
}

/** Whether both units can have moved like this. */
export function isSensible(s: Scenario): boolean {
  const { attacker, target, attackerMoved, targetMoved, attack, weapons, rearDamage, readings } = s;
  // A movement that is not stated follows from the unit.
  const usual = attack === 'DEATH_FROM_ABOVE' ? 'JUMPED' : 'GROUND';
  if (attackerMoved !== usual && attackerMoved !== 'STOOD_STILL' && motion(attacker, attackerMoved, readings).moved !== attackerMoved)
    return false;
  if (targetMoved !== 'STOOD_STILL' && motion(target, targetMoved, readings).moved !== targetMoved) return false;
  return attack === 'WEAPON' || (weapons === 'ALL' && rearDamage === 0);
}

const isLegal = (s: Scenario): boolean => isArmed(s) && isInPlace(s) && canHurt(s) && canOverheat(s);

const hasMelee = ({ flags }: Fighter): boolean => flags.includes('MEL') || flags.includes('ОББ');

function isArmed({ attacker, attack, weapons }: Scenario): boolean {
  if (attack === 'REAR') return attacker.rear !== null;
  if (attack === 'INDIRECT') return attacker.indirect !== null;
  if (attack === 'MELEE_WEAPON') return hasMelee(attacker);
  if (attack === 'PHYSICAL') return !hasMelee(attacker);
  return weapons === 'ALL' || (weapons === 'LRM' ? attacker.lrm : attacker.srm) !== null;
}

function isInPlace(s: Scenario): boolean {
  const { attack, inches, readings } = s;
  const charges = attack === 'RAM' || attack === 'DEATH_FROM_ABOVE';
  const contact = s.contact || inches === 0;
  const seen = s.lineOfSight && s.woodsInches < 6;
  const { moved } = motion(s.attacker, s.attackerMoved, readings);
  if (!byHand(s) && (contact || inches > 42)) return false;
  if (!s.inArc && !charges) return false;
  if (attack === 'INDIRECT') return (!seen || readings.includes('indirect-in-sight')) && s.spotter;
  if (!seen && !byHand(s)) return false;
  if (!seen && !contact && readings.includes('physical-with-sight')) return false;
  if (attack === 'RAM') return moved === 'GROUND' && s.inchesMoved <= farthest(s);
  if (attack === 'DEATH_FROM_ABOVE') return moved === 'JUMPED' && s.inchesMoved <= farthest(s);
  const reach = { PHYSICAL: 1, MELEE_WEAPON: 2 }[attack as 'PHYSICAL'] ?? 42;
  return contact || inches <= reach;
}

/** The points of a printed value after weapon hits; 1 for `0*`. */
const pointsLeft = (value: string, hits: number): number => (value === '0*' && hits > 0 ? 0 : Math.max(0, most(value) - hits));

function canHurt(s: Scenario): boolean {
  const hits = count(s.attacker, 'WEAPON');
  const spared = s.readings.includes('weapon-hit-spares-abilities');
  const zero = s.readings.includes('minimal-is-zero');
  const rear = (s.attacker.rear ?? []).map((value) => (value === '0*' && zero ? 0 : pointsLeft(value, spared ? 0 : hits)));
  if (s.rearDamage > 0 && !rear.includes(s.rearDamage)) return false;
  return byHand(s) || pointsLeft(printedValue(s) ?? '-', isLowered(s) ? hits : 0) > 0;
}

const overheatValue = ({ heatScale, ov }: Fighter): number => (heatScale ? ov : 0);

function canOverheat(s: Scenario): boolean {
  if (s.overheat === 0) return true;
  if (byHand(s) || s.attack === 'REAR') return false;
  if (s.readings.includes('ht-excludes-overheat') && s.attacker.ht) return false;
  if (s.readings.includes('no-overheat-with-abilities') && (s.attack !== 'WEAPON' || s.weapons !== 'ALL')) return false;
  return s.overheat <= overheatValue(s.attacker) && s.attacker.heat + s.overheat <= 4;
}

/** All possible changes, allowed or not. */
export const changesOf = (s: Scenario): readonly Change[] => [
  ...moves(s),
  ...approaches(s),
  ...overheats(s),
  ...places(s),
  ...salvoes(s),
  ...blows(s),
];

/** All pairs of changes of different fields, applied one after the other. */
export function pairsOf(s: Scenario): readonly Change[] {
  const all = changesOf(s);
  const touched = (changed: Scenario): readonly string[] =>
    Object.keys(s).filter((key) => changed[key as keyof Scenario] !== s[key as keyof Scenario]);
  return all.flatMap(([name, first], index) =>
    all.slice(index + 1).flatMap(([other, second]): readonly Change[] => {
      const set = FIELDS[name.split(' ')[0] as string] ?? touched(first);
      const also = FIELDS[other.split(' ')[0] as string] ?? touched(second);
      if (name.split(' ')[0] === other.split(' ')[0] || set.some((field) => also.includes(field))) return [];
      // What follows from the second change applies unless the first one sets it.
      const implied = touched(second).filter((field) => !set.includes(field));
      const changes = Object.fromEntries([...also, ...implied].map((field) => [field, second[field as keyof Scenario]]));
      return [[[name, other].toSorted().join(' + '), { ...first, ...changes }]];
    }),
  );
}

/** Fields that a change sets even when they keep their values. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  AVOID_WOODS: ['woods', 'woodsInches', 'lineOfSight'],
  STRIKE: ['attack', 'weapons', 'overheat', 'rearDamage'],
  STRIKE_WITH_WEAPON: ['attack', 'weapons', 'overheat', 'rearDamage'],
};

function moves(s: Scenario): readonly Change[] {
  const all: readonly Change[] = [
    ['STAND_STILL', { ...s, attackerMoved: 'STOOD_STILL' }],
    ['MOVE', { ...s, attackerMoved: 'GROUND' }],
    ['JUMP', { ...s, attackerMoved: 'JUMPED' }],
  ];
  return all.filter(([, { attackerMoved }]) => attackerMoved !== s.attackerMoved && canMove(s, attackerMoved));
}

const canMove = ({ attacker, readings }: Scenario, moved: string): boolean =>
  moved === 'STOOD_STILL' || motion(attacker, moved, readings).moved === moved;

function approaches(s: Scenario): readonly Change[] {
  const { ground, jump } = rangesLeft(s.attacker, s.readings);
  const reach = s.attackerMoved === 'JUMPED' ? jump : ground;
  const attackerMoved = s.attackerMoved === 'STOOD_STILL' ? 'GROUND' : s.attackerMoved;
  if (s.attackerMoved === 'STOOD_STILL' && !canMove(s, 'GROUND')) return [];
  const near = [42, 24, 6, 2, 1].filter((inches) => inches < s.inches && s.inches - inches <= reach);
  return near.map((inches) => [`CLOSE_IN ${inches}`, { ...s, inches, attackerMoved }]);
}

const overheats = (s: Scenario): readonly Change[] =>
  [1, 2, 3, 4]
    .filter((points) => points > s.overheat && points <= overheatValue(s.attacker) && s.attacker.heat + points <= 4)
    .map((overheat) => [`OVERHEAT ${overheat}`, { ...s, overheat }]);

function places(s: Scenario): readonly Change[] {
  const changes: Change[] = [];
  if (!s.fromRear) changes.push(['STRIKE_THE_REAR', { ...s, fromRear: true }]);
  if (s.woods || s.woodsInches > 0)
    changes.push(['AVOID_WOODS', { ...s, woods: false, woodsInches: 0, lineOfSight: s.lineOfSight || s.woodsInches >= 6 }]);
  if (s.partialCover && s.targetWaterDepth === 0) changes.push(['AVOID_COVER', { ...s, partialCover: false }]);
  return changes;
}

function salvoes(s: Scenario): readonly Change[] {
  if (s.attack !== 'WEAPON') return [];
  const all: readonly Change[] = [
    ['FIRE_EVERYTHING', { ...s, weapons: 'ALL' }],
    ['FIRE_LRM', { ...s, weapons: 'LRM' }],
    ['FIRE_SRM', { ...s, weapons: 'SRM' }],
  ];
  return all.filter(([, { weapons }]) => weapons !== s.weapons);
}

function blows(s: Scenario): readonly Change[] {
  // The jump of a death from above follows from the attack.
  const attackerMoved = s.attack === 'DEATH_FROM_ABOVE' && s.attackerMoved === 'JUMPED' ? 'GROUND' : s.attackerMoved;
  const bare = { ...s, attackerMoved, weapons: 'ALL', overheat: 0, rearDamage: 0 } as const;
  const all: readonly Change[] = [
    ['STRIKE', { ...bare, attack: 'PHYSICAL' }],
    ['STRIKE_WITH_WEAPON', { ...bare, attack: 'MELEE_WEAPON' }],
  ];
  return all.filter(([, { attack }]) => attack !== s.attack);
}
