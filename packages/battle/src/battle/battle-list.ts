/** The list of battles on this device: the open one and those put aside. */
import { language, make, need, say } from '../dom.js';
import { BATTLE } from '../texts/battle.js';
import type { StoredBattle } from './saved-battles.js';
import type { Battle } from './state.js';
import { type BattleWords, systemWords } from './words.js';

interface BattleList {
  readonly open: Battle | undefined;
  readonly stored: readonly StoredBattle[];
  readonly words: BattleWords;
  resume(one: StoredBattle): void;
  /** Without a battle: the open one. */
  remove(one: StoredBattle | undefined): void;
}

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

export function drawBattleList(root: HTMLElement, { open, stored, words, resume, remove }: BattleList): void {
  const deletion = (one: StoredBattle | undefined): HTMLElement => button(say(BATTLE.delete), () => remove(one));
  const items = [
    ...(open ? [item(open, words, say(BATTLE.openNow), deletion(undefined))] : []),
    ...stored.map((one) =>
      item(
        one.battle,
        words,
        dateText(one.changed),
        button(say(BATTLE.resume), () => resume(one), 'button-main'),
        deletion(one),
      ),
    ),
  ];
  need<HTMLElement>('[data-battle-saved]', root).hidden = items.length === 0;
  need('[data-battle-list]', root).replaceChildren(...items);
}
