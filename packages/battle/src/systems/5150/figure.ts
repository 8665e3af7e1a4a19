/** A figure on the table: its Rep, its state, who leads it. */
import type { Battle, Fighter } from '../../battle/state.js';

const OUT = ['DEAD', 'OUT_OF_THE_FIGHT'];
/** States by their marks; a figure without one is steady. */
export const STATES = ['DUCKED_BACK', 'STUNNED', 'PANICKED', 'RUNNING', ...OUT];

export const has = ({ now }: Fighter, mark: string): boolean => now.marks.includes(mark);

/** The Rep in the id: `5150/4.rifle.light`. */
export const repOf = ({ id }: Fighter): number => Number(/\/(\d)/.exec(id)?.[1] ?? 0);

export const stateOf = (figure: Fighter): string => STATES.find((state) => has(figure, state)) ?? 'STEADY';

/** Set for a figure that has ceased to fight. */
export const LEAVING = 'LEAVING';

/** The marks of a figure in another state. */
export const withState = ({ next }: Fighter, state: string): readonly string[] => [
  ...next.marks.filter((mark) => !STATES.includes(mark)),
  state,
];

export const isFinished = (fighter: Fighter): boolean => fighter.now.out || OUT.some((mark) => has(fighter, mark));

interface Leadership {
  readonly rep: number;
  /** Set when the Leader has fallen. */
  readonly standIn: boolean;
}

/** Who leads the group of a figure: its Leader, or the highest Rep once he has fallen; undefined without a group. */
export function leadershipOf(figure: Fighter, { fighters }: Battle): Leadership | undefined {
  if (has(figure, 'LEADER') || has(figure, 'APART')) return undefined;
  const group = fighters.filter((one) => one.side === figure.side && !has(one, 'APART'));
  const leaders = group.filter((one) => has(one, 'LEADER'));
  if (leaders.length === 0) return undefined;
  const leading = leaders.filter((one) => !isFinished(one));
  const standIns = group.filter((one) => !isFinished(one));
  const reps = (leading.length > 0 ? leading : standIns).map(repOf);
  return reps.length > 0 ? { rep: Math.max(...reps), standIn: leading.length === 0 } : undefined;
}

/** The Rep by which a figure is activated. */
export const activationRep = (figure: Fighter, battle: Battle): number => Math.max(repOf(figure), leadershipOf(figure, battle)?.rep ?? 0);
