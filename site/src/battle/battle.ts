/** A battle as it stands: who fights, what is crossed out on the cards, turn and phase. Pure; every change makes a new one. */
import type { Text } from '@rangefinder/rules';
import type { ForceEntry } from '../scripts/force.js';

/** What is crossed out and marked on a card. */
export interface Tally {
  /** Boxes crossed out, by the figure that says how many there are. */
  readonly lost: Readonly<Record<string, number>>;
  /** Where the scale of the card stands; 0 at its beginning. */
  readonly level: number;
  /** What lasts to the end, each as often as it was suffered: `['ENGINE', 'WEAPON']`. */
  readonly marks: readonly string[];
  readonly out: boolean;
}

/** One unit on the table. */
export interface Fighter {
  readonly key: string;
  /** Its id in the catalog. */
  readonly id: string;
  readonly side: 0 | 1;
  /** From 1, where a side has several of the same; else 0. */
  readonly nth: number;
  /** Figures that are not those of its card: `{ skill: 3 }`. */
  readonly own: Readonly<Record<string, number>>;
  /** What counts now. */
  readonly now: Tally;
  /** The same with what takes effect at the end of the turn. */
  readonly next: Tally;
  /** What it did and suffered this turn, in words of its rule set. */
  readonly did: Readonly<Record<string, number | boolean>>;
}

/** Something that was done. */
export interface LogLine {
  readonly turn: number;
  readonly said: Text;
}

/** Some units of a side act. */
export interface Activation {
  /** The step of the turn, from 0. */
  readonly phase: number;
  readonly side: 0 | 1;
  /** Which lance of its side, from 1; 0 where the side is one. */
  readonly group: number;
  /** How many of its units. */
  readonly count: number;
}

export interface Battle {
  /** Slug of its rule set. */
  readonly system: string;
  /** From 1. */
  readonly turn: number;
  /** Which step of the turn it is, from 0. */
  readonly phase: number;
  readonly names: readonly [string, string];
  readonly fighters: readonly Fighter[];
  /** Who acts before whom this turn; empty until it is settled. */
  readonly order: readonly Activation[];
  /** How many of those of this step have acted. */
  readonly acted: number;
  /** The latest last. */
  readonly log: readonly LogLine[];
}

/** A side before the battle. */
export interface Side {
  readonly name: string;
  readonly units: readonly ForceEntry[];
}

const MAX_LOG = 200;
/** More are no battle on a phone. */
export const MAX_FIGHTERS = 60;

export const UNHARMED: Tally = { lost: {}, level: 0, marks: [], out: false };

/** A unit as it comes to the table. */
export const fresh = (id: string, key: string, side: 0 | 1, nth: number): Fighter => ({
  ...{ key, id, side, nth, own: {}, did: {} },
  ...{ now: UNHARMED, next: UNHARMED },
});

const fightersOf = ({ units }: Side, side: 0 | 1): readonly Omit<Fighter, 'key'>[] =>
  units.flatMap(({ id, count }) => Array.from({ length: count }, (_, at) => fresh(id, '', side, count > 1 ? at + 1 : 0)));

/** A battle before its first turn. @example begun('5150', [{ name: 'Police', units }, { name: 'Gang', units: others }]) */
export function begun(system: string, [first, second]: readonly [Side, Side]): Battle {
  const all = [...fightersOf(first, 0), ...fightersOf(second, 1)].slice(0, MAX_FIGHTERS);
  const fighters = all.map((fighter, at) => ({ ...fighter, key: String(at) }));
  return { system, turn: 1, phase: 0, names: [first.name, second.name], fighters, order: [], acted: 0, log: [] };
}

export const fighterOf = ({ fighters }: Battle, key: string): Fighter | undefined => fighters.find((fighter) => fighter.key === key);

const changed = (battle: Battle, key: string, change: (fighter: Fighter) => Fighter): Battle => ({
  ...battle,
  fighters: battle.fighters.map((fighter) => (fighter.key === key ? change(fighter) : fighter)),
});

/** Something is crossed out or rubbed out; `atOnce` where it need not wait for the end of the turn. */
export const marked = (battle: Battle, key: string, change: Partial<Tally>, atOnce: boolean): Battle =>
  changed(battle, key, (fighter) => ({
    ...fighter,
    next: { ...fighter.next, ...change },
    ...(atOnce && { now: { ...fighter.now, ...change } }),
  }));

/** What a unit did or suffered this turn. */
export const withDeeds = (battle: Battle, key: string, did: Fighter['did']): Battle =>
  changed(battle, key, (fighter) => ({ ...fighter, did: { ...fighter.did, ...did } }));

/** A figure that is not that of the card. */
export const withOwn = (battle: Battle, key: string, own: Fighter['own']): Battle =>
  changed(battle, key, (fighter) => ({ ...fighter, own: { ...fighter.own, ...own } }));

/** Everything that waited takes effect; `levels` are those that the rules give. */
export const settled = (battle: Battle, levels: ReadonlyMap<string, number>): Battle => ({
  ...battle,
  fighters: battle.fighters.map((fighter) => {
    const next = { ...fighter.next, level: levels.get(fighter.key) ?? fighter.next.level };
    return { ...fighter, now: next, next, did: {} };
  }),
});

/** The next step of the turn, or the first of the next turn. */
export function advanced(battle: Battle, phases: number): Battle {
  const isLast = battle.phase + 1 >= phases;
  return {
    ...battle,
    ...{ phase: isLast ? 0 : battle.phase + 1, turn: battle.turn + (isLast ? 1 : 0) },
    ...{ order: isLast ? [] : battle.order, acted: 0 },
  };
}

export const logged = (battle: Battle, said: Text): Battle => ({
  ...battle,
  log: [...battle.log, { turn: battle.turn, said }].slice(-MAX_LOG),
});

/** Counts alike marks, in the order in which they came first. @example counted(['WEAPON', 'WEAPON']) // [['WEAPON', 2]] */
export const counted = (marks: readonly string[]): readonly (readonly [string, number])[] =>
  [...new Set(marks)].map((mark) => [mark, marks.filter((one) => one === mark).length] as const);

/** The marks with another count of one of them. */
export function withCountOf(marks: readonly string[], mark: string, count: number): readonly string[] {
  const others = marks.filter((one) => one !== mark);
  return [...others, ...Array.from({ length: Math.max(0, count) }, () => mark)];
}
