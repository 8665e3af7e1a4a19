/** Controls of one value. */
import { number, uncapital } from '@rangefinder/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { styleMap } from 'lit/directives/style-map.js';
import type { Field } from '../description.js';
import { keyOf, numbersOf, otherKeyOf } from '../model/alternatives.js';
import type { ChoiceControl, Control, NumberControl, SwitchControl, TextControl } from '../model/controls.js';
import type { Option } from '../model/wording.js';
import { catalogField } from './catalog-field.js';
import { fieldText } from './directives.js';
import type { FormContext, SingleControl } from './form-context.js';
import { classes, descriptionIds, hasProblem, hintOf, idOf, labelled, longestWord, placeOf, problemLine } from './labels.js';
import { ruler } from './ruler.js';

export function singleField(control: SingleControl, form: FormContext): TemplateResult {
  switch (control.kind) {
    case 'number':
      return control.segmented ? numberSegments(control, form) : numberField(control, form);
    case 'switch':
      return switchField(control, form);
    case 'choice':
      return control.segmented ? choiceSegments(control, form) : selectField(control, form);
    case 'text':
      return textField(control, form);
    case 'catalog':
      return catalogField(control, form);
  }
}

const valueIn = ({ target }: Event): string => (target as HTMLInputElement | HTMLSelectElement).value;

const numberIn = ({ valueAsNumber }: HTMLInputElement): number | undefined => (Number.isNaN(valueAsNumber) ? undefined : valueAsNumber);

const isInvalid = (control: Control, form: FormContext): 'true' | 'false' => (hasProblem(control.path, form) ? 'true' : 'false');
const badClass = (control: Control, form: FormContext): string => classes(hasProblem(control.path, form) && 'bad');

function numberField(control: NumberControl, form: FormContext): TemplateResult {
  const { path, field, min, max, whole, value, label } = control;
  const hasRuler = control.bands.length > 0;
  const step = (by: number): void => {
    const from = value ?? (by > 0 ? min - 1 : min + 1);
    form.on.change(path, field, Math.min(max, Math.max(min, from + by)), 'choice');
  };
  // Arrow keys do the same, so the buttons need no tab stop.
  const button = (sign: string, by: number, name: 'less' | 'greater') =>
    html`<button type="button" part="button" tabindex="-1" aria-label="${label}: ${form.say(name)}" @click=${() => step(by)}>${sign}</button>`;
  const stepper = html`<div class="stepper">${button('−', -1, 'less')}<input type="number" part="input" id=${idOf(path)}
      class=${badClass(control, form)} data-place=${placeOf(path)} aria-describedby=${descriptionIds(control)}
      aria-invalid=${isInvalid(control, form)} inputmode=${whole && min >= 0 ? 'numeric' : 'decimal'} min=${min} max=${max}
      step=${whole ? 1 : 'any'} placeholder=${control.needed ? '' : form.say('none')}
      @input=${({ target }: Event) => form.on.change(path, field, numberIn(target as HTMLInputElement), 'typing')}
      ${fieldText(String(value ?? ''), (input) => numberIn(input) === value)}>${button('+', 1, 'greater')}</div>`;
  return labelled(control, form, [stepper, hasRuler ? ruler(control, form) : nothing], classes('number', hasRuler && 'measured'));
}

function switchField(control: SwitchControl, form: FormContext): TemplateResult {
  const { path, field, value, label } = control;
  const key = otherKeyOf(path);
  const reason = reasonAgainst(key, form);
  const change = ({ target }: Event) => form.on.change(path, field, (target as HTMLInputElement).checked, 'choice');
  return html`<div class="field switch" part="field">
    <div class="head"><label part="label" for=${idOf(path)}><input type="checkbox" ?disabled=${reason !== undefined}
        part="input" id=${idOf(path)} class=${badClass(control, form)} data-place=${placeOf(path)} aria-describedby=${descriptionIds(control)}
        aria-invalid=${isInvalid(control, form)} .checked=${live(value)} @change=${change}><span>${label}</span>${reason === undefined ? prospect(key, form) : html`<small class="reason">${reason}</small>`}</label>${hintOf(control, form)}</div>
    ${problemLine(path, form)}
  </div>`;
}

/** Why the rules forbid an alternative of a draft that they allow; undefined if they allow both. */
const reasonAgainst = (key: string, { prospects, isAllowed }: FormContext): string | undefined =>
  isAllowed ? prospects.get(key)?.reason : undefined;

/** Keeps a line for odds that are still computed. */
const EMPTY_LINE = '\u200B';

/** The odds with an alternative chosen. */
const prospect = (key: string, { prospects, hasOdds }: FormContext): TemplateResult =>
  html`<small class="prospect">${prospects.get(key)?.text ?? (hasOdds && prospects.size === 0 ? EMPTY_LINE : '')}</small>`;

function choiceSegments(control: ChoiceControl, form: FormContext): TemplateResult {
  const { options } = control;
  const none = control.open && !control.needed ? [{ value: '', label: form.say('none') }] : [];
  const isPictured = options.some(({ drawing }) => drawing !== undefined);
  return segments(control, [...none, ...options], form, isPictured ? 'pictured' : '');
}

const numberSegments = (control: NumberControl, form: FormContext): TemplateResult =>
  segments(
    control,
    numbersOf(control).map((value) => ({ value: String(value), label: number(value, form.language) })),
    form,
    'pips',
  );

/** A few choices next to each other, one tap each. */
function segments(control: ChoiceControl | NumberControl, options: readonly Option[], form: FormContext, kind: string): TemplateResult {
  const { path, field, label } = control;
  const chosen = String(control.value ?? '');
  const reasons = reasonsAgainst(control, options, form);
  const segment = ({ value, label: text, drawing }: Option) => {
    const key = keyOf(path, value);
    const forbidden = reasons.find(({ values }) => values.includes(value));
    const isForbidden = forbidden !== undefined;
    return html`<label class=${classes('segment', form.prospects.get(key)?.share === 0 && 'cannot')} part="segment">
      <input type="radio" name=${placeOf(path)} value=${value} data-place=${placeOf(path)} aria-describedby=${descriptionIds(control)}
        ?disabled=${isForbidden} .checked=${live(value === chosen)} @change=${() => form.on.change(path, field, chosenIn(field, value), 'choice')}>
      <span>${drawing ? pictogram(drawing) : nothing}${text}</span>${forbidden && isShort(forbidden) ? html`<small class="reason">${uncapital(forbidden.reason)}</small>` : prospect(key, form)}
    </label>`;
  };
  const word = Math.max(MIN_WORD, longestWord(options));
  return html`<fieldset class="field segmented ${kind}" part="field" role="radiogroup" aria-invalid=${isInvalid(control, form)}>
    <legend part="label">${label}</legend>
    <div class="segments" style=${styleMap({ '--count': options.length, '--half': Math.ceil(options.length / 2), '--word': word })}>${options.map(segment)}</div>
    ${reasons.filter((one) => !isShort(one)).map(({ labels, reason }) => html`<p class="reason" id="reason-${placeOf(path)}"><b>${labels.join(', ')}</b>: ${uncapital(reason)}</p>`)}
    ${hintOf(control, form)}${problemLine(path, form)}
  </fieldset>`;
}

/** Characters of the odds below an option: `100%`, `27.8%`. */
const MIN_WORD = 4;

interface Forbidden {
  readonly values: readonly string[];
  readonly labels: readonly string[];
  readonly reason: string;
}

const MAX_SHORT_REASON = 34;

/** Whether the reason fits its option. */
const isShort = ({ reason, labels }: Forbidden): boolean =>
  reason.length <= MAX_SHORT_REASON && labels.length === 1 && (labels[0]?.length ?? 0) > 2;

/** The options that the rules forbid, by reason. */
function reasonsAgainst(
  { path, value }: ChoiceControl | NumberControl,
  options: readonly Option[],
  form: FormContext,
): readonly Forbidden[] {
  const found = new Map<string, Forbidden>();
  for (const option of options) {
    const reason = option.value === String(value ?? '') ? undefined : reasonAgainst(keyOf(path, option.value), form);
    if (reason === undefined) continue;
    // A number that the reason repeats is next to it.
    const general = reason.replace(` ${option.label} `, ' ');
    const { values = [], labels = [] } = found.get(general) ?? {};
    found.set(general, {
      reason: values.length === 0 ? reason : general,
      values: [...values, option.value],
      labels: [...labels, option.label],
    });
  }
  return [...found.values()];
}

/** A drawing in a box of 24 by 24, next to a text with the same meaning. */
const pictogram = (path: string): TemplateResult =>
  html`<svg viewBox="0 0 24 24" class="pictogram" aria-hidden="true"><path d=${path}></path></svg>`;

/** Selects that were last used by keyboard: arrow keys pass every option on the way. */
const byKeyboard = new WeakSet<EventTarget>();

function selectField(control: ChoiceControl, form: FormContext): TemplateResult {
  const { path, field, value } = control;
  const change = (event: Event) => {
    const kind = event.target && byKeyboard.has(event.target) ? 'typing' : 'choice';
    form.on.change(path, field, chosenIn(field, valueIn(event)), kind);
  };
  const option = (one: Option) => html`<option value=${one.value} .selected=${live(one.value === value)}>${one.label}</option>`;
  const blank = { value: '', label: form.say(control.needed ? 'choose' : 'none') };
  return labelled(
    control,
    form,
    html`<select part="input" id=${idOf(path)} class=${badClass(control, form)} data-place=${placeOf(path)}
      aria-describedby=${descriptionIds(control)} aria-invalid=${isInvalid(control, form)}
      @keydown=${({ target }: Event) => target && byKeyboard.add(target)} @pointerdown=${({ target }: Event) => target && byKeyboard.delete(target)}
      @change=${change}>${control.open ? option(blank) : nothing}${control.options.map(option)}</select>`,
  );
}

function chosenIn(field: Field, value: string): unknown {
  if (value === '') return undefined;
  if (field.kind === 'int') return Number(value);
  return field.kind === 'boolean' ? value === 'true' : value;
}

function textField(control: TextControl, form: FormContext): TemplateResult {
  const { path, field, value, given } = control;
  const input = html`<input type="text" part="input" id=${idOf(path)} class=${badClass(control, form)} data-place=${placeOf(path)}
      aria-describedby=${descriptionIds(control)} aria-invalid=${isInvalid(control, form)} maxlength=${control.maxLength}
      placeholder=${control.example === '' ? '' : `${form.say('example')} ${control.example}`} autocomplete="off" autocapitalize="off"
      spellcheck="false" @input=${(event: Event) => form.on.change(path, field, valueIn(event) || undefined, 'typing')}
      ${fieldText(value, (shown) => shown.value === given)}>`;
  return labelled(control, form, [input, drawing(control, form)]);
}

/** The drawing of a field. A drawing that only repeats the field is hidden from screen readers. */
export function drawing(control: Control, form: FormContext): TemplateResult | typeof nothing {
  const { field } = control;
  const isDice = field.kind === 'text' && field.dice;
  const isLine = field.kind === 'list' && field.hexes;
  if (!isDice && !isLine) return nothing;
  return html`<div class="drawn" aria-hidden=${isLine ? nothing : 'true'}>${form.pictures?.drawing(control, form)}</div>`;
}
