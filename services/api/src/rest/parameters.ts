/**
 * Flat query parameters ↔ GraphQL arguments. Input objects are spelled with dots (`situation.inches=10`), those of lists by
 * their own names (`system=5150&orderBy=COST`), lists of plain values with commas, lists of objects as JSON.
 */
import { MAX_PROBLEMS, type Problem } from '@rangefinder/rules';
import {
  type GraphQLArgument,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { unknownField } from './argument-problems.js';

/** One query parameter and the argument that it fills. */
export interface Parameter {
  readonly name: string;
  /** From the argument down. */
  readonly path: readonly string[];
  readonly type: GraphQLInputType;
  readonly required: boolean;
  readonly description: string;
  readonly defaultValue: unknown;
}

/** Arguments whose fields are parameters by their own names. */
const UNFOLDED: Readonly<Record<string, Readonly<Record<string, string>>>> = { filter: {}, orderBy: { by: 'orderBy' } };

/** The flat parameters of a field's arguments. */
export const parametersOf = (args: readonly GraphQLArgument[]): readonly Parameter[] =>
  args.flatMap((argument) => parametersBelow(argument, [argument.name], isRequiredArgument(argument)));

type Value = Pick<GraphQLArgument, 'type' | 'description' | 'defaultValue'>;

function parametersBelow({ type, description, defaultValue }: Value, path: readonly string[], required: boolean): readonly Parameter[] {
  const inner = getNullableType(type);
  if (!isInputObjectType(inner)) return [{ name: nameOf(path), path, type, required, description: description ?? '', defaultValue }];
  // A field that is needed only within an object that may be left out is not needed in itself.
  return Object.values(inner.getFields()).flatMap((field) =>
    parametersBelow(field, [...path, field.name], required && isRequiredInputField(field)),
  );
}

function nameOf(path: readonly string[]): string {
  const [argument = '', ...below] = path;
  const unfolded = UNFOLDED[argument];
  return unfolded ? below.map((name) => unfolded[name] ?? name).join('.') : path.join('.');
}

/** Arguments read from a query string, and what could not be read. */
interface ReadArguments {
  readonly args: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
}

/** Reads the flat parameters of an operation. */
export type ParameterReader = (query: Readonly<Record<string, unknown>>) => ReadArguments;

/** A reader for parameters; what is none is a problem. `reserved` names belong to the door itself. */
export function parameterReader(parameters: readonly Parameter[], reserved: ReadonlySet<string>): ParameterReader {
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  return (query) => {
    const problems: Problem[] = [];
    const args: Record<string, unknown> = {};
    for (const [name, given] of Object.entries(query)) {
      if (reserved.has(name)) continue;
      const parameter = byName.get(name);
      if (parameter) put(args, parameter.path, readValue(parameter.type, given));
      else if (problems.length < MAX_PROBLEMS) problems.push(unknownField([name], given, [...byName.keys()]));
    }
    return { args, problems };
  };
}

/** Puts a value at a path of objects that are made on the way. */
function put(args: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let at = args;
  for (const name of path.slice(0, -1)) {
    at[name] ??= {};
    at = at[name] as Record<string, unknown>;
  }
  at[path.at(-1) as string] = value;
}

/** The text of a parameter as the value that its type wants; a text that does not fit stays as it is and is told later. */
function readValue(type: GraphQLInputType, given: unknown): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return readList(inner.ofType as GraphQLInputType, given);
  if (typeof given !== 'string') return given;
  if (given === 'null' && !isNonNullType(type)) return null;
  if (isInputObjectType(inner)) return fromJson(given);
  switch (inner.name) {
    case 'Int':
    case 'Float':
      return given.trim() !== '' && Number.isFinite(Number(given)) ? Number(given) : given;
    case 'Boolean':
      return given === 'true' ? true : given === 'false' ? false : given;
    default:
      return given;
  }
}

function readList(item: GraphQLInputType, given: unknown): unknown {
  if (Array.isArray(given)) return given.map((one) => readValue(item, one));
  if (typeof given !== 'string') return given;
  if (given.trimStart().startsWith('[')) return fromJson(given);
  return isInputObjectType(getNamedType(item))
    ? fromJson(given)
    : given === ''
      ? []
      : given.split(',').map((one) => readValue(item, one.trim()));
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
