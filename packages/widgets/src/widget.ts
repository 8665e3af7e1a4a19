/** What goes on in an element: it holds the draft; drawing, asking and reading are done elsewhere. */
import { type Answered, type AnsweredBy, createAsk } from './ask.js';
import type { Description, Draft, Engine, Language, Path, WidgetAnswer } from './description.js';
import type { Pace } from './dom/control-view.js';
import { createFrame, type Frame } from './dom/frame.js';
import { addressIn, camel, languageAt } from './dom/host.js';
import { createLookup, type Entry, type Lookup } from './lookup.js';
import { draftFromAttributes } from './model/attributes.js';
import { type Change, changed, rivalsOf } from './model/change.js';
import { namedEntries, withEntry, withoutEntry } from './model/fill.js';
import { type Body, formOf } from './model/form.js';
import { alone, sidesOf, swapped } from './model/sides.js';
import { asked, isComplete, valueAt, withObjects } from './model/values.js';
import { createWaiting } from './pace.js';
import { badAttribute } from './texts.js';

/** What an element is made of; both parts are loaded when they are first needed. */
export interface ElementParts {
  readonly description: () => Promise<Description>;
  readonly engine: () => Promise<Engine>;
}

/** Events of every widget and what their `detail` is. */
export interface WidgetEvents {
  readonly 'rangefinder-answer': WidgetAnswer;
  readonly 'rangefinder-problem': readonly { readonly code: string; readonly path: string; readonly allowed: string }[];
  readonly 'rangefinder-change': Draft;
}

/** The second part, loaded beside the first answer. */
type Details = typeof import('./details.js');

const isLonger = (rows: unknown, before: unknown): boolean =>
  Array.isArray(rows) && rows.length > (Array.isArray(before) ? before.length : 0);

/** The inside of one element. */
export class Widget {
  readonly #host: HTMLElement;
  readonly #parts: ElementParts;
  readonly #frame: Frame;
  #draft: Draft | undefined;
  /** Whether the draft is still the example that the element began with. */
  #isExample = false;
  #answer: WidgetAnswer | undefined;
  #description: Description | undefined;
  #language: Language = 'en';
  #ask: ReturnType<typeof createAsk> | undefined;
  #lookup: Lookup | undefined;
  #asking = new AbortController();
  /** Whether an answer is on its way. */
  #isAsking = false;
  /** The places of the numbers that the picture of changes is over. */
  #varying: { readonly over: string | undefined; readonly across: string | undefined } = { over: undefined, across: undefined };
  #details: Promise<Details> | undefined;
  readonly #waiting = createWaiting(
    () => void this.#answerNow(),
    () => this.#isAsking,
  );

  constructor(host: HTMLElement, parts: ElementParts) {
    this.#host = host;
    this.#parts = parts;
    this.#frame = createFrame(host.attachShadow({ mode: 'open' }), {
      change: (path, field, value, pace) => this.#change({ path, field, value }, pace),
      reshape: (path, field, edit) => {
        const before = valueAt(this.#draft, path);
        const value = edit(before);
        this.#change({ path, field, value }, 'chosen');
        this.#drawForm(path);
        if (isLonger(value, before) && this.#description) void this.#fit(this.#description, path);
      },
      choose: (path, entry) => this.#choose(path, entry),
      lookup: () => this.#lookup,
      submit: () => this.#waiting.after('chosen'),
      vary: (over, across) => this.#varyOver(over, across),
      clear: () => this.#replace({}),
      swap: () => this.#replace(this.#description ? swapped(this.#description.input, this.#draft ?? {}) : {}),
    });
  }

  get draft(): Draft {
    return this.#description ? asked(this.#description.input, this.#draft ?? {}) : (this.#draft ?? {});
  }

  get answer(): WidgetAnswer | undefined {
    return this.#answer;
  }

  /** Takes a draft; without one the attributes are read again. To be started afterwards. */
  take(draft: Draft | undefined): void {
    this.#draft = draft;
    this.#isExample = false;
  }

  stop(): void {
    this.#waiting.stop();
    this.#isAsking = false;
    this.#asking.abort();
  }

  /** Draws everything anew, from the attributes as they are. */
  async start(): Promise<void> {
    this.#language = languageAt(this.#host);
    this.#frame.loading(this.#language);
    this.#loadDetails().catch(() => undefined);
    this.#description ??= await this.#parts.description().catch(() => undefined);
    if (!this.#description) return this.#frame.broken(this.#language);
    if (!this.#host.isConnected) return;
    const api = addressIn(this.#host, 'api');
    this.#ask = createAsk({ api, site: addressIn(this.#host, 'site'), engine: this.#parts.engine });
    this.#lookup = api === '' ? undefined : createLookup(api, this.#description.system, this.#language);
    // An example has its names in one language: in another it is read again.
    const held = this.#isExample ? undefined : this.#draft;
    const read = held
      ? { ok: true as const, draft: held }
      : draftFromAttributes(this.#description.input, (name) => this.#host.getAttribute(name));
    if (!read.ok) return this.#frame.notice(badAttribute(read.attribute, this.#language), this.#language);
    this.#isExample = read.draft === undefined;
    this.#draft = withObjects(this.#description.input, read.draft ?? this.#preset(this.#description) ?? {});
    this.#frame.open(this.#description, this.#language);
    this.#drawTools();
    if (this.#description.drawn) await this.#loadDetails().catch(() => undefined);
    this.#drawForm();
    this.#waiting.after('chosen');
    await this.#fillNamed();
  }

  /** Figures of entries that the draft only names: they are seen, and the page can answer by itself. */
  async #fillNamed(): Promise<void> {
    const description = this.#description;
    const lookup = this.#lookup;
    if (!description || !lookup) return;
    const held = this.#draft ?? {};
    const found = await Promise.all(
      namedEntries(description.input, held).map(async ({ path, of }) => {
        const id = valueAt(held, path);
        return { path, id, entry: await lookup.entry(of, String(id)) };
      }),
    );
    const filled = found.reduce(
      (draft, { path, id, entry }) => (entry && valueAt(draft, path) === id ? withEntry(description, draft, path, entry) : draft),
      this.#draft ?? {},
    );
    if (JSON.stringify(filled) === JSON.stringify(this.#draft)) return;
    this.#draft = filled;
    this.#drawForm();
    this.#waiting.after('chosen');
  }

  #preset({ examples: [first] }: Description): Draft | undefined {
    return first?.drafts?.[this.#language] ?? first?.draft;
  }

  #drawForm(grownAt?: Path): void {
    if (this.#description) this.#frame.form(this.#formOf(this.#description), grownAt);
  }

  #formOf(description: Description): Body {
    const show = this.#host.getAttribute('show')?.split(/\s+/) ?? [];
    return formOf(description, this.#draft ?? {}, this.#language, this.#host.hasAttribute('api'), show.map(camel));
  }

  #change(change: Change, pace: Pace): void {
    const { input } = this.#description ?? {};
    if (!input) return;
    const held = this.#draft ?? {};
    this.#frame.blank(rivalsOf(input, held, change));
    this.#hold(changed(input, held, change), pace);
    if (this.#description) this.#frame.lines(this.#formOf(this.#description));
  }

  #replace(draft: Draft): void {
    this.#hold(this.#description ? withObjects(this.#description.input, draft) : draft, 'chosen');
    this.#drawForm();
  }

  #hold(draft: Draft, pace: Pace): void {
    this.#draft = draft;
    this.#isExample = false;
    this.#drawTools();
    this.#emit('rangefinder-change', this.draft);
    this.#waiting.after(pace);
  }

  #drawTools(): void {
    const { input, examples } = this.#description ?? {};
    const example = this.#isExample ? examples?.[0]?.title[this.#language] : undefined;
    if (input) this.#frame.tools({ example, canSwap: sidesOf(input) !== undefined });
  }

  /** A row that was added takes what the others leave. */
  async #fit(description: Description, path: Path): Promise<void> {
    const draft = this.#draft ?? {};
    const [engine, details] = await Promise.all([this.#parts.engine(), this.#loadDetails()]).catch(() => []);
    if (!engine || !details || this.#draft !== draft) return;
    const fitted = details.fittedDraft({ engine, description, draft, language: this.#language }, path);
    if (fitted !== draft) this.#replace(fitted);
  }

  /** The figures of an entry are in the form, to be seen and to be changed. */
  #choose(path: Path, entry: Entry | undefined): void {
    const description = this.#description;
    if (!description) return;
    const held = this.#draft ?? {};
    const draft = withoutEntry(this.#isExample && entry ? alone(description.input, held, path) : held, path);
    this.#hold(entry ? withEntry(description, draft, path, entry, { over: true }) : draft, 'chosen');
    if (entry) this.#drawForm(path);
  }

  async #answerNow(): Promise<void> {
    const description = this.#description;
    if (!description || !this.#ask) return;
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    this.#frame.busy();
    this.#isAsking = true;
    try {
      const { draft } = this;
      const complete = isComplete(description.input, draft);
      const asked = this.#ask({ question: description.question, draft, complete, language: this.#language, signal });
      const [answered, details] = await Promise.all([asked, this.#loadDetails()]);
      if (signal.aborted) return;
      this.#isAsking = false;
      this.#show(description, answered, details);
      this.#frame.canVary(details.hasOdds(description, this.#answer, this.#language));
      await this.#explore(description, details, signal);
      if (this.#frame.isVarying && !signal.aborted) await this.#vary();
    } catch {
      // An aborted question has been replaced by a newer one.
      if (signal.aborted) return;
      this.#isAsking = false;
      this.#frame.broken(this.#language);
    }
  }

  async #explore(description: Description, details: Details, signal: AbortSignal): Promise<void> {
    const engine = await this.#parts.engine().catch(() => undefined);
    if (!engine || signal.aborted) return;
    const asked = { engine, description, draft: this.#draft ?? {}, body: this.#formOf(description), language: this.#language, signal };
    const prospects = await details.prospectsOf(asked);
    if (!signal.aborted) this.#frame.prospects(prospects);
  }

  /** What is not named stays. */
  #varyOver(over = this.#varying.over, across = this.#varying.across): void {
    this.#varying = { over, across };
    void this.#vary();
  }

  /** The answer over the range of one number, or of two. */
  async #vary(): Promise<void> {
    const description = this.#description;
    const { signal } = this.#asking;
    const [engine, details] = await Promise.all([this.#parts.engine(), this.#loadDetails()]).catch(() => []);
    if (!description || !engine || !details || signal.aborted) return;
    const asked = { engine, description, draft: this.#draft ?? {}, body: this.#formOf(description), language: this.#language, signal };
    const changes = await details.changesOf({ ...asked, ...this.#varying });
    if (signal.aborted) return;
    const vary = (over?: string, across?: string): void => this.#varyOver(over, across);
    if (changes) details.drawChanges(this.#frame.places, changes, this.#language, vary);
    else this.#frame.canVary(false);
  }

  /** A part that could not be loaded is asked for again with the next answer. */
  #loadDetails(): Promise<Details> {
    this.#details ??= import('./details.js').then(
      (details) => {
        this.#frame.dress(details.sheet(), details.formPictures);
        return details;
      },
      (error: unknown) => {
        this.#details = undefined;
        throw error;
      },
    );
    return this.#details;
  }

  #show(description: Description, { outcome, by }: Answered, details: Details): void {
    this.#answer = outcome.ok ? outcome.answer : undefined;
    const drawing = { by: this.#byline(by), language: this.#language };
    const { places, isEdited } = this.#frame;
    if (outcome.ok) details.drawAnswer(places, description, outcome.answer, drawing);
    else details.drawProblems(places, description, outcome.problems, isEdited, drawing);
    if (outcome.ok) this.#emit('rangefinder-answer', outcome.answer);
    else this.#emit('rangefinder-problem', outcome.problems);
  }

  #byline(by: AnsweredBy): { readonly by: AnsweredBy; readonly host: string } {
    const api = addressIn(this.#host, 'api');
    return { by, host: api === '' ? '' : new URL(api).host };
  }

  #emit<E extends keyof WidgetEvents>(name: E, detail: WidgetEvents[E]): void {
    this.#host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}
