/** Enum values in any case and as text, such as `desc` or `"ru-RU"`, in GraphQL as over the other transports. */
import { languageOf } from '@rangefinder/rules';
import { type GraphQLEnumType, type GraphQLSchema, isEnumType, isIntrospectionType, Kind } from 'graphql';
import { LANGUAGE_NAMES } from './language.js';

/** Lets every enum of a schema read other spellings of its values. Exact names are read as before. */
export function readEnumsInAnyCase(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) if (isEnumType(type) && !isIntrospectionType(type)) readInAnyCase(type);
}

function readInAnyCase(type: GraphQLEnumType): void {
  const { parseValue, parseLiteral } = type;
  type.parseValue = (given, ...more) => {
    const name = typeof given === 'string' && !type.getValue(given) ? nameMeant(type, given) : undefined;
    return parseValue.call(type, name ?? given, ...more);
  };
  type.parseLiteral = (node, ...more) => {
    const isText = node.kind === Kind.STRING || node.kind === Kind.ENUM;
    const name = isText && (node.kind === Kind.STRING || !type.getValue(node.value)) ? nameMeant(type, node.value) : undefined;
    return parseLiteral.call(type, name === undefined ? node : { kind: Kind.ENUM, value: name }, ...more);
  };
}

const plain = (text: string): string => text.toUpperCase().replaceAll(/[\s-]+/g, '_');

function nameMeant(type: GraphQLEnumType, given: string): string | undefined {
  if (type.name === LANGUAGE) return nameOfLanguage(given);
  return type.getValues().find(({ name }) => plain(name) === plain(given))?.name;
}

const LANGUAGE = 'Language';

function nameOfLanguage(tag: string): string | undefined {
  const language = languageOf(tag);
  return Object.entries(LANGUAGE_NAMES).find(([, value]) => value === language)?.[0];
}
