/** How tools execute operations of the schema, and what they reply. */
import type { AnyCalculator, PublicProblem, Slug } from '@rangefinder/rules';
import type { Failure } from '../../../context/errors/failures.js';
import type { ResolverContext } from '../../../context/resolver-context.js';
import { problemBody } from '../../../middleware/error-replies.js';
import { namedOperations, type Operation } from '../../../schema/operations.js';
import type { Plans } from '../../graphql/plan-cache.js';
import { type Executed, execute } from '../../rest/execute.js';

type Values = Readonly<Record<string, unknown>>;

/** Executes operations for one tool call. */
export interface OperationRunner {
  readonly context: ResolverContext;
  /** The rule set that the address names. Results are restricted to it. */
  readonly system: Slug | undefined;
  /** Executes an operation by its OpenAPI id; `fields` as over REST. */
  run(id: string, args: Values, fields?: string): Promise<Executed>;
  runCalculator(calculator: AnyCalculator, args: Values, fields?: string): Promise<Executed>;
}

/** Creates an operation runner for each call. */
export function operationRunners(plans: Plans, operations: readonly Operation[]) {
  const named = namedOperations(operations);
  const byId = new Map(named.map((operation) => [operation.id, operation]));
  const byCalculator = new Map(named.flatMap((operation) => (operation.calculator ? [[operation.calculator, operation] as const] : [])));
  return (context: ResolverContext, system: Slug | undefined): OperationRunner => {
    const run = async (operation: Operation | undefined, args: Values, fields?: string): Promise<Executed> => {
      if (!operation) throw new Error('the schema has no such operation');
      return execute(plans, { operation, args, fields }, context);
    };
    return {
      context,
      system,
      run: (id, args, fields) => run(byId.get(id), args, fields),
      runCalculator: (calculator, args, fields) => run(byCalculator.get(calculator), args, fields),
    };
  };
}

/** The reply of a tool: text for the model, and the same answer as data. */
export interface ToolReply {
  readonly text: string;
  /** The answer as REST returns it. */
  readonly structured?: Readonly<Record<string, unknown>>;
  readonly isError?: true;
}

export const reply = (...lines: readonly (string | undefined)[]): ToolReply => ({
  text: lines.filter((line) => line !== undefined).join('\n'),
});

/** An error that the model can act on. */
export const errorReply = (...lines: readonly (string | undefined)[]): ToolReply => ({ ...reply(...lines), isError: true });

/** Lines of a failure: each problem, or the code and the message. */
function failureLines({ message, extensions }: Failure): readonly string[] {
  const { code, problems } = extensions as { readonly code: string; readonly problems?: readonly PublicProblem[] };
  return problems?.length ? problems.map((problem) => problem.message) : [`${code}: ${message}`];
}

/** The reply for a failure. */
export const failureReply = (error: Failure, { context }: Pick<OperationRunner, 'context'>): ToolReply => ({
  ...errorReply(...failureLines(error)),
  structured: { error: problemBody(error, context) },
});

/** Turns the result of an operation into a reply: its value as data, worded by `words`. */
export async function replyWith<T extends object>(
  executed: Promise<Executed>,
  runner: Pick<OperationRunner, 'context'>,
  words: (value: T) => ToolReply,
): Promise<ToolReply> {
  const result = await executed;
  if (!result.ok) return failureReply(result.error, runner);
  return { structured: result.value as Readonly<Record<string, unknown>>, ...words(result.value as T) };
}
