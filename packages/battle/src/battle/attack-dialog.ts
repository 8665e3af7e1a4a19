/** The dialog of an attack: the calculator with both units, and buttons for its results. */
import { percentage } from '@rangefinder/rules';
import type { Description, RangefinderElement, WidgetAnswer } from '@rangefinder/widgets';
import { language, make, need, say } from '../dom.js';
import { followPageTheme } from '../page-theme.js';
import { playedDraft } from '../readings.js';
import { BATTLE } from '../texts/battle.js';
import { askEngine } from './engine.js';
import type { AttackResult, AttackResults, BattleRules, Combatant } from './rules.js';
import { fighterName } from './unit-row.js';
import type { CalculatorScripts } from './words.js';

/** A finished attack; without a result it missed. */
export interface AttackOutcome {
  readonly result: AttackResult | undefined;
  readonly did: AttackResults['did'];
  readonly note: AttackResults['note'];
}

interface Attack {
  readonly attacker: Combatant;
  readonly target: Combatant;
  readonly rules: BattleRules;
  readonly calculator: CalculatorScripts;
  done(outcome: AttackOutcome): void;
}

/** Further results are collapsed. */
const MAX_RESULT_BUTTONS = 8;

async function createWidget({ attacker, target, rules, calculator }: Attack) {
  const { element, elementScript, descriptionScript } = calculator;
  const { default: description } = (await import(/* @vite-ignore */ descriptionScript)) as { readonly default: Description };
  const widget = document.createElement(element) as RangefinderElement;
  widget.setAttribute('lang', language);
  widget.setAttribute('site', '/');
  widget.setAttribute('show', rules.show.join(' '));
  widget.draft = { ...rules.draft(attacker, target, description), ...playedDraft(description) };
  followPageTheme(widget);
  await import(/* @vite-ignore */ elementScript);
  return widget;
}

/** Rounds to tenths of a percent, but a possible result never to 0 %. */
const percent = (chance: number): string => percentage(Math.max(Math.round(chance * 1000), chance > 0 ? 1 : 0) / 10, language);

function resultButton(text: string, chance: number, run: () => void): HTMLElement {
  const button = make('button', { type: 'button', class: 'outcome' }, make('span', {}, text), make('b', {}, percent(chance)));
  button.addEventListener('click', run);
  return button;
}

/** Draws a random result by the odds; undefined is a miss. */
function randomResult({ results, miss }: AttackResults): AttackResult | undefined {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  const at = word / 2 ** 32;
  const upTo = (last: number): number => results.slice(0, last + 1).reduce((sum, { chance }) => sum + chance, miss);
  return at < miss ? undefined : results.find((_, place) => at < upTo(place));
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function resultButtons(all: AttackResults, finish: (result: AttackResult | undefined) => void): readonly HTMLElement[] {
  const roll = make('button', { type: 'button', class: 'button' }, say(BATTLE.roll));
  roll.addEventListener('click', () => finish(randomResult(all)));
  const buttons = all.results.map((result) => resultButton(capital(say(result.text)), result.chance, () => finish(result)));
  const rest = buttons.slice(MAX_RESULT_BUTTONS);
  const folded = rest.length > 0 ? [make('details', {}, make('summary', {}, `${say(BATTLE.rarer)}: ${rest.length}`), ...rest)] : [];
  const missed = resultButton(say(BATTLE.miss), all.miss, () => finish(undefined));
  return [missed, ...buttons.slice(0, MAX_RESULT_BUTTONS), ...folded, roll];
}

/** Runs one attack in the open dialog. `done` is not called for a cancelled one. */
async function runAttack(dialog: HTMLDialogElement, attack: Attack): Promise<void> {
  const { attacker, target, rules, done } = attack;
  const outcomes = need<HTMLElement>('[data-attack-outcomes]', dialog);
  outcomes.replaceChildren();
  need('[data-attack-title]', dialog).textContent =
    `${fighterName(attacker.fighter, attacker.card)} → ${fighterName(target.fighter, target.card)}`;
  dialog.showModal();
  const widget = await createWidget(attack);
  const finish = (all: AttackResults, result: AttackResult | undefined): void => {
    dialog.close();
    done({ result, did: all.did, note: all.note });
  };
  const showResults = async ({ detail: answer }: CustomEvent<WidgetAnswer>): Promise<void> => {
    const answered = { draft: widget.draft, answer, attacker, target };
    const all = answer.allowed ? await rules.results(answered, askEngine) : undefined;
    outcomes.replaceChildren(...(all ? resultButtons(all, (result) => finish(all, result)) : []));
  };
  widget.addEventListener('rangefinder-answer', (event) => void showResults(event as CustomEvent<WidgetAnswer>));
  widget.addEventListener('rangefinder-problem', () => outcomes.replaceChildren());
  need('[data-attack-widget]', dialog).replaceChildren(widget);
}

/** Prepares the dialog and returns the function that opens an attack in it. */
export function startAttackDialog(root: HTMLElement): (attack: Attack) => Promise<void> {
  const dialog = need<HTMLDialogElement>('[data-attack]', root);
  need<HTMLAnchorElement>('[data-attack-down]', dialog).addEventListener('click', (event) => {
    event.preventDefault();
    need('#outcomes', dialog).scrollIntoView();
  });
  need<HTMLButtonElement>('[data-attack-close]', dialog).addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => need('[data-attack-widget]', dialog).replaceChildren());
  return (attack) => runAttack(dialog, attack);
}
