/**
 * Executes an operation for REST, batches and MCP. Calculators are called directly. Everything else is a GraphQL document, which is
 * written once for each operation and selection and then runs from the plan cache.
 */
import {
  type AnyCalculator,
  type CheckResult,
  check,
  type Language,
  languageOf,
  MAX_PROBLEMS,
  type Problem,
  unknownLanguage,
} from '@rangefinder/rules';
import { LRUCache } from 'lru-cache';
import { askCalculator } from '../../answering/ask-calculator.js';
import { badInput, type Failure } from '../../context/errors/failures.js';
import { failureOf } from '../../context/errors/format.js';
import { chain, type MaybePromise } from '../../context/maybe-promise.js';
import { noteError, noteQuestions, noteShape, spanned } from '../../context/request-record.js';
import type { ResolverContext } from '../../context/resolver-context.js';
import { measureTurn } from '../../context/work/thread-time.js';
import { problemsOf } from '../../schema/argument-problems.js';
import { isPaged, type Operation, questionOf } from '../../schema/operations.js';
import { shapeOf } from '../../telemetry/shape.js';
import type { Plans } from '../graphql/plan-cache.js';
import { everything, type Projection, projectionOf, type Selection, selectionText, someFields, splitNext, withNext } from './selection.js';

/** The value of a field, and for a list the cursor of the next page. */
interface Answered {
  readonly ok: true;
  readonly value: unknown;
  readonly next?: string | undefined;
}

/** The result of an operation: the value of its field, or a public error. */
export type Executed = Answered | { readonly ok: false; readonly error: Failure };

/** An operation with its arguments. */
export interface Question {
  readonly operation: Operation;
  /** Arguments by their GraphQL names, without `lang`. */
  readonly args: Readonly<Record<string, unknown>>;
  /** Value of `lang`. */
  readonly language?: Language | undefined;
  /** Problems found while parsing the request. */
  readonly problems?: readonly Problem[];
  /** Comma-separated paths. The default is all fields. */
  readonly fields?: string | undefined;
}

/** Requested fields, as a projection of answers and as part of a document. */
interface RequestedFields {
  readonly ok: true;
  readonly project: Projection;
  readonly document: string;
}

type RequestedFieldsResult = RequestedFields | { readonly ok: false; readonly problems: readonly Problem[] };

const MAX_CACHED_SELECTIONS = 500;
const selections = new LRUCache<string, RequestedFieldsResult>({ max: MAX_CACHED_SELECTIONS });

/** Returns the requested fields. Cached by operation and `fields`. */
function requestedFieldsOf(operation: Operation, fields: string | undefined): RequestedFieldsResult {
  const key = `${operation.id} ${fields ?? '*'}`;
  const known = selections.get(key);
  if (known) return known;
  const { type } = operation.definition;
  const selected = fields === undefined ? { ok: true as const, selection: everything(type) } : someFields(type, fields);
  const requested: RequestedFieldsResult = selected.ok ? { ok: true, ...preparedFor(operation, selected.selection) } : selected;
  selections.set(key, requested);
  return requested;
}

const preparedFor = (operation: Operation, selection: Selection) =>
  operation.calculator
    ? { project: projectionOf(operation.definition.type, selection), document: '' }
    : {
        project: (value: unknown) => value,
        document: documentOf(operation, selectionText(isPaged(operation) ? withNext(selection) : selection)),
      };

/** Every argument is a variable, so that absent ones get their defaults. */
function documentOf({ id, definition }: Operation, selection: string): string {
  const declared = definition.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = definition.args.map(({ name }) => `${name}: $${name}`).join(', ');
  return `query ${id}${declared && `(${declared})`} { ${definition.name}${passed && `(${passed})`} ${selection} }`;
}

/** Separates `lang` from the arguments of any operation, in any case. */
export function withoutLanguage(given: Question['args']): Pick<Question, 'args' | 'language'> & { readonly problems: readonly Problem[] } {
  // Avoids a copy, since arguments may have thousands of names.
  if (!Object.hasOwn(given, 'lang')) return { args: given, problems: [] };
  const { lang, ...args } = given;
  if (lang === undefined || lang === null) return { args, problems: [] };
  const language = languageOf(lang);
  return language ? { args, language, problems: [] } : { args, problems: [unknownLanguage(lang)] };
}

/** Adds the arguments that the address contains. */
const boundArgs = ({ bind }: Operation, args: Question['args']): Question['args'] => (bind ? bind(args) : args);

/** Whether the answer depends on the catalog. */
export function asksCatalog({ operation, args }: Question): boolean {
  const { asksCatalog: asks } = operation.definition.extensions as { asksCatalog?: boolean | ((given: Question['args']) => boolean) };
  return typeof asks === 'function' ? asks(boundArgs(operation, args)) : asks === true;
}

/** Executes an operation in the language of the context. Never throws for client errors. */
export function execute(plans: Plans, question: Question, context: ResolverContext): MaybePromise<Executed> {
  const name = questionOf(question.operation);
  const { record } = context.caller;
  noteQuestions(record, name);
  noteShape(record, () => shapeOf(name, pathsOf(question.operation), question.args));
  return spanned(record, 'execute', { 'rangefinder.operation': name, 'rangefinder.lang': context.language }, () =>
    executed(plans, question, context),
  );
}

function executed(plans: Plans, question: Question, context: ResolverContext): MaybePromise<Executed> {
  const failed = (error: unknown): Executed => refused(failureOf(error, context.logger, context.language), context);
  try {
    const result = resultOf(plans, question, context);
    return result instanceof Promise ? result.catch(failed) : result;
  } catch (error) {
    return failed(error);
  }
}

function resultOf(plans: Plans, question: Question, context: ResolverContext): MaybePromise<Executed> {
  const { operation, fields, problems = [] } = question;
  const requested = requestedFieldsOf(operation, fields);
  const objections = requested.ok ? problems : [...problems, ...requested.problems];
  const result = operation.calculator
    ? executeCalculator(operation.calculator, question.args, objections, context)
    : executeDocument(plans, question, requested, objections, context);
  return chain(result, (checked): Executed => {
    if (!checked.ok) return refused(badInput(checked.problems, context.language), context);
    if (isPaged(operation)) return { ok: true, ...splitNext(checked.value) };
    return { ok: true, value: requested.ok ? requested.project(checked.value) : undefined };
  });
}

const pathsOf = ({ parameters }: Operation): readonly (readonly string[])[] => parameters.map(({ path }) => path);

/** Returns an error as a result. */
export function refused(error: Failure, { caller }: Pick<ResolverContext, 'caller'>): Executed {
  noteError(caller.record, error.extensions.code);
  return { ok: false, error };
}

/** Validates the draft even after parse problems, so that all problems are reported at once. */
function executeCalculator(
  calculator: AnyCalculator,
  draft: Question['args'],
  objections: readonly Problem[],
  context: ResolverContext,
): MaybePromise<CheckResult<unknown>> {
  if (objections.length === 0) return askCalculator(calculator, draft, context.language, context);
  const checked = check(calculator, draft);
  return { ok: false, problems: checked.ok ? objections : [...objections, ...checked.problems] };
}

async function executeDocument(
  plans: Plans,
  { operation, args: given }: Question,
  requested: RequestedFieldsResult,
  objections: readonly Problem[],
  context: ResolverContext,
): Promise<CheckResult<unknown>> {
  const args = boundArgs(operation, given);
  const problems = [...objections, ...problemsOf(operation.definition.args, args)];
  if (problems.length > 0 || !requested.ok) return { ok: false, problems: problems.slice(0, MAX_PROBLEMS) };
  measureTurn(context.caller);
  const { data, errors } = await plans.run(requested.document, context, args);
  if (errors?.[0]) throw errors[0];
  return { ok: true, value: data?.[operation.definition.name] };
}
