/** Who acts when: ways to settle it, and the order of this step with how far it has come. */
import { make, need, say } from '../scripts/dom.js';
import { BATTLE } from '../texts/battle.js';
import type { Activation, Battle } from './battle.js';
import { activationsIn } from './order.js';
import type { BattleRules, InitiativeWay } from './rules.js';

interface Ordering {
  /** A way to settle initiative was chosen. */
  settle(way: InitiativeWay): void;
  /** So many have acted in this step. */
  act(acted: number): void;
}

const ways = need<HTMLElement>('[data-battle-initiative]');
const buttons = need<HTMLElement>('[data-initiative-ways]', ways);
const list = need<HTMLElement>('[data-battle-order]');

function wayButton(way: InitiativeWay, battle: Battle, { settle }: Ordering): HTMLElement {
  const button = make('button', { type: 'button', class: 'button' }, say(way.name(battle)));
  button.addEventListener('click', () => settle(way));
  return button;
}

const sideName = ({ names }: Battle, { side, group }: Activation): string => (group > 0 ? `${names[side]} ${group}` : names[side]);

function place(one: Activation, at: number, battle: Battle, { act }: Ordering): HTMLElement {
  const hasActed = at < battle.acted;
  const text = one.count > 1 ? `${sideName(battle, one)} ×${one.count}` : sideName(battle, one);
  const button = make('button', { type: 'button', 'aria-pressed': String(hasActed), 'aria-label': `${say(BATTLE.acted)}: ${text}` }, text);
  // A second touch of the last one takes it back.
  button.addEventListener('click', () => act(at + 1 === battle.acted ? at : at + 1));
  return make('li', { class: `order-${one.side}`, 'aria-current': at === battle.acted ? 'step' : undefined }, button);
}

/** Draws both for a battle as it stands. */
export function drawOrder(battle: Battle, rules: BattleRules | undefined, ordering: Ordering): void {
  const initiative = rules?.initiative;
  ways.hidden = initiative?.at !== battle.phase;
  buttons.replaceChildren(...(initiative?.ways ?? []).map((way) => wayButton(way, battle, ordering)));
  const places = activationsIn(battle).map((one, at) => place(one, at, battle, ordering));
  const focused = [...list.querySelectorAll('button')].indexOf(document.activeElement as HTMLButtonElement);
  list.hidden = places.length === 0;
  list.replaceChildren(...places);
  list.querySelectorAll('button')[focused]?.focus({ preventScroll: true });
  const current = list.querySelector<HTMLElement>('[aria-current]');
  if (current) list.scrollLeft = current.offsetLeft - list.clientWidth / 3;
}
