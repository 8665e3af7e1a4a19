/** GraphQL types as TypeScript declarations. */
import {
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql';
import { listOf, restFields } from '../rest-fields.ts';

const SCALARS: Readonly<Record<string, string>> = {
  Int: 'number',
  Float: 'number',
  String: 'string',
  ID: 'string',
  Boolean: 'boolean',
  DateTime: 'string',
  Json: 'unknown',
};
const MAX_LINE = 140;

/** Returns a doc comment for the next line; empty without text. */
export const comment = (text: string | null | undefined, indent = ''): string =>
  text ? `${indent}/** ${text.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ').trim()} */\n` : '';

/** Returns the TypeScript type, with `null` if the field is nullable. */
export function typeText(type: GraphQLType): string {
  if (!isNonNullType(type)) return `${bareText(type)} | null`;
  return bareText(type.ofType);
}

/** Returns the type of an answer field. A closed list has a type of its own. Arguments accept any text, since a newer service may know more values. */
function answerFieldText(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): string {
  const text = typeText(field.type);
  const list = listOf(type, field);
  return list === undefined ? text : text.replace('string', list);
}

function bareText(type: GraphQLType): string {
  if (isListType(type)) {
    const item = typeText(type.ofType);
    return item.includes(' ') ? `readonly (${item})[]` : `readonly ${item}[]`;
  }
  const { name } = getNamedType(type);
  return SCALARS[name] ?? name;
}

/** Member of an interface. */
export interface Member {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  readonly about: string | null | undefined;
}

const memberText = ({ name, type, optional, about }: Member): string =>
  `${comment(about, '  ')}  readonly ${name}${optional ? `?: ${type} | undefined` : `: ${type}`};\n`;

/** Declares an interface, or an empty record type. */
export function interfaceText(name: string, members: readonly Member[], about?: string | null): string {
  if (members.length === 0) return `${comment(about)}export type ${name} = Readonly<Record<string, never>>;\n`;
  return `${comment(about)}export interface ${name} {\n${members.map(memberText).join('')}}\n`;
}

/** Declares an intersection type. The verdict is a union, which interfaces cannot extend. */
function intersectionText(name: string, above: readonly string[], members: readonly Member[], about?: string | null): string {
  const own = members.length > 0 ? [`{\n${members.map(memberText).join('')}}`] : [];
  return `${comment(about)}export type ${name} = ${[...above, ...own].join(' & ')};\n`;
}

const VERDICT = 'Verdict';
const PARTS_OF_VERDICT: ReadonlySet<string> = new Set(['allowed', 'refusal']);

/** A discriminated union: `allowed` tells whether there is a refusal. */
export const VERDICT_TEXT = `/** Whether the rules allow it, and why not: \`if (!answer.allowed) answer.refusal.text\`. */
export type ${VERDICT} =
  | { readonly allowed: true; readonly refusal: null }
  | { readonly allowed: false; readonly refusal: Refusal };
`;

const hasVerdict = (members: readonly Member[]): boolean =>
  [...PARTS_OF_VERDICT].every((part) => members.some(({ name }) => name === part));

/** Declares the type of an answer or a part of one. */
function shapeText(name: string, members: readonly Member[], about?: string | null, above: readonly string[] = []): string {
  if (!hasVerdict(members)) return above.length > 0 ? intersectionText(name, above, members, about) : interfaceText(name, members, about);
  const others = members.filter((member) => !PARTS_OF_VERDICT.has(member.name));
  return intersectionText(name, [...above, VERDICT], others, about);
}

/** Declares a union type, on one line if it fits. */
function unionText(name: string, parts: readonly string[], about?: string | null): string {
  const line = `export type ${name} = ${parts.join(' | ')};`;
  return `${comment(about)}${line.length <= MAX_LINE ? line : `export type ${name} =\n${parts.map((part) => `  | ${part}`).join('\n')};`}\n`;
}

/** Declares the type of a closed list. */
export const listText = (name: string, values: readonly string[]): string =>
  unionText(
    name,
    values.map((value) => `'${value}'`),
    'All that there are.',
  );

const enumText = (type: GraphQLEnumType): string => {
  const values = type.getValues();
  const meanings = values.map(({ name, description }) => `\`${name}\`${description ? ` ${description}` : ''}`).join(', ');
  return unionText(
    type.name,
    values.map(({ name }) => `'${name}'`),
    `${type.description ?? type.name}: ${meanings}.`,
  );
};

const inputText = (type: GraphQLInputObjectType): string =>
  interfaceText(
    type.name,
    Object.values(type.getFields()).map((field) => ({
      name: field.name,
      type: typeText(field.type),
      optional: !isNonNullType(field.type) || field.defaultValue !== undefined,
      about: field.description,
    })),
    type.description,
  );

/** Whether a type contains itself through this field. REST omits such fields. */
export function leadsBack(from: GraphQLNamedType, to: GraphQLNamedType, schema: GraphQLSchema, seen: readonly string[] = []): boolean {
  if (from.name === to.name) return true;
  if (seen.includes(from.name)) return false;
  if (isAbstractType(from)) return schema.getPossibleTypes(from).some((one) => leadsBack(one, to, schema, [...seen, from.name]));
  if (!isObjectType(from)) return false;
  return restFields(from).some(({ type }) => leadsBack(getNamedType(type), to, schema, [...seen, from.name]));
}

/** Declares an object type with its REST fields. */
function objectText(type: GraphQLObjectType, schema: GraphQLSchema): string {
  const above = type.getInterfaces();
  const inherited = new Set(above.flatMap((shared) => Object.keys(shared.getFields())));
  const own = restFields(type).filter(({ name }) => !inherited.has(name));
  const members = own.map((field) => ({
    name: field.name,
    type: answerFieldText(type, field),
    optional: leadsBack(getNamedType(field.type), type, schema),
    about: field.description,
  }));
  return shapeText(
    type.name,
    members,
    type.description,
    above.map(({ name }) => name),
  );
}

/** Declares a named type; empty for built-in scalars. */
export function declarationText(type: GraphQLNamedType, schema: GraphQLSchema): string {
  // A custom scalar is an object with fields that depend on other arguments.
  if (isScalarType(type))
    return SCALARS[type.name] ? '' : `${comment(type.description)}export type ${type.name} = Readonly<Record<string, unknown>>;\n`;
  if (isEnumType(type)) return enumText(type);
  if (isInputObjectType(type)) return inputText(type);
  if (isUnionType(type)) {
    const parts = type.getTypes().map(({ name }) => `(${name} & { readonly __typename: '${name}' })`);
    return unionText(type.name, parts, type.description);
  }
  const fields = Object.values(type.getFields());
  if (isInterfaceType(type))
    return shapeText(
      type.name,
      fields.map(({ name, type: held, description }) => ({ name, type: typeText(held), optional: false, about: description })),
      type.description,
    );
  return objectText(type, schema);
}

/** Returns the types that answers and arguments use over REST. */
export function typesReached(from: readonly GraphQLType[], schema: GraphQLSchema): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (type: GraphQLNamedType): void => {
    if (reached.has(type.name)) return;
    reached.add(type.name);
    for (const below of typesBelow(type, schema)) visit(getNamedType(below));
  };
  for (const type of from) visit(getNamedType(type));
  return reached;
}

function typesBelow(type: GraphQLNamedType, schema: GraphQLSchema): readonly GraphQLType[] {
  if (isUnionType(type)) return schema.getPossibleTypes(type);
  if (isObjectType(type)) return [...type.getInterfaces(), ...restFields(type).map((field) => field.type)];
  return isInputObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()).map((field) => field.type) : [];
}
