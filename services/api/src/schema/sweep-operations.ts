/** Sweeps at the addresses of calculators: `/v1/alpha-strike/target-number/sweep?skill=4&inches=0..42&figure=chance`. */
import { type AnyCalculator, flatten, isObject, questionName } from '@rangefinder/rules';
import { type GraphQLField, GraphQLString, getNamedType, getNullableType, isListType } from 'graphql';
import { sweptExample } from './examples.js';
import type { Parameter } from './parameters.js';

/** The required parts of a calculator operation. */
interface CalculatorOperation {
  readonly id: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly calculator?: AnyCalculator;
  readonly system?: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Returns the sweep operations of all calculators with arguments. Tests ensure that no argument has the name of a sweep parameter. */
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
      parameterNames: OWN,
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

/** Notation of several values. */
export const SWEEP_NOTATION = 'As in the calculator, or several values: `1,2,4`, `0..42`, `0..42/2`, `*` for all values of a closed list.';

/** Lets a parameter vary. Lists and the language stay fixed. */
function severalIn(parameter: Parameter): Parameter {
  const { type, name } = parameter;
  if (name === 'lang' || isListType(getNullableType(type))) return parameter;
  const isText = getNamedType(type).name === 'String';
  return {
    ...parameter,
    type: GraphQLString,
    keywords: {},
    defaultValue: undefined,
    description: isText ? 'As in the calculator.' : SWEEP_NOTATION,
  };
}

/** Example parameters of a sweep as texts. */
function exampleOf(calculator: AnyCalculator, parameters: readonly Parameter[]): Values {
  const draft: unknown = sweptExample(calculator);
  return Object.fromEntries(
    parameters.flatMap(({ name, path }) => {
      const value = path.reduce((held, step) => (isObject(held) ? held[step] : undefined), draft);
      return value === undefined ? [] : [[name, textOf(value)]];
    }),
  );
}

/** Formats a value as one parameter. */
function textOf(value: unknown): string {
  const [first] = flatten({ value });
  return first?.[0] === 'value' ? first[1] : JSON.stringify(value);
}

/** Sweep arguments and the names of their repeatable parameters. */
const OWN: Readonly<Record<string, string>> = { figures: 'figure', explain: 'explain' };
export const SWEEP_PARAMETERS: ReadonlySet<string> = new Set(Object.values(OWN));

/** Parameters of the sweep itself. */
const ownParameters = ({ args }: GraphQLField<unknown, unknown>): readonly Parameter[] =>
  args.flatMap(({ name, type, description, extensions }) => {
    const own = OWN[name];
    const keywords = (extensions.keywords ?? {}) as Parameter['keywords'];
    return own
      ? [{ name: own, path: [own], type, required: false, description: description ?? '', defaultValue: undefined, keywords }]
      : [];
  });
