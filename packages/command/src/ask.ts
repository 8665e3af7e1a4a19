/** Answers a question by a service or by the built-in engine. */
import { readFileSync } from 'node:fs';
import { createCaller, NetworkError, NotFoundError, RangefinderError } from '@rangefinder/client';
import { askInWords, engineSource } from '@rangefinder/questions';
import { ask, askDice, calculatorBy, flatReader, SLUGS } from '@rangefinder/rules';
import { IN_WORDS, type Query, type Typed } from './arguments.js';
import { DEFAULT_API, SAYS } from './words.js';

/** An answer with an optional notice, or an error and whether it means that nothing was found. */
export type Outcome =
  | { readonly ok: true; readonly answer: unknown; readonly note?: string }
  | { readonly ok: false; readonly message: string; readonly isMissing?: boolean };

type Values = Readonly<Record<string, unknown>>;

interface Arguments {
  readonly values: Values;
  /** A name whose value an earlier one gives, too. */
  readonly twice?: string | undefined;
}

/** Typed arguments of a calculator; text for all other questions. Unknown names are left for validation. */
function argumentsOf(question: string, typed: readonly Typed[]): Arguments {
  const calculator = calculatorBy(question);
  const given = [...new Set(typed.map(([name]) => name))].map((name) => [name, textsOf(name, typed)] as const);
  if (!calculator) return { values: Object.fromEntries(given) };
  const { values, unknown, repeated } = flatReader(calculator.input)(given);
  return {
    values: { ...values, ...Object.fromEntries(given.filter(([name]) => unknown.includes(name))) },
    twice: repeated[0],
  };
}

/** A name that is typed several times has a list of texts, as in an address. */
function textsOf(name: string, typed: readonly Typed[]): string | readonly string[] | undefined {
  const texts = typed.filter(([one]) => one === name).map(([, text]) => text);
  return texts.length > 1 ? texts : texts[0];
}

/** The question with the text of its file; a message if there is no such file. */
function withFile({ file, ...query }: Query): Query | string {
  if (file === undefined) return query;
  try {
    const text = readFileSync(file.path === '-' ? process.stdin.fd : file.path, 'utf8');
    return { ...query, typed: [...query.typed, [file.name, text]] };
  } catch (error) {
    return SAYS.noFile(file.path, (error as NodeJS.ErrnoException).code ?? '')[query.language];
  }
}

/** Asks the service, or the engine if no service was given and none is reachable. */
export async function answered(given: Query, fetcher?: typeof fetch): Promise<Outcome> {
  const query = withFile(given);
  if (typeof query === 'string') return { ok: false, message: query };
  const { values, twice } = argumentsOf(query.question, query.typed);
  if (twice !== undefined) return { ok: false, message: SAYS.twice(twice)[query.language] };
  if (query.offline) return await inside(query, values);
  const api = query.api ?? DEFAULT_API;
  const call = given.file && query.show === 'sentence' ? { fields: given.file.fields } : undefined;
  try {
    const caller = createCaller({
      url: api,
      language: query.language,
      cacheSize: 0,
      retries: query.api === undefined ? 0 : 2,
      fetch: fetcher,
    });
    return { ok: true, answer: await caller.ask(query.question, values, call) };
  } catch (error) {
    if (!(error instanceof RangefinderError)) throw error;
    if (!(error instanceof NetworkError)) return { ok: false, message: error.message, isMissing: error instanceof NotFoundError };
    if (query.api !== undefined) return { ok: false, message: SAYS.away(api, reasonOf(error))[query.language] };
    const outcome = await inside(query, values);
    return outcome.ok ? { ...outcome, note: SAYS.inside(api)[query.language] } : outcome;
  }
}

/** The built-in engine, which has no catalog. */
async function inside({ question, language }: Query, args: Values): Promise<Outcome> {
  if (calculatorBy(question)) return outcomeOf(ask(question, args, { language }));
  if (question === 'dice') return outcomeOf(askDice(String(args.expression ?? ''), { language }));
  if (question === IN_WORDS) {
    const source = engineSource({ language, site: '' });
    return {
      ok: true,
      answer: await askInWords(String(args.text ?? ''), { language, site: '', system: SLUGS.find((slug) => slug === args.system) }, source),
    };
  }
  return { ok: false, message: SAYS.needsService(question)[language], isMissing: true };
}

const outcomeOf = (result: ReturnType<typeof ask> | ReturnType<typeof askDice>): Outcome =>
  result.ok ? { ok: true, answer: result.answer } : { ok: false, message: result.problems.map(({ message }) => message).join('\n') };

/** The innermost cause below Node's `fetch failed`: `connect ECONNREFUSED 127.0.0.1:4000`. */
function reasonOf(error: Error): string {
  const { cause } = error;
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? reasonOf(cause) : error.message;
}
