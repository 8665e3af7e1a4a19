/** GraphQL types as JSON Schema for OpenAPI. */
import {
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { bareDescription, type Keywords, keywordsIn } from '../../schema/keywords.js';
import { argumentsOf, type Operation } from '../../schema/operations.js';
import { restFields } from '../../schema/rest-fields.js';
import { TYPE_NAME } from './selection.js';

export type Json = Record<string, unknown>;
type AnyType = GraphQLInputType | GraphQLOutputType;

/** Base of references to named types: `#/components/schemas/`. */
export type Home = `#/${string}/`;

const SCALARS: Readonly<Record<string, Json>> = {
  Int: { type: 'integer', format: 'int32' },
  Float: { type: 'number' },
  String: { type: 'string' },
  ID: { type: 'string' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  Json: {},
};

const reference = (name: string, home: Home): Json => ({ $ref: `${home}${name}` });

/** Returns the schema of a type, nullable if the type is. */
export function schemaOf(type: AnyType, home: Home): Json {
  if (isNonNullType(type)) return bareSchema(type.ofType as AnyType, home);
  const inner = bareSchema(type, home);
  // Any value is also null.
  if (Object.keys(inner).length === 0) return inner;
  return typeof inner.type === 'string' ? { ...inner, type: [inner.type, 'null'] } : { anyOf: [inner, { type: 'null' }] };
}

/** Returns the schema of a type without `null`. */
export function bareSchema(type: AnyType, home: Home): Json {
  if (isListType(type)) return { type: 'array', items: schemaOf(type.ofType as AnyType, home) };
  const { name } = getNamedType(type);
  return SCALARS[name] ?? reference(name, home);
}

/** Adds keywords to a schema. Keywords of items go to the items. */
export function withKeywords(schema: Json, { items, enum: values, ...keywords }: Keywords): Json {
  if ('$ref' in schema) return schema;
  const inner = schema.items as Json | undefined;
  const takesNull = Array.isArray(schema.type) && schema.type.includes('null');
  return {
    ...schema,
    ...keywords,
    ...(values && { enum: takesNull ? [...values, null] : values }),
    ...(items && inner && { items: withKeywords(inner, items) }),
  };
}

interface Described {
  readonly name: string;
  readonly type: AnyType;
  readonly description?: string | null | undefined;
  readonly defaultValue?: unknown;
  readonly extensions: Readonly<Record<string, unknown>>;
}

function propertySchema({ type, description, defaultValue, extensions }: Described, home: Home): Json {
  const schema = withKeywords(schemaOf(type, home), keywordsIn({ extensions }));
  return {
    ...schema,
    description: bareDescription({ description, extensions }),
    ...defaultOf(type, defaultValue),
  };
}

/** Returns a default value as a client would send it: enums by their public name. */
export function defaultOf(type: AnyType, value: unknown): Json {
  if (value === undefined) return {};
  const inner = isNonNullType(type) ? type.ofType : type;
  return { default: isEnumType(inner) && value !== null ? inner.serialize(value) : value };
}

const properties = (fields: readonly Described[], home: Home): Json =>
  Object.fromEntries(fields.map((field) => [field.name, propertySchema(field, home)]));

/** Schema of an object without additional properties. */
function closedObject(fields: readonly Described[], home: Home): Json {
  const required = fields.filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined).map(({ name }) => name);
  return { type: 'object', additionalProperties: false, ...(required.length > 0 && { required }), properties: properties(fields, home) };
}

/** A union may have a single member until a second rule set has such entries. */
function unionSchema(names: readonly string[], home: Home): Json {
  const [first, ...rest] = names.map((name) => reference(name, home));
  if (first && rest.length === 0) return first;
  const mapping = Object.fromEntries(names.map((name) => [name, `${home}${name}`]));
  return { oneOf: [first, ...rest], discriminator: { propertyName: TYPE_NAME, mapping } };
}

/**
 * Schema of an answer. Fields that lead back to their own type may be absent, and fields with arguments or exclusive to GraphQL are
 * omitted. Union members have `__typename`.
 */
function answerSchema(type: GraphQLObjectType, isOfUnion: boolean, home: Home): Json {
  const fields = restFields(type);
  const own = isOfUnion ? { [TYPE_NAME]: { type: 'string', const: type.name } } : {};
  const required = fields.filter((field) => !leadsTo(getNamedType(field.type), type.name)).map(({ name }) => name);
  return {
    type: 'object',
    description: type.description ?? '',
    required: [...Object.keys(own), ...required],
    properties: { ...own, ...properties(fields, home) },
  };
}

function leadsTo(from: GraphQLNamedType, name: string, passed: ReadonlySet<string> = new Set()): boolean {
  if (from.name === name) return true;
  if (passed.has(from.name)) return false;
  const on = new Set([...passed, from.name]);
  return reached(from).some((below) => leadsTo(below, name, on));
}

function namedSchema(type: GraphQLNamedType, unionTypes: ReadonlySet<string>, home: Home): Json {
  const description = type.description ?? '';
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name), description };
  if (isUnionType(type))
    return {
      ...unionSchema(
        type.getTypes().map(({ name }) => name),
        home,
      ),
      description,
    };
  if (isInputObjectType(type)) return { ...closedObject(Object.values(type.getFields()), home), description };
  return isObjectType(type) ? answerSchema(type, unionTypes.has(type.name), home) : { description };
}

/** Returns the schemas of all reachable named types, by name. */
export function namedSchemas(types: readonly AnyType[], home: Home): Readonly<Record<string, Json>> {
  const named = new Map<string, GraphQLNamedType>();
  const visit = (type: GraphQLNamedType): void => {
    if (named.has(type.name) || SCALARS[type.name]) return;
    named.set(type.name, type);
    for (const below of reached(type)) visit(below);
  };
  for (const type of types) visit(getNamedType(type));
  const unionTypes = new Set([...named.values()].filter(isUnionType).flatMap((type) => type.getTypes().map(({ name }) => name)));
  return Object.fromEntries([...named].map(([name, type]) => [name, namedSchema(type, unionTypes, home)]));
}

function reached(type: GraphQLNamedType): readonly GraphQLNamedType[] {
  if (isUnionType(type)) return type.getTypes();
  if (!isObjectType(type) && !isInputObjectType(type)) return [];
  const fields: readonly { readonly type: AnyType }[] = isObjectType(type) ? restFields(type) : Object.values(type.getFields());
  return fields.map((field) => getNamedType(field.type));
}

/** Returns the arguments of an operation as one object. */
export const argumentsSchema = (operation: Operation, home: Home): Json => closedObject(argumentsOf(operation), home);
