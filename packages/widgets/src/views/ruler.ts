/** A ruler below a number field: a slider over the bands of a scale, with the odds along it. */
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { styleMap } from 'lit/directives/style-map.js';
import { keyOf, marksOf } from '../model/alternatives.js';
import type { NumberControl } from '../model/controls.js';
import type { FormContext } from './form-context.js';
import { classes, idOf } from './labels.js';

/** The ruler of a number with bands. */
export function ruler(control: NumberControl, form: FormContext): TemplateResult {
  const { min, bands, value = min } = control;
  const max = bands.at(-1)?.to ?? min;
  const shown = Math.min(max, Math.max(min, value));
  const band = bands.find(({ to }) => shown <= to)?.label ?? '';
  return html`<div class="scale">
    ${curve(control, form)}${bandLabels(control)}
    <input type="range" part="ruler" class=${classes(control.value === undefined && 'unset')} min=${min} max=${max} step="1"
      .value=${live(String(shown))} aria-label=${control.label} aria-valuetext="${shown} ${band}"
      @input=${({ target }: Event) => form.on.change(control.path, control.field, Number((target as HTMLInputElement).value), 'drag')}
      @keydown=${(event: KeyboardEvent) => typeInField(event, idOf(control.path))}>
  </div>`;
}

/** Digits typed on the slider go to the number field. */
function typeInField({ key, target }: KeyboardEvent, id: string): void {
  if (!/^\d$/.test(key)) return;
  const field = ((target as Element).getRootNode() as ShadowRoot).getElementById(id) as HTMLInputElement | null;
  field?.focus();
  field?.select();
}

const bandLabels = ({ min, bands }: NumberControl): TemplateResult =>
  html`<div class="bands" aria-hidden="true">${bands.map(({ label, to }, index) => {
    // As wide as its columns in the curve above; the first band has both of its ends.
    const columns = to - (bands[index - 1]?.to ?? min - 1);
    return html`<span style=${styleMap({ flexGrow: columns })}><b>${label}</b><i>${to}</i></span>`;
  })}</div>`;

/** A column for each mark whose odds are known. */
function curve(control: NumberControl, { prospects }: FormContext): TemplateResult {
  const marks = marksOf(control);
  const columns = marks.map((mark, at) => {
    const share = prospects.get(keyOf(control.path, mark))?.share;
    return share ? `M${at} 1V${(1 - share).toFixed(4)}H${at + 1}V1Z` : '';
  });
  return html`<svg viewBox="0 0 ${marks.length} 1" preserveAspectRatio="none" aria-hidden="true"><path d=${columns.join('')}></path></svg>`;
}
