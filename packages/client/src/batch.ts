/** Many questions in one request. */
import { errorFrom, errorOf, type RangefinderError } from './errors.js';

/** A question of a batch. */
export interface BatchQuestion {
  readonly question: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** Selected fields of the answer, nested ones with dots. */
  readonly fields?: readonly string[] | undefined;
}

/** Result of a question in a batch. */
export type BatchResult<A> = { readonly ok: true; readonly answer: A } | { readonly ok: false; readonly error: RangefinderError };

/** Limit of the service for one request. */
const MAX_QUESTIONS = 1_000;
/** Below the service's limit of a body. */
const MAX_CHARACTERS = 250_000;
/** Below the service's limit of values in a body. */
const MAX_VALUES = 19_000;

/** An upper bound of the number of values in JSON: each but the first follows a bracket or a comma. */
const valuesIn = (json: string): number => 1 + (json.match(/[[{,]/g)?.length ?? 0);

/** Splits questions into requests within the limits of the service, in order. */
export function chunks(questions: readonly BatchQuestion[]): readonly (readonly BatchQuestion[])[] {
  const all: BatchQuestion[][] = [];
  let left = 0;
  let valuesLeft = 0;
  for (const question of questions) {
    const json = JSON.stringify(question);
    const size = json.length + 1;
    const values = valuesIn(json);
    const last = all.at(-1);
    if (last && last.length < MAX_QUESTIONS && size <= left && values <= valuesLeft) {
      last.push(question);
      left -= size;
      valuesLeft -= values;
    } else {
      all.push([question]);
      left = MAX_CHARACTERS - size;
      valuesLeft = MAX_VALUES - values;
    }
  }
  return all;
}

/** Result of an item of a batch. A missing entry is an error, as in a single request. */
export function resultOf({ question, arguments: { id } }: BatchQuestion, item: unknown): BatchResult<unknown> {
  const { status = 500, answer, error } = (item ?? {}) as { readonly status?: number; readonly answer?: unknown; readonly error?: unknown };
  if (status !== 200) return { ok: false, error: errorFrom(status, error) };
  const isMissing = answer === null && question.endsWith('{id}');
  return isMissing
    ? { ok: false, error: errorOf('NOT_FOUND', `There is nothing by the id ${id}.`, { status: 404 }) }
    : { ok: true, answer };
}

interface Waiting<G> {
  readonly group: G;
  readonly question: BatchQuestion;
  readonly resolve: (result: Promise<BatchResult<unknown>>) => void;
}

/** Sends questions together; returns a result for each. */
export type SendTogether<G> = (questions: readonly BatchQuestion[], group: G) => Promise<readonly BatchResult<unknown>[]>;

/** Collects the questions of one tick and sends those of a group together. */
export function createCollector<G>(sendTogether: SendTogether<G>): (question: BatchQuestion, group: G) => Promise<BatchResult<unknown>> {
  let waiting: Waiting<G>[] = [];
  const flush = () => {
    const all = waiting;
    waiting = [];
    for (const group of new Set(all.map((one) => one.group)))
      dispatch(
        sendTogether,
        all.filter((one) => one.group === group),
        group,
      );
  };
  return (question, group) =>
    new Promise((resolve) => {
      if (waiting.length === 0) setTimeout(flush);
      waiting.push({ group, question, resolve });
    });
}

function dispatch<G>(sendTogether: SendTogether<G>, waiting: readonly Waiting<G>[], group: G): void {
  const answers = sendTogether(
    waiting.map(({ question }) => question),
    group,
  );
  waiting.forEach((one, index) => {
    one.resolve(answers.then((all) => all[index] ?? resultOf(one.question, undefined)));
  });
}
