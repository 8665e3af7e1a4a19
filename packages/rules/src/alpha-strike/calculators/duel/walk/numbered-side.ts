/** One side of a duel with states, stances and turns numbered from 0, and the exact results of its turns. */
import { type HitWeights, hitWeights, NATURAL_12 } from '../../../engine/combat/rolls.js';
import { blowId, heatsAfter, type Stance, stanceOf, type Turn, turnId } from '../exchange.js';
import { isHarmless, keyIn, type Side, type SideState, sheltered, simplest, stateOf } from '../side.js';
import { type Hits, hitsOn, noHits, totalOf } from './hits.js';

/** The results of a turn for a side, before the roll to hit. */
export interface Outcomes {
  readonly number: number;
  /** The final state of a miss, by number. */
  readonly missed: number;
  /** The final state for each condition after a hit. */
  readonly struck: readonly number[];
  readonly hits: Hits;
}

export interface NumberedSide {
  readonly start: number;
  /** Common denominator of the weights of every turn. */
  readonly total: bigint;
  /** By state. */
  readonly stanceOf: readonly number[];
  /** The place of each state among the states of its stance. */
  readonly placeOf: readonly number[];
  /** The state that replaces each state when the side can no longer be hit. It has the same stance. */
  readonly shelterOf: readonly number[];
  /** By stance. */
  readonly stances: readonly Stance[];
  /** Whether a side in a stance can never attack again. */
  readonly isHarmless: readonly boolean[];
  /** The states of each stance, by place. */
  readonly members: readonly (readonly number[])[];
  readonly numberOf: (turn: Turn) => number;
  /** The roll to hit in a turn. */
  readonly rolls: readonly HitWeights[];
  readonly after: (state: number, turn: number) => Outcomes;
  /** Number of computed conditions after hits. */
  readonly computed: () => number;
}

const NO_ROLL = hitWeights(NATURAL_12 + 1, false);

/** Numbers values in the order of their first occurrence. */
function numbering<T>(idOf: (value: T) => number, values: T[], add: (value: T, number: number) => void): (value: T) => number {
  const numbers = new Map<number, number>();
  return (value) => {
    const id = idOf(value);
    const known = numbers.get(id);
    if (known !== undefined) return known;
    const number = values.push(value) - 1;
    numbers.set(id, number);
    add(value, number);
    return number;
  };
}

interface NumberedStates extends Pick<NumberedSide, 'stanceOf' | 'placeOf' | 'shelterOf' | 'stances' | 'isHarmless' | 'members'> {
  readonly states: readonly SideState[];
  readonly number: (state: SideState) => number;
}

function numberedStates(side: Side): NumberedStates {
  const [states, stances]: [SideState[], Stance[]] = [[], []];
  const [stanceIn, placeOf, shelterOf, harmless]: [number[], number[], number[], boolean[]] = [[], [], [], []];
  const members: number[][] = [];
  const numberStance = numbering<Stance>(
    ({ id }) => id,
    stances,
    () => void members.push([]),
  );
  const number = numbering<SideState>(
    (state) => state,
    states,
    (state, index) => {
      const stance = numberStance(stanceOf(side, state));
      stanceIn[index] = stance;
      placeOf[index] = (members[stance] as number[]).push(index) - 1;
      harmless[stance] ??= isHarmless(side, keyIn(state));
      shelterOf[index] = number(sheltered(state));
    },
  );
  return { states, number, stanceOf: stanceIn, placeOf, shelterOf, stances, isHarmless: harmless, members };
}

interface NumberedTurns extends Pick<NumberedSide, 'rolls'> {
  readonly turns: readonly Turn[];
  readonly number: (turn: Turn) => number;
  /** By turn, then by state. Turns that differ only by their roll share them. */
  readonly known: readonly Outcomes[][];
}

function numberedTurns(): NumberedTurns {
  const [turns, rolls, known]: [Turn[], HitWeights[], Outcomes[][]] = [[], [], []];
  const blows = new Map<number, Outcomes[]>();
  const number = numbering<Turn>(turnId, turns, (turn) => {
    const row = blows.get(blowId(turn)) ?? [];
    blows.set(blowId(turn), row);
    known.push(row);
    rolls.push(turn.needed === undefined ? NO_ROLL : hitWeights(turn.needed, false));
  });
  return { turns, rolls, known, number };
}

/** Numbers a side. @param other determines the damage */
export function numberedSide(side: Side, other: Side): NumberedSide {
  const { states, number: numberState, ...numbered } = numberedStates(side);
  const { turns, rolls, known, number: numberOf } = numberedTurns();
  const total = totalOf(side, other);
  const table = hitsOn(side, total);
  const unharmed = noHits(total);
  let computed = 0;

  function compute(state: number, number: number): Outcomes {
    const [own, turn] = [states[state] as SideState, turns[number] as Turn];
    const key = keyIn(own);
    const hits = turn.needed === undefined ? unharmed : table.of(key, turn.damage);
    const heat = heatsAfter(side, own, turn);
    return {
      number: computed++,
      missed: numberState(stateOf(simplest(side, key), heat.missed)),
      struck: hits.conditions.map((condition) => numberState(stateOf(condition, heat.hit))),
      hits,
    };
  }

  return {
    ...numbered,
    start: numberState(side.start),
    total: NO_ROLL.total * total,
    numberOf,
    rolls,
    after: (state, turn) => {
      const row = known[turn] as Outcomes[];
      row[state] ??= compute(state, turn);
      return row[state] as Outcomes;
    },
    computed: table.computed,
  };
}
