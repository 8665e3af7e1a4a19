/** Headline figures in large type, the sentence of an answer, and the summary bar below a form. */
import { html, nothing, type TemplateResult } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import type { RuleLink, WidgetAnswer } from '../description.js';
import type { Headline } from '../model/headline.js';
import type { Figure } from '../model/single.js';
import type { Say } from '../texts.js';

/** A longer sentence is shortened on screen; the figures below repeat all of it. */
const MAX_SENTENCE = 220;

/** The part that screen readers announce: figures and sentence, or why the rules refuse. */
export function headlineView({ allowed, refusal, summary }: WidgetAnswer, headline: readonly Headline[], say: Say): TemplateResult {
  if (!allowed && refusal)
    return html`<p class="refusal" part="refusal"><strong>${say('refused')}</strong><span>${refusal.text}</span>${ruleView(refusal.rule)}</p>`;
  const kind = summary.length > MAX_SENTENCE ? 'summary long' : 'summary';
  return html`${headline.length > 0 ? html`<dl class="headline" part="lead">${headline.map(figureView)}</dl>` : nothing}<p class=${kind} part="summary">${summary}</p>`;
}

const figureView = ({ label, text, odds }: Headline): TemplateResult =>
  html`<div><dt>${label}</dt><dd class=${/\d/.test(text) ? nothing : 'words'} part="figure">${text}${odds ? html`<small>${odds.fraction}</small>${trackView(odds.share)}` : nothing}</dd></div>`;

/** The answer in a bar at the bottom of a small screen, while the user is still at the form: figures, or the sentence. */
export function summaryBar({ allowed, refusal, summary }: WidgetAnswer, figures: readonly Figure[], say: Say): unknown {
  if (!allowed) return html`<b>${say('refused')}</b><span>${refusal?.text ?? ''}</span>`;
  if (figures.length === 0) return html`<span>${summary}</span>`;
  return figures.map(({ label, text }) => html`<span class="summary-figure"><small>${label}</small><b>${text}</b></span>`);
}

/** A bar as long as its share of the track. */
export const trackView = (share: number, style: Readonly<Record<string, string | number>> = {}): TemplateResult =>
  html`<span class="track" aria-hidden="true" style=${styleMap(style)}><span class="bar" part="bar" ?hidden=${share === 0} style=${styleMap({ width: `${share * 100}%` })}></span></span>`;

export const ruleView = ({ title, url }: RuleLink): TemplateResult =>
  url === ''
    ? html`<span class="rule">${title}</span>`
    : html`<a class="rule" part="rule" href=${url} target=${isSameOrigin(url) ? nothing : '_blank'}>${title}</a>`;

/** In another site a rule opens in a new tab: the user keeps the page. */
const isSameOrigin = (url: string): boolean => new URL(url, location.href).origin === location.origin;
