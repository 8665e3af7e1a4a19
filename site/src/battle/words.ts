/** What the page brings along of each rule set that has units: its turn, and the calculator in which they attack. */
import { need } from '../scripts/dom.js';

/** Where the scripts of a calculator lie. */
export interface Instrument {
  readonly element: string;
  readonly elementScript: string;
  readonly descriptionScript: string;
}

export interface SystemWords {
  readonly title: string;
  readonly phases: readonly { readonly name: string; readonly about: string }[];
  readonly instrument?: Instrument;
}

const words = JSON.parse(need('[data-battle-words]').textContent ?? '{}') as Readonly<Record<string, SystemWords>>;

const UNKNOWN: SystemWords = { title: '', phases: [{ name: '', about: '' }] };

/** What is known of a rule set. */
export const systemWords = (slug: string): SystemWords => words[slug] ?? UNKNOWN;
