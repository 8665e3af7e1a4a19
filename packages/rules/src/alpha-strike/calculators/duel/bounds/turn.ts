/**
 * One turn of both sides in doubles, in two halves: first every state of the first side moves to its possible results, then every
 * state of the second. Given the initial states, the halves are independent of each other. They depend on the initial stance of the
 * first side, so both halves are processed stance by stance.
 */
import type { Meetings } from './meetings.js';
import { listed, type NumberedSide, type Outcomes, type Ways } from './numbered-side.js';
import { clear, emptyTally, type Tallies, type Tally, tallies, tallyUp } from './tally.js';

/** States of the second side with their weights, for one state of the first. */
export interface Row {
  readonly states: readonly number[];
  readonly weights: readonly number[];
}
/** Weights of pairs of states in which both sides survive and at least one can still hit the other. */
export type Open = ReadonlyMap<number, Row>;

/** Weights of the possible ends of a duel, mutually exclusive. */
export interface Ended {
  /** Only the first side destroyed. */
  readonly first: number;
  readonly second: number;
  readonly both: number;
  /** Both survive, and neither can attack again. */
  readonly stalemate: number;
}

/** The results of a turn. */
export interface Played {
  readonly ended: Ended;
  /** By states of the first side, then of the second. Overwritten by the next turn. */
  readonly next: Tallies;
  /** Number of added products. */
  readonly additions: number;
}

/** Both sides of a duel and their working memory. */
export interface Arena {
  readonly first: NumberedSide;
  readonly second: NumberedSide;
  readonly meetings: Meetings;
  readonly halfway: Tallies;
  readonly destroyed: Tally;
  readonly next: Tallies;
}

export const arenaOf = (first: NumberedSide, second: NumberedSide, meetings: Meetings): Arena => ({
  first,
  second,
  meetings,
  halfway: tallies(),
  destroyed: emptyTally(),
  next: tallies(),
});

/** Mutable state of a turn in progress. Local to `playTurn`. */
interface Turn {
  readonly arena: Arena;
  /** Smaller products are dropped. */
  readonly cut: number;
  readonly ended: { -readonly [K in keyof Ended]: number };
  additions: number;
}

/** The outcomes of a state of the second side, against one stance of the first. */
type OutcomesOf = (state: number) => Outcomes;

/** Plays one turn. Ways below `cut` are not followed. */
export function playTurn(arena: Arena, open: Open, cut: number): Played {
  const turn: Turn = { arena, cut, ended: { first: 0, second: 0, both: 0, stalemate: 0 }, additions: 0 };
  arena.next.clear();
  for (const [stance, members] of byStance(arena.first, open)) {
    for (const state of members) moveFirst(turn, stance, state, open.get(state) as Row);
    moveSecond(turn, stance);
  }
  return { ended: turn.ended, next: arena.next, additions: turn.additions };
}

function byStance({ stanceIn }: NumberedSide, open: Open): ReadonlyMap<number, readonly number[]> {
  const classes = new Map<number, number[]>();
  for (const state of open.keys()) {
    const stance = stanceIn(state);
    const members = classes.get(stance);
    if (members) members.push(state);
    else classes.set(stance, [state]);
  }
  return classes;
}

/** The first half: moves one state of the first side, against all its second sides. */
function moveFirst(turn: Turn, stance: number, state: number, { states, weights }: Row): void {
  const { first, second, meetings, halfway, destroyed } = turn.arena;
  const known: Outcomes[] = [];
  for (let index = 0; index < states.length; index++) {
    const other = states[index] as number;
    const weight = weights[index] as number;
    const facing = second.stanceIn(other);
    known[facing] ??= first.after(state, meetings(stance, facing).first);
    const { all, killed } = known[facing] as Outcomes;
    for (let way = 0; way < all.states.length; way++) {
      const share = weight * (all.chances[way] as number);
      if (share <= turn.cut) break;
      tallyUp(halfway.of(all.states[way] as number), other, share);
      turn.additions++;
    }
    // No cut here: few states are reached by many ways, whose weights add up.
    tallyUp(destroyed, other, weight * killed);
  }
  turn.additions += states.length;
}

/** The second half: moves the second sides whose opponents began in this stance. */
function moveSecond(turn: Turn, stance: number): void {
  const { first, second, meetings, halfway, destroyed } = turn.arena;
  const outcomesOf = listed((state) => second.after(state, meetings(stance, second.stanceIn(state)).second));
  outlive(turn, outcomesOf);
  halfway.each((tally, left) => {
    if (first.isHarmless(left)) standHarmless(turn, left, tally, outcomesOf);
    else standArmed(turn, left, tally, outcomesOf);
  });
  clear(destroyed);
  halfway.clear();
}

/** Splits the second sides whose opponent was destroyed in this turn into destroyed and surviving ones. */
function outlive(turn: Turn, outcomesOf: OutcomesOf): void {
  const { ended } = turn;
  const { destroyed } = turn.arena;
  for (const state of destroyed.touched) {
    const { survived, killed } = outcomesOf(state);
    const weight = destroyed.values[state] as number;
    ended.first += weight * survived;
    ended.both += weight * killed;
  }
  turn.additions += 2 * destroyed.touched.length;
}

/** A first side that can attack: second sides that can attack too continue normally, others can only be hit. */
function standArmed(turn: Turn, left: number, tally: Tally, outcomesOf: OutcomesOf): void {
  const { first, next } = turn.arena;
  const [against, safe] = [next.of(left), next.of(first.sheltered(left))];
  for (const state of tally.touched) {
    const weight = tally.values[state] as number;
    const { armed, harmless, killed } = outcomesOf(state);
    turn.ended.second += weight * killed;
    turn.additions += 1 + follow(turn, against, weight, armed) + follow(turn, safe, weight, harmless);
  }
}

/** A first side that can never attack again: the second side can no longer be hit, and the duel is a stalemate if both are harmless. */
function standHarmless(turn: Turn, left: number, tally: Tally, outcomesOf: OutcomesOf): void {
  const against = turn.arena.next.of(left);
  for (const state of tally.touched) {
    const weight = tally.values[state] as number;
    const { armedSheltered, harmless, killed } = outcomesOf(state);
    turn.ended.second += weight * killed;
    for (const chance of harmless.chances) turn.ended.stalemate += weight * chance;
    turn.additions += 1 + harmless.chances.length + follow(turn, against, weight, armedSheltered);
  }
}

/** Follows ways down to the cut, and returns their number. */
function follow({ cut }: Turn, tally: Tally, weight: number, { states, chances }: Ways): number {
  for (let way = 0; way < states.length; way++) {
    const share = weight * (chances[way] as number);
    if (share <= cut) return way;
    tallyUp(tally, states[way] as number, share);
  }
  return states.length;
}
