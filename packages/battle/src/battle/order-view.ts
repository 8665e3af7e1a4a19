/** Initiative buttons and the order of activations of the current phase. */
import { make, need, say } from '../dom.js';
import { BATTLE } from '../texts/battle.js';
import { activationsOfPhase } from './order.js';
import type { BattleRules, InitiativeMethod } from './rules.js';
import type { Activation, Battle } from './state.js';

interface OrderActions {
  resolveInitiative(method: InitiativeMethod): void;
  /** Sets the number of completed activations of this phase. */
  setActed(acted: number): void;
}

function methodButton(method: InitiativeMethod, battle: Battle, { resolveInitiative }: OrderActions): HTMLElement {
  const button = make('button', { type: 'button', class: 'button' }, say(method.name(battle)));
  button.addEventListener('click', () => resolveInitiative(method));
  return button;
}

const sideName = ({ names }: Battle, { side, group }: Activation): string => (group > 0 ? `${names[side]} ${group}` : names[side]);

function activationItem(one: Activation, at: number, battle: Battle, { setActed }: OrderActions): HTMLElement {
  const hasActed = at < battle.acted;
  const text = one.count > 1 ? `${sideName(battle, one)} ×${one.count}` : sideName(battle, one);
  const button = make('button', { type: 'button', 'aria-pressed': String(hasActed), 'aria-label': `${say(BATTLE.acted)}: ${text}` }, text);
  // A second tap on the last completed activation reverts it.
  button.addEventListener('click', () => setActed(at + 1 === battle.acted ? at : at + 1));
  return make('li', { class: `order-${one.side}`, 'aria-current': at === battle.acted ? 'step' : undefined }, button);
}

/** Redraws both, keeping the focus, and scrolls to the current activation. */
export function drawOrder(root: HTMLElement, battle: Battle, rules: BattleRules | undefined, actions: OrderActions): void {
  const initiative = rules?.initiative;
  const methods = need<HTMLElement>('[data-battle-initiative]', root);
  methods.hidden = initiative?.at !== battle.phase;
  const buttons = (initiative?.methods ?? []).map((method) => methodButton(method, battle, actions));
  need('[data-initiative-methods]', methods).replaceChildren(...buttons);

  const list = need<HTMLElement>('[data-battle-order]', root);
  const items = activationsOfPhase(battle).map((one, at) => activationItem(one, at, battle, actions));
  const focused = [...list.querySelectorAll('button')].indexOf(document.activeElement as HTMLButtonElement);
  list.hidden = items.length === 0;
  list.replaceChildren(...items);
  list.querySelectorAll('button')[focused]?.focus({ preventScroll: true });
  const current = list.querySelector<HTMLElement>('[aria-current]');
  if (current) list.scrollLeft = current.offsetLeft - list.clientWidth / 3;
}
