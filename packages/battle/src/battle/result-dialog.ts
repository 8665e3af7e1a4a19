/** The dialog of an attack or a test: the calculator with its units, and buttons for its results. */
import { percentage, type Text } from '@rangefinder/rules';
import type { Description, Draft, RangefinderElement, WidgetAnswer } from '@rangefinder/widgets';
import { language, make, need, say } from '../dom.js';
import { followPageTheme } from '../page-theme.js';
import { playedDraft } from '../readings.js';
import { BATTLE } from '../texts/battle.js';
import type { AttackResult, AttackResults, UnitPart } from './rules.js';
import type { Tally, UnitChange } from './state.js';
import type { CalculatorScripts } from './words.js';

/** A finished attack or test. */
export interface Outcome {
  readonly result: AttackResult;
  readonly did: AttackResults['did'];
  /** Changes of the attacker's tally. */
  readonly spent: Partial<Tally>;
  /** What was seen on the dice besides. */
  readonly seen: readonly Text[];
  readonly changes: readonly UnitChange[];
}

/** A list of which the player chooses one; it is not shown with a single option. */
interface Choice {
  readonly name: string;
  readonly label: Text;
  readonly options: readonly UnitPart[];
}

/** Chosen values by the names of the choices; undefined for one without options. */
export type Chosen = Readonly<Record<string, string | undefined>>;

/** A result that the players choose in the dialog. */
export interface ResultRequest {
  readonly title: string;
  readonly calculator: CalculatorScripts;
  readonly choices: readonly Choice[];
  /** Fields of the calculator that players fill in. */
  show(chosen: Chosen): readonly string[];
  draft(chosen: Chosen, description: Description): Draft;
  results(answered: Answered): Promise<AttackResults>;
  done(outcome: Outcome): void;
}

interface Answered {
  readonly draft: Draft;
  readonly answer: WidgetAnswer;
  readonly chosen: Chosen;
  readonly description: Description;
}

/** Further results are collapsed. */
const MAX_RESULT_BUTTONS = 9;

/** A list of options. */
function choiceField({ label, options }: Choice, changed: () => void): HTMLLabelElement {
  const select = make('select', {}, ...options.map(({ value, text }) => make('option', { value }, say(text))));
  select.addEventListener('change', changed);
  return make('label', { class: 'field' }, make('span', {}, say(label)), select);
}

/** Draws the lists and returns the function that reads them. */
function drawChoices(place: HTMLElement, { choices }: ResultRequest, changed: () => void): () => Chosen {
  const fields = new Map(choices.filter(({ options }) => options.length > 1).map((one) => [one.name, choiceField(one, changed)] as const));
  place.replaceChildren(...fields.values());
  const chosenOf = ({ name, options }: Choice): string | undefined => fields.get(name)?.querySelector('select')?.value ?? options[0]?.value;
  return () => Object.fromEntries(choices.map((one) => [one.name, chosenOf(one)]));
}

interface Calculator {
  readonly widget: RangefinderElement;
  readonly description: Description;
  /** Shows the situation for what is chosen; fields of the players in `kept` stay. */
  fill(chosen: Chosen, kept: Draft): void;
}

async function createWidget({ calculator, show, draft }: ResultRequest): Promise<Calculator> {
  const { element, descriptionScript } = calculator;
  const { default: description } = (await import(/* @vite-ignore */ descriptionScript)) as { readonly default: Description };
  const widget = document.createElement(element) as RangefinderElement;
  widget.setAttribute('lang', language);
  widget.setAttribute('site', '/');
  followPageTheme(widget);
  return {
    widget,
    description,
    fill: (chosen, kept) => {
      const fields = show(chosen);
      widget.setAttribute('show', fields.join(' '));
      const entered = Object.fromEntries(Object.entries(kept).filter(([name]) => fields.includes(name)));
      widget.draft = { ...draft(chosen, description), ...playedDraft(description), ...entered };
    },
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

function resultButtons(
  { results, did, attacker = {}, seen, isChosen }: AttackResults,
  done: ResultRequest['done'],
): readonly HTMLElement[] {
  const also = seen && seenButton(seen);
  const finish = (result: AttackResult): void => {
    const event = also?.ariaPressed === 'true' ? seen : undefined;
    const changes = [...(result.units ?? []), ...(event?.units ?? [])];
    done({ result, did, changes, spent: { ...attacker, ...event?.attacker }, seen: event ? [event.label] : [] });
  };
  const buttons = results.map((result) => resultButton(capital(say(result.text)), result.chance, () => finish(result)));
  const rest = buttons.slice(MAX_RESULT_BUTTONS);
  const folded = rest.length > 0 ? [make('details', {}, make('summary', {}, `${say(BATTLE.rarer)}: ${rest.length}`), ...rest)] : [];
  const shown = [...(also ? [also] : []), ...buttons.slice(0, MAX_RESULT_BUTTONS), ...folded];
  if (also || isChosen) return shown;
  const roll = make('button', { type: 'button', class: 'button' }, say(BATTLE.roll));
  roll.addEventListener('click', () => {
    const result = randomResult(results);
    if (result) finish(result);
  });
  return [...shown, roll];
}

/** Asks for a result in the open dialog. `done` is not called where it is canceled. */
async function askResult(dialog: HTMLDialogElement, request: ResultRequest): Promise<void> {
  const { title, calculator } = request;
  const outcomes = need<HTMLElement>('[data-attack-outcomes]', dialog);
  outcomes.replaceChildren();
  need('[data-attack-title]', dialog).textContent = title;
  dialog.showModal();
  const { widget, description, fill } = await createWidget(request);
  const chosen = drawChoices(need('[data-attack-parts]', dialog), request, () => fill(chosen(), widget.draft));
  fill(chosen(), {});
  await import(/* @vite-ignore */ calculator.elementScript);
  const done: ResultRequest['done'] = (outcome) => {
    dialog.close();
    request.done(outcome);
  };
  const showResults = async ({ detail: answer }: CustomEvent<WidgetAnswer>): Promise<void> => {
    const all = answer.allowed ? await request.results({ draft: widget.draft, answer, chosen: chosen(), description }) : undefined;
    outcomes.replaceChildren(...(all ? resultButtons(all, done) : []));
  };
  widget.addEventListener('rangefinder-answer', (event) => void showResults(event as CustomEvent<WidgetAnswer>));
  widget.addEventListener('rangefinder-problem', () => outcomes.replaceChildren());
  need('[data-attack-widget]', dialog).replaceChildren(widget);
}

/** Prepares the dialog and returns the function that asks for a result in it. */
export function startResultDialog(root: HTMLElement): (request: ResultRequest) => Promise<void> {
  const dialog = need<HTMLDialogElement>('[data-attack]', root);
  need<HTMLAnchorElement>('[data-attack-down]', dialog).addEventListener('click', (event) => {
    event.preventDefault();
    need('#outcomes', dialog).scrollIntoView();
  });
  need<HTMLButtonElement>('[data-attack-close]', dialog).addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => need('[data-attack-widget]', dialog).replaceChildren());
  return (request) => askResult(dialog, request);
}
