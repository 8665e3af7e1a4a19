/**
 * Clients that send requests through the balancer without pause and check every answer: rules questions have the right answer,
 * catalog answers are not too old, and an ETag never has two contents.
 */
import { setTimeout as pause } from 'node:timers/promises';

/** A written value, and when it was known to be committed. */
interface Written {
  readonly value: number;
  readonly at: number;
}

/** Failures and successes. */
interface Findings {
  /** Number of right answers to rules questions. */
  readonly rules: number;
  /** Number of catalog answers by status. */
  readonly catalog: Readonly<Record<string, number>>;
  /** Number of answers 304. */
  readonly unchanged: number;
  /** Number of distinct values in catalog answers. */
  readonly values: number;
  /** Age of the oldest catalog answer in milliseconds. */
  readonly oldestMs: number;
  readonly faults: readonly string[];
}

export interface Load {
  /** Records that a value was just committed. */
  wrote(value: number): void;
  /** Records that a failover lost the writes after a value. */
  lostAfter(value: number): void;
  findings(): Findings;
  stop(): Promise<Findings>;
}

export interface LoadOptions {
  readonly url: string;
  readonly maxLagMs: number;
  /** URL of a catalog entry, and the function that extracts the written value. */
  readonly entry: string;
  readonly valueIn: (body: unknown) => number;
}

const CLIENTS = 6;
const PAUSE_MS = 4;
const MAX_FAULTS = 20;

/** Rules questions by every transport, with a part of the expected answer. */
const QUESTIONS: readonly { readonly path: string; readonly body?: unknown; readonly has: (n: number) => string }[] = [
  {
    path: '/v1/alpha-strike/target-number?skill=3&inches=2&targetMoved=JUMPED&tmm=2&partialCover=true&fields=target',
    has: () => '"target":7',
  },
  { path: '/v1/dice?expression=3d6&fields=mean', has: () => '"mean":10.5' },
  { path: '/graphql', body: { query: '{ dice(expression: "4d6") { mean } }' }, has: () => '"mean":14' },
  {
    path: '/v1/batch',
    body: [{ question: 'dice', arguments: { expression: '2d6' }, fields: 'mean' }],
    has: () => '"mean":7',
  },
];

/** Starts the clients. */
export function startLoad({ url, maxLagMs, entry, valueIn }: LoadOptions): Load {
  const faults: string[] = [];
  const contents = new Map<string, string>();
  const statuses: Record<string, number> = {};
  const values = new Set<number>();
  let written: readonly Written[] = [];
  let [rules, unchanged, oldestMs, isDone] = [0, 0, 0, false];
  const fault = (what: string): void => void (faults.length < MAX_FAULTS && faults.push(what));

  const askRules = async (count: number): Promise<void> => {
    const { path, body, has } = QUESTIONS[count % QUESTIONS.length] as (typeof QUESTIONS)[number];
    const options =
      body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await fetch(`${url}${path}`, options).catch((error: Error) => error);
    if (response instanceof Error) return fault(`${path}: ${String(response.cause ?? response)}`);
    const text = await response.text().catch(String);
    if (response.status !== 200 || !text.includes(has(count))) return fault(`${path}: ${response.status} ${text.slice(0, 200)}`);
    rules++;
  };

  const checkValue = (value: number, askedAt: number): void => {
    values.add(value);
    const newer = written.find((each) => each.value > value);
    if (newer === undefined) return;
    const behindMs = askedAt - newer.at;
    oldestMs = Math.max(oldestMs, behindMs);
    if (behindMs > maxLagMs) fault(`an answer with ${value} was asked for ${Math.round(behindMs)} ms after ${newer.value} was written`);
  };
  const askCatalog = async (kept: { tag: string; text: string }): Promise<void> => {
    const askedAt = performance.now();
    const headers: Record<string, string> = kept.tag === '' ? {} : { 'if-none-match': kept.tag };
    const response = await fetch(`${url}${entry}`, { headers }).catch((error: Error) => error);
    if (response instanceof Error) return fault(`${entry}: ${String(response.cause ?? response)}`);
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    const body = await response.text();
    if (response.status === 503) return response.headers.has('retry-after') ? undefined : fault(`${entry}: 503 without Retry-After`);
    if (response.status !== 200 && response.status !== 304) return fault(`${entry}: ${response.status} ${body.slice(0, 200)}`);
    const tag = response.headers.get('etag') ?? '';
    const text = response.status === 304 ? kept.text : body;
    if (response.status === 304) unchanged++;
    checkValue(valueIn(JSON.parse(text)), askedAt);
    // An answer without an ETag belongs to no known revision.
    if (tag === '') return;
    const known = contents.get(tag);
    if (known !== undefined && known !== text) fault(`${tag} is the tag of ${known.slice(0, 150)} and of ${text.slice(0, 150)}`);
    contents.set(tag, text);
    Object.assign(kept, { tag, text });
  };

  const client = async (ask: (count: number) => Promise<void>): Promise<void> => {
    for (let count = 0; !isDone; count++) {
      await ask(count);
      await pause(PAUSE_MS);
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, index) => {
    const kept = { tag: '', text: '' };
    // Every second client has no cache.
    return [client(askRules), client(() => askCatalog(index % 2 ? kept : { tag: '', text: '' }))];
  }).flat();
  const findings = (): Findings => ({ rules, catalog: { ...statuses }, unchanged, values: values.size, oldestMs, faults });
  return {
    wrote: (value) => {
      written = [...written, { value, at: performance.now() }];
    },
    lostAfter: (value) => {
      written = written.filter((each) => each.value <= value);
    },
    findings,
    stop: async () => {
      isDone = true;
      await Promise.all(clients);
      return findings();
    },
  };
}
