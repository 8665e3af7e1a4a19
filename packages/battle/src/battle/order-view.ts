/** Initiative buttons and the order of activations of the current phase. */
import type { Text } from '@rangefinder/rules';
import { make, need, say } from '../dom.js';
import { BATTLE } from '../texts/battle.js';
import type { Progress } from './order.js';
import type { BattleRules, Initiative, InitiativeMethod } from './rules.js';
import type { Activation, Battle } from './state.js';

interface OrderActions {
  resolveInitiative(method: InitiativeMethod): void;
  /** Sets the number of completed activations of this phase. */
  setActed(acted: number): void;
  /** Enters dice that were rolled on the table. */
  enterDice(dice: readonly [number, number]): void;
  /** Shows the next unit of a side; undefined where units are not ticked off. */
  showNext?: ((one: Activation) => void) | undefined;
}

function methodButton(method: InitiativeMethod, battle: Battle, { resolveInitiative }: OrderActions): HTMLElement {
  const button = make('button', { type: 'button', class: 'button' }, say(method.name(battle)));
  button.addEventListener('click', () => resolveInitiative(method));
  return button;
}

const sideName = ({ names }: Battle, { side, group }: Activation, label?: Text): string =>
  group > 0 ? `${names[side]}${label ? `, ${say(label)}` : ''} ${group}` : names[side];

/** What all items of the order share. */
interface Shown {
  readonly battle: Battle;
  readonly acted: number;
  readonly label: Text | undefined;
}

function activationItem(one: Activation, at: number, { battle, acted, label }: Shown, { setActed, showNext }: OrderActions): HTMLElement {
  const hasActed = at < acted;
  const name = sideName(battle, one, label);
  const text = one.count > 1 ? `${name} ×${one.count}` : name;
  const button = make('button', { type: 'button', 'aria-pressed': String(hasActed), 'aria-label': `${say(BATTLE.acted)}: ${text}` }, text);
  // A second tap on the last completed activation reverts it.
  button.addEventListener('click', () => (showNext ? showNext(one) : setActed(at + 1 === acted ? at : at + 1)));
  return make('li', { class: `order-${one.side}`, 'aria-current': at === acted ? 'step' : undefined }, button);
}

/** A choice of the number that the die of a side shows. */
function dieField(name: string, faces: number): HTMLElement {
  const options = Array.from({ length: faces }, (_, at) => make('option', { value: String(at + 1) }, String(at + 1)));
  return make('label', { class: 'field' }, make('span', {}, name), make('select', {}, make('option', { value: '' }, '–'), ...options));
}

/** Fields for the dice of both sides; the second choice resolves them. */
function diceFields(initiative: Initiative | undefined, { names }: Battle, { enterDice }: OrderActions): readonly HTMLElement[] {
  if (!initiative?.dice) return [];
  const { faces } = initiative.dice;
  const fields = names.map((name) => dieField(name, faces));
  const read = (): void => {
    const [first = 0, second = 0] = fields.map((field) => Number(need<HTMLSelectElement>('select', field).value));
    if (first > 0 && second > 0) enterDice([first, second]);
  };
  for (const field of fields) field.addEventListener('change', read);
  return [make('span', {}, say(BATTLE.ownDice)), ...fields];
}

/** Redraws both, keeping the focus, and scrolls to the current activation. */
export function drawOrder(
  root: HTMLElement,
  battle: Battle,
  rules: BattleRules | undefined,
  { activations, acted }: Progress,
  actions: OrderActions,
): void {
  const initiative = rules?.initiative;
  const methods = need<HTMLElement>('[data-battle-initiative]', root);
  methods.hidden = initiative?.at !== battle.phase;
  const buttons = (initiative?.methods ?? []).map((method) => methodButton(method, battle, actions));
  need('[data-initiative-methods]', methods).replaceChildren(...buttons, ...diceFields(initiative, battle, actions));

  const list = need<HTMLElement>('[data-battle-order]', root);
  const items = activations.map((one, at) => activationItem(one, at, { battle, acted, label: initiative?.groupLabel }, actions));
  const focused = [...list.querySelectorAll('button')].indexOf(document.activeElement as HTMLButtonElement);
  list.hidden = items.length === 0;
  list.replaceChildren(...items);
  list.querySelectorAll('button')[focused]?.focus({ preventScroll: true });
  const current = list.querySelector<HTMLElement>('[aria-current]');
  if (current) list.scrollLeft = current.offsetLeft - list.clientWidth / 3;
}
