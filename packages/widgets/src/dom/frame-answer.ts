/** Draws answers into a frame: figures, problems, how it changes, who has answered. */
import type { AnsweredBy } from '../ask.js';
import type { Description, Language, WidgetAnswer } from '../description.js';
import { leadOf } from '../model/answer.js';
import type { ShownProblem } from '../model/problems.js';
import type { Figure } from '../model/single.js';
import { andMore, oneInText, type Say, sayIn } from '../texts.js';
import type { AnswerDrawing } from './answer-view.js';
import type { Places } from './frame-places.js';
import { h } from './h.js';
import { leadView, peekView } from './lead-view.js';
import { unfoldedIn } from './places.js';
import { markProblems, problemList } from './problem-view.js';

/** Who has answered, and where. */
export interface Byline {
  readonly by: AnsweredBy;
  readonly host: string;
}

/** What the second part of widgets makes of an answer. */
export interface MoreOfAnswer {
  /** Figures for users who are still at the form on a small screen. */
  readonly glance: readonly Figure[];
  /** Draws what stands below the leading figures. */
  readonly below: (drawing: AnswerDrawing) => readonly HTMLElement[];
}

/** How an answer is drawn. */
interface Drawing {
  readonly by: Byline;
  readonly more: MoreOfAnswer | undefined;
  readonly language: Language;
}

/** Shows an answer: its leading figures, what stands below them, who has answered. */
export function drawAnswer(at: Places, description: Description, answer: WidgetAnswer, { by, more, language }: Drawing): void {
  const say = sayIn(language);
  const lead = leadOf(description, answer, { language });
  markProblems(at.form, []);
  at.alert.replaceChildren();
  at.live.replaceChildren(...leadView(answer, lead, say));
  at.peek.firstElementChild?.replaceChildren(...peekView(answer, more?.glance ?? lead, say));
  at.peek.hidden = false;
  at.copy.hidden = false;
  at.copy.textContent = say('copy');
  const inWords = { andMore: (count: number) => andMore(count, language), oneIn: (count: number) => oneInText(count, language) };
  at.rest.replaceChildren(...(more?.below({ say, ...inWords, unfolded: unfoldedIn(at.rest) }) ?? []));
  sign(at, by, say);
}

/** Shows what is wrong. A missing value is not an error yet; in an untouched form it is not even marked. */
export function drawProblems(at: Places, problems: readonly ShownProblem[], edited: boolean, byline: Byline, say: Say): void {
  const calm = problems.every(({ missing }) => missing);
  markProblems(at.form, calm && !edited ? [] : problems);
  at.live.replaceChildren(...(calm ? [problemList(problems, say('stillNeeded'), true)] : []));
  at.alert.replaceChildren(...(calm ? [] : [problemList(problems, say('problems'), false)]));
  at.peek.hidden = true;
  at.copy.hidden = true;
  at.rest.replaceChildren();
  sign(at, byline, say);
}

/** Says who has answered. */
function sign(at: Places, { by, host }: Byline, say: Say): void {
  at.footer.textContent = by === 'service' ? `${say('byService')} ${host}` : say(by === 'page' ? 'byPage' : 'byPageInstead');
  at.footer.setAttribute('part', `footer by-${by}`);
  at.answer.setAttribute('aria-busy', 'false');
}

/** How the answer changes; a list that had the focus keeps it. */
export function drawChanges(place: HTMLElement, title: string, drawn: readonly HTMLElement[]): void {
  const focused = [...place.querySelectorAll('select')].findIndex((select) => select.matches(':focus'));
  place.replaceChildren(h('summary', {}, title), h('div', { class: 'part' }, ...drawn));
  place.querySelectorAll('select')[focused]?.focus();
}
