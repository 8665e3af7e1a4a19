/** The element of a calculator: values in, events out. It holds the draft; drawing, asking and reading are done elsewhere. */
import { type Answered, type AnsweredBy, createAsk } from './ask.js';
import type { Description, Draft, Engine, Language, Path, WidgetAnswer } from './description.js';
import { createFrame, type Frame } from './dom/frame.js';
import { createLookup, type Entry, type Lookup } from './lookup.js';
import { draftFromAttributes } from './model/attributes.js';
import { filled } from './model/fill.js';
import { formOf } from './model/form.js';
import { fieldsAt, shownProblems } from './model/problems.js';
import { asked, valueAt, withObjects, withValue, written } from './model/values.js';
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

/** A widget as scripts see it. */
export interface RangefinderElement extends HTMLElement {
  /** The question as it stands, without rows that are not filled in yet. Setting it draws the form anew. */
  draft: Draft;
  /** The last answer; nothing before the first one, or when the draft makes no sense. */
  readonly answer: WidgetAnswer | undefined;
}

const TYPING_MS = 250;
/** Attributes that say nothing about the draft. */
const OWN_ATTRIBUTES: readonly string[] = ['lang', 'theme', 'api', 'site', 'class', 'style', 'hidden', 'id'];

/** The language of a place in a page: its nearest `lang`, else that of the browser. */
function languageAt(element: Element): Language {
  const name = element.closest('[lang]')?.getAttribute('lang') || navigator.language;
  return /^ru\b/i.test(name) ? 'ru' : 'en';
}

/** An address in an attribute, from the page’s own; empty without the attribute. */
function addressIn(element: Element, attribute: string): string {
  const given = element.getAttribute(attribute);
  return given === null ? '' : new URL(given, document.baseURI).href;
}

/**
 * Makes the class of a calculator’s element.
 *
 * @attr lang - `en` or `ru`; without it the nearest `lang` of the page, else the language of the browser
 * @attr theme - `auto` (the setting of the operating system), `light` or `dark`
 * @attr api - address of the service; without it answers are computed in the page
 * @attr site - address of the rulebook that steps link to; without it that of `api`
 * @attr preset - the draft as JSON; single fields also as attributes of their own, in kebab case: `target-moved="JUMPED"`
 * @fires rangefinder-answer - an answer is there; `detail` is the answer as the service gives it
 * @fires rangefinder-problem - the draft makes no sense; `detail` lists what is wrong
 * @fires rangefinder-change - somebody edited the draft; `detail` is the draft
 * @csspart card title about form field label hint input button group problem - the form
 * @csspart answer lead figures figure summary refusal chart bar table steps rule copy footer - the answer
 * @cssprop --rangefinder-surface --rangefinder-text --rangefinder-muted --rangefinder-line --rangefinder-accent --rangefinder-problem - colors
 * @cssprop --rangefinder-font --rangefinder-radius - type and corners
 * @cssprop --rangefinder-sticky - where, from the top of the window, the answer stays beside a long form
 */
export const elementClass = ({ description: loadDescription, engine }: ElementParts): (new () => RangefinderElement) =>
  class extends HTMLElement implements RangefinderElement {
    #draft: Draft | undefined;
    #answer: WidgetAnswer | undefined;
    #description: Description | undefined;
    #language: Language = 'en';
    #ask: ReturnType<typeof createAsk> | undefined;
    #lookup: Lookup | undefined;
    #asking = new AbortController();
    #timer: ReturnType<typeof setTimeout> | undefined;
    readonly #frame: Frame = createFrame(this.attachShadow({ mode: 'open' }), {
      change: (path, field, value) => this.#edited(path, written(field, value), TYPING_MS),
      reshape: (path, field, edit) => {
        this.#edited(path, written(field, edit(valueAt(this.#draft, path))), 0);
        this.#drawForm(path);
      },
      choose: (path, entry) => this.#choose(path, entry),
      lookup: () => this.#lookup,
      submit: () => this.#answerAfter(0),
    });
    readonly #observer = new MutationObserver((changes) => {
      if (changes.some(({ attributeName }) => !OWN_ATTRIBUTES.includes(attributeName ?? ''))) this.#draft = undefined;
      this.#start();
    });

    connectedCallback(): void {
      takeOver(this, 'draft');
      this.#observer.observe(this, { attributes: true });
      this.#start();
    }

    disconnectedCallback(): void {
      this.#observer.disconnect();
      clearTimeout(this.#timer);
      this.#asking.abort();
    }

    get draft(): Draft {
      return this.#description ? asked(this.#description.input, this.#draft ?? {}) : (this.#draft ?? {});
    }

    set draft(draft: Draft) {
      this.#draft = draft;
      if (this.isConnected) this.#start();
    }

    get answer(): WidgetAnswer | undefined {
      return this.#answer;
    }

    /** Draws everything anew, from the attributes as they are. */
    async #start(): Promise<void> {
      this.#language = languageAt(this);
      this.#frame.loading(this.#language);
      this.#description ??= await loadDescription().catch(() => undefined);
      if (!this.#description) return this.#frame.broken(this.#language);
      if (!this.isConnected) return;
      const api = addressIn(this, 'api');
      this.#ask = createAsk({ api, site: addressIn(this, 'site'), engine });
      this.#lookup = api === '' ? undefined : createLookup(api.replace(/\/?$/, '/'), this.#description.system, this.#language);
      const read = this.#draft
        ? { ok: true as const, draft: this.#draft }
        : draftFromAttributes(this.#description.input, (name) => this.getAttribute(name));
      if (!read.ok) return this.#frame.notice(badAttribute(read.attribute, this.#language), this.#language);
      this.#draft = withObjects(this.#description.input, read.draft ?? this.#preset(this.#description) ?? {});
      this.#frame.open(this.#description, this.#language);
      this.#drawForm();
      this.#answerAfter(0);
    }

    #preset({ examples: [first] }: Description): Draft | undefined {
      return first?.drafts?.[this.#language] ?? first?.draft;
    }

    #drawForm(grownAt?: Path): void {
      if (!this.#description) return;
      this.#frame.form(formOf(this.#description, this.#draft ?? {}, this.#language, this.hasAttribute('api')), grownAt);
    }

    #edited(path: Path, value: unknown, delayMs: number): void {
      const draft = withValue(this.#draft ?? {}, path, value);
      this.#draft = this.#description ? withObjects(this.#description.input, draft) : draft;
      this.#tell('rangefinder-change', this.draft);
      this.#answerAfter(delayMs);
    }

    /** The figures of an entry stand in the form, to be seen and to be changed. */
    #choose(path: Path, entry: Entry | undefined): void {
      const into = String(path.at(-1));
      const around = path.slice(0, -1);
      const { [into]: _, ...others } = (valueAt(this.#draft, around) ?? {}) as Draft;
      const fields = fieldsAt(this.#description?.input ?? {}, around);
      this.#edited(around, entry ? filled(fields, others, into, entry) : others, 0);
      if (entry) this.#drawForm(path);
    }

    #answerAfter(delayMs: number): void {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#answerNow(), delayMs);
    }

    async #answerNow(): Promise<void> {
      const description = this.#description;
      if (!description || !this.#ask) return;
      this.#asking.abort();
      this.#asking = new AbortController();
      const { signal } = this.#asking;
      this.#frame.busy();
      try {
        const answered = await this.#ask({ question: description.question, draft: this.draft, language: this.#language, signal });
        if (!signal.aborted) this.#show(description, answered);
      } catch {
        // An aborted question has a newer one behind it.
        if (!signal.aborted) this.#frame.broken(this.#language);
      }
    }

    #show(description: Description, { outcome, by }: Answered): void {
      this.#answer = outcome.ok ? outcome.answer : undefined;
      if (outcome.ok) this.#frame.answer(description, outcome.answer, this.#byline(by));
      else this.#frame.problems(shownProblems(outcome.problems, description.input, this.#language), this.#byline(by));
      if (outcome.ok) this.#tell('rangefinder-answer', outcome.answer);
      else this.#tell('rangefinder-problem', outcome.problems);
    }

    #byline(by: AnsweredBy): { readonly by: AnsweredBy; readonly host: string } {
      const api = addressIn(this, 'api');
      return { by, host: api === '' ? '' : new URL(api).host };
    }

    #tell<E extends keyof WidgetEvents>(name: E, detail: WidgetEvents[E]): void {
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }
  };

/** A property that was set before the element was defined hides the accessor: it is set again. */
function takeOver(element: RangefinderElement, name: 'draft'): void {
  if (!Object.hasOwn(element, name)) return;
  const value = element[name];
  delete (element as Partial<RangefinderElement>)[name];
  element[name] = value;
}
