/** Arguments of any calculator as one scalar, whose type depends on another argument. */
import { isObject } from '@rangefinder/rules';
import { GraphQLError, GraphQLScalarType, valueFromASTUntyped } from 'graphql';

function draftFrom(value: unknown): Readonly<Record<string, unknown>> {
  if (!isObject(value)) throw new GraphQLError('A draft is an object with arguments of the calculator.');
  return value;
}

export const Draft = new GraphQLScalarType({
  name: 'Draft',
  description:
    'Arguments of a calculator by name, nested as in the calculator. An input that varies takes several values: a list, or the text `1,2,4`, `0..42`, `0..42/2`, `*`.',
  serialize: (value) => value,
  parseValue: draftFrom,
  parseLiteral: (node, variables) => draftFrom(valueFromASTUntyped(node, variables)),
});

/** Reads calculator and draft from unchecked arguments, for cost estimates. */
export const draftIn = ({ calculator, draft }: Readonly<Record<string, unknown>>) => ({
  calculator: String(calculator),
  draft: isObject(draft) ? draft : {},
});
