/**
 * The address book: REST operations, read off the GraphQL schema. Every calculator and every root field has one address, and every
 * door takes it from here: the router, OpenAPI, batches, the tools of language models, and the client, which is made from this list.
 */
import { type AnyCalculator, kebab, questionName, systems } from '@rangefinder/rules';
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

/** One thing that can be asked for over REST. */
export interface Operation {
  /** Unique name, as in OpenAPI: `alphaStrike_targetNumber`, `units`. */
  readonly id: string;
  /** `/v1/alpha-strike/target-number`, `/v1/units/{id}` */
  readonly path: string;
  /** From Query down to the field. */
  readonly field: readonly [string] | readonly [string, string];
  readonly definition: GraphQLField<unknown, unknown>;
  /** Arguments of the namespace above it: `lang`. */
  readonly namespaceArgs: readonly GraphQLArgument[];
  readonly parameters: readonly Parameter[];
  /** The calculator that answers it, where it is one. */
  readonly calculator?: AnyCalculator;
  /** Slug of the rule set that a calculator belongs to. */
  readonly system?: string;
  /** Where the address says a part of the question: what the field is asked for what was given. */
  readonly bind?: (given: Values) => Values;
  /** Parameters that can be sent together as they are, by their names: of what has no example of its own. */
  readonly example?: Values;
}

type Values = Readonly<Record<string, unknown>>;

const PREFIX = '/v1/';

/** The address of a question. */
export const addressOf = (question: string): string => `${PREFIX}${question}`;

/**
 * An operation by its address behind `/v1/`, as batches name it.
 * @example questionOf(operation) // 'alpha-strike/target-number'
 */
export const questionOf = ({ path }: Pick<Operation, 'path'>): string => path.slice(PREFIX.length);

/** All arguments of an operation, those of its rule set (`lang`) among them. */
export const argumentsOf = ({ definition, namespaceArgs }: Pick<Operation, 'definition' | 'namespaceArgs'>): readonly GraphQLArgument[] => [
  ...definition.args,
  ...namespaceArgs,
];

/** Whether a value has values within: an input, a list of them, or what may hold anything. */
export function isNested(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  return isInputObjectType(named) || (isScalarType(named) && !isSpecifiedScalarType(named));
}

/** Whether a question may be posted as JSON: a calculator, and what is asked with nested conditions. */
export const takesBody = ({ calculator, definition, bind }: Pick<Operation, 'calculator' | 'definition' | 'bind'>): boolean =>
  calculator !== undefined || (!bind && definition.args.some(({ type }) => isNested(type)));

const ENTRY = '/{id}';

/** Whether an operation is asked for one entry: its id ends the path. */
export const isEntry = ({ path }: Pick<Operation, 'path'>): boolean => path.endsWith(ENTRY);

/** Whether an operation gives a list page by page. */
export function isPaged({ definition }: Pick<Operation, 'definition'>): boolean {
  const type = getNamedType(definition.type);
  return isObjectType(type) && 'pageInfo' in type.getFields();
}

/** The path of an entry, without its id. */
export const pathOfEntries = ({ path }: Pick<Operation, 'path'>): string => path.slice(0, 1 - ENTRY.length);

/** Root fields that go by another name in addresses. */
const RENAMED: Readonly<Record<string, string>> = { sections: 'rules', section: 'rules' };

/** Every operation of the schema: calculators first, in the order of the rule sets. */
export function operationsOf(schema: GraphQLSchema): readonly Operation[] {
  const query = schema.getQueryType();
  if (!query) throw new Error('a schema without Query');
  const roots = Object.values(query.getFields());
  const namespaces = new Set<string>(systems.map(({ namespace }) => namespace));
  const calculators = systems.flatMap(({ slug, namespace, calculators: all }) => calculatorsOf(query, slug, namespace, all));
  return [
    ...calculators,
    ...roots.filter(({ name }) => !namespaces.has(name)).map(rootOperation),
    ...sweepsOf(calculators, query.getFields().sweep),
  ];
}

/** Operations that have no other name: what is asked at an address of its own, too, is not listed twice. */
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
  const name = RENAMED[definition.name] ?? kebab(definition.name);
  const isOne = definition.args.some((argument) => argument.name === 'id');
  return {
    id: definition.name,
    path: addressOf(isOne ? `${name.replace(/s?$/, 's')}${ENTRY}` : name),
    field: [definition.name],
    definition,
    namespaceArgs: [],
    parameters: parametersOf(definition.args),
  };
}
