/** A REST question is a GraphQL operation: one document an operation and wish, parsed and validated once by Apollo. */
import type { ApolloServer } from '@apollo/server';
import type { Language, Problem } from '@rangefinder/rules';
import type { GraphQLFormattedError } from 'graphql';
import type { Context } from '../context.js';
import { publicProblem } from '../errors/problems.js';
import { problemsOf } from './argument-problems.js';
import { argumentsOf } from './json-schema.js';
import type { Operation } from './operations.js';
import { everything, someFields } from './selection.js';

/** What came of a question: the value of its field, or the error of the closed list. */
export type Executed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: GraphQLFormattedError };

/** A question to an operation. */
export interface Question {
  readonly operation: Operation;
  /** Arguments by their GraphQL names, `lang` among them. */
  readonly args: Readonly<Record<string, unknown>>;
  /** Problems that the door met in reading it. */
  readonly problems?: readonly Problem[];
  /** Comma-separated paths; everything without it. */
  readonly fields?: string | undefined;
}

const failed = (problems: readonly Problem[], language: Language): Executed => {
  const told = problems.map((problem) => publicProblem(problem, language));
  return {
    ok: false,
    error: { message: told.map(({ message }) => message).join('\n'), extensions: { code: 'BAD_INPUT', problems: told } },
  };
};

/** Asks the schema. */
export async function execute(
  server: ApolloServer<Context>,
  { operation, args, problems = [], fields }: Question,
  context: Context,
): Promise<Executed> {
  const language = args.lang === 'RU' ? 'ru' : args.lang === 'EN' ? 'en' : context.language;
  const objections = [...problems, ...problemsOf(argumentsOf(operation), args)];
  if (objections.length > 0) return failed(objections, language);
  const selection =
    fields === undefined
      ? { ok: true as const, text: everything(operation.definition.type) }
      : someFields(operation.definition.type, fields);
  if (!selection.ok) return failed(selection.problems, language);
  const { body } = await server.executeOperation(
    { query: documentOf(operation, Object.keys(args), selection.text), variables: { ...args } },
    { contextValue: context },
  );
  if (body.kind !== 'single') throw new Error('an answer in parts');
  const { data, errors } = body.singleResult;
  if (errors?.[0]) return { ok: false, error: errors[0] };
  return { ok: true, value: operation.field.reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], data) };
}

function documentOf(operation: Operation, given: readonly string[], selection: string): string {
  const all = argumentsOf(operation).filter(({ name }) => given.includes(name));
  const declared = all.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = (args: readonly { readonly name: string }[]) => {
    const list = args.filter(({ name }) => given.includes(name)).map(({ name }) => `${name}: $${name}`);
    return list.length > 0 ? `(${list.join(', ')})` : '';
  };
  const head = `query ${operation.id}${declared ? `(${declared})` : ''}`;
  const [first, second] = operation.field;
  const field = `${second ?? first}${passed(operation.definition.args)} ${selection}`;
  return second === undefined ? `${head} { ${field} }` : `${head} { ${first}${passed(operation.namespaceArgs)} { ${field} } }`;
}
