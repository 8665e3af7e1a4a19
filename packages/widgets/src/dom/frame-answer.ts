/** Draws answers into a frame: figures, problems, how it changes, who has answered. */
import type { AnsweredBy } from '../ask.js';
import type { Description, Language, WidgetAnswer, WidgetProblem } from '../description.js';
import { glanceOf } from '../model/glance.js';
import { shownProblems } from '../model/problems.js';
import { answerView } from '../model/sections.js';
import { andMore, oneInText, type Say, sayIn } from '../texts.js';
import { detailsView } from './answer-view.js';
import { type Changes, changesView, type Vary } from './changes-view.js';
import type { Places } from './frame-places.js';
import { h } from './h.js';
import { leadView, peekView } from './lead-view.js';
import { unfoldedIn } from './places.js';
import { markProblems, problemList } from './problem-view.js';

/** Who has answered, and where. */
interface Byline {
  readonly by: AnsweredBy;
  readonly host: string;
}

/** How an answer is drawn. */
interface Drawing {
  readonly by: Byline;
  readonly language: Language;
}

/** Shows an answer: its leading figures, what stands below them, who has answered. */
export function drawAnswer(at: Places, description: Description, answer: WidgetAnswer, { by, language }: Drawing): void {
  const say = sayIn(language);
  const view = answerView(description, answer, { language });
  markProblems(at.form, []);
  at.alert.replaceChildren();
  at.live.replaceChildren(...leadView(answer, view.lead, say));
  at.peek.firstElementChild?.replaceChildren(...peekView(answer, glanceOf(view), say));
  at.peek.hidden = false;
  at.copy.hidden = false;
  at.copy.textContent = say('copy');
  const inWords = { andMore: (count: number) => andMore(count, language), oneIn: (count: number) => oneInText(count, language) };
  at.rest.replaceChildren(...detailsView(answer, view, { say, ...inWords, unfolded: unfoldedIn(at.rest) }));
  sign(at, by, say);
}

/** Shows what is wrong. A missing value is not an error yet; in an untouched form it is not even marked. */
export function drawProblems(
  at: Places,
  description: Description,
  found: readonly WidgetProblem[],
  edited: boolean,
  drawing: Drawing,
): void {
  const say = sayIn(drawing.language);
  const problems = shownProblems(found, description.input, drawing.language);
  const calm = problems.every(({ missing }) => missing);
  markProblems(at.form, calm && !edited ? [] : problems);
  at.live.replaceChildren(...(calm ? [problemList(problems, say('stillNeeded'), true)] : []));
  at.alert.replaceChildren(...(calm ? [] : [problemList(problems, say('problems'), false)]));
  at.peek.hidden = true;
  at.copy.hidden = true;
  at.rest.replaceChildren();
  sign(at, drawing.by, say);
}

/** Says who has answered. */
function sign(at: Places, { by, host }: Byline, say: Say): void {
  at.footer.textContent = by === 'service' ? `${say('byService')} ${host}` : say(by === 'page' ? 'byPage' : 'byPageInstead');
  at.footer.setAttribute('part', `footer by-${by}`);
  at.answer.setAttribute('aria-busy', 'false');
}

/** How the answer changes; a list that had the focus keeps it. */
export function drawChanges({ changes: place }: Places, changes: Changes, language: Language, vary: Vary): void {
  const say = sayIn(language);
  const focused = [...place.querySelectorAll('select')].findIndex((select) => select.matches(':focus'));
  place.replaceChildren(h('summary', {}, say('changes')), h('div', { class: 'part' }, ...changesView(changes, say, vary)));
  place.querySelectorAll('select')[focused]?.focus();
}
