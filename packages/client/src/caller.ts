/** Sends questions by their paths, without knowing them: the base of the typed client, and of programs that have paths as data. */
import { requestOf } from './address.js';
import { type BatchQuestion, type BatchResult, chunks, createCollector, resultOf } from './batch.js';
import { createCache } from './cache.js';
import type { Part, PathIn } from './fields.js';
import type { AnswerOf, ArgumentsOf, Question } from './question.js';
import { type CallOptions, type Language, ownHeaders, send, type Transport } from './transport.js';

/** Options of the client. */
export interface ClientOptions {
  /** Address of the service: `https://example.org`. */
  readonly url: string | URL;
  /** Language of the texts; by default that of the browser, otherwise English. */
  readonly language?: Language | undefined;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** Number of retries if the service is busy or unreachable; 2. */
  readonly retries?: number | undefined;
  /** Time limit of one attempt, in milliseconds; `TIMEOUT_MS`. */
  readonly timeoutMs?: number | undefined;
  /** Sent with every request: `{ 'User-Agent': 'my-bot/1.0' }`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sends the questions of one tick together. */
  readonly batch?: boolean | undefined;
  /** Number of cached answers; 200, or 0 for no cache. */
  readonly cacheSize?: number | undefined;
}

type Arguments = Readonly<Record<string, unknown>>;

/** Options of a question in addition to those of a call. */
export interface AskOptions extends CallOptions {
  /** Selected fields of the answer, nested ones with dots: `['target', 'chance.fraction']`. */
  readonly fields?: readonly string[] | undefined;
}

/** Options of a question with a known answer type; `fields` accepts its fields only. */
export interface PickOptions<A, P extends string> extends CallOptions {
  readonly fields?: readonly (P & PathIn<A, P>)[] | undefined;
}

/** Sends questions by path. */
export interface Caller {
  /** @example ask('alpha-strike/target-number', { skill: 4, inches: 8 }, { fields: ['target'] }) */
  ask<Q extends Question, const P extends string = never>(
    question: Q,
    args: ArgumentsOf<Q>,
    call?: PickOptions<AnswerOf<Q>, P>,
  ): Promise<Part<AnswerOf<Q>, P>>;
  ask(question: string, args?: Arguments, call?: AskOptions): Promise<unknown>;
  /** Sends all questions in one request; returns an answer or an error for each, in order. */
  askAll(questions: readonly BatchQuestion[], call?: CallOptions): Promise<readonly BatchResult<unknown>[]>;
}

const RETRIES = 2;
/** Longer than any time limit of the service, which reports its own time-outs with a code. */
export const TIMEOUT_MS = 35_000;
const CACHE_SIZE = 200;

/** Creates a caller. */
export function createCaller({
  url,
  language,
  batch = false,
  retries = RETRIES,
  timeoutMs = TIMEOUT_MS,
  cacheSize = CACHE_SIZE,
  ...given
}: ClientOptions): Caller {
  const base = String(url).replace(/\/+$/, '');
  const transport: Transport = {
    fetch: given.fetch ?? ((input, init) => fetch(input, init)),
    retries,
    timeoutMs,
    headers: ownHeaders(given.headers),
    cache: createCache(cacheSize),
  };
  const spoken = (call: CallOptions | undefined): CallOptions => ({ signal: call?.signal, language: call?.language ?? language });
  const sendBatch = async (questions: readonly BatchQuestion[], call: CallOptions): Promise<readonly BatchResult<unknown>[]> => {
    const parts: BatchResult<unknown>[] = [];
    for (const chunk of chunks(questions)) parts.push(...(await oneBatch(transport, base, chunk, call)));
    return parts;
  };
  const sendOne = async (item: BatchQuestion, call: CallOptions): Promise<unknown> => {
    const sent = requestOf(base, item.question, item.arguments, item.fields?.join());
    return sent ? send(transport, sent, call) : answerOf((await sendBatch([item], call))[0]);
  };
  const collect = createCollector<Language | undefined>((questions, group) => sendBatch(questions, { language: group }));
  const ask = (question: string, args: Arguments = {}, call?: AskOptions): Promise<unknown> => {
    const item = { question, arguments: args, fields: call?.fields };
    return batch ? collected(collect, item, spoken(call)) : sendOne(item, spoken(call));
  };
  return { ask: ask as Caller['ask'], askAll: (questions, call) => sendBatch(questions, spoken(call)) };
}

function answerOf(result: BatchResult<unknown> | undefined): unknown {
  if (!result?.ok) throw result?.error;
  return result.answer;
}

async function oneBatch(
  transport: Transport,
  base: string,
  questions: readonly BatchQuestion[],
  call: CallOptions,
): Promise<readonly BatchResult<unknown>[]> {
  const body = JSON.stringify(questions.map(({ fields, ...question }) => ({ ...question, fields: fields?.join() })));
  const items = await send(transport, { method: 'POST', url: `${base}/v1/batch`, body }, call);
  const list: readonly unknown[] = Array.isArray(items) ? items : [];
  return questions.map((question, index) => resultOf(question, list[index]));
}

/** Aborting a call of a batch affects this call only. */
async function collected(
  collect: ReturnType<typeof createCollector<Language | undefined>>,
  item: BatchQuestion,
  { language, signal }: CallOptions,
): Promise<unknown> {
  signal?.throwIfAborted();
  const answered = collect(item, language);
  return answerOf(await (signal ? Promise.race([answered, aborted(signal)]) : answered));
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
