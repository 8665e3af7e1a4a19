/** What a unit row shows and does. */
import type { CardEntry } from '@rangefinder/cards';
import type { BattleRules } from './rules.js';
import type { Battle, Fighter, Tally } from './state.js';

/** A button of a row. */
export interface RowAction {
  readonly label: string;
  /** Set for a button that stays pressed. */
  readonly isPressed?: boolean;
  /** Set for what has to be done first. */
  readonly isMain?: boolean;
  readonly run: () => void;
}

/** Content and actions of a unit row. */
export interface UnitRow {
  readonly fighter: Fighter;
  readonly card: CardEntry | undefined;
  readonly rules: BattleRules | undefined;
  readonly battle: Battle;
  readonly actions: readonly RowAction[];
  readonly isChosen: boolean;
  tick(change: Partial<Tally>): void;
  adjust(name: string, value: number): void;
}
