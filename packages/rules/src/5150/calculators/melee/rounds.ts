/**
 * The melee as a Markov chain of rounds. The first round may differ; all later ones are equal until a fighter falls. The end result
 * is the exact sum of a geometric series, not a truncated loop.
 */
import {
  add,
  certain,
  chance,
  combine,
  complement,
  type Distribution,
  divide,
  equals,
  type Fraction,
  fraction,
  map,
  multiply,
  ONE,
  ZERO,
} from '@rangefinder/dice';
import { damageOdds, type HitOdds } from '../../engine/damage/damage.js';
import { countedDice, impactAgainst, isBlowLost, type Readings } from '../../engine/melee/modifiers.js';
import { countPassed } from '../../engine/pass-dice/pass-dice.js';
import { CRUSHING_DIFFERENCE, CRUSHING_KILL_FACE } from '../../reference/tables/melee.js';
import type { Fighter, FighterInput } from './fighter.js';

/** The losses of a fighter. */
export interface Loss {
  readonly stunned: Fraction;
  readonly outOfTheFight: Fraction;
  readonly dead: Fraction;
}

/** The state of the melee. */
export interface State {
  readonly fighting: Fraction;
  readonly fighter: Loss;
  readonly opponent: Loss;
}

/** A blow: the odds of its damage roll, and whether it has no effect even with a lead of two dice. */
export interface Blow {
  readonly odds: HitOdds;
  readonly isLost: boolean;
}

/** The blows of each side. */
export interface Blows {
  readonly fighter: Blow;
  readonly opponent: Blow;
}

const FACES = 6;
const KILLS = fraction(CRUSHING_KILL_FACE, FACES);

/** The blow of a fighter who beats another. */
export const blowOf = (own: FighterInput, { armor }: FighterInput, readings: Readings): Blow => ({
  odds: damageOdds(own.weapon, armor, { powered: own.powered, readings }),
  isLost: isBlowLost(impactAgainst(own, armor, readings), readings),
});

function passedIn({ dice, laterDice, roll }: Fighter, rep: number, first: boolean, readings: Readings): Distribution<number> {
  const passed =
    first && roll !== undefined ? certain(roll.filter((face) => face <= rep).length) : countPassed(rep, first ? dice : laterDice);
  return map(passed, (count) => countedDice(count, readings));
}

/** Combines the odds to lose by one die, and by two or more, with the losses of each. */
function lossOf(byOne: Fraction, led: Fraction, { odds: { stunned, outOfTheFight, dead }, isLost }: Blow): Loss {
  const byTwo = isLost ? ZERO : led;
  return {
    stunned: multiply(byOne, stunned),
    outOfTheFight: add(multiply(byOne, outOfTheFight), multiply(byTwo, complement(KILLS))),
    dead: add(multiply(byOne, dead), multiply(byTwo, KILLS)),
  };
}

/** The total odds of a loss. @example fallen({ stunned: ZERO, outOfTheFight: ONE, dead: ZERO }) // 1 */
export const fallen = ({ stunned, outOfTheFight, dead }: Loss): Fraction => add(add(stunned, outOfTheFight), dead);

/** The result of one round. Source: the result table of melee. */
export function roundOf(fighter: Fighter, opponent: Fighter, blows: Blows, first: boolean, readings: Readings): State {
  const rep = (side: Fighter): number => (first ? side.firstRep : side.rep);
  const passed = (side: Fighter): Distribution<number> => passedIn(side, rep(side), first, readings);
  const ahead = combine(passed(fighter), passed(opponent), (own, other) => own - other);
  const by = (test: (difference: number) => boolean): Fraction => chance(ahead, test);
  const losses = {
    fighter: lossOf(
      by((difference) => difference === -1),
      by((difference) => difference <= -CRUSHING_DIFFERENCE),
      blows.opponent,
    ),
    opponent: lossOf(
      by((difference) => difference === 1),
      by((difference) => difference >= CRUSHING_DIFFERENCE),
      blows.fighter,
    ),
  };
  return { fighting: complement(add(fallen(losses.fighter), fallen(losses.opponent))), ...losses };
}

const scaled = ({ stunned, outOfTheFight, dead }: Loss, by: Fraction): Loss => ({
  stunned: multiply(stunned, by),
  outOfTheFight: multiply(outOfTheFight, by),
  dead: multiply(dead, by),
});
const joined = (a: Loss, b: Loss): Loss => ({
  stunned: add(a.stunned, b.stunned),
  outOfTheFight: add(a.outOfTheFight, b.outOfTheFight),
  dead: add(a.dead, b.dead),
});

/** The state after more rounds: adds the losses of `round` times `share`; `fighting` is the new probability that both still fight. */
const after = (sofar: State, round: State, share: Fraction, fighting: Fraction): State => ({
  fighting,
  fighter: joined(sofar.fighter, scaled(round.fighter, share)),
  opponent: joined(sofar.opponent, scaled(round.opponent, share)),
});

/** The states after each of the first rounds. @example statesAfter(first, later, 3).length // 3 */
export function statesAfter(first: State, later: State, rounds: number): readonly State[] {
  const next = (sofar: State): State => after(sofar, later, sofar.fighting, multiply(sofar.fighting, later.fighting));
  const states = [first];
  while (states.length < rounds) states.push(next(states.at(-1) as typeof first));
  return states;
}

/** The final state. After the first round, f·(1 + c + c² + …) = f / (1 − c) rounds are expected, unless every round is a draw. */
export function endOf(first: State, later: State): State {
  if (equals(later.fighting, ONE)) return first;
  return after(first, later, divide(first.fighting, complement(later.fighting)), ZERO);
}
