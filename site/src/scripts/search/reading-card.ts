/** The card of the first reading above the results. Readings are made in a worker, first without the service, then with its catalog. */
import { language } from '@rangefinder/battle/dom';
import {
  type Chip,
  corrected,
  type QuestionSettings,
  Questions,
  type ReadingView,
  showHead,
  showParts,
} from '@rangefinder/widgets/questions';

/** Below this confidence a reading without an answer is only proposed. */
const MIN_CONFIDENCE = 0.45;
/** The results of the search show these themselves. */
const IN_RESULTS: ReadonlySet<string> = new Set(['rule', 'term', 'unit']);
/** Whether a text names a unit and, apart from it, the variant. The search does not know such a variant. */
const hasVariantApart = ({ question, understood }: ReadingView['reading']): boolean => question === 'unit' && understood.length > 1;

export interface CardParts {
  readonly card: HTMLElement;
  /** Listbox with the link to the page of the reading. */
  readonly reading: HTMLElement;
  readonly parts: HTMLElement;
  readonly prefix: string;
}

/** Links stay on this host, whatever the public address of the service is. */
function local(address: string): string {
  if (address === '') return '';
  const { pathname, search, hash } = new URL(address, location.origin);
  return pathname + search + hash;
}

const localView = (view: ReadingView): ReadingView => ({
  ...view,
  reading: { ...view.reading, url: local(view.reading.url) },
  rule: view.rule && { ...view.rule, url: local(view.rule.url) },
});

/** Whether a reading says more than the results. Units need a condition. */
function isTelling({ reading, chips }: ReadingView): boolean {
  const { question, confidence } = reading;
  if (IN_RESULTS.has(question)) return hasVariantApart(reading) && confidence >= MIN_CONFIDENCE;
  if (reading.answer !== null) return true;
  if (confidence < MIN_CONFIDENCE) return false;
  if (question === 'units') return chips.some(({ text }) => /[:<>=]/.test(text));
  return chips.some(({ state }) => state === 'understood');
}

export class ReadingCard {
  readonly #places: CardParts;
  readonly #changed: () => void;
  readonly #questions: Questions;
  #system = '';

  /** @param changed called when the card has changed */
  constructor(places: CardParts, changed: () => void) {
    this.#places = places;
    this.#changed = changed;
    this.#questions = new Questions(new URL('/widgets/ask-engine.js', location.origin), ({ readings }) =>
      this.#show(readings.map(localView)),
    );
  }

  /** Loads the reader of questions before there is a text. */
  prepare(): void {
    this.#questions.read('', this.#settings());
  }

  /** Reads a text in a rule set; empty for all. */
  read(text: string, system: string): void {
    this.#system = system;
    if (text === '') this.#show([]);
    this.#questions.read(text, this.#settings());
  }

  #settings(): QuestionSettings {
    return { language, system: this.#system, api: `${location.origin}/`, site: location.origin };
  }

  #show(views: readonly ReadingView[]): void {
    const [view, ...others] = views;
    const { card, reading, parts, prefix } = this.#places;
    card.hidden = view === undefined || !isTelling(view);
    if (!view || card.hidden) reading.replaceChildren();
    else {
      const answer = (chip: Chip, value?: string) => this.#questions.answer(corrected(view, chip, value), this.#settings());
      const link = (reading.querySelector('a') ?? reading.appendChild(item(`${prefix}-reading-0`)).querySelector('a')) as HTMLAnchorElement;
      link.href = view.reading.url;
      showHead(view, language, link);
      showParts(view, others.filter(isTelling), { language, on: { correct: answer, remove: (chip) => answer(chip) } }, parts);
    }
    this.#changed();
  }
}

function item(id: string): HTMLLIElement {
  const link = Object.assign(document.createElement('a'), { id, role: 'option', tabIndex: -1 });
  link.setAttribute('role', 'option');
  const row = document.createElement('li');
  row.setAttribute('role', 'presentation');
  row.append(link);
  return row;
}
