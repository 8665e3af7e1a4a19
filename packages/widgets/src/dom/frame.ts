/** The inside of an element: where the form stands, where the answer, and what is shown while neither is there. */
import type { Description, Language, Path } from '../description.js';
import type { Prospect } from '../explore.js';
import type { Body } from '../model/form.js';
import { linesOf } from '../model/form-lines.js';
import { type Say, sayIn } from '../texts.js';
import type { Vary } from './changes-view.js';
import type { FormPictures } from './control-view.js';
import { copyText } from './copy.js';
import { bodyView, type FormEvents } from './form-view.js';
import { type Places, places } from './frame-places.js';
import { h } from './h.js';
import { atLine, emptyAt, focusAfter, keepingFocus, rowCount, unfoldedIn } from './places.js';
import { drawCurve } from './ruler-view.js';
import { styles } from './styles.js';
import { svg } from './svg.js';

/** What an element asks its frame to show. */
export interface Frame {
  loading(language: Language): void;
  broken(language: Language): void;
  notice(text: string, language: Language): void;
  /** Title and empty places for form and answer. */
  open(description: Description, language: Language): void;
  /** The form; `grownAt` is the list whose length has changed; it takes the focus. */
  form(body: Body, grownAt?: Path): void;
  /** What the second part of widgets brings: styles, and the pictures of forms. */
  dress(sheet: CSSStyleSheet, pictures: FormPictures): void;
  /** What folded parts of the form say, and what is drawn in it, without drawing it anew. */
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
  /** Where the second part of widgets draws answers. */
  readonly places: Places;
  /** Whether somebody has edited the form. */
  readonly isEdited: boolean;
}

/** The form as a whole. */
interface Tools {
  /** The title of the example that the form is filled with, as long as nobody has changed it. */
  readonly example: string | undefined;
  /** Whether there are two sides that can change places. */
  readonly canSwap: boolean;
}

/** Callbacks of a frame. */
export interface FrameEvents extends Omit<FormEvents, 'say' | 'pictures' | 'language'> {
  submit(): void;
  clear(): void;
  swap(): void;
  /** The numbers at these places vary; those that are not named stay. */
  vary: Vary;
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

/** Draws into a shadow root. */
export function createFrame(root: ShadowRoot, events: FrameEvents): Frame {
  const at = places();
  let language: Language = 'en';
  let edited = false;
  let pictures: FormPictures | undefined;
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
  const eventsNow = (): FormEvents => ({ ...noted, say: sayIn(language), language, pictures });
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
    dress(sheet, given) {
      pictures = given;
      if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    },
    form: (body, grownAt) => drawForm(at, body, eventsNow(), grownAt),
    lines: (body) => drawLines(at.form, body, eventsNow()),
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
    busy: () => at.answer.setAttribute('aria-busy', 'true'),
    places: at,
    get isEdited() {
      return edited;
    },
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
  vary: (over, across) => events.vary(over, across),
  swap: () => {
    note();
    events.swap();
  },
});

/** Height of the leading figures. */
const FIGURES_PX = 64;

/** Nodes that live as long as the element. */
function furnish(root: ShadowRoot, at: Places, events: FrameEvents, say: () => Say): void {
  root.adoptedStyleSheets = [sharedSheet()];
  root.append(at.card);
  // Once the figures themselves are visible, the summary of them is hidden.
  new IntersectionObserver(([seen]) => at.peek.classList.toggle('seen', seen?.isIntersecting ?? false), {
    rootMargin: `0px 0px -${FIGURES_PX}px`,
  }).observe(at.live);
  // Screen readers and keys go on to the answer by themselves.
  at.peek.addEventListener('click', () => at.answer.scrollIntoView({ block: 'start' }));
  at.answer.append(h('div', {}, at.live, at.alert, at.copy), at.rest, at.changes);
  at.changes.addEventListener('toggle', () => at.changes.open && events.vary(undefined, undefined));
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
  keepingFocus(at.form, () => {
    at.form.replaceChildren(...bodyView(body, events, unfoldedIn(at.form)));
    events.pictures?.refresh(at.form, body, events);
  });
  if (grownAt) focusAfter(at.form, grownAt, rowCount(at.form, grownAt) > rows);
}

function drawLines(form: HTMLElement, body: Body, events: FormEvents): void {
  keepingFocus(form, () => events.pictures?.refresh(form, body, events));
  for (const [place, line] of linesOf(body)) atLine(form, place)?.replaceChildren(line);
}

/** Two arrows past each other. */
const swapSign = (): Node =>
  svg(
    'svg',
    { viewBox: '0 0 24 24', class: 'sign', 'aria-hidden': 'true' },
    svg('path', { d: 'M4 8h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4' }),
  );

function drawTools(at: Places, { example, canSwap }: Tools, events: FrameEvents, say: Say): void {
  const button = (name: 'clear' | 'swap') =>
    h(
      'button',
      { type: 'button', part: 'button', title: say(name), 'aria-label': say(name), onclick: () => events[name]() },
      name === 'swap' ? swapSign() : say(name),
    );
  const note = example !== undefined && h('p', { class: 'hint', part: 'hint' }, h('b', {}, say('exampleOf')), `: ${example}`);
  at.tools.replaceChildren(...[note, canSwap && button('swap'), button('clear')].filter((child) => child !== false));
}

function show(place: HTMLElement, prospect: Prospect | undefined): void {
  place.textContent = prospect?.text ?? '';
  const choice = place.closest<HTMLElement>('label');
  choice?.classList.toggle('cannot', prospect?.share === 0);
  if (choice) choice.title = prospect?.reason ?? '';
}

/** Each where its choice is; a ruler takes those of its marks as a curve. */
function drawProspects(form: HTMLElement, prospects: readonly Prospect[]): void {
  const byKey = new Map(prospects.map((prospect) => [prospect.key, prospect]));
  for (const place of form.querySelectorAll<HTMLElement>('[data-prospect]')) show(place, byKey.get(place.dataset.prospect ?? ''));
  for (const scale of form.querySelectorAll<HTMLElement>('[data-curve]')) drawCurve(scale, (key) => byKey.get(key)?.share);
}
