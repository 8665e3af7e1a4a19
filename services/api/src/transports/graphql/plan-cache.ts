/**
 * Plan cache: a frequent GraphQL document is compiled once by graphql-jit and then runs as its plan, like a prepared statement.
 * graphql-js remains the reference: it executes new and rare documents, and every document that fails, so that all errors are its own.
 */
import { hash } from 'node:crypto';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { ResolverContext } from '../../context/resolver-context.js';
import { MAX_ANSWER_MS, MAX_INTROSPECTION_MS } from '../../context/work/cost.js';
import { type AnswerCost, answerCostOf, type Operation } from '../../schema/answer-cost.js';
import { withExactEnums } from '../../schema/lenient-enums.js';

type Variables = Readonly<Record<string, unknown>>;
/** Runs a plan; undefined if the plan does not support these variables. */
type Run = (context: ResolverContext, variables: Variables) => ExecutionResult | Promise<ExecutionResult> | undefined;

/** One operation of a document. */
export interface Prepared {
  readonly operation: Operation;
  /** Cost of completing and sending the answer for these variables. */
  cost(variables: Variables): AnswerCost;
  /** Whether it is an introspection query and nothing else. */
  readonly isIntrospection: boolean;
  /** Maximum cost of completing and sending its answer, in milliseconds. */
  readonly maxMs: number;
  /** Languages that the operation names; `*` for the language of the request. */
  readonly languages: readonly string[];
  /** Set when the document is frequent and compiles. */
  readonly run: Run | undefined;
}

export interface Plans {
  /** Returns the plan of a document; undefined while it is new or rare. */
  find(text: string, operationName?: string): Prepared | undefined;
  /** Counts an answer without errors. A frequent document gets a plan. */
  answered(text: string, operationName?: string): void;
  /** Parses a document; undefined if it has a syntax error or no such operation. */
  read(text: string, operationName?: string): Prepared | undefined;
  /** Parses a document; undefined if it has a syntax error. */
  parse(text: string): DocumentNode | undefined;
  /** Runs a document of the service itself, which needs no validation. */
  run(text: string, context: ResolverContext, variables: Variables): Promise<ExecutionResult>;
}

const MAX_PLANS = 300;
/** Documents whose requests are counted until they get a plan. */
const MAX_COUNTED_DOCUMENTS = 10_000;
/** Longer documents are rare, and their plans large. */
const MAX_PLANNED_CHARACTERS = 6_000;
/** Requests before a document is compiled, which takes some milliseconds. */
const MIN_REQUESTS = 3;
const MAX_PARSED_CHARACTERS = 4_000_000;

/** Texts may be long: counts are kept by their digest. */
const digestOf = (key: string): string => hash('sha1', key, 'base64');

const keyOf = (text: string, operationName: string | undefined): string => (operationName ? `${operationName}\n${text}` : text);

/** Creates the plan cache of a schema. */
export function plansFor(schema: GraphQLSchema, maxTokens: number): Plans {
  const plans = new LRUCache<string, Prepared>({ max: MAX_PLANS });
  const requests = new LRUCache<string, number>({ max: MAX_COUNTED_DOCUMENTS });
  const documents = new LRUCache<string, DocumentNode>({ maxSize: MAX_PARSED_CHARACTERS, sizeCalculation: (_, text) => text.length });
  const documentOf = (text: string): DocumentNode => {
    const known = documents.get(text) ?? parse(text, { maxTokens });
    documents.set(text, known);
    return known;
  };
  const answered = (text: string, operationName?: string): void => {
    if (text.length > MAX_PLANNED_CHARACTERS) return;
    const key = keyOf(text, operationName);
    const digest = digestOf(key);
    const count = (requests.get(digest) ?? 0) + 1;
    requests.set(digest, count);
    if (count < MIN_REQUESTS) return;
    const compiled = compile(schema, documentOf(text), operationName);
    if (compiled) plans.set(key, compiled);
  };
  return {
    find: (text, operationName) => plans.get(keyOf(text, operationName)),
    answered,
    read: (text, operationName) => {
      try {
        return preparedFrom(schema, documentOf(text), operationName, undefined);
      } catch {
        return undefined;
      }
    },
    parse: (text) => {
      try {
        return documentOf(text);
      } catch {
        return undefined;
      }
    },
    run: async (text, context, variables) => {
      const planned = await plans.get(text)?.run?.(context, variables);
      if (planned && !planned.errors) return planned;
      const result = await execute({ schema, document: documentOf(text), contextValue: context, variableValues: variables });
      if (!result.errors) answered(text);
      return result;
    },
  };
}

function preparedFrom(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
  run: Run | undefined,
): Prepared | undefined {
  const definition = getOperationAST(document, operationName);
  if (!definition) return undefined;
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const each of document.definitions) if (each.kind === Kind.FRAGMENT_DEFINITION) fragments[each.name.value] = each;
  const operation = { definition, fragments };
  let constant: AnswerCost | undefined;
  const cost = (variables: Variables): AnswerCost => {
    if (constant) return constant;
    const estimate = answerCostOf(schema, operation, variables);
    if (estimate.isConstant) constant = estimate;
    return estimate;
  };
  const isIntrospection = definition.selectionSet.selections.every((each) => each.kind === Kind.FIELD && each.name.value.startsWith('__'));
  return {
    operation,
    cost,
    isIntrospection,
    maxMs: isIntrospection ? MAX_INTROSPECTION_MS : MAX_ANSWER_MS,
    languages: languagesIn(definition),
    run: run && exceptNulls(definition, run),
  };
}

/**
 * A variable with a default is allowed for a non-null argument. An explicit null is then an error that a plan does not detect, so
 * the plan declines and graphql-js reports it.
 */
function exceptNulls({ variableDefinitions = [] }: OperationDefinitionNode, run: Run): Run {
  const defaulted = variableDefinitions.filter(({ defaultValue }) => defaultValue !== undefined).map(({ variable }) => variable.name.value);
  if (defaulted.length === 0) return run;
  return (context, variables) => (defaulted.some((name) => variables[name] === null) ? undefined : run(context, variables));
}

/** Values of `lang` in the fields of an operation: `en`, `ru`; `*` where it depends on the request or a variable. */
function languagesIn({ selectionSet }: OperationDefinitionNode): readonly string[] {
  const named = selectionSet.selections.map((selection) => {
    const lang = selection.kind === Kind.FIELD ? selection.arguments?.find(({ name }) => name.value === 'lang') : undefined;
    return lang?.value.kind === Kind.ENUM ? lang.value.value.toLowerCase() : '*';
  });
  return [...new Set(named)];
}

function compile(schema: GraphQLSchema, given: DocumentNode, operationName: string | undefined): Prepared | undefined {
  const document = withExactEnums(schema, given);
  const compiled = compileQuery(schema, document, operationName);
  if (!isCompiledQuery(compiled)) return undefined;
  return preparedFrom(schema, document, operationName, (context, variables) => compiled.query(undefined, context, variables));
}
