/** Problems at their fields, and all of them in one list. */
import { uncapital } from '@rangefinder/rules';
import type { ShownProblem } from '../model/problems.js';
import { h } from './h.js';

/** Shows each problem at its field and removes those that are solved. Only what is wrong unfolds the part that it is in. */
export function markProblems(form: HTMLElement, problems: readonly ShownProblem[]): void {
  for (const shown of form.querySelectorAll<HTMLElement>('[data-problem]')) {
    const place = shown.dataset.problem ?? '';
    const here = problems.filter((problem) => problem.place === place);
    const texts = here.map(({ text }) => text);
    shown.textContent = texts.join(' ');
    shown.hidden = texts.length === 0;
    const control = form.querySelector(`[data-place="${CSS.escape(place)}"]`);
    control?.classList.toggle('bad', texts.length > 0);
    if (control?.matches('input, select')) control.setAttribute('aria-invalid', String(texts.length > 0));
    if (here.some(({ missing }) => !missing)) unfold(shown);
  }
}

function unfold(from: Element): void {
  const details = from.closest('details');
  if (!details) return;
  details.open = true;
  if (details.parentElement) unfold(details.parentElement);
}

/** Every problem with the label of its field. */
export function problemList(problems: readonly ShownProblem[], title: string, calm: boolean): HTMLElement {
  if (calm)
    return h('p', { class: 'problems calm' }, `${title}: ${[...new Set(problems.map(({ label, text }) => label || text))].join('; ')}`);
  const lines = problems.map(({ label, text }) => h('li', {}, label === '' ? text : `${label}: ${uncapital(text)}`));
  return h('div', { class: 'problems' }, h('strong', {}, title), h('ul', {}, ...lines));
}
