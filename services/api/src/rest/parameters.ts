/**
 * Flat query parameters ↔ GraphQL arguments. Input objects are spelled with dots (`situation.inches=10`), those of lists by
 * their own names (`system=5150&orderBy=COST`), lists of plain values with commas, lists of objects as JSON.
 */
import type { Problem } from '@rangefinder/rules';
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
export interface ReadArguments {
  readonly args: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
}

/** Reads flat parameters; what is not a parameter is a problem. `reserved` names belong to the door itself. */
export function readParameters(
  parameters: readonly Parameter[],
  query: Readonly<Record<string, unknown>>,
  reserved: readonly string[],
): ReadArguments {
  const problems: Problem[] = [];
  let args: Record<string, unknown> = {};
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  for (const [name, given] of Object.entries(query)) {
    if (reserved.includes(name)) continue;
    const parameter = byName.get(name);
    if (!parameter) problems.push(unknownField([name], given, [...byName.keys()]));
    else args = put(args, parameter.path, readValue(parameter.type, given));
  }
  return { args, problems };
}

function put(args: Readonly<Record<string, unknown>>, [name = '', ...below]: readonly string[], value: unknown): Record<string, unknown> {
  return { ...args, [name]: below.length === 0 ? value : put((args[name] ?? {}) as Record<string, unknown>, below, value) };
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
