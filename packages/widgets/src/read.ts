/** What answers say at a glance, for pages and pictures that are made without an element. */
import type { Description, Language, WidgetAnswer } from './description.js';
import { answerView } from './model/sections.js';
import { summaryOf } from './model/summary.js';

/**
 * The figures of an answer with their labels, the most wanted first, as the bar of an element shows them on a phone; empty where it is
 * refused, or words alone.
 * @example summaryFigures(description, answer, 'en') // [{ label: 'Target number', text: '7' }, { label: 'Odds to hit', text: '58.3%' }]
 */
export const summaryFigures = (
  description: Description,
  answer: WidgetAnswer,
  language: Language,
): readonly { readonly label: string; readonly text: string }[] =>
  answer.allowed ? summaryOf(answerView(description, answer, { language })) : [];
