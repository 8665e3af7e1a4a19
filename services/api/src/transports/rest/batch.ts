/** Batches: several operations in one request, with an answer or an error for each, in order. */
import { setImmediate as nextIteration } from 'node:timers/promises';
import {
  type CheckResult,
  calculatorLike,
  fromJson,
  isObject,
  MAX_PROBLEMS,
  type Problem,
  type ProblemCode,
  questionName,
  type Text,
} from '@rangefinder/rules';
import { badInput, type Failure, failure, tooComplex, tooLong } from '../../context/errors/failures.js';
import { failureOf } from '../../context/errors/format.js';
import { TEXTS } from '../../context/errors/texts.js';
import type { MaybePromise } from '../../context/maybe-promise.js';
import { inLanguageOf, type ResolverContext } from '../../context/resolver-context.js';
import { yieldToOthers } from '../../context/work/cooperative-scheduling.js';
import { MAX_REQUEST_MS } from '../../context/work/cost.js';
import { problemBody } from '../../middleware/error-replies.js';
import { unknownField } from '../../schema/argument-problems.js';
import type { Operation } from '../../schema/operations.js';
import type { Plans } from '../graphql/plan-cache.js';
import { type Executed, execute, refused, withoutLanguage } from './execute.js';
import { questionNotFound } from './not-found.js';

/** Maximum number of operations in a batch. */
export const MAX_QUESTIONS = 1_000;
/** Maximum length of all answers. Later operations get an error. */
const MAX_CHARACTERS = 16_000_000;
/** Length from which answers are sent while the next ones are computed. */
const CHUNK_BYTES = 65_536;
/** Longer batches wait for their turn before they start. */
const MAX_SHORT_QUESTIONS = 20;
/** Time after which a batch yields to other requests. */
const SLICE_MS = 3;

export interface Batch {
  readonly plans: Plans;
  /** Operations by their address behind `/v1/`. */
  readonly operations: ReadonlyMap<string, Operation>;
}

/**
 * Returns the answers as JSON in pieces, or the problems of the batch as a whole: it must be a list of at most 1,000 items. The next
 * piece is computed when it is taken, so a client that does not read keeps no answers in memory.
 */
export function answerBatch(batch: Batch, body: unknown, context: ResolverContext): CheckResult<AsyncGenerator<Buffer, void>> {
  const problem = listProblem(body);
  return problem ? { ok: false, problems: [problem] } : { ok: true, value: answersOf(batch, body as readonly unknown[], context) };
}

const [OPEN, COMMA, CLOSE] = ['[', ',', ']'].map((sign) => Buffer.from(sign)) as [Buffer, Buffer, Buffer];

/** Items are encoded one by one: as one text, all of them would be copied once more before they are encoded. */
async function* answersOf(batch: Batch, items: readonly unknown[], context: ResolverContext): AsyncGenerator<Buffer, void> {
  const turn = turnsOf(context, items.length > MAX_SHORT_QUESTIONS);
  let [parts, bytes, characters] = [[OPEN], 0, 0];
  for (const [index, item] of items.entries()) {
    const refusal = (await turn()) ?? refusalOf(characters, context);
    const text = itemText(refusal ? refused(refusal, context) : await answerItem(batch, item, context), context);
    const encoded = Buffer.from(text);
    if (index > 0) parts.push(COMMA);
    parts.push(encoded);
    characters += text.length;
    bytes += encoded.length;
    if (bytes < CHUNK_BYTES) continue;
    yield Buffer.concat(parts);
    [parts, bytes] = [[], 0];
  }
  yield Buffer.concat([...parts, CLOSE]);
}

/**
 * Returns a function that yields to other requests when a slice is over, and returns why the rest of a batch is not answered.
 * A long batch yields before it starts, since many may arrive together.
 */
function turnsOf({ caller, language, logger }: ResolverContext, isLong: boolean): () => Promise<Failure | undefined> {
  let began = isLong ? Number.NEGATIVE_INFINITY : performance.now();
  return async () => {
    if (performance.now() - began <= SLICE_MS) return undefined;
    const failed = await yieldToOthers(caller).catch(async (error: unknown) => {
      // A refused turn has not waited.
      await nextIteration();
      return failureOf(error, logger, language);
    });
    began = performance.now();
    return failed ?? undefined;
  };
}

/** Why the rest of a batch is not answered: the answers are long, or have taken long. */
function refusalOf(characters: number, { caller, language }: ResolverContext): Failure | undefined {
  if (characters > MAX_CHARACTERS) return failure('TOO_COMPLEX', TEXTS.batchTooLong, language);
  const { used } = caller.record;
  return used > MAX_REQUEST_MS ? tooComplex(used, MAX_REQUEST_MS, TEXTS.fewerQuestions, language) : undefined;
}

function listProblem(body: unknown): Problem | undefined {
  const isList = Array.isArray(body);
  if (isList && body.length <= MAX_QUESTIONS) return undefined;
  const allowed = { en: `a list of at most ${MAX_QUESTIONS} questions`, ru: `список, вопросов не больше ${MAX_QUESTIONS}` };
  return { code: isList ? 'TOO_MANY' : 'WRONG_TYPE', path: [], given: isList ? body.length : body, allowed };
}

function itemText(executed: Executed, context: ResolverContext): string {
  const text = executed.ok ? JSON.stringify({ status: 200, answer: executed.value }) : '';
  const long = tooLong(text, context.language);
  if (executed.ok && !long) return text;
  const error = problemBody(long ?? (executed as { readonly error: Failure }).error, context);
  return JSON.stringify({ status: error.status, error });
}

/** An item of a batch. */
interface Item {
  /** Address behind `/v1/`: `alpha-strike/target-number`, `units`. */
  readonly question: string;
  readonly arguments?: Readonly<Record<string, unknown>> | undefined;
  readonly fields?: string | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const MEMBERS: Readonly<Record<keyof Item, { readonly fits: (value: unknown) => boolean; readonly allowed: Text }>> = {
  question: { fits: isText, allowed: { en: 'the address of a question behind /v1/', ru: 'адрес вопроса после /v1/' } },
  arguments: {
    fits: (value) => value === undefined || isObject(fromJson(value)),
    allowed: { en: 'an object with the arguments', ru: 'объект с аргументами' },
  },
  fields: {
    fits: (value) => value === undefined || isText(value),
    allowed: { en: 'names of fields, comma-separated', ru: 'имена полей через запятую' },
  },
};
const NAMES = Object.keys(MEMBERS) as (keyof Item)[];
const OBJECT: Text = { en: `an object with ${NAMES.join(', ')}`, ru: `объект с полями ${NAMES.join(', ')}` };

function problemsOfItem(item: unknown): readonly Problem[] {
  if (!isObject(item)) return [{ code: 'WRONG_TYPE', path: [], given: item, allowed: OBJECT }];
  const unknown = Object.keys(item).filter((name) => !Object.hasOwn(MEMBERS, name));
  const wrong = NAMES.filter((name) => !MEMBERS[name].fits(item[name]));
  return [
    ...unknown.slice(0, MAX_PROBLEMS).map((name) => unknownField([name], item[name], NAMES)),
    ...wrong.map((name) => ({ code: wrongCode(item[name]), path: [name], given: item[name], allowed: MEMBERS[name].allowed })),
  ];
}

const wrongCode = (given: unknown): ProblemCode => (given === undefined ? 'MISSING' : 'WRONG_TYPE');

function answerItem({ plans, operations }: Batch, item: unknown, context: ResolverContext): MaybePromise<Executed> {
  const problems = problemsOfItem(item);
  if (problems.length > 0) return refused(badInput(problems, context.language), context);
  const { question, arguments: sent = {}, fields } = item as Item;
  const given = fromJson(sent) as NonNullable<Item['arguments']>;
  const operation = operations.get(question) ?? operations.get(questionMeant(question));
  if (!operation) return refused(questionNotFound([...operations.values()], question, context.language), context);
  const read = withoutLanguage(given);
  return execute(plans, { operation, fields, ...read }, inLanguageOf(context, read.language));
}

/** The question that a spelling means: a calculator by another id, or an address with slashes or its prefix. */
function questionMeant(given: string): string {
  const plain = given.replace(/^\/?(?:v1\/)?/, '').replace(/\/$/, '');
  const calculator = calculatorLike(plain);
  return calculator ? questionName(calculator) : plain;
}
