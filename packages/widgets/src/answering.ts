/** Answers the draft of an element: the answer itself, then the odds of its alternatives and how it changes. */
import { type Answered, createAsk } from './ask.js';
import type { Computer } from './computer.js';
import { debounce } from './debounce.js';
import type { Description, Draft, Language } from './description.js';
import type { Prospect } from './explore.js';
import type * as LazyPart from './lazy-part.js';
import type { Body } from './model/controls.js';
import { filledIn, isComplete } from './model/values.js';
import type { WidgetState } from './state.js';

/** A draft as the element holds it, with its form. */
export interface Question {
  readonly description: Description;
  readonly draft: Draft;
  readonly body: Body;
  readonly language: Language;
}

/** The element that is answered. */
export interface AnsweringHost {
  /** The question now; `undefined` before the element has a description. */
  question(): Question | undefined;
  state(): WidgetState;
  setState(state: Partial<WidgetState>): void;
  lazyPart(): Promise<typeof LazyPart>;
  /** Called with each answer. */
  answered(question: Question, answered: Answered, lazy: typeof LazyPart): void;
  /** Neither the service nor the page could answer. */
  failed(): void;
}

/** How long the first answer waits for the odds and the reasons of its alternatives: the form would move when they arrive. */
const FIRST_WAIT_MS = 1_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Answering {
  readonly #host: AnsweringHost;
  #ask: ReturnType<typeof createAsk> | undefined;
  #computer: Computer | undefined;
  #abort = new AbortController();
  #isAsking = false;
  readonly #debounced = debounce(
    () => void this.#answer(),
    () => this.#isAsking,
  );
  /** Schedules an answer. */
  readonly after = this.#debounced.after;

  constructor(host: AnsweringHost) {
    this.#host = host;
  }

  /** Sets where answers come from: the addresses of the service and of the rulebook, and the engine in the page. */
  connect({ api, site, computer }: { readonly api: string; readonly site: string; readonly computer: Computer }): void {
    this.#ask = createAsk({ api, site, engine: () => computer.engine() });
    this.#computer = computer;
  }

  cancel(): void {
    this.#debounced.cancel();
    this.#isAsking = false;
    this.#abort.abort();
  }

  async #answer(): Promise<void> {
    const question = this.#host.question();
    if (!question || !this.#ask) return;
    this.#abort.abort();
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    this.#host.setState({ isBusy: true });
    this.#isAsking = true;
    try {
      const { description, language } = question;
      const draft = filledIn(description.input, question.draft);
      const complete = isComplete(description.input, draft);
      const answering = this.#ask({ question: description.question, draft, complete, language, signal });
      const isFirst = this.#host.state().outcome === undefined;
      const exploring = isFirst
        ? this.#host.lazyPart().then((part) => this.#explore(question, part, { signal, isForLayout: true }))
        : undefined;
      const [answered, lazy] = await Promise.all([answering, this.#host.lazyPart()]);
      if (isFirst) await Promise.race([exploring, pause(FIRST_WAIT_MS)]);
      if (signal.aborted) return;
      this.#isAsking = false;
      this.#host.answered(question, answered, lazy);
      const known = await exploring;
      await this.#explore(question, lazy, { signal, known });
      const { isVarying, canVary } = this.#host.state();
      if (isVarying && canVary && !signal.aborted) await this.vary();
    } catch {
      // A newer question has replaced an aborted one.
      if (signal.aborted) return;
      this.#isAsking = false;
      this.#host.failed();
    }
  }

  /**
   * Computes the odds of the alternatives.
   * @param known odds that stay where none are found: a slow engine answers a few choices, but not all
   */
  async #explore(
    question: Question,
    lazy: typeof LazyPart,
    { signal, isForLayout, known }: { signal: AbortSignal; isForLayout?: boolean; known?: ReadonlyMap<string, Prospect> | undefined },
  ): Promise<ReadonlyMap<string, Prospect> | undefined> {
    const computer = this.#computer;
    if (!computer || signal.aborted) return undefined;
    const found = await lazy.prospectsOf({ ...question, computer, signal }, isForLayout).catch(() => undefined);
    if (!found || signal.aborted) return undefined;
    const prospects = new Map([...(known ?? []), ...found]);
    this.#host.setState({ prospects });
    return prospects;
  }

  /** Computes the answer over the range of one number, or of two. */
  async vary(): Promise<void> {
    const question = this.#host.question();
    const { signal } = this.#abort;
    const [computer, lazy] = [this.#computer, await this.#host.lazyPart().catch(() => undefined)];
    if (!question || !computer || !lazy || signal.aborted) return;
    const changes = await lazy.changesOf({ ...question, computer, signal, ...this.#host.state().varying }).catch(() => undefined);
    if (signal.aborted) return;
    this.#host.setState(changes ? { changes } : { canVary: false });
  }
}
