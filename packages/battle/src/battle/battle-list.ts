/** The list of battles on this device: the open one and those put aside. */
import { language, make, need, say } from '../dom.js';
import { BATTLE } from '../texts/battle.js';
import { loadBattles, type StoredBattle, saveBattles, storedOf, withoutStored, withStored } from './saved-battles.js';
import type { Battle } from './state.js';
import type { SavedBattle } from './storage.js';
import { type BattleWords, systemWords } from './words.js';

const dateText = (time: number): string =>
  new Date(time).toLocaleString(language, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

function item(battle: Battle, words: BattleWords, when: string, ...buttons: readonly HTMLElement[]): HTMLElement {
  const title = battle.names.join(' – ');
  for (const button of buttons) button.setAttribute('aria-label', `${button.textContent}: ${title}`);
  const about = [systemWords(words, battle.system).title, `${say(BATTLE.turn)} ${battle.turn}`, when].filter(Boolean).join(' · ');
  return make('li', {}, make('div', {}, make('b', {}, title), make('small', {}, about)), ...buttons);
}

function button(text: string, run: () => void, kind = ''): HTMLElement {
  const made = make('button', { type: 'button', class: `button ${kind}`.trim() }, text);
  made.addEventListener('click', run);
  return made;
}

interface ListActions {
  current(): SavedBattle;
  /** Opens a battle that was put aside. */
  open(one: StoredBattle): void;
  /** Deletes the open battle. */
  close(): void;
  report(...message: readonly (string | Node)[]): void;
}

/** The list of the open battle and those put aside. */
export class BattleList {
  readonly #root: HTMLElement;
  readonly #words: BattleWords;
  readonly #actions: ListActions;
  #stored = loadBattles();

  constructor(root: HTMLElement, words: BattleWords, actions: ListActions) {
    this.#root = root;
    this.#words = words;
    this.#actions = actions;
  }

  /** Keeps the open battle. */
  putAside(): void {
    const stored = storedOf(this.#actions.current(), Date.now());
    if (stored) this.#store(withStored(this.#stored, stored));
  }

  draw(): void {
    const { battle } = this.#actions.current();
    const open = battle ? [item(battle, this.#words, say(BATTLE.openNow), this.#deletion(undefined))] : [];
    const items = [...open, ...this.#stored.map((one) => this.#itemOf(one))];
    need<HTMLElement>('[data-battle-saved]', this.#root).hidden = items.length === 0;
    need('[data-battle-list]', this.#root).replaceChildren(...items);
  }

  #itemOf(one: StoredBattle): HTMLElement {
    const resume = button(say(BATTLE.resume), () => this.#resume(one), 'button-main');
    return item(one.battle, this.#words, dateText(one.changed), resume, this.#deletion(one));
  }

  #deletion(one: StoredBattle | undefined): HTMLElement {
    return button(say(BATTLE.delete), () => this.#remove(one));
  }

  #store(stored: readonly StoredBattle[]): void {
    this.#stored = stored;
    if (!saveBattles(stored)) this.#actions.report(say(BATTLE.notKept));
  }

  #resume(one: StoredBattle): void {
    this.#store(withoutStored(this.#stored, one.id));
    this.#actions.open(one);
  }

  /** Deletes a battle, or the open one, and offers to restore it. */
  #remove(one: StoredBattle | undefined): void {
    const { current, close, report } = this.#actions;
    const removed = one ?? storedOf(current(), Date.now());
    if (!removed) return;
    if (one) this.#store(withoutStored(this.#stored, one.id));
    else close();
    this.draw();
    const restore = button(say(BATTLE.undo), () => {
      this.#store(withStored(this.#stored, removed));
      this.draw();
      report();
    });
    report(say(BATTLE.deleted), ' ', restore);
    restore.focus({ preventScroll: true });
  }
}
