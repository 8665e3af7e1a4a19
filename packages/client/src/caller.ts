/** Asks questions by their address, without knowing any of them: what the typed client, and whoever has addresses as data, stands on. */
import { requestOf } from './address.js';
import { type BatchQuestion, chunks, createCollector, type Settled, settle } from './batch.js';
import { createCache } from './cache.js';
import { type CallOptions, type Language, send, type Transport } from './transport.js';

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
  /** How long one attempt may take, in milliseconds; 10,000. */
  readonly timeoutMs?: number | undefined;
  /** Sends the questions of one tick together. */
  readonly batch?: boolean | undefined;
  /** Answers that are kept with their tags; 200, none with 0. */
  readonly cacheSize?: number | undefined;
}

type Arguments = Readonly<Record<string, unknown>>;

/** Asks by address. */
export interface Caller {
  /** @example ask('alpha-strike/target-number', { skill: 4, inches: 8 }) */
  ask(question: string, args?: Arguments, call?: CallOptions): Promise<unknown>;
  /** Asks all at once: an answer or an error each, in their order. */
  askAll(questions: readonly BatchQuestion[], call?: CallOptions): Promise<readonly Settled<unknown>[]>;
}

const RETRIES = 2;
const TIMEOUT_MS = 10_000;
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
    cache: createCache(cacheSize),
  };
  const spoken = (call: CallOptions | undefined): CallOptions => ({ ...call, language: call?.language ?? language });
  const alone = (question: string, args: Arguments, call: CallOptions) => send(transport, requestOf(base, question, args), call);
  const together = async (questions: readonly BatchQuestion[], call: CallOptions): Promise<readonly Settled<unknown>[]> => {
    const parts: Settled<unknown>[] = [];
    for (const chunk of chunks(questions)) parts.push(...(await oneBatch(transport, base, chunk, call)));
    return parts;
  };
  const collect = createCollector<Language | undefined>((questions, group) => together(questions, { language: group }));
  return {
    ask: (question, args = {}, call) => (batch ? collected(collect, question, args, spoken(call)) : alone(question, args, spoken(call))),
    askAll: (questions, call) => together(questions, spoken(call)),
  };
}

async function oneBatch(
  transport: Transport,
  base: string,
  questions: readonly BatchQuestion[],
  call: CallOptions,
): Promise<readonly Settled<unknown>[]> {
  const items = await send(transport, { method: 'POST', url: `${base}/v1/batch`, body: JSON.stringify(questions) }, call);
  const list: readonly unknown[] = Array.isArray(items) ? items : [];
  return questions.map((_, index) => settle(list[index]));
}

/** A call that goes with others is let go by itself when it is aborted. */
async function collected(
  collect: ReturnType<typeof createCollector<Language | undefined>>,
  question: string,
  args: Arguments,
  { language, signal }: CallOptions,
): Promise<unknown> {
  signal?.throwIfAborted();
  const settled = await (signal
    ? Promise.race([collect({ question, arguments: args }, language), aborted(signal)])
    : collect({ question, arguments: args }, language));
  if (!settled.ok) throw settled.error;
  return settled.answer;
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
