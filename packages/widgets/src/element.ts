/** The element of a calculator: values in, events out. */
import type { Draft, WidgetAnswer } from './description.js';
import { type ElementParts, Widget } from './widget.js';

/** A widget as scripts see it. */
export interface RangefinderElement extends HTMLElement {
  /** The question as it stands, without rows that are not filled in yet. Setting it draws the form anew. */
  draft: Draft;
  /** The last answer; nothing before the first one, or when the draft makes no sense. */
  readonly answer: WidgetAnswer | undefined;
}

/** Attributes that say nothing about the draft. */
const OWN_ATTRIBUTES: readonly string[] = ['lang', 'theme', 'api', 'site', 'show', 'class', 'style', 'hidden', 'id'];

/**
 * Makes the class of a calculator’s element.
 *
 * @attr lang - `en` or `ru`; without it the nearest `lang` of the page, else the language of the browser
 * @attr theme - `auto` (the setting of the operating system), `light` or `dark`
 * @attr api - address of the service; without it answers are computed in the page
 * @attr site - address of the rulebook that steps link to; without it that of `api`
 * @attr preset - the draft as JSON; single fields also as attributes of their own, in kebab case: `target-moved="JUMPED"`
 * @attr show - the fields that are seen, in this order: `inches attacker-moved`; the others keep their values. Without it all
 * @fires rangefinder-answer - an answer is there; `detail` is the answer as the service gives it
 * @fires rangefinder-problem - the draft makes no sense; `detail` lists what is wrong
 * @fires rangefinder-change - somebody edited the draft; `detail` is the draft
 * @csspart card title about tools form field label hint info input segment ruler button group problem - the form
 * @csspart answer lead figures figure summary refusal chart bar table steps rule copy footer - the answer
 * @cssprop --rangefinder-surface --rangefinder-text --rangefinder-muted --rangefinder-line --rangefinder-accent --rangefinder-problem - colors
 * @cssprop --rangefinder-font --rangefinder-radius - type and corners
 * @cssprop --rangefinder-sticky - where, from the top of the window, the answer stays beside a long form
 */
export const elementClass = (parts: ElementParts): (new () => RangefinderElement) =>
  class extends HTMLElement implements RangefinderElement {
    readonly #widget = new Widget(this, parts);
    readonly #observer = new MutationObserver((changes) => {
      if (changes.some(({ attributeName }) => !OWN_ATTRIBUTES.includes(attributeName ?? ''))) this.#widget.take(undefined);
      void this.#widget.start();
    });

    connectedCallback(): void {
      takeOver(this, 'draft');
      this.#observer.observe(this, { attributes: true });
      void this.#widget.start();
    }

    disconnectedCallback(): void {
      this.#observer.disconnect();
      this.#widget.stop();
    }

    get draft(): Draft {
      return this.#widget.draft;
    }

    set draft(draft: Draft) {
      this.#widget.take(draft);
      if (this.isConnected) void this.#widget.start();
    }

    get answer(): WidgetAnswer | undefined {
      return this.#widget.answer;
    }
  };

/** A property that was set before the element was defined hides the accessor: it is set again. */
function takeOver(element: RangefinderElement, name: 'draft'): void {
  if (!Object.hasOwn(element, name)) return;
  const value = element[name];
  delete (element as Partial<RangefinderElement>)[name];
  element[name] = value;
}
