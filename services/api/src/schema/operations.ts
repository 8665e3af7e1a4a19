/**
 * REST operations, derived from the GraphQL schema. Every calculator and every root field has one address, which the router,
 * OpenAPI, batches, MCP and the generated clients use.
 */
import { type AnyCalculator, GRAPHQL_ONLY_FIELDS, lookupAddress, questionName, systems } from '@rangefinder/rules';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import { type Parameter, parametersOf } from './parameters.js';
import { sweepsOf } from './sweep-operations.js';
import { hasLongArguments } from './takes-body.js';

/** A REST operation. */
export interface Operation {
  /** Unique id, as in OpenAPI: `alphaStrike_targetNumber`, `units`. */
  readonly id: string;
  /** `/v1/alpha-strike/target-number`, `/v1/units/{id}` */
  readonly path: string;
  /** Path of the field below Query. */
  readonly field: readonly [string] | readonly [string, string];
  readonly definition: GraphQLField<unknown, unknown>;
  /** Arguments of its namespace: `lang`. */
  readonly namespaceArgs: readonly GraphQLArgument[];
  readonly parameters: readonly Parameter[];
  /** Set for calculators. */
  readonly calculator?: AnyCalculator;
  /** Rule set of a calculator. */
  readonly system?: string;
  /** Adds arguments that the address contains. */
  readonly bind?: (given: Values) => Values;
  /** Names of parameters that differ from those of their arguments: `figure` by `figures`. */
  readonly parameterNames?: Readonly<Record<string, string>>;
  /** Example parameters that can be sent together, for operations without an example of their own. */
  readonly example?: Values;
}

type Values = Readonly<Record<string, unknown>>;

const PREFIX = '/v1/';

/** Returns the address of an operation. */
export const addressOf = (question: string): string => `${PREFIX}${question}`;

/**
 * Returns the address of an operation behind `/v1/`, as in batches.
 * @example questionOf(operation) // 'alpha-strike/target-number'
 */
export const questionOf = ({ path }: Pick<Operation, 'path'>): string => path.slice(PREFIX.length);

/** All arguments of an operation, including `lang` of its rule set. */
export const argumentsOf = ({ definition, namespaceArgs }: Pick<Operation, 'definition' | 'namespaceArgs'>): readonly GraphQLArgument[] => [
  ...definition.args,
  ...namespaceArgs,
];

/** Whether a value may be nested: an input type, a list of them, or an open scalar. */
export function isNested(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  return isInputObjectType(named) || (isScalarType(named) && !isSpecifiedScalarType(named));
}

/** Whether an operation accepts POST with JSON: calculators, and operations with nested or long arguments. */
export const takesBody = ({ calculator, definition, bind }: Pick<Operation, 'calculator' | 'definition' | 'bind'>): boolean =>
  calculator !== undefined || (!bind && (hasLongArguments(definition) || definition.args.some(({ type }) => isNested(type))));

const ENTRY = '/{id}';

/** Whether the path of an operation ends with an id. */
export const isEntry = ({ path }: Pick<Operation, 'path'>): boolean => path.endsWith(ENTRY);

/** Whether an operation returns a paginated list. */
export function isPaged({ definition }: Pick<Operation, 'definition'>): boolean {
  const type = getNamedType(definition.type);
  return isObjectType(type) && 'pageInfo' in type.getFields();
}

/** Path of an entry without its id. */
export const pathOfEntries = ({ path }: Pick<Operation, 'path'>): string => path.slice(0, 1 - ENTRY.length);

/** All operations of a schema: calculators first, in the order of the rule sets. */
export function operationsOf(schema: GraphQLSchema): readonly Operation[] {
  const query = schema.getQueryType();
  if (!query) throw new Error('a schema without Query');
  const roots = Object.values(query.getFields());
  const namespaces = new Set<string>(systems.map(({ namespace }) => namespace));
  const calculators = systems.flatMap(({ slug, namespace, calculators: all }) => calculatorsOf(query, slug, namespace, all));
  return [
    ...calculators,
    ...roots.filter(({ name }) => !namespaces.has(name) && !GRAPHQL_ONLY_FIELDS.has(name)).map(rootOperation),
    ...sweepsOf(calculators, query.getFields().sweep),
  ];
}

/** Operations without those that are also available at another address. */
export const namedOperations = (operations: readonly Operation[]): readonly Operation[] => operations.filter(({ bind }) => !bind);

function calculatorsOf(query: GraphQLObjectType, slug: string, namespace: string, calculators: readonly AnyCalculator[]): Operation[] {
  const root = query.getFields()[namespace];
  const type = root && getNullableType(root.type);
  if (!root || !isObjectType(type)) return [];
  const language = root.args.filter(({ name }) => name === 'lang');
  return calculators.flatMap((calculator) => {
    const definition = type.getFields()[calculator.name];
    if (!definition) return [];
    return {
      id: `${namespace}_${definition.name}`,
      path: addressOf(questionName({ system: slug, name: definition.name })),
      field: [namespace, definition.name] as const,
      definition,
      namespaceArgs: language,
      parameters: [...parametersOf(definition.args), ...parametersOf(language)],
      calculator,
      system: slug,
    };
  });
}

/** `units` → `/v1/units`; `unit(id: ID!)` → `/v1/units/{id}`; `unitRevisions(id: ID!)` → `/v1/unit-revisions/{id}`. */
function rootOperation(definition: GraphQLField<unknown, unknown>): Operation {
  const isById = definition.args.some((argument) => argument.name === 'id');
  return {
    id: definition.name,
    path: addressOf(lookupAddress(definition.name, isById)),
    field: [definition.name],
    definition,
    namespaceArgs: [],
    parameters: parametersOf(definition.args),
  };
}
