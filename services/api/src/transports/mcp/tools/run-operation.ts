/** What tools of the profile ask the service with: every question goes through the operations of the schema. */
import type { AnyCalculator, Slug } from '@rangefinder/rules';
import type { Failure } from '../../../context/errors/failures.js';
import type { ResolverContext } from '../../../context/resolver-context.js';
import { namedOperations, type Operation } from '../../../schema/operations.js';
import type { Plans } from '../../graphql/plan-cache.js';
import { type Executed, execute } from '../../rest/execute.js';

type Values = Readonly<Record<string, unknown>>;

/** One call: in whose name it asks, and within which rule set. */
export interface Asking {
  readonly context: ResolverContext;
  /** Where the address names one, nothing else is found. */
  readonly system: Slug | undefined;
  /** A question by the id of its operation, as in OpenAPI; `fields` as over REST. */
  ask(id: string, args: Values, fields?: string): Promise<Executed>;
  askCalculator(calculator: AnyCalculator, args: Values, fields?: string): Promise<Executed>;
}

/** Makes `Asking` for each call. */
export function askingWith(plans: Plans, operations: readonly Operation[]) {
  const named = namedOperations(operations);
  const byId = new Map(named.map((operation) => [operation.id, operation]));
  const byCalculator = new Map(named.flatMap((operation) => (operation.calculator ? [[operation.calculator, operation] as const] : [])));
  return (context: ResolverContext, system: Slug | undefined): Asking => {
    const asked = (operation: Operation | undefined, args: Values, fields?: string): Promise<Executed> => {
      if (!operation) throw new Error('a tool asks what the schema has no operation for');
      return execute(plans, { operation, args, fields }, context);
    };
    return {
      context,
      system,
      ask: (id, args, fields) => asked(byId.get(id), args, fields),
      askCalculator: (calculator, args, fields) => asked(byCalculator.get(calculator), args, fields),
    };
  };
}

/** What a tool says: text, or an error that the model can act on. */
export interface Said {
  readonly text: string;
  readonly isError?: true;
}

export const said = (...lines: readonly (string | undefined)[]): Said => ({ text: lines.filter((line) => line !== undefined).join('\n') });

export const objection = (...lines: readonly (string | undefined)[]): Said => ({ ...said(...lines), isError: true });

interface PublicProblem {
  readonly path?: string;
  readonly message?: string;
}

/** A failure as lines: each problem with its path. */
export function failureLines(error: Failure): readonly string[] {
  const { message: detail, extensions } = error;
  const { code, problems } = extensions as { readonly code: string; readonly problems?: readonly PublicProblem[] };
  return problems?.length ? problems.map(({ path, message }) => `${path}: ${message}`) : [`${code}: ${detail}`];
}

/** What was answered, in words, or why it was not. */
export async function saidOf<T>(executed: Promise<Executed>, words: (value: T) => Said | Promise<Said>): Promise<Said> {
  const result = await executed;
  return result.ok ? words(result.value as T) : objection(...failureLines(result.error));
}
