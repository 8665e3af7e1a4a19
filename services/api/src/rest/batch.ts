/** Many questions in one request: an answer or an error each, in their order. */
import type { ApolloServer } from '@apollo/server';
import type { Problem } from '@rangefinder/rules';
import { z } from 'zod';
import type { Context } from '../context.js';
import { type Executed, execute } from './execute.js';
import type { Operation } from './operations.js';
import { type ProblemBody, problemBody } from './respond.js';
import { unknownQuestion } from './unanswered.js';

/** Questions in one request, at most. */
export const LARGEST_BATCH = 1_000;
/** How long one request may go on answering; what is left by then says so. */
const LONGEST_MS = 20_000;

const question = z.strictObject({
  /** Address of the question behind `/v1/`: `alpha-strike/target-number`, `units`. */
  question: z.string().max(200),
  arguments: z.record(z.string(), z.unknown()).default({}),
  fields: z.string().max(2_000).optional(),
});
const batch = z.array(z.unknown()).max(LARGEST_BATCH);

/** One answer of a batch. */
export type BatchItem = { readonly status: 200; readonly answer: unknown } | { readonly status: number; readonly error: ProblemBody };

export type BatchResult =
  | { readonly ok: true; readonly items: readonly BatchItem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const itemOf = (executed: Executed): BatchItem => {
  if (executed.ok) return { status: 200, answer: executed.value };
  const error = problemBody(executed.error);
  return { status: error.status, error };
};

/** Answers every question; only a body that is no list of at most 1,000 is an error as a whole. */
export async function answerBatch(
  server: ApolloServer<Context>,
  /** By the names that questions go by. */
  operations: ReadonlyMap<string, Operation>,
  body: unknown,
  context: Context,
): Promise<BatchResult> {
  const parsed = batch.safeParse(body);
  if (!parsed.success) {
    const allowed = { en: `a list of at most ${LARGEST_BATCH} questions`, ru: `список, вопросов не больше ${LARGEST_BATCH}` };
    return {
      ok: false,
      problems: [
        { code: Array.isArray(body) ? 'TOO_MANY' : 'WRONG_TYPE', path: [], given: Array.isArray(body) ? body.length : body, allowed },
      ],
    };
  }
  const end = Date.now() + LONGEST_MS;
  const items: BatchItem[] = [];
  for (const item of parsed.data)
    items.push(Date.now() > end ? itemOf(late()) : itemOf(await answerOne(server, operations, item, context)));
  return { ok: true, items };
}

const late = (): Executed => ({
  ok: false,
  error: { message: 'The request took too long; ask the rest in another one.', extensions: { code: 'TOO_COMPLEX' } },
});

async function answerOne(
  server: ApolloServer<Context>,
  operations: ReadonlyMap<string, Operation>,
  item: unknown,
  context: Context,
): Promise<Executed> {
  const parsed = question.safeParse(item);
  if (!parsed.success) return { ok: false, error: { message: z.prettifyError(parsed.error), extensions: { code: 'BAD_REQUEST' } } };
  const { question: name, arguments: args, fields } = parsed.data;
  const operation = operations.get(name);
  if (!operation) return { ok: false, error: unknownQuestion([...operations.values()], name, context.language) };
  return execute(server, { operation, args, fields }, context);
}
