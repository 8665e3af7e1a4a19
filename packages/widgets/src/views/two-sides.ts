/** A form with two sides and what is between them. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Control, SideControls } from '../model/controls.js';
import type { BoardView, DrawForm, FormContext } from './form-context.js';

/** The two sides, and the controls between them. */
export const boardView: BoardView = ({ sides, main, rest, draw }, form) =>
  html`<div class="two-sides">${sides.map((side) => sideView(side, draw, form))}<div class="between">${draw.fields('fields', main, form)}</div></div><div class="folds">${rest}</div>`;

/** A side under its name. A group or a list that is all of it has a frame and a name of its own. */
function sideView({ label, controls, more, opened, standIn }: SideControls, draw: DrawForm, form: FormContext): TemplateResult {
  const [first] = controls;
  const note = standIn === '' ? nothing : html`<p class="stand-in"><b>${form.say('notChosen')}</b> ${form.say('standIn')}: ${standIn}</p>`;
  const content = (shown: readonly Control[]) => draw.formBody({ main: shown, more, opened }, form);
  const isNamed = first?.label === label && (first.kind === 'group' || first.kind === 'list');
  return isNamed
    ? html`<div class="side" role="group" aria-label=${label}>${draw.fields('fields strip', [first], form)}${note}${content(controls.slice(1))}</div>`
    : html`<fieldset class="side group" part="group"><legend part="label">${label}</legend>${content(controls)}${note}</fieldset>`;
}
