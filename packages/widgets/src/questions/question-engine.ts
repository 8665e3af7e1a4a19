/**
 * Reads and answers questions in words, in a worker or in the page. The first readings come without the catalog, from the engine alone;
 * when typing pauses, the service reads the text with its catalog. Without the service, entries are looked up one by one, which the
 * service worker of the site answers from saved units.
 */
import { interpretPlainWords } from '@rangefinder/query';
import {
  type AnsweredQuestion,
  type AnswerSource,
  answerReading,
  askInWords,
  engineSource,
  MAX_QUESTION_CHARACTERS,
  type NamedEntry,
  type Reading,
} from '@rangefinder/questions';
import { calculatorBy, type Language, type Slug } from '@rangefinder/rules';
import { describe } from '../describe.js';
import { findEntries } from '../find-entries.js';
import { createLookup } from '../lookup.js';
import { withEntry } from '../model/fill.js';
import { type ReadingView, readingView } from './reading-view.js';

/** Where answers come from. */
export interface QuestionSettings {
  readonly language: Language;
  /** Restricts the readings to a rule set; empty for all. */
  readonly system: string;
  /** Address of the service; empty without one. */
  readonly api: string;
  /** Address of the rulebook that readings link to. */
  readonly site: string;
}

/** A text to read, or a corrected reading to answer. */
export type QuestionRequest = QuestionSettings & { readonly id: number } & ({ readonly text: string } | { readonly reading: Reading });

/** The readings of a request, best first. */
export interface QuestionReply {
  readonly id: number;
  readonly readings: readonly ReadingView[];
  /** Whether no further reply follows. */
  readonly isFinal: boolean;
}

/** A worker, or a message port. */
interface Channel {
  postMessage(message: QuestionReply): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<QuestionRequest>) => void): void;
}

const PAUSE_MS = 200;
const SERVICE_TIMEOUT_MS = 3_000;

const unitWords = (words: string): ReturnType<NonNullable<AnswerSource['unitWords']>> => {
  const read = interpretPlainWords(words);
  return read && { text: read.text, conditions: read.conditions, isOrdered: read.order !== undefined };
};

/** Answers from the engine; with the figures of entries that the service has. */
function sourceOf({ language, api, site }: QuestionSettings, hasCatalog: boolean): AnswerSource {
  const engine = engineSource({ language, site });
  if (!hasCatalog || api === '') return { ...engine, unitWords };
  return {
    ...engine,
    unitWords,
    entries: (names, system) => entriesNamed(names, system, { api, language }),
    calculator: async (id, draft) => {
      const calculator = calculatorBy(id);
      if (!calculator) return engine.calculator(id, draft);
      const description = describe(calculator);
      const found = await findEntries(createLookup({ api, system: calculator.system, language }), description.input, draft);
      return engine.calculator(
        id,
        found.reduce((filled, { path, entry }) => withEntry(description, filled, path, entry), draft),
      );
    },
  };
}

interface FoundEntry {
  readonly id: string;
  readonly kind: string;
  readonly system: string;
  readonly title: string;
}

async function entriesNamed(
  names: readonly string[],
  system: Slug | undefined,
  { api, language }: { readonly api: string; readonly language: Language },
): Promise<readonly NamedEntry[]> {
  const lookup = createLookup({ api, system: system ?? '', language });
  const figuresOf = async ({ kind, id }: FoundEntry): Promise<Pick<NamedEntry, 'figures'>> => {
    const entry = kind === 'UNIT' ? await lookup.entry('unit', id) : undefined;
    return entry ? { figures: entry.stats } : {};
  };
  const found = await Promise.all(
    names.map(async (name) => {
      const query = new URLSearchParams({ text: name, lang: language, first: '1', fields: 'nodes', ...(system && { system }) });
      const { nodes } = (await fetchJson(new URL(`v1/search?${query}`, api))) as { readonly nodes: readonly FoundEntry[] };
      return Promise.all(nodes.map(async (node) => ({ ...node, text: name, ...(await figuresOf(node)) })));
    }),
  );
  return found
    .flat()
    .flatMap(({ kind, ...entry }) =>
      kind === 'UNIT' || kind === 'WEAPON' ? [{ ...entry, kind: kind === 'UNIT' ? 'unit' : 'weapon' }] : [],
    );
}

async function fetchJson(address: URL): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS) });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

/** The readings of the service; those of the engine and single entries where it does not answer. */
async function readWithCatalog(text: string, settings: QuestionSettings): Promise<AnsweredQuestion | undefined> {
  const { language, system, api } = settings;
  const query = new URLSearchParams({ text, lang: language, ...(system && { system }) });
  try {
    return (await fetchJson(new URL(`v1/ask?${query}`, api))) as AnsweredQuestion;
  } catch {
    return askInWords(text, optionsOf(settings), sourceOf(settings, true)).catch(() => undefined);
  }
}

const optionsOf = ({ language, system, site }: QuestionSettings) => ({
  language,
  site,
  system: system === '' ? undefined : (system as Slug),
});

/** A text whose reading builds the indexes of words, which takes longer than any reading after it. */
const ANY_TEXT = '1';

/** Answers the requests of a channel. Only the newest one is answered. An empty text prepares for others. */
export function startQuestions(channel: Channel): void {
  let newest: QuestionRequest | undefined;
  let isPrepared = false;
  const prepare = async (request: QuestionRequest): Promise<void> => {
    if (isPrepared) return;
    isPrepared = true;
    await askInWords(ANY_TEXT, optionsOf(request), sourceOf(request, false));
  };
  const reply = ({ id, language }: QuestionRequest, readings: readonly Reading[], isFinal: boolean): void => {
    if (newest?.id === id) channel.postMessage({ id, isFinal, readings: readings.map((reading) => readingView(reading, language)) });
  };
  const answer = async (request: QuestionRequest): Promise<void> => {
    if (newest !== request) return;
    if ('reading' in request) {
      return reply(request, [await answerReading(request.reading, optionsOf(request), sourceOf(request, true))], true);
    }
    const { text, api } = request;
    if (text.trim() === '' || text.length > MAX_QUESTION_CHARACTERS) {
      reply(request, [], true);
      return prepare(request);
    }
    const first = await askInWords(text, optionsOf(request), sourceOf(request, false));
    reply(request, first.readings, api === '');
    if (api === '') return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (newest !== request) return;
    const whole = await readWithCatalog(text, request);
    reply(request, (whole ?? first).readings, true);
  };
  channel.addEventListener('message', ({ data }) => {
    newest = data;
    // Requests that came in the meantime are taken first.
    setTimeout(() => void answer(data));
  });
}

// In a worker this module starts by itself.
if ('WorkerGlobalScope' in globalThis) startQuestions(globalThis as unknown as Channel);
