/** The possible changes of an attack, each a single difference, and the rule that determines its worth. */
import type { RuleId } from '../../../calculator/calculator.js';
import type { Possible as AnyPossible, Puts } from '../../../calculator/sweep/changes.js';
import { mobilityOf, type Question } from '../../engine/attack/scene.js';
import { moveLeft } from '../../engine/combat/posture.js';
import { readUnit } from '../../engine/combat/unit.js';
import { BLOCKING_WOODS_INCHES } from '../../engine/to-hit/legality.js';
import { placeOf } from '../../engine/to-hit/place.js';
import { SHUTDOWN_HEAT } from '../../reference/tables/heat.js';
import { REACH_INCHES } from '../../reference/tables/physical.js';
import { RANGE_LIMITS } from '../../reference/tables/ranges.js';
import type { AttackKind, Change, Movement } from '../../vocabulary.js';

type Possible = AnyPossible<Change>;

type Situation = Question['situation'];
const within = (situation: Partial<Situation>): Puts =>
  Object.entries(situation).map(([name, value]) => [['situation', name], value] as const);

const MODES: readonly (readonly [Change, Movement])[] = [
  ['STAND_STILL', 'STOOD_STILL'],
  ['MOVE', 'GROUND'],
  ['JUMP', 'JUMPED'],
];

/** A jump requires a card with a jump. It is not suggested when the move is unknown. */
const movements = ({ attacker, situation }: Question): readonly Possible[] =>
  MODES.filter(([change, moved]) => moved !== placeOf(situation).attackerMoved && (change !== 'JUMP' || attacker.move !== undefined)).map(
    ([change, attackerMoved]) => ({ change, rule: 'alpha-strike/movement-modes', puts: within({ attackerMoved }) }),
  );

/** The remaining move of the attacker in inches; unlimited when unknown. */
function reachOf({ attacker, situation, readings }: Question): number {
  const unit = readUnit(attacker, readings);
  if (!unit.move) return Number.POSITIVE_INFINITY;
  const left = moveLeft(unit.move, mobilityOf(unit, readings));
  return placeOf(situation).attackerMoved === 'JUMPED' ? left.jump : left.ground;
}

/** Distances worth closing in to, the farthest first: range brackets, and the reach of physical attacks. */
const GOALS_INCHES: readonly number[] = [
  RANGE_LIMITS.LONG,
  RANGE_LIMITS.MEDIUM,
  RANGE_LIMITS.SHORT,
  ...Object.values(REACH_INCHES),
].toSorted((a, b) => b - a);

/** A unit that closes in does not stand still. */
function closer(question: Question): readonly Possible[] {
  const { inches = 0, attackerMoved } = question.situation;
  const moves = attackerMoved === 'STOOD_STILL' ? { attackerMoved: 'GROUND' as const } : {};
  return GOALS_INCHES.filter((limit) => limit < inches && inches - limit <= reachOf(question)).map((limit) => ({
    change: 'CLOSE_IN',
    amount: limit,
    rule: 'alpha-strike/table/ranges',
    puts: within({ inches: limit, ...moves }),
  }));
}

function hotter({ attacker, situation }: Question): readonly Possible[] {
  const most = Math.min(readUnit(attacker).overheatValue, SHUTDOWN_HEAT - attacker.heat);
  return Array.from({ length: Math.max(0, most - situation.overheat) }, (_, more) => situation.overheat + 1 + more).map((overheat) => ({
    change: 'OVERHEAT',
    amount: overheat,
    rule: 'alpha-strike/overheat',
    puts: within({ overheat }),
  }));
}

/** A line without woods, which is clear again if only they blocked it. */
const withoutWoods = (woodsInches: number) =>
  within({ woods: false, woodsInches: 0, ...(woodsInches >= BLOCKING_WOODS_INCHES && { lineOfSight: undefined }) });

const placed = ({ situation: { fromRear, woods, woodsInches, partialCover, targetWaterDepth } }: Question): readonly Possible[] => [
  ...(fromRear ? [] : [{ change: 'STRIKE_THE_REAR', rule: 'alpha-strike/attack-direction', puts: within({ fromRear: true }) } as const]),
  ...(woods || woodsInches > 0
    ? [{ change: 'AVOID_WOODS', rule: 'alpha-strike/table/to-hit', puts: withoutWoods(woodsInches) } as const]
    : []),
  ...(partialCover && targetWaterDepth === 0
    ? [{ change: 'AVOID_COVER', rule: 'alpha-strike/partial-cover', puts: within({ partialCover: false }) } as const]
    : []),
];

const WEAPONS: readonly (readonly [Change, Situation['weapons'], RuleId])[] = [
  ['FIRE_EVERYTHING', 'ALL', 'alpha-strike/weapon-damage'],
  ['FIRE_LRM', 'LRM', 'alpha-strike/missiles'],
  ['FIRE_SRM', 'SRM', 'alpha-strike/missiles'],
];

const armed = ({ situation: { attack, weapons } }: Question): readonly Possible[] =>
  attack === 'WEAPON'
    ? WEAPONS.filter(([, other]) => other !== weapons).map(([change, other, rule]) => ({ change, rule, puts: within({ weapons: other }) }))
    : [];

const STRIKES: readonly (readonly [Change, AttackKind, RuleId])[] = [
  ['STRIKE', 'PHYSICAL', 'alpha-strike/physical-attacks'],
  ['STRIKE_WITH_WEAPON', 'MELEE_WEAPON', 'alpha-strike/melee-weapons'],
];

/** A physical attack replaces the shot and its weapon options. */
const byHand = ({ situation }: Question): readonly Possible[] =>
  STRIKES.filter(([, attack]) => attack !== situation.attack).map(([change, attack, rule]) => ({
    change,
    rule,
    puts: within({ attack, weapons: 'ALL', overheat: 0, rearDamage: 0 }),
  }));

/** All possible changes. The rules may forbid some of them. */
export const possibleChanges = (question: Question): readonly Possible[] =>
  [movements, closer, hotter, placed, armed, byHand].flatMap((changes) => changes(question));
