/** Asks questions by their address, without knowing any of them: what the typed client, and whoever has addresses as data, stands on. */
import { requestOf } from './address.js';
import { type BatchQuestion, chunks, createCollector, type Settled, settle } from './batch.js';
import { createCache } from './cache.js';
import type { Part, PathIn } from './fields.js';
import type { AnswerOf, ArgumentsOf, Question } from './question.js';
import { type CallOptions, type Language, ownHeaders, send, type Transport } from './transport.js';

/** Where the service is and how it is asked. */
export interface ClientOptions {
  /** Address of the service: `https://example.org`. */
  readonly url: string | URL;
  /** Language of the texts; without it the service goes by what the browser prefers, else English. */
  readonly language?: Language | undefined;
  /** In place of the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** How often a question is asked again when the service is busy or away; 2. */
  readonly retries?: number | undefined;
  /** How long one attempt may take, in milliseconds; `TIMEOUT_MS`. */
  readonly timeoutMs?: number | undefined;
  /** Sent with every request: `{ 'User-Agent': 'my-bot/1.0' }`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sends the questions of one tick together. */
  readonly batch?: boolean | undefined;
  /** Answers that are kept with their tags; 200, none with 0. */
  readonly cacheSize?: number | undefined;
}

type Arguments = Readonly<Record<string, unknown>>;

/** What one question may set, besides what a call may. */
export interface AskOptions extends CallOptions {
  /** Only these fields of the answer, with dots below: `['target', 'chance.fraction']`. */
  readonly fields?: readonly string[] | undefined;
}

/** What a question whose answer is known may set: `fields` are those that the answer has. */
export interface PickOptions<A, P extends string> extends CallOptions {
  readonly fields?: readonly (P & PathIn<A, P>)[] | undefined;
}

/** Asks by address. */
export interface Caller {
  /** @example ask('alpha-strike/target-number', { skill: 4, inches: 8 }, { fields: ['target'] }) */
  ask<Q extends Question, const P extends string = never>(
    question: Q,
    args: ArgumentsOf<Q>,
    call?: PickOptions<AnswerOf<Q>, P>,
  ): Promise<Part<AnswerOf<Q>, P>>;
  ask(question: string, args?: Arguments, call?: AskOptions): Promise<unknown>;
  /** Asks all at once: an answer or an error each, in their order. */
  askAll(questions: readonly BatchQuestion[], call?: CallOptions): Promise<readonly Settled<unknown>[]>;
}

const RETRIES = 2;
/** Longer than the service lets anything take: what comes to nothing there is said by the service, with a code. */
export const TIMEOUT_MS = 35_000;
const CACHE_SIZE = 200;

/** Makes a caller. */
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
  const together = async (questions: readonly BatchQuestion[], call: CallOptions): Promise<readonly Settled<unknown>[]> => {
    const parts: Settled<unknown>[] = [];
    for (const chunk of chunks(questions)) parts.push(...(await oneBatch(transport, base, chunk, call)));
    return parts;
  };
  const alone = async (asked: BatchQuestion, call: CallOptions): Promise<unknown> => {
    const sent = requestOf(base, asked.question, asked.arguments, asked.fields?.join());
    return sent ? send(transport, sent, call) : answerOf((await together([asked], call))[0]);
  };
  const collect = createCollector<Language | undefined>((questions, group) => together(questions, { language: group }));
  const ask = (question: string, args: Arguments = {}, call?: AskOptions): Promise<unknown> => {
    const asked = { question, arguments: args, fields: call?.fields };
    return batch ? collected(collect, asked, spoken(call)) : alone(asked, spoken(call));
  };
  return { ask: ask as Caller['ask'], askAll: (questions, call) => together(questions, spoken(call)) };
}

function answerOf(settled: Settled<unknown> | undefined): unknown {
  if (!settled?.ok) throw settled?.error;
  return settled.answer;
}

async function oneBatch(
  transport: Transport,
  base: string,
  questions: readonly BatchQuestion[],
  call: CallOptions,
): Promise<readonly Settled<unknown>[]> {
  const body = JSON.stringify(questions.map(({ fields, ...question }) => ({ ...question, fields: fields?.join() })));
  const items = await send(transport, { method: 'POST', url: `${base}/v1/batch`, body }, call);
  const list: readonly unknown[] = Array.isArray(items) ? items : [];
  return questions.map((question, index) => settle(question, list[index]));
}

/** A call that goes with others is let go by itself when it is aborted. */
async function collected(
  collect: ReturnType<typeof createCollector<Language | undefined>>,
  asked: BatchQuestion,
  { language, signal }: CallOptions,
): Promise<unknown> {
  signal?.throwIfAborted();
  const answered = collect(asked, language);
  return answerOf(await (signal ? Promise.race([answered, aborted(signal)]) : answered));
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
