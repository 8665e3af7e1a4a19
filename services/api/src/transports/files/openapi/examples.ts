/** OpenAPI examples: values and bodies that can be sent as they are. */
import { isObject } from '@rangefinder/rules';
import { type GraphQLArgument, type GraphQLInputType, getNullableType, isInputObjectType, isRequiredArgument } from 'graphql';
import { type Keywords, keywordsIn } from '../../../schema/keywords.js';
import type { Operation } from '../../../schema/operations.js';
import type { Json } from '../../rest/json-schema.js';

/**
 * Returns an example value that can be sent together with those of the other parameters: from the first example of the calculator,
 * or of a required argument.
 */
export function exampleOf(path: readonly string[], { calculator }: Operation, required: boolean, { examples = [] }: Keywords): unknown {
  const draft = calculator?.examples[0]?.draft;
  const value = draft ? path.reduce<unknown>((held, step) => (isObject(held) ? held[step] : undefined), draft) : examples[0];
  return calculator || required ? value : undefined;
}

/** Example bodies: the examples of a calculator, or one question. */
export const bodyExamples = ({ calculator, definition }: Operation): Json =>
  calculator
    ? Object.fromEntries(
        calculator.examples.map(({ title, draft }) => [title.en.replace(/[^\w]+/g, '-'), { summary: title.en, value: draft }]),
      )
    : { 'one-question': { summary: 'One question', value: exampleArguments(definition.args) } };

/** Required arguments, and the first field of each input that has an example. */
function exampleArguments(places: readonly GraphQLArgument[]): Json {
  return Object.fromEntries(
    places.flatMap((place) => {
      const value = isRequiredArgument(place) ? keywordsIn(place).examples?.[0] : exampleInput(getNullableType(place.type));
      return value === undefined ? [] : [[place.name, value]];
    }),
  );
}

function exampleInput(type: GraphQLInputType): Json | undefined {
  if (!isInputObjectType(type)) return undefined;
  const known = Object.values(type.getFields()).map((field) => [field.name, keywordsIn(field).examples?.[0]] as const);
  const first = known.find(([, example]) => example !== undefined);
  return first && Object.fromEntries([first]);
}
