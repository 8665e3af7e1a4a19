/** The inside of an element: where the form stands, where the answer, and what is shown while neither is there. */
import type { AnsweredBy } from '../ask.js';
import type { Description, Language, Path, WidgetAnswer } from '../description.js';
import type { Prospect } from '../explore.js';
import { answerView } from '../model/answer.js';
import type { Body } from '../model/form.js';
import { linesOf } from '../model/lines.js';
import type { ShownProblem } from '../model/problems.js';
import { andMore, type Say, sayIn } from '../texts.js';
import { detailsView, leadView, peekView } from './answer-view.js';
import { type Changes, changesView } from './changes-view.js';
import { copyText } from './copy.js';
import { bodyView, type FormEvents } from './form-view.js';
import { h } from './h.js';
import { markProblems, problemList } from './problem-view.js';
import { drawCurve } from './ruler-view.js';
import { styles } from './styles.js';

/** Who has answered, and where. */
interface Byline {
  readonly by: AnsweredBy;
  readonly host: string;
}

/** What an element asks its frame to show. */
export interface Frame {
  loading(language: Language): void;
  broken(language: Language): void;
  notice(text: string, language: Language): void;
  /** Title and empty places for form and answer. */
  open(description: Description, language: Language): void;
  /** The form; `grownAt` is the list whose length has changed; it takes the focus. */
  form(body: Body, grownAt?: Path): void;
  /** What folded parts of the form say, without drawing it anew. */
  lines(body: Body): void;
  /** Empties fields whose value was taken out. */
  blank(paths: readonly Path[]): void;
  /** What is said and done about the form as a whole. */
  tools(tools: Tools): void;
  busy(): void;
  /** What each choice would bring; nothing where that is not known. */
  prospects(prospects: readonly Prospect[]): void;
  /** Whether somebody looks at how the answer changes. */
  readonly isVarying: boolean;
  /** Whether there is a way to look at it. */
  canVary(can: boolean): void;
  changes(changes: Changes): void;
  answer(description: Description, answer: WidgetAnswer, byline: Byline): void;
  problems(problems: readonly ShownProblem[], byline: Byline): void;
}

/** The form as a whole. */
interface Tools {
  /** The title of the example that the form is filled with, as long as nobody has changed it. */
  readonly example: string | undefined;
  /** Whether there are two sides that can change places. */
  readonly canSwap: boolean;
}

/** Callbacks of a frame. */
export interface FrameEvents extends Omit<FormEvents, 'say'> {
  submit(): void;
  clear(): void;
  swap(): void;
  /** The number at a place varies; the first one without a place. */
  vary(place: string | undefined): void;
}

/** One style sheet for all widgets of a page. */
let sheet: CSSStyleSheet | undefined;
function sharedSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
  }
  return sheet;
}

/** The places of a frame. */
const places = () => ({
  card: h('div', { class: 'card', part: 'card' }),
  form: h('form', { part: 'form', novalidate: true }),
  peek: h('div', { class: 'peek', 'aria-hidden': 'true', hidden: true }, h('div')),
  tools: h('div', { class: 'tools', part: 'tools' }),
  live: h('div', { class: 'live', 'aria-live': 'polite', 'aria-atomic': 'true' }),
  alert: h('div', { role: 'alert' }),
  copy: h('button', { type: 'button', class: 'copy', part: 'button copy', hidden: true }),
  rest: h('div', { class: 'answer' }),
  changes: h('details', { 'data-fold': 'changes', hidden: true }),
  answer: h('section', { class: 'answer', part: 'answer' }),
  footer: h('footer', { part: 'footer' }),
});
type Places = ReturnType<typeof places>;

/** Draws into a shadow root. */
export function createFrame(root: ShadowRoot, events: FrameEvents): Frame {
  const at = places();
  let language: Language = 'en';
  let edited = false;
  const noted = noting(events, () => {
    edited = true;
  });
  const speak = (next: Language) => {
    language = next;
    at.card.lang = next;
  };
  const alone = (text: string, next: Language) => {
    speak(next);
    at.card.replaceChildren(h('p', {}, text));
  };
  furnish(root, at, noted, () => sayIn(language));
  return {
    loading: (next) => {
      if (!at.form.isConnected) alone(sayIn(next)('loading'), next);
    },
    broken: (next) => alone(sayIn(next)('broken'), next),
    notice: alone,
    open(description, next) {
      speak(next);
      drawFrame(at, description, next);
    },
    form: (body, grownAt) => drawForm(at, body, { ...noted, say: sayIn(language) }, grownAt),
    lines: (body) => {
      for (const [place, line] of linesOf(body)) atLine(at.form, place)?.replaceChildren(line);
    },
    blank: (paths) => {
      for (const path of paths) emptyAt(at.form, path.join('.'));
    },
    tools: (tools) => drawTools(at, tools, noted, sayIn(language)),
    prospects: (prospects) => drawProspects(at.form, prospects),
    get isVarying() {
      return at.changes.open && !at.changes.hidden;
    },
    canVary: (can) => {
      at.changes.hidden = !can;
      if (at.changes.childElementCount === 0) at.changes.append(h('summary', {}, sayIn(language)('changes')));
    },
    changes: (changes) => drawChanges(at.changes, changes, events, sayIn(language)),
    busy: () => at.answer.setAttribute('aria-busy', 'true'),
    answer: (description, answer, by) => drawAnswer(at, description, answer, by, language),
    problems: (problems, by) => drawProblems(at, problems, edited, by, sayIn(language)),
  };
}

/** Events that say first that somebody has edited the form. */
const noting = (events: FrameEvents, note: () => void): FrameEvents => ({
  change: (...change) => {
    note();
    events.change(...change);
  },
  reshape: (...change) => {
    note();
    events.reshape(...change);
  },
  choose: (...choice) => {
    note();
    events.choose(...choice);
  },
  lookup: () => events.lookup(),
  submit: () => {
    note();
    events.submit();
  },
  clear: () => events.clear(),
  vary: (place) => events.vary(place),
  swap: () => {
    note();
    events.swap();
  },
});

/** Nodes that live as long as the element. */
function furnish(root: ShadowRoot, at: Places, events: FrameEvents, say: () => Say): void {
  root.adoptedStyleSheets = [sharedSheet()];
  root.append(at.card);
  // Once the answer itself is visible, the summary of it is hidden.
  new IntersectionObserver(([seen]) => at.peek.classList.toggle('seen', seen?.isIntersecting ?? false)).observe(at.live);
  at.answer.append(h('div', {}, at.live, at.alert, at.copy), at.rest, at.changes);
  at.changes.addEventListener('toggle', () => at.changes.open && events.vary(undefined));
  at.form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    events.submit();
  });
  at.copy.addEventListener('click', async () => {
    await copyText(at.live.querySelector('.summary, .refusal'));
    at.copy.textContent = say()('copied');
  });
}

function drawFrame(at: Places, { title, about }: Description, language: Language): void {
  const say = sayIn(language);
  at.form.setAttribute('aria-label', say('form'));
  at.answer.setAttribute('aria-label', say('answer'));
  // What is in it is of the language before.
  at.changes.replaceChildren();
  const heading = [h('h2', { part: 'title' }, title[language]), h('p', { class: 'about', part: 'about' }, about[language])];
  at.card.replaceChildren(...heading, h('div', { class: 'body' }, h('div', {}, at.tools, at.form, at.peek), at.answer), at.footer);
}

function drawForm(at: Places, body: Body, events: FormEvents, grownAt?: Path): void {
  const rows = grownAt ? rowCount(at.form, grownAt) : 0;
  at.card.classList.toggle('bare', body.main.length === 0);
  at.form.replaceChildren(...bodyView(body, events, unfoldedIn(at.form)));
  if (grownAt) focusAfter(at.form, grownAt, rowCount(at.form, grownAt) > rows);
}

function drawChanges(place: HTMLElement, changes: Changes, events: FrameEvents, say: Say): void {
  const hadFocus = place.querySelector('select')?.matches(':focus');
  place.replaceChildren(h('summary', {}, say('changes')), ...changesView(changes, say, (chosen) => events.vary(chosen)));
  if (hadFocus) place.querySelector('select')?.focus();
}

function drawTools(at: Places, { example, canSwap }: Tools, events: FrameEvents, say: Say): void {
  const button = (name: 'clear' | 'swap') => h('button', { type: 'button', part: 'button', onclick: () => events[name]() }, say(name));
  const note = example !== undefined && h('p', { class: 'hint', part: 'hint' }, h('b', {}, say('exampleOf')), `: ${example}`);
  at.tools.replaceChildren(...[note, canSwap && button('swap'), button('clear')].filter((child) => child !== false));
}

function show(place: HTMLElement, prospect: Prospect | undefined): void {
  place.textContent = prospect?.text ?? '';
  place.closest('.segment')?.classList.toggle('cannot', prospect?.share === 0);
}

/** Each where its choice is; a ruler takes those of its marks as a curve. */
function drawProspects(form: HTMLElement, prospects: readonly Prospect[]): void {
  const byKey = new Map(prospects.map((prospect) => [prospect.key, prospect]));
  for (const place of form.querySelectorAll<HTMLElement>('[data-prospect]')) show(place, byKey.get(place.dataset.prospect ?? ''));
  for (const scale of form.querySelectorAll<HTMLElement>('[data-curve]')) drawCurve(scale, (key) => byKey.get(key)?.share);
}

function drawAnswer(at: Places, description: Description, answer: WidgetAnswer, byline: Byline, language: Language): void {
  const say = sayIn(language);
  const drawing = { say, andMore: (count: number) => andMore(count, language), unfolded: unfoldedIn(at.rest) };
  const view = answerView(description, answer, { language });
  markProblems(at.form, []);
  at.alert.replaceChildren();
  at.live.replaceChildren(...leadView(answer, view, drawing));
  at.peek.firstElementChild?.replaceChildren(...peekView(answer, view, drawing));
  at.peek.hidden = false;
  at.copy.hidden = false;
  at.copy.textContent = say('copy');
  at.rest.replaceChildren(...detailsView(answer, view, drawing));
  sign(at, byline, say);
}

/** A missing value is not an error yet; in an untouched form it is not even marked. */
function drawProblems(at: Places, problems: readonly ShownProblem[], edited: boolean, byline: Byline, say: Say): void {
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
  at.answer.setAttribute('aria-busy', 'false');
}

/** Parts that the user has expanded. */
const unfoldedIn = (within: HTMLElement): ReadonlySet<string> =>
  new Set([...within.querySelectorAll<HTMLElement>('details[open][data-fold]')].map((details) => details.dataset.fold ?? ''));

const atPlace = (form: HTMLElement, place: string): HTMLElement | null => form.querySelector(`[data-place="${CSS.escape(place)}"]`);

const atLine = (form: HTMLElement, place: string): HTMLElement | null => form.querySelector(`[data-line="${CSS.escape(place)}"]`);

function emptyAt(form: HTMLElement, place: string): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[data-place="${CSS.escape(place)}"]`)) {
    if (field.type === 'radio') (field as HTMLInputElement).checked = field.value === '';
    else field.value = '';
  }
}

function rowCount(form: HTMLElement, path: Path): number {
  return itemsOf(form, path).length;
}

const itemsOf = (form: HTMLElement, path: Path): readonly HTMLElement[] => [
  ...(atPlace(form, path.join('.'))?.querySelectorAll<HTMLElement>(':scope > .items > .item') ?? []),
];

/** A new row takes the focus; after one is taken away it goes to the list. */
function focusAfter(form: HTMLElement, path: Path, grown: boolean): void {
  const list = atPlace(form, path.join('.'));
  const last = itemsOf(form, path).at(-1);
  if (grown && last instanceof HTMLDetailsElement) last.open = true;
  const inside = (last ?? list)?.querySelector<HTMLElement>(':is(input, select)');
  const target = grown ? inside : (atPlace(form, `${path.join('.')} add`) ?? list);
  target?.focus();
}
