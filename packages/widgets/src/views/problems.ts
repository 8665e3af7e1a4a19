/** All problems of a draft in one list. */
import { uncapital } from '@rangefinder/rules';
import { html, type TemplateResult } from 'lit';
import type { ShownProblem } from '../model/problems.js';
import type { Say } from '../texts.js';

/** Missing values in one line. */
export function missingView(problems: readonly ShownProblem[], say: Say): TemplateResult {
  const names = [...new Set(problems.map(({ label, text }) => label || text))];
  return html`<p class="problems calm">${say('stillNeeded')}: ${names.join('; ')}</p>`;
}

/** Problems with the labels of their fields. */
export const problemsView = (problems: readonly ShownProblem[], say: Say): TemplateResult =>
  html`<div class="problems"><strong>${say('problems')}</strong><ul>${problems.map(
    ({ label, text }) => html`<li>${label === '' ? text : `${label}: ${uncapital(text)}`}</li>`,
  )}</ul></div>`;
