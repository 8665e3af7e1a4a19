/** Public properties and events of an element. */
import type { Description, Draft, Engine, WidgetAnswer } from './description.js';

/** Addresses of the scripts that a worker loads, and of its own. */
export interface WorkerScripts {
  readonly worker: string;
  readonly engine: string;
  readonly description: string;
}

/** Loaders of what an element needs. Each is called when it is first needed. */
export interface ElementParts {
  readonly description: () => Promise<Description>;
  readonly engine: () => Promise<Engine>;
  /** Addresses of the same for a worker. */
  readonly scripts: (description: Description) => WorkerScripts;
}

/** Events of every widget, with their `detail`. */
export interface WidgetEvents {
  readonly 'rangefinder-answer': WidgetAnswer;
  readonly 'rangefinder-problem': readonly { readonly code: string; readonly path: string; readonly allowed: string }[];
  readonly 'rangefinder-change': Draft;
}

/** A widget as scripts see it. */
export interface RangefinderElement extends HTMLElement {
  /** The current question, without rows that are not filled in yet. Setting it redraws the form. */
  draft: Draft;
  /** The last answer; `undefined` before the first one, or when the draft is invalid. */
  readonly answer: WidgetAnswer | undefined;
}
