/** Whether a unit is in the game. Pure. */
import type { CardEntry } from '@rangefinder/cards';
import type { BattleRules } from './rules.js';
import type { Fighter, Tally } from './state.js';

interface Unit {
  readonly fighter: Fighter;
  readonly card: CardEntry | undefined;
  readonly rules: BattleRules | undefined;
}

const isOut = (tally: Tally, { rules, card }: Pick<Unit, 'rules' | 'card'>): boolean =>
  tally.out || (card !== undefined && rules?.isOut(tally, card) === true);

export type UnitState = 'in' | 'going' | 'out';

/** Returns `out` for a unit out of the game, `going` for one that leaves at the end of the turn. */
export const stateOf = (row: Unit): UnitState => (isOut(row.fighter.now, row) ? 'out' : isOut(row.fighter.next, row) ? 'going' : 'in');
