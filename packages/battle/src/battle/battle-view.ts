/** Draws the state of a battle: turn, order, the rows of both sides and the log. */
import { make, need, say } from '../dom.js';
import { BATTLE } from '../texts/battle.js';
import { drawOrder } from './order-view.js';
import type { BattleRules, InitiativeMethod } from './rules.js';
import type { Battle, Fighter } from './state.js';
import { stateOf, type UnitRow, unitRow } from './unit-row.js';
import type { SystemWords } from './words.js';

interface BattleView {
  readonly rules: BattleRules | undefined;
  readonly phases: SystemWords['phases'];
  rowOf(fighter: Fighter): UnitRow;
  resolveInitiative(method: InitiativeMethod): void;
  setActed(acted: number): void;
}

/** Redraws rows while keeping the focus and the open details. */
function preservingFocus(table: HTMLElement, redraw: () => void): void {
  const focused = document.activeElement;
  const rows = [...table.querySelectorAll<HTMLElement>('[data-fighter]')];
  const open = new Set(rows.filter((one) => one.querySelector('details[open]')).map((one) => one.dataset.fighter));
  const owner = focused?.closest<HTMLElement>('[data-fighter]')?.dataset.fighter;
  const label = focused?.getAttribute('aria-label') ?? '';
  redraw();
  for (const one of table.querySelectorAll<HTMLElement>('[data-fighter]')) {
    const details = one.querySelector('details');
    if (details && open.has(one.dataset.fighter)) details.open = true;
    if (owner !== undefined && one.dataset.fighter === owner)
      [...one.querySelectorAll<HTMLElement>('[aria-label]')].find((part) => part.getAttribute('aria-label') === label)?.focus();
  }
}

/** Units out of the game come last. */
function drawSides(root: HTMLElement, battle: Battle, { rowOf }: BattleView): void {
  for (const side of [0, 1] as const) {
    const place = need<HTMLElement>(`[data-side="${side}"]`, root);
    need('h2', place).textContent = battle.names[side];
    const rows = battle.fighters.filter((fighter) => fighter.side === side).map(rowOf);
    const sorted = rows.toSorted((one, other) => Number(stateOf(one) === 'out') - Number(stateOf(other) === 'out'));
    need('[data-fighters]', place).replaceChildren(...sorted.map(unitRow));
  }
}

function drawHead(root: HTMLElement, { turn, phase }: Battle, { phases }: BattleView): void {
  need('[data-battle-turn]', root).textContent = `${say(BATTLE.turn)} ${turn}`;
  need('[data-battle-phase]', root).textContent = phases[phase]?.name ?? '';
  need('[data-battle-about]', root).textContent = phases[phase]?.about ?? '';
}

function drawLog(root: HTMLElement, { log }: Battle): void {
  const lines = log.toReversed().map(({ turn, said }) => make('li', {}, `${say(BATTLE.turn)} ${turn}. ${say(said)}`));
  need('[data-battle-log]', root).replaceChildren(...(lines.length > 0 ? lines : [make('li', {}, say(BATTLE.nothingYet))]));
}

export function drawBattle(root: HTMLElement, battle: Battle, view: BattleView): void {
  drawHead(root, battle, view);
  drawOrder(root, battle, view.rules, view);
  preservingFocus(need('[data-battle]', root), () => drawSides(root, battle, view));
  drawLog(root, battle);
}
