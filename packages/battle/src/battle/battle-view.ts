/** Draws the state of a battle: turn, order, the rows of both sides and the log. */
import { make, need, say } from '../dom.js';
import { BATTLE } from '../texts/battle.js';
import type { Progress } from './order.js';
import { drawOrder } from './order-view.js';
import type { RowAction, UnitRow } from './row.js';
import type { BattleRules, InitiativeMethod } from './rules.js';
import type { Activation, Battle, Fighter } from './state.js';
import { actionButton, unitRow } from './unit-row.js';
import { stateOf } from './unit-state.js';
import type { SystemWords } from './words.js';

interface BattleView {
  readonly rules: BattleRules | undefined;
  readonly phases: SystemWords['phases'];
  rowOf(fighter: Fighter): UnitRow;
  /** Tests of a side as a whole. */
  testsOf(side: 0 | 1): readonly RowAction[];
  resolveInitiative(method: InitiativeMethod): void;
  setActed(acted: number): void;
  readonly progress: Progress;
  readonly showNext: ((one: Activation) => void) | undefined;
  enterDice(dice: readonly [number, number]): void;
}

const partKey = (details: HTMLElement): string => `${details.closest<HTMLElement>('[data-fighter]')?.dataset.fighter} ${details.className}`;

const openParts = (table: HTMLElement): ReadonlySet<string> =>
  new Set([...table.querySelectorAll<HTMLDetailsElement>('[data-fighter] details[open]')].map(partKey));

/** Redraws rows while keeping the focus and the open details. */
function preservingFocus(table: HTMLElement, redraw: () => void): void {
  const focused = document.activeElement;
  const open = openParts(table);
  const owner = focused?.closest<HTMLElement>('[data-fighter]')?.dataset.fighter;
  const label = focused?.getAttribute('aria-label') ?? '';
  redraw();
  for (const details of table.querySelectorAll<HTMLDetailsElement>('[data-fighter] details')) details.open = open.has(partKey(details));
  const labelled = owner === undefined ? [] : table.querySelectorAll<HTMLElement>(`[data-fighter="${owner}"] [aria-label]`);
  [...labelled].find((part) => part.getAttribute('aria-label') === label)?.focus();
}

/** Units out of the game come last. */
function drawSides(root: HTMLElement, battle: Battle, { rowOf, testsOf }: BattleView): void {
  for (const side of [0, 1] as const) {
    const place = need<HTMLElement>(`[data-side="${side}"]`, root);
    need('h2', place).textContent = battle.names[side];
    need('[data-side-tests]', place).replaceChildren(...testsOf(side).map((action) => actionButton(action, battle.names[side])));
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
  drawOrder(root, battle, view.rules, view.progress, view);
  preservingFocus(need('[data-battle]', root), () => drawSides(root, battle, view));
  drawLog(root, battle);
}
