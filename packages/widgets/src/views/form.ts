/** A form: fields, lists of records, groups. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { styleMap } from 'lit/directives/style-map.js';
import type { Body, Control, GroupControl, ListControl, SetControl } from '../model/controls.js';
import { withAnother, withoutRow } from '../model/lists.js';
import type { Option } from '../model/wording.js';
import { openWhen } from './directives.js';
import { drawing, singleField } from './fields.js';
import type { FormContext } from './form-context.js';
import { classes, descriptionIds, hasProblem, hintOf, isWrong, longestWord, placeOf, problemLine } from './labels.js';

type Part = TemplateResult | typeof nothing;

/** The fields of a form or of a part of it, and those that are folded. */
export function formBody({ sides, main, more, opened, printed, sets = [] }: Body, form: FormContext): TemplateResult {
  if (sides && form.board)
    return form.board(
      { sides, main, draw: { fields, formBody }, rest: html`${moreFields(more, opened, form)}${sets.map((set) => optionSet(set, form))}` },
      form,
    );
  const isCatalog = ({ kind }: Control): boolean => kind === 'catalog';
  return html`${fields('fields picked', main.filter(isCatalog), form)}${printed ? printedCard(printed, form) : nothing}${fields(
    'fields',
    main.filter((control) => !isCatalog(control)),
    form,
  )}${moreFields(more, opened, form)}${sets.map((set) => optionSet(set, form))}`;
}

/** The folded fields, with their names in the summary. */
const moreFields = (more: readonly Control[], opened: boolean, form: FormContext): Part =>
  more.length > 0
    ? folded(html`${form.say('more')}<small class="names">${more.map(({ label }) => label).join(' · ')}</small>`, opened, more, form)
    : nothing;

/** A checkbox for each option of a set, folded under its label. */
function optionSet({ path, label, hint, options, chosen, field }: SetControl, form: FormContext): TemplateResult {
  const change = (value: string, { target }: Event): void => {
    const others = chosen.filter((one) => one !== value);
    const next = (target as HTMLInputElement).checked ? [...others, value] : others;
    form.on.change(path, field, next.length > 0 ? next : undefined, 'choice');
  };
  const option = ({
    value,
    label: text,
  }: Option) => html`<label part="label"><input type="checkbox" part="input" data-place=${placeOf(path)}
      .checked=${live(chosen.includes(value))} @change=${(event: Event) => change(value, event)}><span>${text}</span></label>`;
  return html`<details class="set" ${openWhen(chosen.length > 0 || hasProblem(path, form))}><summary>${label}</summary>
    <fieldset class="options" aria-label=${label}><p>${hint}</p>${options.map(option)}</fieldset>${problemLine(path, form)}</details>`;
}

const fields = (kind: string, controls: readonly Control[], form: FormContext): Part =>
  controls.length > 0 ? html`<div class=${kind}>${runsOf(controls).map((run) => runOf(run, form))}</div>` : nothing;

const folded = (title: unknown, isOpen: boolean, controls: readonly Control[], form: FormContext): TemplateResult =>
  html`<details ${openWhen(isOpen || isWrong(controls, form))}><summary>${title}</summary>${fields('fields', controls, form)}</details>`;

/** The printed figures of a card in one line. Their fields are folded. */
function printedCard({ controls, line }: NonNullable<Body['printed']>, form: FormContext): TemplateResult {
  const dice = controls.filter(({ kind }) => kind === 'text').map((control) => drawing(control, form));
  // A unit has a picker above; a weapon may be one that no catalog has.
  const isOpen = line === '' && controls.every(({ path }) => path.length === 1);
  return folded(html`<span><span>${line || form.say('printed')}</span>${dice}</span>`, isOpen, controls, form);
}

/** Groups consecutive switches: they are short and have a grid of their own. */
function runsOf(controls: readonly Control[]): readonly (readonly Control[])[] {
  const runs: Control[][] = [];
  for (const control of controls) {
    const last = runs.at(-1);
    if (control.kind === 'switch' && last?.[0]?.kind === 'switch') last.push(control);
    else runs.push([control]);
  }
  return runs;
}

function runOf(run: readonly Control[], form: FormContext): unknown {
  const drawn = run.map((control) => controlOf(control, form));
  if (run[0]?.kind !== 'switch') return drawn;
  return html`<div class="switches" style=${styleMap({ '--word': longestWord(run) })}>${drawn}</div>`;
}

function controlOf(control: Control, form: FormContext): TemplateResult {
  if (control.kind === 'list') return list(control, form);
  return control.kind === 'group' ? group(control, form) : singleField(control, form);
}

/** A named part of the form; problems of it as a whole are below it. */
const fieldset = (control: Control, kind: string, form: FormContext, content: unknown): TemplateResult =>
  html`<fieldset class=${classes(kind, hasProblem(control.path, form) && 'bad')} part="group" data-place=${placeOf(control.path)}
    aria-describedby=${descriptionIds(control)} tabindex="-1">
    <legend part="label">${control.label}</legend>
    ${hintOf(control, form)}${content}${problemLine(control.path, form)}
  </fieldset>`;

/** A button that adds or removes what a control holds. */
function editButton(
  control: Control,
  name: 'add' | 'remove',
  text: string,
  form: FormContext,
  click: () => void,
  place: string = name,
): TemplateResult {
  return html`<button type="button" class=${name} part="button" data-place="${placeOf(control.path)} ${place}"
    aria-label="${form.say(name)}: ${control.label}" @click=${click}>${text}</button>`;
}

function list(control: ListControl, form: FormContext): TemplateResult {
  const { path, field, items, canAdd, canRemove, short } = control;
  const hand = form.pictures?.hand(control, form);
  if (hand) return fieldset(control, 'list hands', form, hand);
  const item = (inner: Control, index: number): TemplateResult => {
    const removeRow = () => form.on.reshape(path, field, (value) => withoutRow(field, value, index));
    const isRecord = inner.kind === 'group';
    const remove = canRemove ? editButton(inner, 'remove', isRecord ? form.say('remove') : '×', form, removeRow) : nothing;
    return isRecord ? record(inner, items.length === 1, remove, form) : html`<div class="item">${controlOf(inner, form)}${remove}</div>`;
  };
  const add = () => form.on.reshape(path, field, (value) => withAnother(field, value, control.sample));
  const rows = html`<div class="items">${items.map(item)}</div>${canAdd ? editButton(control, 'add', `+ ${form.say('add')}`, form, add) : nothing}`;
  const kind = classes('list', !short && 'cards', short && 'short', !canAdd && !canRemove && 'fixed', items.length === 0 && 'empty');
  return fieldset(
    control,
    kind,
    form,
    field.hexes
      ? html`${drawing(control, form)}<details ${openWhen(isWrong(items, form))}><summary>${form.say('asList')}</summary>${rows}</details>`
      : html`${drawing(control, form)}${rows}`,
  );
}

/** A record of a list as a card: one line, and its fields once it is opened. One card of a list is open at a time. */
function record(control: GroupControl, isAlone: boolean, remove: Part, form: FormContext): TemplateResult {
  const { path, label, line, main } = control;
  const place = placeOf(path);
  const isIncomplete = main.some(({ needed, ...one }) => needed && 'value' in one && (one.value === undefined || one.value === ''));
  return html`<details class="item record" name=${placeOf(path.slice(0, -1))} ${openWhen(isAlone || isIncomplete || isWrong([control], form))}>
    <summary><b>${label}</b><span>${line}</span></summary>
    <div class=${classes('record-fields', hasProblem(path, form) && 'bad')} role="group" aria-label=${label} data-place=${place} tabindex="-1">
      ${formBody(control, form)}${problemLine(path, form)}${remove}
    </div>
  </details>`;
}

function group(control: GroupControl, form: FormContext): TemplateResult {
  const { path, field, present, optional } = control;
  const put = (value: unknown) => () => form.on.reshape(path, field, () => value);
  if (!present) return fieldset(control, 'group empty', form, editButton(control, 'add', `+ ${form.say('add')}`, form, put({})));
  const remove = optional ? editButton(control, 'remove', form.say('remove'), form, put(undefined), 'add') : nothing;
  return fieldset(control, 'group', form, html`${formBody(control, form)}${remove}`);
}
