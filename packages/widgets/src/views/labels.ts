/** Labels, emblems, hints and problems of controls. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Path } from '../description.js';
import type { Control } from '../model/controls.js';
import type { ShownProblem } from '../model/problems.js';
import type { FormContext } from './form-context.js';

/** The place of a control, as ids and problems name it: `targets.0.dice`. */
export const placeOf = (path: Path): string => path.join('.');
export const idOf = (path: Path): string => `field-${placeOf(path)}`;

const problemsAt = (path: Path, { problems }: FormContext): readonly ShownProblem[] =>
  problems.filter(({ place }) => place === placeOf(path));

export const hasProblem = (path: Path, form: FormContext): boolean => problemsAt(path, form).length > 0;

/** Whether a value at or below one of these controls is wrong. Missing values do not count. */
export const isWrong = (controls: readonly Control[], { problems }: FormContext): boolean =>
  controls.some(({ path }) => {
    const at = placeOf(path);
    return problems.some(({ place, missing }) => !missing && (place === at || place.startsWith(`${at}.`)));
  });

export const classes = (...names: readonly (string | false)[]): string => names.filter(Boolean).join(' ');

/** The emblem of a suit of cards. */
export const emblemView = (path: string | undefined): TemplateResult | typeof nothing =>
  path ? html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>` : nothing;

export function problemLine(path: Path, form: FormContext): TemplateResult {
  const text = problemsAt(path, form)
    .map((problem) => problem.text)
    .join(' ');
  return html`<p class="problem" part="problem" id="problem-${placeOf(path)}" ?hidden=${text === ''}>${text}</p>`;
}

/** Ids for `aria-describedby`. */
export const descriptionIds = ({ hint, path }: Control): string =>
  classes(hint !== '' && `hint-${placeOf(path)}`, `problem-${placeOf(path)}`);

/** Length of the longest word in labels, for columns that no word leaves. */
export const longestWord = (items: readonly { readonly label: string }[]): number =>
  Math.max(...items.flatMap(({ label }) => label.split(/[\s\u00AD-]/).map(({ length }) => length)));

/** A button and the hint that it shows. Screen readers get the hint as the description of the field. */
export function hintOf({ hint, path, label }: Control, { say, openHints, on }: FormContext): TemplateResult | typeof nothing {
  if (hint === '') return nothing;
  const place = placeOf(path);
  const isOpen = openHints.has(place);
  return html`<button type="button" class="about-field" part="info" aria-expanded=${isOpen} aria-controls="hint-${place}"
      aria-label="${say('about')}: ${label}" @click=${() => on.toggleHint(place)}>i</button>
    <p class="hint" part="hint" id="hint-${place}" ?hidden=${!isOpen}>${hint}</p>`;
}

/** A field with its label next to it, or above it in a narrow container. */
export const labelled = (control: Control, form: FormContext, input: unknown, kind: string = control.kind): TemplateResult =>
  html`<div class="field ${kind}" part="field">
    <div class="head"><label part="label" for=${idOf(control.path)}>${control.label}</label>${hintOf(control, form)}</div>
    ${input}${problemLine(control.path, form)}
  </div>`;
