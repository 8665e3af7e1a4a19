/** The typed client: a method for every calculator and every lookup, generated from the table of paths. */
import type { BatchQuestion, BatchResult } from './batch.js';
import { type AskOptions, type ClientOptions, createCaller, type PickOptions } from './caller.js';
import type { Part } from './fields.js';
import { calculators, lookups, pages } from './generated/questions.js';
import { walk } from './pages.js';
import type { AnswerOf, ArgumentsOf, Question } from './question.js';
import type { CallOptions } from './transport.js';

/** Arguments are optional if none is required. */
type Given<Q extends Question, O> =
  Record<string, never> extends ArgumentsOf<Q> ? [args?: ArgumentsOf<Q>, call?: O] : [args: ArgumentsOf<Q>, call?: O];

type Call<Q extends Question> = <const P extends string = never>(
  ...given: Given<Q, PickOptions<AnswerOf<Q>, P>>
) => Promise<Part<AnswerOf<Q>, P>>;

type EntryOf<Q extends Question> = AnswerOf<Q> extends { readonly nodes: readonly (infer E)[] } ? E : never;
type Walk<Q extends Question> = <const P extends string = never>(
  ...given: Given<Q, PickOptions<EntryOf<Q>, P>>
) => AsyncGenerator<Part<EntryOf<Q>, P>, void, undefined>;

type Table = { readonly [name: string]: Question };
type Calls<T extends Table> = { readonly [N in keyof T]: Call<T[N]> };

/** A question of a batch. */
export type TypedQuestion = {
  [Q in Question]: { readonly question: Q; readonly fields?: readonly string[] } & (Record<string, never> extends ArgumentsOf<Q>
    ? { readonly arguments?: ArgumentsOf<Q> }
    : { readonly arguments: ArgumentsOf<Q> });
}[Question];

type PathsOf<A extends TypedQuestion> = A extends { readonly fields: readonly (infer P extends string)[] } ? P : never;

/** Results of a batch, in the order of its questions. */
export type Answers<A extends readonly TypedQuestion[]> = {
  readonly [I in keyof A]: BatchResult<Part<AnswerOf<A[I]['question']>, PathsOf<A[I]>>>;
};

type Calculators = { readonly [S in keyof typeof calculators]: Calls<(typeof calculators)[S]> };
type Pages = { readonly [N in keyof typeof pages]: Walk<(typeof pages)[N]> };

/** Calculators by rule set, lookups, whole lists and `batch`. */
export interface Client extends Calculators, Calls<typeof lookups> {
  /**
   * Paginated lists as async iterators over all entries.
   * @example for await (const { name } of client.pages.units({ filter: { system: 'alpha-strike' } }, { fields: ['name'] }))
   *   console.log(name);
   */
  readonly pages: Pages;
  /**
   * Sends many questions in one request; returns an answer or an error for each, in order.
   * @example await client.batch([{ question: 'alpha-strike/target-number', arguments: { skill: 4, inches: 8 } }])
   */
  batch<const A extends readonly TypedQuestion[]>(questions: A, call?: CallOptions): Promise<Answers<A>>;
}

type Ask = (question: Question, args: Readonly<Record<string, unknown>>, call?: AskOptions) => unknown;

const callsOf = (table: Table, ask: Ask): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(table).map(([name, question]) => [name, (args?: object, call?: AskOptions) => ask(question, { ...args }, call)]),
  );

/**
 * Creates a client.
 * @example const client = createClient({ url: 'https://example.org', language: 'en' });
 *          const { target } = await client.alphaStrike.targetNumber({ skill: 4, inches: 8 });
 */
export function createClient(options: ClientOptions): Client {
  const caller = createCaller(options);
  const ask = caller.ask as Ask;
  const namespaces = Object.entries(calculators).map(([name, table]) => [name, callsOf(table, ask)]);
  const walks = callsOf(pages, (question, args, call) => walk(caller.ask, question, args, call));
  const batch = (questions: readonly TypedQuestion[], call?: CallOptions) => caller.askAll(questions.map(questionOf), call);
  return { ...Object.fromEntries(namespaces), ...callsOf(lookups, ask), pages: walks, batch } as Client;
}

const questionOf = ({ question, arguments: args = {}, fields }: TypedQuestion): BatchQuestion => ({
  question,
  arguments: args as Readonly<Record<string, unknown>>,
  fields,
});
