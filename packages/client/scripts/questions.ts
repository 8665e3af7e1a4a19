/** What can be asked, read off the schema by the same rules by which the service gives out its addresses. */
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
} from 'graphql';

/** A question: where it stands in the client, its address behind `/v1/`, what it takes and what it gives. */
export interface Question {
  /** Rule set in the client; nothing for what stands on the client itself. */
  readonly namespace?: string;
  readonly name: string;
  readonly address: string;
  readonly about: string;
  readonly argumentsType: string;
  readonly args: readonly GraphQLArgument[];
  readonly answer: GraphQLOutputType;
}

/** Rule sets whose slug is not their name in kebab case. */
const SLUGS: Readonly<Record<string, string>> = { fiftyOneFifty: '5150' };
/** Root fields that go by another name in addresses. */
const RENAMED: Readonly<Record<string, string>> = { sections: 'rules', section: 'rule' };
/** The language is an option of every call. */
const OPTIONS: readonly string[] = ['lang'];

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Every question of a schema: calculators first, then what the catalog and the rulebook are asked. */
export function questionsOf(schema: GraphQLSchema): readonly Question[] {
  const roots = Object.values(schema.getQueryType()?.getFields() ?? {});
  return [...roots.flatMap(calculatorsOf), ...roots.filter((root) => !isNamespace(root)).map(lookup)];
}

type AnyField = GraphQLField<unknown, unknown>;

const isAnswer = ({ type }: AnyField): boolean => {
  const named = getNamedType(type);
  return isObjectType(named) && named.getInterfaces().some(({ name }) => name === 'Answer');
};
const isNamespace = ({ type }: AnyField): boolean => {
  const named = getNamedType(type);
  return isObjectType(named) && Object.values(named.getFields()).some(isAnswer);
};

function calculatorsOf(root: AnyField): Question[] {
  if (!isNamespace(root)) return [];
  const slug = SLUGS[root.name] ?? kebab(root.name);
  const type = getNamedType(root.type) as GraphQLObjectType;
  return Object.values(type.getFields())
    .filter(isAnswer)
    .map((field) => ({
      namespace: root.name,
      name: field.name,
      address: `${slug}/${kebab(field.name)}`,
      about: field.description ?? '',
      argumentsType: `${getNamedType(field.type).name.replace(/Answer$/, '')}Arguments`,
      args: field.args.filter(({ name }) => !OPTIONS.includes(name)),
      answer: field.type,
    }));
}

function lookup({ name, args, type, description }: AnyField): Question {
  const address = RENAMED[name] ?? name;
  return {
    name,
    address: args.some((argument) => argument.name === 'id') ? `${address}s/{id}` : address,
    about: description ?? '',
    argumentsType: `${pascal(name)}LookupArguments`,
    args: args.filter((argument) => !OPTIONS.includes(argument.name)),
    answer: type,
  };
}
