/** The typed client: a function for every calculator and every lookup, made from the table of addresses. */
import type { Settled } from './batch.js';
import { type Caller, type ClientOptions, createCaller } from './caller.js';
import { calculators, lookups } from './generated/questions.js';
import type { AnswerOf, ArgumentsOf, Question } from './question.js';
import type { CallOptions } from './transport.js';

/** Arguments may be left out where none is needed. */
type Call<Q extends Question> =
  Record<string, never> extends ArgumentsOf<Q>
    ? (args?: ArgumentsOf<Q>, call?: CallOptions) => Promise<AnswerOf<Q>>
    : (args: ArgumentsOf<Q>, call?: CallOptions) => Promise<AnswerOf<Q>>;

type Table = { readonly [name: string]: Question };
type Calls<T extends Table> = { readonly [N in keyof T]: Call<T[N]> };

/** A question of a batch. */
export type Asked = {
  [Q in Question]: { readonly question: Q } & (Record<string, never> extends ArgumentsOf<Q>
    ? { readonly arguments?: ArgumentsOf<Q> }
    : { readonly arguments: ArgumentsOf<Q> });
}[Question];

/** What came of each question of a batch, in their order. */
export type Answers<A extends readonly Asked[]> = { readonly [I in keyof A]: Settled<AnswerOf<A[I]['question']>> };

type Calculators = { readonly [S in keyof typeof calculators]: Calls<(typeof calculators)[S]> };

/** Calculators by rule set, lookups, and `batch`. */
export interface Client extends Calculators, Calls<typeof lookups> {
  /**
   * Asks many questions in one request: an answer or an error each, in their order.
   * @example await client.batch([{ question: 'alpha-strike/target-number', arguments: { skill: 4, inches: 8 } }])
   */
  batch<const A extends readonly Asked[]>(asked: A, call?: CallOptions): Promise<Answers<A>>;
}

const callsOf = (table: Table, { ask }: Caller): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(table).map(([name, question]) => [name, (args?: object, call?: CallOptions) => ask(question, { ...args }, call)]),
  );

/**
 * Makes a client.
 * @example const client = createClient({ url: 'https://example.org', language: 'en' });
 *          const { target } = await client.alphaStrike.targetNumber({ skill: 4, inches: 8 });
 */
export function createClient(options: ClientOptions): Client {
  const caller = createCaller(options);
  const namespaces = Object.entries(calculators).map(([name, table]) => [name, callsOf(table, caller)]);
  const batch = (asked: readonly Asked[], call?: CallOptions) =>
    caller.askAll(
      asked.map(({ question, arguments: args = {} }) => ({ question, arguments: args as Readonly<Record<string, unknown>> })),
      call,
    );
  return { ...Object.fromEntries(namespaces), ...callsOf(lookups, caller), batch } as Client;
}
