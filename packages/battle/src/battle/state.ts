/** The state of a battle: units, damage, turn and phase. Pure: every change returns a new battle. */
import type { Text } from '@rangefinder/rules';
import type { ForceEntry } from '../forces/force.js';

/** Damage and marks on a card. */
export interface Tally {
  /** Boxes crossed out, by the name of the figure that holds their number: `{ armor: 2 }`. */
  readonly lost: Readonly<Record<string, number>>;
  /** Position on the scale of the card, such as heat; starts at 0. */
  readonly level: number;
  /** Permanent marks, one item for each hit: `['ENGINE', 'WEAPON']`. */
  readonly marks: readonly string[];
  readonly out: boolean;
}

/** One unit on the table. */
export interface Fighter {
  readonly key: string;
  /** Id in the catalog. */
  readonly id: string;
  readonly side: 0 | 1;
  /** Number among equal units of a side, from 1; 0 for a single one. */
  readonly nth: number;
  /** Figures that override those of the card: `{ skill: 3 }`. */
  readonly own: Readonly<Record<string, number>>;
  /** The tally in effect. */
  readonly now: Tally;
  /** The tally after the end of the turn. */
  readonly next: Tally;
  /** Actions and effects of this turn, in terms of the rule set: `{ fired: true }`. */
  readonly did: Readonly<Record<string, number | boolean>>;
}

/** A change of the marks of a unit. */
export interface UnitChange {
  readonly key: string;
  readonly add?: readonly string[];
  readonly remove?: readonly string[];
  /** Set for a unit that leaves the game. */
  readonly out?: true;
  /** Actions and effects of this turn. */
  readonly did?: Fighter['did'];
}

export interface LogLine {
  readonly turn: number;
  readonly said: Text;
}

/** Units of one side that act one after the other. */
export interface Activation {
  /** Phase of the turn, from 0. */
  readonly phase: number;
  readonly side: 0 | 1;
  /** Lance of the side, from 1; 0 for a side with a single lance. */
  readonly group: number;
  /** Number of units. */
  readonly count: number;
}

/** The field names are part of saved battles and shared links: renaming one breaks both. */
export interface Battle {
  /** Slug of the rule set. */
  readonly system: string;
  /** From 1. */
  readonly turn: number;
  /** Phase of the turn, from 0. */
  readonly phase: number;
  readonly names: readonly [string, string];
  readonly fighters: readonly Fighter[];
  /** Activations of this turn; empty before initiative. */
  readonly order: readonly Activation[];
  /** Number of completed activations of this phase. */
  readonly acted: number;
  /** Oldest first. */
  readonly log: readonly LogLine[];
}

/** A side before the battle. */
export interface Side {
  readonly name: string;
  readonly units: readonly ForceEntry[];
}

const MAX_LOG_LINES = 200;
/** More units do not fit a phone. */
export const MAX_FIGHTERS = 60;

export const UNHARMED: Tally = { lost: {}, level: 0, marks: [], out: false };

export const newFighter = (id: string, key: string, side: 0 | 1, nth: number): Fighter => ({
  ...{ key, id, side, nth, own: {}, did: {} },
  ...{ now: UNHARMED, next: UNHARMED },
});

const fightersOf = ({ units }: Side, side: 0 | 1): readonly Omit<Fighter, 'key'>[] =>
  units.flatMap(({ id, count }) => Array.from({ length: count }, (_, at) => newFighter(id, '', side, count > 1 ? at + 1 : 0)));

/** Creates a battle before its first turn. @example newBattle('5150', [{ name: 'Police', units }, { name: 'Gang', units: others }]) */
export function newBattle(system: string, [first, second]: readonly [Side, Side]): Battle {
  const all = [...fightersOf(first, 0), ...fightersOf(second, 1)].slice(0, MAX_FIGHTERS);
  const fighters = all.map((fighter, at) => ({ ...fighter, key: String(at) }));
  return { system, turn: 1, phase: 0, names: [first.name, second.name], fighters, order: [], acted: 0, log: [] };
}

export const findFighter = ({ fighters }: Battle, key: string): Fighter | undefined => fighters.find((fighter) => fighter.key === key);

const updateFighter = (battle: Battle, key: string, update: (fighter: Fighter) => Fighter): Battle => ({
  ...battle,
  fighters: battle.fighters.map((fighter) => (fighter.key === key ? update(fighter) : fighter)),
});

/** Changes the tally of a unit at the end of the turn, or also right away when `isImmediate` is set. */
export const withTally = (battle: Battle, key: string, change: Partial<Tally>, isImmediate: boolean): Battle =>
  updateFighter(battle, key, (fighter) => ({
    ...fighter,
    next: { ...fighter.next, ...change },
    ...(isImmediate && { now: { ...fighter.now, ...change } }),
  }));

/** Adds actions and effects of this turn. */
export const withActions = (battle: Battle, key: string, did: Fighter['did']): Battle =>
  updateFighter(battle, key, (fighter) => ({ ...fighter, did: { ...fighter.did, ...did } }));

const changedMarks = (marks: readonly string[], { add = [], remove = [] }: UnitChange): readonly string[] => [
  ...marks.filter((mark) => !remove.includes(mark) && !add.includes(mark)),
  ...add,
];

/** Changes marks and actions of several units, at the end of the turn or right away. */
export const withChanges = (battle: Battle, changes: readonly UnitChange[], isImmediate: boolean): Battle =>
  changes.reduce((after, change) => {
    const { key, out, did = {} } = change;
    const marks = changedMarks(findFighter(after, key)?.next.marks ?? [], change);
    return withActions(withTally(after, key, { marks, ...(out && { out }) }, isImmediate), key, did);
  }, battle);

/** Overrides figures of the card. */
export const withOverrides = (battle: Battle, key: string, own: Fighter['own']): Battle =>
  updateFighter(battle, key, (fighter) => ({ ...fighter, own: { ...fighter.own, ...own } }));

/** Puts pending tallies into effect and clears the actions of the turn; `levels` are the new scale positions by fighter key. */
export const applyPending = (battle: Battle, levels: ReadonlyMap<string, number>): Battle => ({
  ...battle,
  fighters: battle.fighters.map((fighter) => {
    const next = { ...fighter.next, level: levels.get(fighter.key) ?? fighter.next.level };
    return { ...fighter, now: next, next, did: {} };
  }),
});

/** Moves on to the next phase, or to the first phase of the next turn, which clears the actions of the turn. */
export function nextPhase(battle: Battle, phases: number): Battle {
  const isLast = battle.phase + 1 >= phases;
  return {
    ...battle,
    fighters: isLast ? battle.fighters.map((fighter) => ({ ...fighter, did: {} })) : battle.fighters,
    ...{ phase: isLast ? 0 : battle.phase + 1, turn: battle.turn + (isLast ? 1 : 0) },
    ...{ order: isLast ? [] : battle.order, acted: 0 },
  };
}

export const withLogLine = (battle: Battle, line: Text): Battle => ({
  ...battle,
  log: [...battle.log, { turn: battle.turn, said: line }].slice(-MAX_LOG_LINES),
});

/** Counts equal marks, in the order of their first occurrence. @example countMarks(['WEAPON', 'WEAPON']) // [['WEAPON', 2]] */
export const countMarks = (marks: readonly string[]): readonly (readonly [string, number])[] =>
  [...new Set(marks)].map((mark) => [mark, marks.filter((one) => one === mark).length] as const);

/** Changes the count of one mark. */
export function withMarkCount(marks: readonly string[], mark: string, count: number): readonly string[] {
  const others = marks.filter((one) => one !== mark);
  return [...others, ...Array.from({ length: Math.max(0, count) }, () => mark)];
}
