/** What is wrong with the arguments of a question by their types, in both languages as every other problem. */
import { MAX_PROBLEMS, type Problem, type Text } from '@rangefinder/rules';
import {
  coerceInputValue,
  type GraphQLArgument,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
} from 'graphql';

/** What GraphQL would object to in the arguments, as problems: types, absent and unknown fields; so many at most. */
export function problemsOf(args: readonly GraphQLArgument[], given: Readonly<Record<string, unknown>>): readonly Problem[] {
  const known = args.map(({ name }) => name);
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  const problems: Problem[] = unknown.slice(0, MAX_PROBLEMS).map((name) => unknownField([name], given[name], known));
  for (const argument of args) problems.push(...valueProblems(argument, given[argument.name], MAX_PROBLEMS - problems.length));
  return problems;
}

/** Thrown to end a coercion that has found enough. */
const ENOUGH = new Error('enough problems');

function valueProblems({ name, type, ...argument }: GraphQLArgument, value: unknown, max: number): readonly Problem[] {
  if (value === undefined) return isRequiredArgument({ name, type, ...argument }) ? [missing([name], type)] : [];
  const problems: Problem[] = [];
  try {
    coerceInputValue(value, type, (path, wrong, { message }) => {
      if (problems.length >= max) throw ENOUGH;
      problems.push(wrongValue([name, ...path], wrong, message, typeAt(type, path)));
    });
  } catch (error) {
    if (error !== ENOUGH) throw error;
  }
  return problems;
}

type Path = readonly (string | number)[];

/** A field that is none of those that there are. */
export const unknownField = (path: Path, given: unknown, known: readonly string[]): Problem => ({
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
