/**
 * One turn of both sides in doubles, in two halves: first every state of the first side goes where its turn can take it,
 * then every state of the second. Given the states in which the turn begins, neither half depends on the other; it
 * depends on the stance in which the first side began, so the halves follow each other stance by stance.
 */
import type { Meetings } from './meetings.js';
import { listed, type NumberedSide, type Outcomes, type Ways } from './numbered-side.js';
import { clear, emptyTally, type Tallies, type Tally, tallies, tallyUp } from './tally.js';

/** States of the second side with their weights against one state of the first. */
export interface Row {
  readonly states: readonly number[];
  readonly weights: readonly number[];
}
/** Weights of pairs of states in which both sides stand and one at least can still hit the other. */
export type Open = ReadonlyMap<number, Row>;

/** How a duel can have ended; each excludes the others. */
export interface Ended {
  /** Only the first side destroyed. */
  readonly first: number;
  readonly second: number;
  readonly both: number;
  /** Both stand, and neither can ever attack again. */
  readonly stalemate: number;
}

/** What a turn makes of what was open. */
export interface Played {
  readonly ended: Ended;
  /** By states of the first side, then of the second; overwritten by the next turn. */
  readonly next: Tallies;
  /** Products that were added up. */
  readonly additions: number;
}

/** Both sides of a duel, and room to work in. */
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

/** A turn while it is being played; nothing outside holds its counts yet. */
interface Turn {
  readonly arena: Arena;
  /** Products below this are left out. */
  readonly cut: number;
  readonly ended: { -readonly [K in keyof Ended]: number };
  additions: number;
}

/** Second sides of one stance of the first, and what their turn makes of them. */
type OutcomesOf = (state: number) => Outcomes;

/** Plays one turn; ways below `cut` are not followed. */
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

/** The first half: where one state of the first side goes against all second sides that it stands against. */
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
    // Few states are reached by many ways here: what is too little alone is much together.
    tallyUp(destroyed, other, weight * killed);
  }
  turn.additions += states.length;
}

/** The second half: where second sides go that stand against a first side which began in this stance. */
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

/** Against a first side that this turn destroys: who falls with it, and who does not. */
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

/** A first side that can attack: whoever can attack it too goes on with it, the others can only be hit. */
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

/** A first side that can never attack again: nothing hits the second any more, and nothing either if both are harmless. */
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

/** Follows ways until they are too unlikely; gives how many. */
function follow({ cut }: Turn, tally: Tally, weight: number, { states, chances }: Ways): number {
  for (let way = 0; way < states.length; way++) {
    const share = weight * (chances[way] as number);
    if (share <= cut) return way;
    tallyUp(tally, states[way] as number, share);
  }
  return states.length;
}
