/** Phases in which units are ticked off as they act. Pure. */
import type { CardEntry } from '@rangefinder/cards';
import { activationsOfPhase, type Progress, progressOf } from './order.js';
import type { BattleRules } from './rules.js';
import { type Activation, type Battle, type Fighter, withActions } from './state.js';
import { stateOf } from './unit-state.js';

/** A battle with its cards and rules. */
export interface Table {
  readonly battle: Battle;
  readonly cards: Readonly<Record<string, CardEntry>>;
  readonly rules: BattleRules | undefined;
}

export const isActingPhase = ({ battle, rules }: Table): boolean => rules?.acting?.phases.includes(battle.phase) === true;

function canAct({ cards, rules }: Table, fighter: Fighter): boolean {
  const card = cards[fighter.id];
  return (
    stateOf({ fighter, card, rules }) !== 'out' &&
    (rules?.acting === undefined || (card !== undefined && rules.acting.can({ fighter, card })))
  );
}

/** Units that can act in this turn. */
export const activeUnits = (table: Table): readonly Fighter[] => table.battle.fighters.filter((fighter) => canAct(table, fighter));

/** Returns whether a unit acts in this phase, and whether it has; undefined for one that does not. */
export function actedOf(table: Table, fighter: Fighter): boolean | undefined {
  if (!isActingPhase(table) || !activationsOfPhase(table.battle).some(({ side }) => side === fighter.side)) return undefined;
  const hasActed = fighter.did.acted === true;
  return hasActed || canAct(table, fighter) ? hasActed : undefined;
}

export const withActed = (battle: Battle, { key, did }: Fighter): Battle => withActions(battle, key, { acted: did.acted !== true });

/** The group of a unit in the order of this turn. */
const groupOf = ({ did }: Fighter): number => Number(did.group ?? 0);

/** The next unit of an activation. */
export const nextToAct = (table: Table, { side, group }: Pick<Activation, 'side' | 'group'>): Fighter | undefined =>
  table.battle.fighters.find((fighter) => fighter.side === side && groupOf(fighter) === group && actedOf(table, fighter) === false);

/** Activations of this phase: as they are tapped, or by the units that have acted. */
export function progress(table: Table): Progress {
  const { battle } = table;
  const activations = activationsOfPhase(battle);
  if (!isActingPhase(table)) return { activations, acted: battle.acted };
  const units = battle.fighters.flatMap((fighter) => {
    const hasActed = actedOf(table, fighter);
    return hasActed === undefined ? [] : [{ side: fighter.side, group: groupOf(fighter), hasActed }];
  });
  return progressOf(activations, units);
}
