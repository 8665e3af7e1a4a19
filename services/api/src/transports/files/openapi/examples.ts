/** Examples in OpenAPI: values and bodies that can be sent as they are. */
import { isObject } from '@rangefinder/rules';
import { type GraphQLArgument, type GraphQLInputType, getNullableType, isInputObjectType, isRequiredArgument } from 'graphql';
import { type Keywords, keywordsIn } from '../../../schema/keywords.js';
import type { Operation } from '../../../schema/operations.js';
import type { Json } from '../../rest/json-schema.js';

/** A value that can be sent as it is, together with those of the other parameters: of the first example, or of what has to be given. */
export function exampleOf(path: readonly string[], { calculator }: Operation, required: boolean, { examples = [] }: Keywords): unknown {
  const draft = calculator?.examples[0]?.draft;
  const value = draft ? path.reduce<unknown>((held, step) => (isObject(held) ? held[step] : undefined), draft) : examples[0];
  return calculator || required ? value : undefined;
}

/** Bodies that can be sent as they are: the examples of a calculator, or one question. */
export const bodyExamples = ({ calculator, definition }: Operation): Json =>
  calculator
    ? Object.fromEntries(
        calculator.examples.map(({ title, draft }) => [title.en.replace(/[^\w]+/g, '-'), { summary: title.en, value: draft }]),
      )
    : { 'one-question': { summary: 'One question', value: exampleArguments(definition.args) } };

/** What has to be given, and of each input the first field that has an example. */
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
