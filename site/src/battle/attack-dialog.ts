/** An attack of one unit at another: the calculator with both in it, and what came of it, to be written on their cards. */
import { percentage } from '@rangefinder/rules';
import type { Description, RangefinderElement, WidgetAnswer } from '@rangefinder/widgets';
import { language, make, need, say } from '../scripts/dom.js';
import { wearTheme } from '../scripts/page-theme.js';
import { BATTLE } from '../texts/battle.js';
import { askEngine } from './engine.js';
import type { BattleRules, Combatant, Result, Results } from './rules.js';
import { fighterName } from './strip.js';
import type { Instrument, SystemWords } from './words.js';

/** What an attack came to; without a result it missed. */
export interface Attacked {
  readonly result: Result | undefined;
  readonly did: Results['did'];
  readonly note: Results['note'];
}

interface Attack {
  readonly attacker: Combatant;
  readonly target: Combatant;
  readonly rules: BattleRules;
  readonly words: SystemWords;
  done(attacked: Attacked): void;
}

const dialog = need<HTMLDialogElement>('[data-attack]');
const heading = need<HTMLElement>('[data-attack-title]', dialog);
const place = need<HTMLElement>('[data-attack-widget]', dialog);
const outcomes = need<HTMLElement>('[data-attack-outcomes]', dialog);

/** More are folded away. */
const MANY = 8;

async function widgetFor({ element, elementScript, descriptionScript }: Instrument, { attacker, target, rules }: Attack) {
  const { default: description } = (await import(/* @vite-ignore */ descriptionScript)) as { readonly default: Description };
  const widget = document.createElement(element) as RangefinderElement;
  widget.setAttribute('lang', language);
  widget.setAttribute('site', '/');
  widget.setAttribute('show', rules.show.join(' '));
  widget.draft = rules.draft(attacker, target, description);
  wearTheme(widget);
  await import(/* @vite-ignore */ elementScript);
  return widget;
}

/** In tenths of a percent; what can happen is never said to have no chance. */
const percent = (chance: number): string => percentage(Math.max(Math.round(chance * 1000), chance > 0 ? 1 : 0) / 10, language);

function outcomeButton(text: string, chance: number, run: () => void): HTMLElement {
  const button = make('button', { type: 'button', class: 'outcome' }, make('span', {}, text), make('b', {}, percent(chance)));
  button.addEventListener('click', run);
  return button;
}

/** A draw among all that may happen, by its odds. */
function drawn({ results, miss }: Results): Result | undefined {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  const at = word / 2 ** 32;
  const upTo = (last: number): number => results.slice(0, last + 1).reduce((sum, { chance }) => sum + chance, miss);
  return at < miss ? undefined : results.find((_, place) => at < upTo(place));
}

function showResults(all: Results, finish: (result: Result | undefined) => void): void {
  const roll = make('button', { type: 'button', class: 'button' }, say(BATTLE.roll));
  roll.addEventListener('click', () => finish(drawn(all)));
  const buttons = all.results.map((result) => outcomeButton(capital(say(result.said)), result.chance, () => finish(result)));
  const rest = buttons.slice(MANY);
  const folded = rest.length > 0 ? make('details', {}, make('summary', {}, `${say(BATTLE.rarer)}: ${rest.length}`), ...rest) : null;
  const missed = outcomeButton(say(BATTLE.miss), all.miss, () => finish(undefined));
  outcomes.replaceChildren(missed, ...buttons.slice(0, MANY), ...(folded ? [folded] : []), roll);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Opens an attack; `done` hears what came of it, nothing when it is called off. */
export async function openAttack(attack: Attack): Promise<void> {
  const { attacker, target, rules, words, done } = attack;
  if (!words.instrument) return;
  heading.textContent = `${fighterName(attacker.fighter, attacker.card)} → ${fighterName(target.fighter, target.card)}`;
  outcomes.replaceChildren();
  dialog.showModal();
  const widget = await widgetFor(words.instrument, attack);
  const finish =
    ({ did, note }: Results) =>
    (result: Result | undefined) => {
      dialog.close();
      done({ result, did, note });
    };
  const answered = async ({ detail: answer }: CustomEvent<WidgetAnswer>): Promise<void> => {
    const asked = { draft: widget.draft, answer, attacker, target };
    const all = answer.allowed ? await rules.results(asked, askEngine) : undefined;
    if (all) showResults(all, finish(all));
    else outcomes.replaceChildren();
  };
  widget.addEventListener('rangefinder-answer', (event) => void answered(event as CustomEvent<WidgetAnswer>));
  widget.addEventListener('rangefinder-problem', () => outcomes.replaceChildren());
  place.replaceChildren(widget);
}

need<HTMLAnchorElement>('[data-attack-down]', dialog).addEventListener('click', (event) => {
  event.preventDefault();
  need('#outcomes', dialog).scrollIntoView();
});
need<HTMLButtonElement>('[data-attack-close]', dialog).addEventListener('click', () => dialog.close());
dialog.addEventListener('close', () => place.replaceChildren());
