/**
 * Flat query parameters and GraphQL arguments. The rules define how addresses spell nested values; this module provides the shapes
 * of the arguments.
 */
import { flatReader, MAX_JSON_DEPTH, MAX_PROBLEMS, type Problem, type Shape, type Shapes, unfoldedName } from '@rangefinder/rules';
import {
  type GraphQLArgument,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  isSpecifiedScalarType,
} from 'graphql';
import { unknownField } from './argument-problems.js';
import { bareDescription, type Keywords, keywordsIn } from './keywords.js';

/** A query parameter and the argument that it sets. */
export interface Parameter {
  readonly name: string;
  /** Path of the argument. */
  readonly path: readonly string[];
  readonly type: GraphQLInputType;
  readonly required: boolean;
  readonly description: string;
  readonly defaultValue: unknown;
  readonly keywords: Keywords;
}

/** Returns the flat parameters of the arguments of a field. */
export const parametersOf = (args: readonly GraphQLArgument[]): readonly Parameter[] =>
  args.flatMap((argument) => parametersBelow(argument, [argument.name], isRequiredArgument(argument)));

type Value = Pick<GraphQLArgument, 'name' | 'type' | 'description' | 'defaultValue' | 'extensions'>;

function parametersBelow(
  { type, description, defaultValue, extensions }: Value,
  path: readonly string[],
  required: boolean,
): readonly Parameter[] {
  const inner = getNullableType(type);
  const known = { description: bareDescription({ description, extensions }), defaultValue, keywords: keywordsIn({ extensions }) };
  if (!isInputObjectType(inner)) return [{ name: nameOf(path), path, type, required, ...known }];
  // A required field of an optional object is not required itself.
  return Object.values(inner.getFields()).flatMap((field) =>
    parametersBelow(field, [...path, field.name], required && isRequiredInputField(field)),
  );
}

function nameOf(path: readonly string[]): string {
  const [argument = '', field = '', ...below] = path;
  const unfolded = unfoldedName(argument, field);
  return unfolded === undefined ? path.join('.') : [unfolded, ...below].join('.');
}

/** Arguments from a query string, with parse errors. */
interface ReadArguments {
  readonly args: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
}

/** Parses the flat parameters of an operation. */
export type ParameterReader = (query: Readonly<Record<string, unknown>>) => ReadArguments;

/** Parameters without those that REST reserves. */
function ownOf(query: Readonly<Record<string, unknown>>, reserved: ReadonlySet<string>): readonly (readonly [string, unknown])[] {
  const own: (readonly [string, unknown])[] = [];
  for (const name in query) if (!reserved.has(name)) own.push([name, query[name]]);
  return own;
}

/** Creates a parser that accepts any parameter. They become a draft, which is validated later. */
export function anyReader(reserved: ReadonlySet<string>): ParameterReader {
  return (query) => {
    const own = ownOf(query, reserved);
    const read = flatReader(Object.fromEntries(own.map(([name]) => [name.split('.', 1)[0] as string, { kind: 'any' }])));
    const { values, unknown, repeated } = read(own);
    const nested = unknown.slice(0, MAX_PROBLEMS).map((name) => tooNested(name, query[name]));
    return { args: values, problems: [...nested, ...problemsOfRepeated(repeated, query)] };
  };
}

/** Problems of parameters whose value an earlier one gives, too, and of names that their JSON repeats. */
const problemsOfRepeated = (names: readonly string[], query: Readonly<Record<string, unknown>>): readonly Problem[] =>
  names.slice(0, MAX_PROBLEMS).map((name) => {
    const isParameter = Object.hasOwn(query, name);
    return {
      code: 'CONFLICT',
      path: [name],
      given: isParameter ? query[name] : name.slice(name.lastIndexOf('.') + 1),
      allowed: isParameter ? ONCE : ONCE_IN_JSON,
    };
  });

const ONCE_IN_JSON = { en: 'each name once', ru: 'каждое имя один раз' };
const ONCE = { en: 'one value; another parameter gives it too', ru: 'одно значение: его задаёт и другой параметр' };

/** Problem of a parameter that is nested too deeply, or skips too many items of lists. */
const tooNested = (name: string, given: unknown): Problem => ({
  code: 'BAD_FORMAT',
  path: [name],
  given,
  allowed: {
    en: `a name of at most ${MAX_JSON_DEPTH} parts, and lists without gaps`,
    ru: `имя не больше чем из ${MAX_JSON_DEPTH} частей и списки без пропусков`,
  },
});

/**
 * Creates a parser for arguments. Unknown parameters are problems. `reserved` names belong to REST itself.
 * @param meantBy the parameter that an unknown name means; by default the one with the closest name
 */
export function parameterReader(
  args: readonly GraphQLArgument[],
  reserved: ReadonlySet<string>,
  meantBy: (name: string) => string | undefined = () => undefined,
): ParameterReader {
  const read = flatReader(shapesOf(args));
  const known = parametersOf(args).map(({ name }) => name);
  return (query) => {
    const { values, unknown, repeated } = read(ownOf(query, reserved));
    const problems = unknown.slice(0, MAX_PROBLEMS).map((name) => ({ ...unknownField([name], query[name], known), meant: meantBy(name) }));
    return { args: values, problems: [...problems, ...problemsOfRepeated(repeated, query)] };
  };
}

const shapesOf = (fields: readonly Value[]): Shapes => Object.fromEntries(fields.map(({ name, type }) => [name, shapeOf(type)]));

const KINDS: Readonly<Record<string, string>> = { Int: 'int', Float: 'number', Boolean: 'boolean' };

/** Returns how to parse the texts of a type. */
function shapeOf(type: GraphQLInputType): Shape {
  const optional = !isNonNullType(type);
  const inner = getNullableType(type);
  if (isListType(inner)) return { kind: 'list', item: shapeOf(inner.ofType as GraphQLInputType), optional };
  if (isInputObjectType(inner)) return { kind: 'object', fields: shapesOf(Object.values(inner.getFields())), optional };
  // A custom scalar accepts any draft.
  if (!isEnumType(inner) && !isSpecifiedScalarType(inner)) return { kind: 'any', optional };
  return { kind: KINDS[inner.name] ?? 'text', optional };
}
