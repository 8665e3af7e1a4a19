/** Operations for the client generators. */
import { capital } from '@rangefinder/rules';
import { type GraphQLArgument, type GraphQLOutputType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { namedOperations, type Operation, operationsOf, questionOf } from '../../src/schema/operations.js';

/** An operation with its place in the client. */
export interface Question {
  /** Rule set namespace; undefined for methods of the client itself. */
  readonly namespace?: string;
  readonly name: string;
  readonly address: string;
  readonly about: string;
  readonly argumentsType: string;
  readonly args: readonly GraphQLArgument[];
  readonly answer: GraphQLOutputType;
}

/** Returns all operations of a schema: calculators first, then lookups. */
export const questionsOf = (schema: GraphQLSchema): readonly Question[] => namedOperations(operationsOf(schema)).map(questionIn);

function questionIn(operation: Operation): Question {
  const { field, definition, calculator } = operation;
  const { name, description, type, args } = definition;
  const [namespace, inside] = field;
  return {
    ...(inside !== undefined && { namespace }),
    name,
    address: questionOf(operation),
    about: description ?? '',
    argumentsType: calculator ? `${getNamedType(type).name.replace(/Answer$/, '')}Arguments` : `${capital(name)}LookupArguments`,
    // The language is an option of every call.
    args: args.filter((argument) => argument.name !== 'lang'),
    answer: type,
  };
}

/** Whether an operation returns a paginated list. */
export function isPaged({ answer }: Question): boolean {
  const type = getNamedType(answer);
  return isObjectType(type) && ['nodes', 'pageInfo'].every((name) => name in type.getFields());
}
