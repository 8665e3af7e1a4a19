/** A sweep at the address of its calculator: `/v1/alpha-strike/target-number/sweep?skill=4&inches=0..42&figure=chance`. */
import { type AnyCalculator, flatten, isObject, questionName } from '@rangefinder/rules';
import { type GraphQLField, GraphQLString, getNamedType, getNullableType, isListType } from 'graphql';
import { sweptExample } from './examples.js';
import type { Parameter } from './parameters.js';

/** What is known of a calculator’s operation. */
interface CalculatorOperation {
  readonly id: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly calculator?: AnyCalculator;
  readonly system?: string;
}

type Values = Readonly<Record<string, unknown>>;

/** The sweep of every calculator that takes anything. Its own parameters are names that no input has: tests see to it. */
export const sweepsOf = (calculators: readonly CalculatorOperation[], definition: GraphQLField<unknown, unknown> | undefined) =>
  definition ? calculators.flatMap((operation) => sweepOf(operation, definition)) : [];

function sweepOf({ id, path, calculator, parameters, system }: CalculatorOperation, definition: GraphQLField<unknown, unknown>) {
  if (!calculator || system === undefined || Object.keys(calculator.input).length === 0) return [];
  const name = questionName(calculator);
  return [
    {
      id: `${id}_sweep`,
      path: `${path}/sweep`,
      field: [definition.name] as const,
      definition,
      namespaceArgs: [],
      parameters: [...parameters.map(severalIn), ...ownParameters(definition)],
      system,
      example: exampleOf(calculator, parameters),
      bind: ({ figure, explain, ...draft }: Values): Values => ({
        calculator: name,
        draft,
        ...(figure !== undefined && { figures: listOf(figure) }),
        ...(explain !== undefined && { explain: listOf(explain).map(numberOf) }),
      }),
    },
  ];
}

const listOf = (given: unknown): readonly unknown[] =>
  Array.isArray(given) ? given : typeof given === 'string' ? given.split(',').map((part) => part.trim()) : [given];
const numberOf = (given: unknown): unknown => (typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : given);

/** How several values are written. */
export const SWEEP_NOTATION = 'As for the calculator; or several values: `1,2,4`, `0..42`, `0..42/2`, `*` for all of a closed list.';

/** A parameter of the calculator that may vary. Lists and the language stay as they are. */
function severalIn(parameter: Parameter): Parameter {
  const { type, name } = parameter;
  if (name === 'lang' || isListType(getNullableType(type))) return parameter;
  const isText = getNamedType(type).name === 'String';
  return {
    ...parameter,
    type: GraphQLString,
    keywords: {},
    defaultValue: undefined,
    description: isText ? 'As for the calculator.' : SWEEP_NOTATION,
  };
}

/** An example of a sweep as texts of an address. */
function exampleOf(calculator: AnyCalculator, parameters: readonly Parameter[]): Values {
  const draft: unknown = sweptExample(calculator);
  return Object.fromEntries(
    parameters.flatMap(({ name, path }) => {
      const value = path.reduce((held, step) => (isObject(held) ? held[step] : undefined), draft);
      return value === undefined ? [] : [[name, textOf(value)]];
    }),
  );
}

/** Under one name, as everything that an example shows. */
function textOf(value: unknown): string {
  const [first] = flatten({ value });
  return first?.[0] === 'value' ? first[1] : JSON.stringify(value);
}

/** Arguments of the sweep itself, and their names in addresses, where each may be repeated. */
const OWN: Readonly<Record<string, string>> = { figures: 'figure', explain: 'explain' };
export const SWEEP_PARAMETERS: ReadonlySet<string> = new Set(Object.values(OWN));

/** What is asked of the sweep itself. */
const ownParameters = ({ args }: GraphQLField<unknown, unknown>): readonly Parameter[] =>
  args.flatMap(({ name, type, description, extensions }) => {
    const own = OWN[name];
    const keywords = (extensions.keywords ?? {}) as Parameter['keywords'];
    return own
      ? [{ name: own, path: [own], type, required: false, description: description ?? '', defaultValue: undefined, keywords }]
      : [];
  });
