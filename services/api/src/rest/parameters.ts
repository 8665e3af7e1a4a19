/**
 * Flat query parameters ↔ GraphQL arguments. Input objects are spelled with dots (`situation.inches=10`), those of lists by
 * their own names (`system=5150&orderBy=COST`), lists of plain values with commas, lists of objects as JSON.
 */
import type { Problem, Text } from '@rangefinder/rules';
import {
  coerceInputValue,
  type GraphQLArgument,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

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

/** What GraphQL would object to in the arguments, told as problems: types, absent and unknown fields. */
export function problemsOf(args: readonly GraphQLArgument[], given: Readonly<Record<string, unknown>>): readonly Problem[] {
  const known = args.map(({ name }) => name);
  const strangers = Object.keys(given).filter((name) => !known.includes(name));
  const problems: Problem[] = strangers.map((name) => unknownField([name], given[name], known));
  for (const argument of args) {
    const value = given[argument.name];
    if (value === undefined) {
      if (isRequiredArgument(argument)) problems.push(missing([argument.name], argument.type));
    } else
      coerceInputValue(
        value,
        argument.type,
        (path, wrong, { message }) => void problems.push(wrongValue([argument.name, ...path], wrong, message, typeAt(argument.type, path))),
      );
  }
  return problems;
}

type Path = readonly (string | number)[];

const unknownField = (path: Path, given: unknown, known: readonly string[]): Problem => ({
  code: 'UNKNOWN_FIELD',
  path,
  given,
  allowed: alike(known.join(', ')),
});

const missing = (path: Path, type: GraphQLInputType): Problem => ({ code: 'MISSING', path, given: null, allowed: allowedBy(type) });

function wrongValue(path: Path, given: unknown, message: string, type: GraphQLInputType): Problem {
  const unknown = /^Field "(.+?)" is not defined/.exec(message)?.[1];
  if (unknown !== undefined) return unknownField([...path, unknown], (given as Record<string, unknown>)[unknown], fieldsOf(type));
  const absent = /^Field "(.+?)" of required type/.exec(message)?.[1];
  if (absent !== undefined) return missing([...path, absent], typeAt(type, [absent]));
  return { code: 'WRONG_TYPE', path, given, allowed: allowedBy(type) };
}

/** The type of what stands at a path below a value; steps into lists are numbers. */
function typeAt(type: GraphQLInputType, path: Path): GraphQLInputType {
  return path.reduce<GraphQLInputType>((outer, step) => {
    const inner = getNullableType(outer);
    if (isListType(inner))
      return typeof step === 'number' ? (inner.ofType as GraphQLInputType) : typeAt(inner.ofType as GraphQLInputType, [step]);
    return (isInputObjectType(inner) && inner.getFields()[step]?.type) || inner;
  }, type);
}

const fieldsOf = (type: GraphQLInputType): readonly string[] => {
  const inner = getNamedType(type);
  return isInputObjectType(inner) ? Object.keys(inner.getFields()) : [];
};

const alike = (text: string): Text => ({ en: text, ru: text });

const SCALARS: Readonly<Record<string, Text>> = {
  Int: { en: 'a whole number', ru: 'целое число' },
  Float: { en: 'a number', ru: 'число' },
  Boolean: { en: 'true or false', ru: 'true или false' },
  String: { en: 'text', ru: 'текст' },
  ID: { en: 'an id', ru: 'код' },
};

/** What may stand where a type is wanted. */
function allowedBy(type: GraphQLInputType): Text {
  const inner = getNullableType(type);
  if (isListType(inner)) return { en: 'a list', ru: 'список' };
  if (isEnumType(inner))
    return alike(
      inner
        .getValues()
        .map(({ name }) => name)
        .join(', '),
    );
  if (!isInputObjectType(inner)) return SCALARS[inner.name] ?? alike(inner.name);
  const fields = fieldsOf(inner).join(', ');
  return { en: `an object with ${fields}`, ru: `объект с полями ${fields}` };
}
