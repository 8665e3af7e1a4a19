/** REST operations in the schema, with their place in a client. */
import { capital, GRAPHQL_ONLY_FIELDS, lookupAddress, questionName, systems } from '@rangefinder/rules';
import { type GraphQLArgument, type GraphQLField, type GraphQLOutputType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';

/** An operation with its place in a client. */
export interface Question {
  /** Rule set namespace; undefined for methods of the client itself. */
  readonly namespace?: string;
  readonly name: string;
  /** Address behind `/v1/`. */
  readonly address: string;
  readonly about: string;
  readonly argumentsType: string;
  readonly args: readonly GraphQLArgument[];
  readonly answer: GraphQLOutputType;
}

/** Returns all operations of a schema: calculators first, in the order of the rule sets, then lookups. */
export function questionsOf(schema: GraphQLSchema): readonly Question[] {
  const roots = Object.values(schema.getQueryType()?.getFields() ?? {});
  const namespaces = new Set<string>(systems.map(({ namespace }) => namespace));
  return [
    ...systems.flatMap(({ slug, namespace, calculators }) => {
      const type = getNamedType(roots.find(({ name }) => name === namespace)?.type);
      const fields = isObjectType(type) ? type.getFields() : {};
      return calculators.flatMap(({ name }) => {
        const field = fields[name];
        if (!field) return [];
        const argumentsType = `${getNamedType(field.type).name.replace(/Answer$/, '')}Arguments`;
        return { ...questionIn(field), namespace, address: questionName({ system: slug, name }), argumentsType };
      });
    }),
    ...roots
      .filter(({ name }) => !namespaces.has(name) && !GRAPHQL_ONLY_FIELDS.has(name))
      .map((field) => ({
        ...questionIn(field),
        address: lookupAddress(
          field.name,
          field.args.some(({ name }) => name === 'id'),
        ),
        argumentsType: `${capital(field.name)}LookupArguments`,
      })),
  ];
}

const questionIn = ({ name, description, type, args }: GraphQLField<unknown, unknown>) => ({
  name,
  about: description ?? '',
  // The language is an option of every call.
  args: args.filter((argument) => argument.name !== 'lang'),
  answer: type,
});

/** Whether an operation returns a paginated list. */
export function isPaged({ answer }: Question): boolean {
  const type = getNamedType(answer);
  return isObjectType(type) && ['nodes', 'pageInfo'].every((name) => name in type.getFields());
}
