/** Type errors of arguments as problems in both languages. */
import { choicesAllowed, MAX_PROBLEMS, type Problem, type Text } from '@rangefinder/rules';
import {
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isLeafType,
  isListType,
  isNonNullType,
  type NamedTypeNode,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { type Keywords, keywordsIn } from './keywords.js';

/**
 * Returns the errors that GraphQL would report for the arguments, as problems: types, absent and unknown fields. Stops after
 * `MAX_PROBLEMS`.
 */
export function problemsOf(args: readonly GraphQLArgument[], given: Readonly<Record<string, unknown>>): readonly Problem[] {
  const known = args.map(({ name }) => name);
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  const problems: Problem[] = unknown.slice(0, MAX_PROBLEMS).map((name) => unknownField([name], given[name], known));
  for (const argument of args) problems.push(...valueProblems(argument, given[argument.name], MAX_PROBLEMS - problems.length));
  return problems;
}

/**
 * Returns the errors that GraphQL would report for the variables of an operation, as problems. graphql-js quotes the whole value in
 * each of its errors, which takes long for large values.
 */
export function problemsOfVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): readonly Problem[] {
  const problems: Problem[] = [];
  for (const { variable, type: node, defaultValue } of variableDefinitions) {
    const type = typeFromAST(schema, node as NamedTypeNode);
    if (!isInputType(type)) continue;
    const { value: name } = variable.name;
    problems.push(...valueProblems({ name, type, defaultValue, extensions: {} }, given[name], MAX_PROBLEMS - problems.length));
  }
  return problems;
}

function valueProblems(argument: Place & { readonly name: string }, value: unknown, max: number): readonly Problem[] {
  const problems: Problem[] = [];
  for (const problem of problemsAt([argument.name], argument, value)) {
    if (problems.length >= max) break;
    problems.push(problem);
  }
  return problems;
}

type Path = readonly (string | number)[];

/** Problem of an unknown field. */
export const unknownField = (path: Path, given: unknown, known: readonly string[]): Problem => ({
  code: 'UNKNOWN_FIELD',
  path,
  given,
  ...choicesAllowed(known),
});

const missing = (path: Path, type: GraphQLInputType, keywords: Keywords): Problem => ({
  code: 'MISSING',
  path,
  given: null,
  allowed: withExamples(allowedBy(type), keywords),
});

const tooMany = (path: Path, { length }: readonly unknown[], max: number): Problem => ({
  code: 'TOO_MANY',
  path,
  given: length,
  allowed: { en: `at most ${max}`, ru: `не больше ${max}` },
});

/** An unknown enum value gets the nearest one as a suggestion. Anything else has the wrong type. */
function wrong(path: Path, given: unknown, type: GraphQLInputType): Problem {
  const inner = getNullableType(type);
  if (isEnumType(inner) && typeof given === 'string') return { code: 'UNKNOWN_VALUE', path, given, ...choicesAllowed(namesOf(inner)) };
  return { code: 'WRONG_TYPE', path, given, allowed: allowedBy(type) };
}

const namesOf = (type: GraphQLEnumType): readonly string[] => type.getValues().map(({ name }) => name);

/** An argument, or a field of an input type. */
interface Place extends Pick<GraphQLArgument, 'type' | 'extensions'> {
  readonly defaultValue?: unknown;
}

function* problemsAt(path: Path, { type, defaultValue, extensions }: Place, value: unknown): Generator<Problem> {
  const keywords = keywordsIn({ extensions });
  const { maxItems } = keywords;
  if (maxItems !== undefined && Array.isArray(value) && value.length > maxItems) yield tooMany(path, value, maxItems);
  else if (value !== undefined) yield* problemsIn(path, type, value);
  else if (isNonNullType(type) && defaultValue === undefined) yield missing(path, type, keywords);
}

/** Validates a value against a type, as graphql-js does. Its own errors are English sentences only. */
function* problemsIn(path: Path, type: GraphQLInputType, value: unknown): Generator<Problem> {
  if (value === null) {
    if (isNonNullType(type)) yield wrong(path, value, type);
    return;
  }
  const inner = getNullableType(type);
  if (isListType(inner)) yield* problemsInList(path, inner.ofType as GraphQLInputType, value);
  else if (isInputObjectType(inner)) yield* problemsInObject(path, inner, value);
  else if (isLeafType(inner) && !takes(inner, value)) yield wrong(path, value, inner);
}

/** A single value is coerced to a list. */
function* problemsInList(path: Path, item: GraphQLInputType, value: unknown): Generator<Problem> {
  if (!Array.isArray(value)) return yield* problemsIn(path, item, value);
  for (const [index, one] of value.entries()) yield* problemsIn([...path, index], item, one ?? null);
}

function* problemsInObject(path: Path, type: GraphQLInputObjectType, value: unknown): Generator<Problem> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return yield wrong(path, value, type);
  const given = value as Readonly<Record<string, unknown>>;
  const fields = type.getFields();
  for (const [name, field] of Object.entries(fields)) yield* problemsAt([...path, name], field, given[name]);
  for (const name of Object.keys(given)) if (!Object.hasOwn(fields, name)) yield unknownField([...path, name], given[name], fieldsOf(type));
}

function takes(type: GraphQLLeafType, value: unknown): boolean {
  try {
    return type.parseValue(value) !== undefined;
  } catch {
    return false;
  }
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
  Draft: { en: 'an object with the values of the calculator', ru: 'объект со значениями калькулятора' },
};

/** Texts such as “text” say little without an example. */
function withExamples(allowed: Text, { enum: names, examples = [] }: Keywords): Text {
  if (names) return alike(names.join(', '));
  const texts = examples.filter((example) => typeof example === 'string');
  if (texts.length === 0) return allowed;
  return { en: `${allowed.en}, such as ${texts.join(' or ')}`, ru: `${allowed.ru}, например ${texts.join(' или ')}` };
}

/** Describes the allowed values of a type. */
function allowedBy(type: GraphQLInputType): Text {
  const inner = getNullableType(type);
  if (isListType(inner)) return { en: 'a list', ru: 'список' };
  if (isEnumType(inner)) return alike(namesOf(inner).join(', '));
  if (!isInputObjectType(inner)) return SCALARS[inner.name] ?? alike(inner.name);
  const fields = fieldsOf(inner).join(', ');
  return { en: `an object with ${fields}`, ru: `объект с полями ${fields}` };
}
