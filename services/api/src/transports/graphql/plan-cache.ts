/**
 * Prepared operations: a document that is asked again and again is compiled once and then runs as its plan, like a prepared
 * statement. What is new or rare is executed by graphql-js, which stays the reference; so is everything that fails, so that
 * errors are always its own.
 */
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
import { frequentlyUsed } from './frequent.js';

type Variables = Readonly<Record<string, unknown>>;
/** Runs a plan; undefined when it declines. */
type Run = (context: ResolverContext, variables: Variables) => ExecutionResult | Promise<ExecutionResult> | undefined;

/** A document with one operation chosen from it. */
export interface Prepared {
  readonly operation: Operation;
  /** Completing and sending an answer to these variables. */
  cost(variables: Variables): AnswerCost;
  /** Whether it asks of nothing but the schema itself. */
  readonly isIntrospection: boolean;
  /** What completing and sending its answer may cost. */
  readonly maxMs: number;
  /** Languages that the operation asks for, besides that of the request where it names none. */
  readonly languages: readonly string[];
  /** Compiled when the document is asked often, and good. */
  readonly run: Run | undefined;
}

export interface Plans {
  /** The plan of a document; undefined while it is new or rare. */
  find(text: string, operationName?: string): Prepared | undefined;
  /** Says that a document was answered without an error: asked often enough, it gets a plan. */
  answered(text: string, operationName?: string): void;
  /** A document that may be new; undefined when it cannot be read or has no such operation. */
  read(text: string, operationName?: string): Prepared | undefined;
  /** Runs a document of our own, which is known to be valid. */
  run(text: string, context: ResolverContext, variables: Variables): Promise<ExecutionResult>;
}

const MAX_PLANS = 300;
/** Longer documents are rare, and their plans large. */
const MAX_PLANNED_CHARACTERS = 8_000;
/** Compiling costs some milliseconds: it has to pay. */
const MIN_REQUESTS = 3;
const MAX_READ_CHARACTERS = 4_000_000;

const keyOf = (text: string, operationName: string | undefined): string => (operationName ? `${operationName}\n${text}` : text);

/** Plans for the documents of a schema. */
export function plansFor(schema: GraphQLSchema, maxTokens: number): Plans {
  const plans = frequentlyUsed<Prepared>(MAX_PLANS);
  const documents = new LRUCache<string, DocumentNode>({ maxSize: MAX_READ_CHARACTERS, sizeCalculation: (_, text) => text.length });
  const documentOf = (text: string): DocumentNode => {
    const known = documents.get(text) ?? parse(text, { maxTokens });
    documents.set(text, known);
    return known;
  };
  const answered = (text: string, operationName?: string): void => {
    const key = keyOf(text, operationName);
    if (text.length > MAX_PLANNED_CHARACTERS || plans.count(key) < MIN_REQUESTS) return;
    const compiled = compile(schema, documentOf(text), operationName);
    if (compiled) plans.offer(key, compiled);
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
 * A variable with a default may stand where null must not; given as null all the same, that is an error, which a plan would not
 * see: it declines.
 */
function exceptNulls({ variableDefinitions = [] }: OperationDefinitionNode, run: Run): Run {
  const defaulted = variableDefinitions.filter(({ defaultValue }) => defaultValue !== undefined).map(({ variable }) => variable.name.value);
  if (defaulted.length === 0) return run;
  return (context, variables) => (defaulted.some((name) => variables[name] === null) ? undefined : run(context, variables));
}

/** What `lang` names in the fields of an operation: `en`, `ru`; `*` where a field leaves it to the request or to a variable. */
function languagesIn({ selectionSet }: OperationDefinitionNode): readonly string[] {
  const named = selectionSet.selections.map((selection) => {
    const lang = selection.kind === Kind.FIELD ? selection.arguments?.find(({ name }) => name.value === 'lang') : undefined;
    return lang?.value.kind === Kind.ENUM ? lang.value.value.toLowerCase() : '*';
  });
  return [...new Set(named)];
}

function compile(schema: GraphQLSchema, document: DocumentNode, operationName: string | undefined): Prepared | undefined {
  const compiled = compileQuery(schema, document, operationName);
  if (!isCompiledQuery(compiled)) return undefined;
  return preparedFrom(schema, document, operationName, (context, variables) => compiled.query(undefined, context, variables));
}
