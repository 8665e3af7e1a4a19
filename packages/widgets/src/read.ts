/** Figures of answers, for pages and images that are made without an element. */
import type { Description, Language, WidgetAnswer } from './description.js';
import { answerView } from './model/sections.js';
import { summaryOf } from './model/summary.js';

/**
 * The figures in the summary bar of an answer with their labels, the headline first; empty for a refusal or an answer without
 * figures.
 * @example summaryFigures(description, answer, 'en') // [{ label: 'Target number', text: '7' }, { label: 'Odds to hit', text:
 *   '58.3%' }]
 */
export const summaryFigures = (
  description: Description,
  answer: WidgetAnswer,
  language: Language,
): readonly { readonly label: string; readonly text: string }[] =>
  answer.allowed ? summaryOf(answerView(description, answer, { language })) : [];
