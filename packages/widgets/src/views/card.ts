/** The card of an element: title, form, answer, footer. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Description } from '../description.js';
import type { WidgetState } from '../state.js';
import { type Say, sayIn } from '../texts.js';
import { formBody } from './form.js';
import type { FormContext } from './form-context.js';
import { classes } from './labels.js';

/** Views of an answer. The lazy part makes them. */
export interface AnswerParts {
  /** Announced by screen readers when they are idle. */
  readonly live: unknown;
  /** Announced at once. */
  readonly alert: unknown;
  readonly summary: unknown;
  readonly rest: unknown;
  readonly changes: unknown;
}

export interface CardHandlers {
  clear(): void;
  swap(): void;
  submit(): void;
  copy(): void;
  /** The part on changes is opened or closed. */
  toggleChanges(isOpen: boolean): void;
}

export interface Card {
  readonly description: Description;
  readonly state: WidgetState;
  readonly form: FormContext;
  /** `undefined` before the first answer. */
  readonly answer: AnswerParts | undefined;
  /** Whether the question has two sides. */
  readonly canSwap: boolean;
  /** Host of the service. */
  readonly host: string;
  readonly on: CardHandlers;
}

export const noticeCard = (text: string, language: string): TemplateResult =>
  html`<div class="card" part="card" lang=${language}><p>${text}</p></div>`;

export function card(shown: Card): TemplateResult {
  const { description, state, form, answer } = shown;
  const { language } = state;
  return html`<div class=${classes('card', form.body.sides !== undefined && 'sided', form.body.main.length === 0 && 'bare')} part="card" lang=${language}>
    <h2 part="title">${description.title[language]}</h2>
    <p class="about" part="about">${description.about[language]}</p>
    <div class="body">
      <div>${tools(shown)}${formElement(shown)}${summaryBar(shown)}</div>
      ${answerSection(shown)}
    </div>
    <footer part="footer ${answer ? `by-${state.by}` : ''}">${answer ? byline(shown, sayIn(language)) : nothing}</footer>
  </div>`;
}

function tools({ description, state, canSwap, on }: Card): TemplateResult {
  const say = sayIn(state.language);
  const button = (name: 'clear' | 'swap', content: unknown) =>
    html`<button type="button" part="button" title=${say(name)} aria-label=${say(name)} @click=${on[name]}>${content}</button>`;
  const example = state.isExample ? description.examples[0]?.title[state.language] : undefined;
  return html`<div class="tools" part="tools">
    ${example === undefined ? nothing : html`<p class="hint" part="hint"><b>${say('exampleOf')}</b><span>: ${example}</span></p>`}
    ${canSwap ? button('swap', SWAP_SIGN) : nothing}${button('clear', say('clear'))}
  </div>`;
}

/** Two arrows past each other. */
const SWAP_SIGN = html`<svg viewBox="0 0 24 24" class="sign" aria-hidden="true"><path d="M4 8h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4"></path></svg>`;

function formElement({ form, on }: Card): TemplateResult {
  const submitOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    on.submit();
  };
  return html`<form part="form" novalidate aria-label=${form.say('form')} @keydown=${submitOnEnter}>${formBody(form.body, form)}</form>`;
}

/** The figures at the bottom of a small screen, until the headline is seen. Screen readers and keys reach the answer itself. */
function summaryBar({ state, answer }: Card): TemplateResult {
  const scrollToAnswer = ({ currentTarget }: Event) =>
    (currentTarget as Element).closest('.card')?.querySelector('section.answer')?.scrollIntoView({ block: 'start' });
  return html`<div class=${classes('summary-bar', state.isHeadlineSeen && 'seen')} aria-hidden="true" ?hidden=${!state.outcome?.ok}
    @click=${scrollToAnswer}><div>${answer?.summary}</div></div>`;
}

function answerSection({ state, answer, on }: Card): TemplateResult {
  const say = sayIn(state.language);
  const toggle = ({ target }: Event) => on.toggleChanges((target as HTMLDetailsElement).open);
  return html`<section class="answer" part="answer" aria-label=${say('answer')} aria-busy=${state.isBusy || !answer}>
    <div><div class="live" aria-live="polite" aria-atomic="true">${answer?.live}</div><div role="alert">${answer?.alert}</div><button
        type="button" class="copy" part="button copy" ?hidden=${!state.outcome?.ok} @click=${on.copy}>${say(state.isCopied ? 'copied' : 'copy')}</button></div>
    <div class="answer">${answer?.rest}</div>
    <details data-fold="changes" ?hidden=${!state.canVary} @toggle=${toggle}><summary>${say('changes')}</summary>${answer?.changes}</details>
  </section>`;
}

function byline({ state: { by }, host }: Card, say: Say): string {
  if (by === 'service') return `${say('byService')} ${host}`;
  return say(by === 'page' ? 'byPage' : 'byPageInstead');
}
