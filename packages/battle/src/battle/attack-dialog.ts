/** The dialog of an attack: the calculator with both units, and buttons for its results. */
import { percentage, type Text } from '@rangefinder/rules';
import type { Description, Draft, RangefinderElement, WidgetAnswer } from '@rangefinder/widgets';
import { language, make, need, say } from '../dom.js';
import { followPageTheme } from '../page-theme.js';
import { playedDraft } from '../readings.js';
import { BATTLE } from '../texts/battle.js';
import { askEngine } from './engine.js';
import type { AttackResult, AttackResults, AttackRules, ChosenParts, Combatant, UnitPart } from './rules.js';
import type { Tally } from './state.js';
import { fighterName } from './unit-row.js';
import type { CalculatorScripts } from './words.js';

/** A finished attack. */
export interface AttackOutcome {
  readonly result: AttackResult;
  readonly did: AttackResults['did'];
  /** Changes of the attacker's tally. */
  readonly spent: Partial<Tally>;
  /** What was seen on the dice besides. */
  readonly seen: readonly Text[];
}

interface Attack {
  readonly attacker: Combatant;
  readonly target: Combatant;
  readonly rules: AttackRules;
  readonly calculator: CalculatorScripts;
  done(outcome: AttackOutcome): void;
}

/** Further results are collapsed. */
const MAX_RESULT_BUTTONS = 9;

type Side = keyof ChosenParts;

/** A list of the parts of a unit. */
function partField(label: Text, parts: readonly UnitPart[], changed: () => void): HTMLLabelElement {
  const select = make('select', {}, ...parts.map(({ value, text }) => make('option', { value }, say(text))));
  select.addEventListener('change', changed);
  return make('label', { class: 'field' }, make('span', {}, say(label)), select);
}

/** Draws the lists of parts and returns the function that reads them. A unit with one part has no list. */
function drawParts(place: HTMLElement, { attacker, target, rules }: Attack, changed: () => void): () => ChosenParts {
  const parts = { attacker: rules.parts?.attacker(attacker) ?? [], target: rules.parts?.target(target) ?? [] };
  const fields = (['attacker', 'target'] as const).flatMap((side: Side) =>
    parts[side].length > 1 ? [[side, partField(side === 'attacker' ? BATTLE.firing : BATTLE.atWhom, parts[side], changed)] as const] : [],
  );
  place.replaceChildren(...fields.map(([, field]) => field));
  const chosen = (side: Side): string | undefined =>
    fields.find(([one]) => one === side)?.[1].querySelector('select')?.value ?? parts[side][0]?.value;
  return () => ({ attacker: chosen('attacker'), target: chosen('target') });
}

interface Calculator {
  readonly widget: RangefinderElement;
  /** The situation for the chosen parts. */
  draftFor(chosen: ChosenParts): Draft;
}

async function createWidget({ attacker, target, rules, calculator }: Attack): Promise<Calculator> {
  const { element, descriptionScript } = calculator;
  const { default: description } = (await import(/* @vite-ignore */ descriptionScript)) as { readonly default: Description };
  const widget = document.createElement(element) as RangefinderElement;
  widget.setAttribute('lang', language);
  widget.setAttribute('site', '/');
  widget.setAttribute('show', rules.show(attacker, target).join(' '));
  followPageTheme(widget);
  return {
    widget,
    draftFor: (chosen) => ({ ...rules.draft(attacker, target, description, chosen), ...playedDraft(description) }),
  };
}

/** Rounds to tenths of a percent, but a possible result never to 0 %. */
const percent = (chance: number): string => percentage(Math.max(Math.round(chance * 1000), chance > 0 ? 1 : 0) / 10, language);

function resultButton(text: string, chance: number, run: () => void): HTMLElement {
  const button = make('button', { type: 'button', class: 'outcome' }, make('span', {}, text), make('b', {}, percent(chance)));
  button.addEventListener('click', run);
  return button;
}

/** Draws a random result by the odds. */
function randomResult(results: readonly AttackResult[]): AttackResult | undefined {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  const at = word / 2 ** 32;
  const upTo = (last: number): number => results.slice(0, last + 1).reduce((sum, { chance }) => sum + chance, 0);
  return results.find((_, place) => at < upTo(place)) ?? results.at(-1);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A button that stays pressed while its event has been seen on the dice. */
function seenButton({ label, chance }: NonNullable<AttackResults['seen']>): HTMLElement {
  const button = resultButton(capital(say(label)), chance, () =>
    button.setAttribute('aria-pressed', String(button.ariaPressed !== 'true')),
  );
  button.setAttribute('aria-pressed', 'false');
  return button;
}

function resultButtons({ results, did, attacker = {}, seen }: AttackResults, done: Attack['done']): readonly HTMLElement[] {
  const also = seen && seenButton(seen);
  const finish = (result: AttackResult): void => {
    const isSeen = also?.ariaPressed === 'true';
    done({ result, did, spent: { ...attacker, ...(isSeen && seen?.attacker) }, seen: isSeen && seen ? [seen.label] : [] });
  };
  const buttons = results.map((result) => resultButton(capital(say(result.text)), result.chance, () => finish(result)));
  const rest = buttons.slice(MAX_RESULT_BUTTONS);
  const folded = rest.length > 0 ? [make('details', {}, make('summary', {}, `${say(BATTLE.rarer)}: ${rest.length}`), ...rest)] : [];
  const shown = [...(also ? [also] : []), ...buttons.slice(0, MAX_RESULT_BUTTONS), ...folded];
  if (also) return shown;
  const roll = make('button', { type: 'button', class: 'button' }, say(BATTLE.roll));
  roll.addEventListener('click', () => {
    const result = randomResult(results);
    if (result) finish(result);
  });
  return [...shown, roll];
}

/** Runs one attack in the open dialog. `done` is not called for a cancelled one. */
async function runAttack(dialog: HTMLDialogElement, attack: Attack): Promise<void> {
  const { attacker, target, rules, calculator } = attack;
  const outcomes = need<HTMLElement>('[data-attack-outcomes]', dialog);
  outcomes.replaceChildren();
  need('[data-attack-title]', dialog).textContent =
    `${fighterName(attacker.fighter, attacker.card)} → ${fighterName(target.fighter, target.card)}`;
  dialog.showModal();
  const { widget, draftFor } = await createWidget(attack);
  const fields = rules.show(attacker, target);
  const chosen = drawParts(need('[data-attack-parts]', dialog), attack, () => {
    // What the players have entered stays.
    const entered = Object.fromEntries(Object.entries(widget.draft).filter(([name]) => fields.includes(name)));
    widget.draft = { ...draftFor(chosen()), ...entered };
  });
  widget.draft = draftFor(chosen());
  await import(/* @vite-ignore */ calculator.elementScript);
  const done: Attack['done'] = (outcome) => {
    dialog.close();
    attack.done(outcome);
  };
  const showResults = async ({ detail: answer }: CustomEvent<WidgetAnswer>): Promise<void> => {
    const answered = { draft: widget.draft, answer, attacker, target, chosen: chosen() };
    const all = answer.allowed ? await rules.results(answered, askEngine) : undefined;
    outcomes.replaceChildren(...(all ? resultButtons(all, done) : []));
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
