/**
 * The exchange between a figure that is shot at and the one whom it answers, to its end: a Markov chain of bursts. A state is who
 * fires, at which Rep, who is a hero, and whether the other has ammunition. Figures of a group share the dice of a test, which
 * changes nothing in the odds of each figure.
 */
import { add, type Distribution, type Fraction, multiply, ONE, ZERO } from '@rangefinder/dice';
import type { Action } from '../../engine/reaction/vocabulary.js';
import { MUST_FIRE } from '../../reference/tables/reactions.js';
import type { Result } from '../../vocabulary.js';
import { leaving, type Odds, visitsOf } from './chain.js';
import type { Fate } from './vocabulary.js';
import {
  type BurstEnd,
  burstOf,
  EMPTYING_ONES,
  endsOf,
  type Figure,
  type Modifier,
  type Question,
  type Reaction,
  reactionsOf,
  suppresses,
} from './volley.js';

/** A value for each of two opponents: the first fired first. */
type Two<T> = readonly [first: T, second: T];
type Place = 0 | 1;

/** A figure, and whether its weapon reaches the enemy. */
export interface Opponent {
  readonly figure: Figure;
  readonly canAnswer: boolean;
}

interface State {
  readonly shooter: Place;
  readonly modifier: Modifier;
  readonly heroes: Two<boolean>;
  /** Whether the one who is shot at is out of ammunition. */
  readonly isTargetEmpty: boolean;
}

const BOOLEANS = [false, true] as const;
const STATES: readonly State[] = BOOLEANS.flatMap((isTargetEmpty) =>
  BOOLEANS.flatMap((one) =>
    BOOLEANS.flatMap((two) =>
      ([0, 1] as const).flatMap((shooter) =>
        ([0, -1] as const).map((modifier): State => ({ shooter, modifier, heroes: [one, two], isTargetEmpty })),
      ),
    ),
  ),
);
const keyOf = ({ shooter, modifier, heroes, isTargetEmpty }: State): string => `${shooter}${modifier}${heroes.join()}${isTargetEmpty}`;
const NUMBERS = new Map(STATES.map((state, number) => [keyOf(state), number]));
const numberOf = (state: State): number => NUMBERS.get(keyOf(state)) as number;

const HARMED: { readonly [R in Result]?: Fate } = { STUNNED: 'STUNNED', OUT_OF_THE_FIGHT: 'OUT_OF_THE_FIGHT', DEAD: 'DEAD' };
const FATES_OF: { readonly [A in Action]?: Fate } = {
  DUCK_BACK: 'DUCKED_BACK',
  REACH_COVER_AND_DUCK_BACK: 'DUCKED_BACK',
  GO_PRONE: 'PRONE',
  PANIC: 'PANICKED',
  RUN: 'FLED',
};
const MINUS_ONE: readonly Action[] = ['FIRE_AT_MINUS_ONE', 'STOP_AND_FIRE_AT_MINUS_ONE'];

/** Odds of each fate of both. */
export type Fates = Two<ReadonlyMap<Fate, Fraction>>;

/** Where a state leads: to other states, and to ends. */
interface Moves {
  readonly next: Fraction[];
  readonly ends: { readonly fates: Two<Fate>; readonly chance: Fraction }[];
}

const inOrder = <T>(shooter: Place, ofShooter: T, ofTarget: T): Two<T> => (shooter === 0 ? [ofShooter, ofTarget] : [ofTarget, ofShooter]);

const HERO_FIRES: readonly Reaction[] = [{ action: 'FIRE', becomesHero: false, chance: ONE }];

/** The moves after a burst of a state. */
function movesOf(two: Two<Opponent>, state: State, burst: Distribution<BurstEnd>, reactions: readonly Reaction[]): Moves {
  const { shooter, heroes, isTargetEmpty } = state;
  const place: Place = shooter === 0 ? 1 : 0;
  const canAnswer = two[place].canAnswer && !isTargetEmpty;
  const moves: Moves = { next: STATES.map(() => ZERO), ends: [] };
  for (const { worst, ones, chance } of endsOf(burst)) {
    const stands: Fate = ones >= EMPTYING_ONES ? 'STANDS_EMPTY' : 'STANDS';
    const harm = HARMED[worst];
    if (harm) {
      moves.ends.push({ fates: inOrder(shooter, stands, harm), chance });
      continue;
    }
    for (const reaction of heroes[place] ? HERO_FIRES : reactions) {
      const odds = multiply(chance, reaction.chance);
      const fate = MUST_FIRE.includes(reaction.action) ? 'CANNOT_FIRE' : (FATES_OF[reaction.action] as Fate);
      if (fate !== 'CANNOT_FIRE' || !canAnswer) {
        moves.ends.push({ fates: inOrder(shooter, stands, fate), chance: odds });
        continue;
      }
      const next = numberOf({
        shooter: place,
        modifier: MINUS_ONE.includes(reaction.action) ? -1 : 0,
        heroes: inOrder(shooter, heroes[shooter], heroes[place] || reaction.becomesHero),
        isTargetEmpty: stands === 'STANDS_EMPTY',
      });
      moves.next[next] = add(moves.next[next] as Fraction, odds);
    }
  }
  return moves;
}

/** How a group plays. */
type Played = Pick<Question, 'luckyShot' | 'readings'>;

/** The first burst: at the target of a pair, with all who fire at it. */
export interface Opening {
  readonly burst: Distribution<BurstEnd>;
  readonly suppressed: boolean;
}

/** The moves of all states. Bursts do not depend on heroes. */
function allMoves(two: Two<Opponent>, played: Played): readonly Moves[] {
  const figure = (place: Place): Figure => two[place].figure;
  const bursts = new Map<string, Distribution<BurstEnd>>();
  const burst = (shooter: Place, modifier: Modifier): Distribution<BurstEnd> => {
    const key = `${shooter}${modifier}`;
    const known = bursts.get(key) ?? burstOf(figure(shooter), figure(shooter === 0 ? 1 : 0), modifier, played);
    bursts.set(key, known);
    return known;
  };
  const reactions = inOrder(
    1,
    reactionsOf(figure(1), suppresses(figure(0), figure(1)), played),
    reactionsOf(figure(0), suppresses(figure(1), figure(0)), played),
  );
  const none: Moves = { next: STATES.map(() => ZERO), ends: [] };
  return STATES.map((state) =>
    two[state.shooter].canAnswer ? movesOf(two, state, burst(state.shooter, state.modifier), reactions[state.shooter === 0 ? 1 : 0]) : none,
  );
}

/** How the exchange ends for both. */
export function fatesOf(two: Two<Opponent>, opening: Opening, played: Played): Fates {
  const [first, second] = two;
  const start = movesOf(
    two,
    { shooter: 0, modifier: 0, heroes: [first.figure.hero, second.figure.hero], isTargetEmpty: !second.figure.loaded },
    opening.burst,
    reactionsOf(second.figure, opening.suppressed, played),
  );
  const all = allMoves(two, played);
  const leaves = leaving(
    all.map(({ next }) => next),
    all.map(({ ends }) => ends.length > 0),
  );
  const moves: readonly Odds[] = all.map(({ next }, state) => (leaves[state] ? next : STATES.map(() => ZERO)));
  const visits = visitsOf(start.next, moves);
  const fates: Two<Map<Fate, Fraction>> = [new Map(), new Map()];
  const count = (ends: Two<Fate>, chance: Fraction): void => {
    for (const place of [0, 1] as const) fates[place].set(ends[place], add(fates[place].get(ends[place]) ?? ZERO, chance));
  };
  for (const { fates: ends, chance } of start.ends) count(ends, chance);
  for (const [state, visit] of visits.entries()) {
    if (visit.numerator === 0n) continue;
    if (!leaves[state]) count(['FIRES_ON', 'FIRES_ON'], visit);
    for (const { fates: ends, chance } of (leaves[state] ? all[state]?.ends : undefined) ?? []) count(ends, multiply(visit, chance));
  }
  return fates;
}
