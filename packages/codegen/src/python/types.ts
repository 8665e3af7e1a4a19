/** Python types of answers and arguments: typed dictionaries with the names of the API. */
import {
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLUnionType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { questionsOf } from '../operations.ts';
import { listOf, listsIn, restFields } from '../rest-fields.ts';
import { leadsBack, typesReached } from '../typescript/type-text.ts';
import { docstring, HEADER, literal, typeText } from './text.ts';

const IMPORTS = 'from typing import Any, List, Literal, Mapping, Optional, Sequence, TypedDict, Union\n';

interface Member {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  readonly about: string | null | undefined;
}

const memberText = ({ name, type, about }: Member): string => `    ${name}: ${type}\n${docstring(about, '    ')}`;

const classText = (name: string, bases: readonly string[], members: readonly Member[], about?: string | null): string => {
  const body = `${docstring(about, '    ')}${about && members.length > 0 ? '\n' : ''}${members.map(memberText).join('')}`;
  return `class ${name}(${bases.join(', ')}):\n${body || '    pass\n'}`;
};

/** Python keywords among the field names, which cannot be class members. */
const KEYWORDS: ReadonlySet<string> = new Set([
  'class',
  'from',
  'global',
  'import',
  'in',
  'is',
  'lambda',
  'not',
  'or',
  'and',
  'pass',
  'with',
]);
const isKeyword = ({ name }: Member): boolean => KEYWORDS.has(name);

const keywordsText = (name: string, members: readonly Member[]): string =>
  `_${name}Keywords = TypedDict("_${name}Keywords", {${members.map((member) => `"${member.name}": ${member.type}`).join(', ')}})\n\n\n`;

/**
 * Declares a typed dictionary. Optional keys are in a class of their own, because `NotRequired` is newer than the oldest supported
 * Python.
 */
function dictionaryText(name: string, above: readonly string[], members: readonly Member[], about?: string | null): string {
  const keywords = members.filter(isKeyword);
  if (keywords.length > 0) {
    const others = members.filter((member) => !isKeyword(member));
    return `${keywordsText(name, keywords)}${dictionaryText(name, [...above, `_${name}Keywords`], others, about)}`;
  }
  const needed = members.filter(({ optional }) => !optional);
  const optional = members.filter((member) => member.optional);
  const bases = above.length > 0 ? above : ['TypedDict'];
  if (optional.length === 0) return classText(name, bases, needed, about);
  if (needed.length === 0 && above.length === 0) return classText(name, ['TypedDict', 'total=False'], optional, about);
  return `${classText(`_${name}`, bases, needed)}\n\n${classText(name, [`_${name}`, 'total=False'], optional, about)}`;
}

function membersOf(type: GraphQLNamedType, schema: GraphQLSchema): readonly Member[] {
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map(({ name, type: held, defaultValue, description }) => ({
      name,
      type: typeText(held),
      optional: !isNonNullType(held) || defaultValue !== undefined,
      about: description,
    }));
  if (isInterfaceType(type))
    return Object.values(type.getFields()).map(({ name, type: held, description }) => ({
      name,
      type: typeText(held),
      optional: false,
      about: description,
    }));
  if (!isObjectType(type)) return [];
  const inherited = new Set(type.getInterfaces().flatMap((shared) => Object.keys(shared.getFields())));
  return restFields(type)
    .filter(({ name }) => !inherited.has(name))
    .map((field) => ({
      name: field.name,
      type: answerFieldText(type, field),
      optional: leadsBack(getNamedType(field.type), type, schema),
      about: field.description,
    }));
}

/** A closed list has a type of its own. */
function answerFieldText(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): string {
  const list = listOf(type, field);
  return list === undefined ? typeText(field.type) : typeText(field.type).replace('str', list);
}

const assignment = (name: string, value: string, about: string | null | undefined): string => `${name} = ${value}\n${docstring(about, '')}`;

function enumText(type: GraphQLEnumType): string {
  const values = type.getValues();
  const meanings = values.map(({ name, description }) => `\`${name}\`${description ? ` ${description}` : ''}`).join(', ');
  return assignment(type.name, literal(values.map(({ name }) => name)), `${type.description ?? type.name}: ${meanings}.`);
}

/** Union members have `__typename`, which cannot be declared in a class body. */
const taggedText = (name: string): string =>
  `_${name}Tag = TypedDict("_${name}Tag", {"__typename": Literal["${name}"]})\n\n\nclass Tagged${name}(${name}, _${name}Tag):\n    """\`${name}\` that says so: \`__typename\` tells it from its siblings."""\n`;

const namesIn = (union: GraphQLUnionType): readonly string[] => union.getTypes().map(({ name }) => name);

const unionText = (type: GraphQLUnionType): string =>
  assignment(
    type.name,
    `Union[${namesIn(type)
      .map((name) => `Tagged${name}`)
      .join(', ')}]`,
    type.description,
  );

const byName = (a: GraphQLNamedType, b: GraphQLNamedType): number => (a.name < b.name ? -1 : 1);

/** Generates all types, each after those that it uses. */
export function pythonTypes(schema: GraphQLSchema): string {
  const questions = questionsOf(schema);
  const reached = typesReached(
    questions.flatMap(({ answer, args }) => [answer, ...args.map(({ type }) => type)]),
    schema,
  );
  const types = Object.values(schema.getTypeMap())
    .filter(({ name }) => reached.has(name))
    .toSorted(byName);
  const unions = types.filter(isUnionType);
  const lists = listsIn(types.filter(isObjectType));
  const dictionary = (type: GraphQLNamedType): string =>
    dictionaryText(
      type.name,
      isObjectType(type) ? type.getInterfaces().map(({ name }) => name) : [],
      membersOf(type, schema),
      'description' in type ? type.description : undefined,
    );
  return `${[
    `${HEADER}\n${IMPORTS}`,
    assignment('Question', literal(questions.map(({ address }) => address)), 'Address of a question behind `/v1/`.'),
    ...types.filter(isEnumType).map(enumText),
    ...lists.map(([name, values]) => assignment(name, literal(values), 'All that there are.')),
    ...types.filter(isInterfaceType).map(dictionary),
    ...types.filter((type) => isInputObjectType(type) || isObjectType(type)).map(dictionary),
    ...[...new Set(unions.flatMap(namesIn))].map(taggedText),
    ...unions.map(unionText),
  ].join('\n\n')}`;
}
