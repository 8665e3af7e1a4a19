/** Draws what an answer leads with: figures in large type and the sentence. */
import type { RuleLink, WidgetAnswer } from '../description.js';
import type { Lead } from '../model/answer.js';
import type { Figure } from '../model/single.js';
import type { Say } from '../texts.js';
import { h } from './h.js';

/** A longer sentence is cut where it is seen: everything in it stands below. */
const MAX_SENTENCE = 220;

/** What screen readers announce: the figures and the sentence. */
export function leadView({ allowed, refusal, summary }: WidgetAnswer, lead: readonly Lead[], say: Say): readonly HTMLElement[] {
  const sentence = h('p', { class: summary.length > MAX_SENTENCE ? 'summary long' : 'summary', part: 'summary' }, summary);
  if (allowed || !refusal) return lead.length > 0 ? [leadFigures(lead), sentence] : [sentence];
  return [
    h('p', { class: 'refusal', part: 'refusal' }, h('strong', {}, say('refused')), h('span', {}, refusal.text), ruleView(refusal.rule)),
  ];
}

/** The answer once more, for users who are still at the form on a small screen: figures with their labels, else its sentence. */
export function peekView({ allowed, refusal, summary }: WidgetAnswer, figures: readonly Figure[], say: Say): readonly HTMLElement[] {
  if (!allowed) return [h('b', {}, say('refused')), h('span', {}, refusal?.text ?? '')];
  if (figures.length === 0) return [h('span', {}, summary)];
  return figures.map(({ label, text }) => h('span', { class: 'glance' }, h('small', {}, label), h('b', {}, text)));
}

const leadFigures = (lead: readonly Lead[]): HTMLElement =>
  h(
    'dl',
    { class: 'lead', part: 'lead' },
    ...lead.map(({ label, text, odds }) =>
      h(
        'div',
        {},
        h('dt', {}, label),
        h(
          'dd',
          { class: /\d/.test(text) ? undefined : 'words', part: 'figure' },
          text,
          odds && h('small', {}, odds.fraction),
          odds && trackView(odds.share),
        ),
      ),
    ),
  );

/** A bar as long as its share of the track. */
export function trackView(share: number): HTMLElement {
  const bar = h('span', { class: 'bar', part: 'bar', hidden: share === 0 });
  bar.style.width = `${share * 100}%`;
  return h('span', { class: 'track', 'aria-hidden': 'true' }, bar);
}

export const ruleView = ({ title, url }: RuleLink): HTMLElement =>
  url === ''
    ? h('span', { class: 'rule' }, title)
    : h('a', { class: 'rule', part: 'rule', href: url, target: isHere(url) ? undefined : '_blank' }, title);

/** On a page of others a rule opens beside it: nobody is taken away. */
const isHere = (url: string): boolean => new URL(url, location.href).origin === location.origin;
