/** The element of a calculator: attributes and a draft in, events out. */
import { adoptStyles, LitElement, type TemplateResult } from 'lit';
import { Answering, type Question } from './answering.js';
import type { Answered } from './ask.js';
import type * as Board from './board.js';
import type { Computer } from './computer.js';
import type { InputKind } from './debounce.js';
import type { Description, Draft, Field, Path, WidgetAnswer } from './description.js';
import type { ElementParts, RangefinderElement, WidgetEvents } from './element-api.js';
import { addressIn, languageAt, shownFields } from './host.js';
import { draftAtStart } from './initial-draft.js';
import type * as LazyPart from './lazy-part.js';
import type { Entry } from './lookup.js';
import { changed } from './model/change.js';
import { formOf } from './model/form.js';
import { cardLine } from './model/lines.js';
import { rowsIn } from './model/lists.js';
import { filledIn, valueAt, withObjects } from './model/values.js';
import type { PickerElement } from './picker/element.js';
import { INITIAL_STATE, type WidgetState } from './state.js';
import { sayIn } from './texts.js';
import { type CardHandlers, card, noticeCard } from './views/card.js';
import { CatalogEntries } from './views/catalog-entries.js';
import { focusAfter } from './views/focus.js';
import { type FormHandlers, type FormPictures, formContext } from './views/form-context.js';
import { HeadlineObserver } from './views/headline-observer.js';
import { styles } from './views/styles.js';

/** Width from which the answer is next to the form. */
const WIDE_PX = 736;

/** How long the form waits for its first answer, with which it is drawn. A form that is drawn before moves when the answer arrives. */
const FIRST_ANSWER_MS = 2_000;

/** Attributes that are not part of the draft. */
const OWN_ATTRIBUTES: readonly string[] = ['lang', 'theme', 'api', 'site', 'show', 'source', 'autofocus', 'class', 'style', 'hidden', 'id'];

/**
 * A calculator. `define` registers a subclass for each one.
 *
 * @attr lang - `en` or `ru`; default: the nearest `lang` of the page, else the language of the browser
 * @attr theme - `auto` (the setting of the operating system), `light` or `dark`
 * @attr api - address of the service; without it answers are computed in the page
 * @attr site - address of the rulebook that steps link to; default: the value of `api`
 * @attr source - source of the catalog whose units are offered first
 * @attr preset - the draft as JSON; single fields also have attributes of their own, in kebab case: `target-moved="JUMPED"`
 * @attr show - the fields that are shown, in this order: `inches attacker-moved`; the others keep their values. Default: all
 * @fires rangefinder-answer - an answer is there; `detail` is the answer as the service returns it
 * @fires rangefinder-problem - the draft is invalid; `detail` lists what is wrong
 * @fires rangefinder-change - the user edited the draft; `detail` is the draft
 * @csspart card title about tools form field label hint info input segment ruler button group problem - the form
 * @csspart answer lead figures figure summary refusal chart bar table steps rule copy footer - the answer
 * @cssprop --rangefinder-surface --rangefinder-text --rangefinder-muted --rangefinder-line --rangefinder-accent --rangefinder-problem - colors
 * @cssprop --rangefinder-font --rangefinder-radius - type and corners
 * @cssprop --rangefinder-sticky - distance of the answer from the top of the window while a long form scrolls
 */
export abstract class CalculatorElement extends LitElement implements RangefinderElement {
  static override styles = styles;

  protected abstract readonly parts: ElementParts;

  #state: WidgetState = INITIAL_STATE;
  #description: Description | undefined;
  #lazy: typeof LazyPart | undefined;
  #board: typeof Board | undefined;
  #pictures: FormPictures | undefined;
  #isDrawn = false;

  readonly #catalog = new CatalogEntries(this);
  readonly #answering = new Answering({
    question: () => this.#question(),
    state: () => this.#state,
    setState: (state) => this.#setState(state),
    lazyPart: () => this.#loadLazyPart(),
    answered: (question, answered, lazy) => this.#show(question, answered, lazy),
    failed: () => this.#setState({ notice: sayIn(this.#state.language)('broken') }),
  });
  readonly #attributes = new MutationObserver((changes) => {
    void this.#start(changes.some(({ attributeName }) => !OWN_ATTRIBUTES.includes(attributeName ?? '')));
  });

  constructor() {
    super();
    this.addController(new HeadlineObserver(this, (isHeadlineSeen) => this.#setState({ isHeadlineSeen })));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#takeEarlyDraft();
    this.#attributes.observe(this, { attributes: true });
    void this.#start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#attributes.disconnect();
    this.#answering.cancel();
  }

  get draft(): Draft {
    const { draft = {} } = this.#state;
    return this.#description ? filledIn(this.#description.input, draft) : draft;
  }

  set draft(draft: Draft) {
    this.#setState({ draft, isExample: false });
    if (this.isConnected) void this.#start();
  }

  get answer(): WidgetAnswer | undefined {
    const { outcome } = this.#state;
    return outcome?.ok ? outcome.answer : undefined;
  }

  /** A draft that was set before the element was defined is an own property, which hides the accessor. Sets it through the accessor. */
  #takeEarlyDraft(): void {
    if (!Object.hasOwn(this, 'draft')) return;
    const { draft } = this;
    delete (this as Partial<RangefinderElement>).draft;
    this.draft = draft;
  }

  protected override render(): TemplateResult {
    const state = this.#state;
    const question = this.#question();
    if (!question || !this.#isDrawn || state.notice !== undefined)
      return noticeCard(state.notice ?? sayIn(state.language)('loading'), state.language);
    const { description, body, language } = question;
    const answer = this.#lazy?.answerParts(description, state, {
      language,
      say: sayIn(language),
      choose: (choices) => this.#setState({ choices: { ...this.#state.choices, ...choices } }),
      vary: (over, across) => this.#vary(over, across),
      board: body.sides && (this.clientWidth < WIDE_PX ? 'narrow' : 'wide'),
      standIns: (body.sides ?? []).filter(({ standIn }) => standIn !== '').map(({ label }) => label),
    });
    const form = formContext(body, state, {
      catalog: this.#catalog,
      pictures: this.#pictures,
      board: this.#board?.boardView,
      on: this.#formHandlers,
    });
    const api = addressIn(this, 'api');
    const host = api === '' ? '' : new URL(api).host;
    return card({
      description,
      state,
      form,
      answer,
      canSwap: this.#lazy?.sidesOf(description.input) !== undefined,
      host,
      on: this.#cardHandlers,
    });
  }

  #setState(state: Partial<WidgetState>): void {
    this.#state = { ...this.#state, ...state };
    this.requestUpdate();
  }

  /** Starts or restarts with the present attributes. Reads the draft from them if there is none yet, or if `isDraftChanged`. */
  async #start(isDraftChanged = false): Promise<void> {
    const language = languageAt(this);
    // Changes are drawn in the previous language.
    this.#setState({ language, ...(language !== this.#state.language && { changes: undefined }) });
    this.#loadLazyPart().catch(() => undefined);
    const description = this.#description ?? (await this.parts.description().catch(() => undefined));
    if (!description) return this.#setState({ notice: sayIn(language)('broken') });
    if (description.drawn) await this.#loadPictures().catch(() => undefined);
    if (description.layout && shownFields(this).length === 0) {
      this.#board = await import('./board.js').catch(() => undefined);
      this.#adopt();
    }
    if (!this.isConnected) return;
    const api = addressIn(this, 'api');
    const computer = this.#computerOf(description);
    // The first answer waits for what is computed here, even if the service answers.
    computer.engine().catch(() => undefined);
    this.#answering.connect({ api, site: addressIn(this, 'site'), computer });
    const source = this.getAttribute('source') ?? '';
    await this.#catalog.connect(description, { api, system: description.system, language, source });
    this.#adopt();
    const { draft, ...start } = draftAtStart(this, description, this.#state, isDraftChanged);
    const before = this.#state.draft;
    const filled = draft && (await this.#catalog.filled(description, draft));
    // The page may have set another draft in the meantime.
    if (!this.isConnected || this.#state.draft !== before) return;
    // Only now can the form be drawn: it would move when its layout or the figures of its units arrive.
    this.#description = description;
    this.#setState({ ...start, ...(filled && { draft: filled }) });
    if (this.#state.notice !== undefined) return;
    this.#layOut();
    this.#answering.after('choice');
    setTimeout(() => this.#draw(), FIRST_ANSWER_MS);
  }

  /** Draws the form for the first time. */
  #draw(): void {
    if (this.#isDrawn) return;
    this.#isDrawn = true;
    this.requestUpdate();
    void this.#askForMissing();
  }

  #computerOf(description: Description): Computer {
    const computer = async (): Promise<Computer> =>
      (await this.#loadLazyPart()).createComputer(this.parts, description, shownFields(this).length === 0);
    return { engine: async () => (await computer()).engine(), explore: async (exploration) => (await computer()).explore(exploration) };
  }

  /** With the attribute `autofocus`, an element whose draft names one of two units asks for the other. */
  async #askForMissing(): Promise<void> {
    const sides = this.#question()?.body.sides ?? [];
    const missing = sides.findIndex(({ standIn }) => standIn !== '');
    if (!this.hasAttribute('autofocus') || sides.filter(({ standIn }) => standIn !== '').length !== 1) return;
    await this.updateComplete;
    const pickers = this.renderRoot.querySelectorAll<PickerElement>('rangefinder-picker');
    await pickers[missing]?.updateComplete;
    pickers[missing]?.ask();
  }

  /** Lets fields move between the visible and the folded part of the form. During edits they stay where they are. */
  #layOut(): void {
    this.#setState({ laidOut: this.#state.draft });
  }

  #question(): Question | undefined {
    const description = this.#description;
    const { language, draft, laidOut } = this.#state;
    if (!description || !draft) return undefined;
    const options = { hasCatalog: this.hasAttribute('api'), show: shownFields(this), laidOut: laidOut ?? draft };
    const body = formOf(description, draft, language, options);
    const { layout } = description;
    const board = this.#board;
    if (!layout || !board || options.show.length > 0) return { description, draft, body, language };
    const sided = board.twoSided(body, { ...description, layout }, { draft, laidOut: options.laidOut, cardLine }, language);
    return { description, draft: board.withStandIns(layout, draft), body: sided, language };
  }

  /** Takes a draft that the user has changed. */
  #edit(draft: Draft, kind: InputKind, isEdited = true): void {
    this.#setState({ draft, isExample: false, isEdited: isEdited || this.#state.isEdited });
    this.#emit('rangefinder-change', this.draft);
    this.#answering.after(kind);
  }

  readonly #formHandlers: FormHandlers = {
    change: (path, field, value, kind) => this.#change(path, field, value, kind),
    reshape: (path, field, edit) => void this.#reshape(path, field, edit),
    choose: (path, entry) => this.#choose(path, entry),
    toggleHint: (place) => this.#toggleHint(place),
  };
  readonly #cardHandlers: CardHandlers = {
    clear: () => this.#replace({}, false),
    swap: () => {
      if (this.#description && this.#lazy) this.#replace(this.#lazy.swapped(this.#description.input, this.#state.draft ?? {}));
    },
    submit: () => {
      this.#setState({ isEdited: true });
      this.#answering.after('choice');
    },
    copy: () => void this.#copy(),
    toggleChanges: (isVarying) => {
      this.#setState({ isVarying });
      if (isVarying) void this.#answering.vary();
    },
  };

  #change(path: Path, field: Field, value: unknown, kind: InputKind): void {
    const { input } = this.#description ?? {};
    if (input) this.#edit(changed(input, this.#state.draft ?? {}, { path, field, value }), kind);
  }

  #replace(draft: Draft, isEdited = true): void {
    if (!this.#description) return;
    this.#edit(withObjects(this.#description.input, draft), 'choice', isEdited);
    this.#layOut();
  }

  async #reshape(path: Path, field: Field, edit: (value: unknown) => unknown): Promise<void> {
    const before = valueAt(this.#state.draft, path);
    const value = edit(before);
    const rows = (one: unknown): number => (field.kind === 'list' ? rowsIn(field, one).length : 0);
    const isGrown = rows(value) > rows(before);
    this.#change(path, field, value, 'choice');
    this.#layOut();
    if (isGrown && this.#description) void this.#distribute(this.#description, path);
    await this.updateComplete;
    focusAfter(this.renderRoot, path, isGrown);
  }

  /** Gives a new row what the other rows leave: the remaining dice of a burst. */
  async #distribute(description: Description, path: Path): Promise<void> {
    const { draft = {}, language } = this.#state;
    const [engine, lazy] = await Promise.all([this.parts.engine(), this.#loadLazyPart()]).catch(() => []);
    if (!engine || !lazy || this.#state.draft !== draft) return;
    const distributed = lazy.distributedDraft({ engine, description, draft, language }, path);
    if (distributed !== draft) this.#replace(distributed);
  }

  /** Writes the figures of an entry into the form, where the user can change them. */
  #choose(path: Path, entry: Entry | undefined): void {
    const description = this.#description;
    if (!description) return;
    const { draft = {}, isExample } = this.#state;
    const held = isExample && entry && this.#lazy ? this.#lazy.alone(description.input, draft, path) : draft;
    this.#edit(this.#catalog.chosen(description, held, path, entry), 'choice');
    if (entry) this.#layOut();
  }

  #show({ description, language }: Question, { outcome, by }: Answered, lazy: typeof LazyPart): void {
    const problems = outcome.ok ? [] : lazy.shownProblems(outcome.problems, description.input, language);
    const canVary = outcome.ok && lazy.hasOdds(description, outcome.answer, language);
    this.#setState({ outcome, by, problems, canVary, isBusy: false, isCopied: false });
    this.#draw();
    if (outcome.ok) this.#emit('rangefinder-answer', outcome.answer);
    else this.#emit('rangefinder-problem', outcome.problems);
  }

  #toggleHint(place: string): void {
    const { openHints } = this.#state;
    this.#setState({ openHints: new Set(openHints.has(place) ? [...openHints].filter((one) => one !== place) : [...openHints, place]) });
  }

  #vary(over = this.#state.varying.over, across = this.#state.varying.across): void {
    this.#setState({ varying: { over, across } });
    void this.#answering.vary();
  }

  async #copy(): Promise<void> {
    await this.#lazy?.copyText(this.renderRoot.querySelector('.summary, .refusal'));
    this.#setState({ isCopied: true });
  }

  /** Loads the lazy part, which the browser keeps. After an error the next answer tries again. */
  async #loadLazyPart(): Promise<typeof LazyPart> {
    const lazy = await import('./lazy-part.js');
    if (!this.#lazy) {
      this.#lazy = lazy;
      this.#adopt();
      this.requestUpdate();
    }
    return lazy;
  }

  /** Loads the drawings of a form, and the lazy part, which has the styles of playing cards. */
  async #loadPictures(): Promise<void> {
    const [{ formPictures }] = await Promise.all([import('./views/form-pictures.js'), this.#loadLazyPart()]);
    this.#pictures = formPictures;
    this.#adopt();
  }

  #adopt(): void {
    const parts = [styles, this.#catalog.styles, this.#lazy?.answerStyles, this.#pictures?.styles, this.#board?.boardStyles];
    adoptStyles(
      this.renderRoot as ShadowRoot,
      parts.filter((one) => one !== undefined),
    );
  }

  #emit<E extends keyof WidgetEvents>(name: E, detail: WidgetEvents[E]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}
