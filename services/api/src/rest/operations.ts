/**
 * REST operations, read off the GraphQL schema: every calculator and every root field has one address. Nothing here knows a
 * calculator by name, so a new one has its address at once.
 */
import { type AnyCalculator, kebab, systems } from '@rangefinder/rules';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNullableType,
  isObjectType,
} from 'graphql';
import { type Parameter, parametersOf } from './parameters.js';

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
}

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

/** Root fields that go by another name in addresses. */
const RENAMED: Readonly<Record<string, string>> = {
  sections: 'rules',
  section: 'rule',
  unitsByIds: 'units-by-ids',
  unitRevisions: 'unit-revision',
};

/** Every operation of the schema: calculators first, in the order of the rule sets. */
export function operationsOf(schema: GraphQLSchema): readonly Operation[] {
  const query = schema.getQueryType();
  if (!query) throw new Error('a schema without Query');
  const roots = Object.values(query.getFields());
  const namespaces = new Set<string>(systems.map(({ namespace }) => namespace));
  return [
    ...systems.flatMap(({ slug, namespace, calculators }) => calculatorsOf(query, slug, namespace, calculators)),
    ...roots.filter(({ name }) => !namespaces.has(name)).map(rootOperation),
  ];
}

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
      path: addressOf(`${slug}/${kebab(definition.name)}`),
      field: [namespace, definition.name] as const,
      definition,
      namespaceArgs: language,
      parameters: [...parametersOf(definition.args), ...parametersOf(language)],
      calculator,
      system: slug,
    };
  });
}

/** `units` → `/v1/units`; `unit(id: ID!)` → `/v1/units/{id}`. */
function rootOperation(definition: GraphQLField<unknown, unknown>): Operation {
  const name = RENAMED[definition.name] ?? definition.name;
  const isEntry = definition.args.some((argument) => argument.name === 'id');
  return {
    id: definition.name,
    path: addressOf(isEntry ? `${name}s/{id}` : name),
    field: [definition.name],
    definition,
    namespaceArgs: [],
    parameters: parametersOf(definition.args),
  };
}
