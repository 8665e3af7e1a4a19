/** Lazy loading: the views of answers and the odds of alternatives are loaded with the first answer. */

import { uncapital } from '@rangefinder/rules';
import { html, nothing } from 'lit';
import type { Exploring } from './changes.js';
import type * as ChangesPart from './changes-part.js';
import type { Description, Draft, Engine, Language, Path, WidgetAnswer } from './description.js';
import type { Prospect } from './explore.js';
import { alternativesOf, choicesOf } from './model/alternatives.js';
import { distribute } from './model/distribute.js';
import { mainFigure } from './model/headline.js';
import { fieldIn } from './model/problems.js';
import { type AnswerView, answerView } from './model/sections.js';
import { summaryOf } from './model/summary.js';
import { filledIn, valueAt, withValue } from './model/values.js';
import type { WidgetState } from './state.js';
import { restView } from './views/answer.js';
import type { AnswerContext } from './views/answer-context.js';
import type { AnswerParts } from './views/card.js';
import { headlineView, summaryBar } from './views/headline.js';
import { missingView, problemsView } from './views/problems.js';

export { createComputer } from './computer.js';
export { shownProblems } from './model/problems.js';
export { alone, sidesOf, swapped } from './model/sides.js';
export { answerStyles } from './views/answer-styles.js';
export { copyText } from './views/copy.js';

/** `undefined` until the user first asks how an answer changes. */
let changesPart: typeof ChangesPart | undefined;

/** The answer over the range of one number, or of two; `undefined` if the form has no number. */
export const changesOf: typeof ChangesPart.changesOf = async (varying) => {
  changesPart ??= await import('./changes-part.js');
  return changesPart.changesOf(varying);
};

/** Views of the answer in a state; `undefined` before the first answer. Missing values are announced politely, errors at once. */
export function answerParts(description: Description, state: WidgetState, context: AnswerContext): AnswerParts | undefined {
  const { outcome, problems } = state;
  const { say, language, vary } = context;
  if (!outcome) return undefined;
  const changes = state.changes && changesPart ? changesPart.changesView(state.changes, say, vary) : nothing;
  if (outcome.ok) {
    const { answer } = outcome;
    const view = viewOf(description, answer, language);
    return {
      live: html`${standInNote(context)}${headlineView(answer, view.headline, say)}`,
      alert: nothing,
      summary: summaryBar(answer, summaryOf(view), say),
      rest: restView(answer, view, { ...context, choices: state.choices }),
      changes,
    };
  }
  const isMissing = problems.every(({ missing }) => missing);
  const live = isMissing ? missingView(problems, say) : nothing;
  const alert = isMissing ? nothing : problemsView(problems, say);
  return { live, alert, summary: nothing, rest: nothing, changes };
}

/** Says whose figures the answer is made from. */
const standInNote = ({ standIns, say }: AnswerContext) =>
  standIns.length > 0 ? html`<p class="stand-in"><b>${standIns.join(', ')}</b>: ${uncapital(say('notChosen'))}</p>` : nothing;

/** Memoized views of answers: an element draws the same answer again with each edit of its form. */
const views = new WeakMap<WidgetAnswer, { readonly language: Language; readonly view: AnswerView }>();

function viewOf(description: Description, answer: WidgetAnswer, language: Language): AnswerView {
  const known = views.get(answer);
  if (known?.language === language) return known.view;
  const view = answerView(description, answer, { language });
  views.set(answer, { language, view });
  return view;
}

/** Whether the main figure of an answer is odds. Only odds are compared with those of alternatives. */
export const hasOdds = (description: Description, answer: WidgetAnswer | undefined, language: Language): boolean =>
  answer?.allowed === true && mainFigure(description, answer, { language })?.odds !== undefined;

/**
 * The odds of each choice of a form, by its key.
 * @param isForLayout leaves out rulers, whose odds take no room of their own
 */
export async function prospectsOf(
  { computer, description, draft, body, language, signal }: Exploring,
  isForLayout = false,
): Promise<ReadonlyMap<string, Prospect>> {
  const alternatives = (isForLayout ? choicesOf : alternativesOf)(description.input, draft, body);
  const found = await computer.explore({ alternatives, language, signal });
  return new Map(found.map((prospect) => [prospect.key, prospect]));
}

interface Situation {
  readonly engine: Engine;
  readonly description: Description;
  readonly draft: Draft;
  readonly language: Language;
}

/** The draft with the last row of a list reduced to what the other rows leave; the same draft if the rules allow it as it is. */
export function distributedDraft({ engine, description, draft, language }: Situation, path: Path): Draft {
  const field = fieldIn(description.input, path);
  const rows = valueAt(draft, path);
  if (field?.kind !== 'list' || !Array.isArray(rows)) return draft;
  const distributed = distribute(field, rows, (tried) => {
    const outcome = engine(filledIn(description.input, withValue(draft, path, tried)), language, '');
    return outcome.ok && outcome.answer.allowed;
  });
  return distributed === rows ? draft : withValue(draft, path, distributed);
}
