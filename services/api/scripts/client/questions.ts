/** What can be asked, as the client is to know it: the operations of REST at the addresses that the service answers at. */
import { capital } from '@rangefinder/rules';
import { type GraphQLArgument, type GraphQLOutputType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { namedOperations, type Operation, operationsOf, questionOf } from '../../src/schema/operations.js';

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

/** Every question of a schema: calculators first, then what the catalog and the rulebook are asked. */
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

/** Whether a question gives its entries page by page. */
export function isPaged({ answer }: Question): boolean {
  const type = getNamedType(answer);
  return isObjectType(type) && ['nodes', 'pageInfo'].every((name) => name in type.getFields());
}
