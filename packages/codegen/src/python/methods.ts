/** Python methods with keyword arguments, one for each operation. */
import { systems, unfoldedName } from '@rangefinder/rules';
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { isPaged, type Question, questionsOf } from '../operations.ts';
import { docstring, HEADER, snake, typeText, wrapped } from './text.ts';

const IMPORTS = `
from typing import Any, Iterator, List, Mapping, Optional, Sequence

from . import types as t
from ._asking import Ask, Call, Language, Walk
`;

/** Argument of a method. */
interface Parameter {
  readonly name: string;
  /** Name in the address. */
  readonly sent: string;
  readonly type: string;
  readonly required: boolean;
  readonly about: string;
}

/** Nested arguments that are flat in addresses are also flat here. */
const parametersOf = ({ args }: Question): readonly Parameter[] =>
  args.flatMap((argument) => {
    const type = getNamedType(argument.type);
    if (!isInputObjectType(type) || unfoldedName(argument.name, '') === undefined) return [parameterOf(argument, argument.name)];
    return Object.values(type.getFields()).map((field) => ({
      ...parameterOf(field, unfoldedName(argument.name, field.name) ?? field.name),
      required: false,
    }));
  });

const parameterOf = ({ type, defaultValue, description }: GraphQLArgument | GraphQLInputField, sent: string): Parameter => ({
  name: snake(sent),
  sent,
  type: typeText(type, 't.'),
  required: isNonNullType(type) && defaultValue === undefined,
  about: description ?? '',
});

const isOptionalText = (type: string): boolean => type.startsWith('Optional[');

function signature({ name, type, required }: Parameter): string {
  if (required) return `        ${name}: ${type},\n`;
  return `        ${name}: ${isOptionalText(type) ? type : `Optional[${type}]`} = None,\n`;
}

const CALL = `        lang: Optional[Language] = None,
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
`;

function argumentsText(parameters: readonly Parameter[]): string {
  const described = parameters.filter(({ about }) => about);
  if (described.length === 0) return '';
  return `\n        Args:\n${described.map(({ name, about }) => wrapped(`${name}: ${about}`, '            ').replaceAll('\n            ', '\n                ')).join('\n')}\n`;
}

/** Required values of lookups are positional: `client.unit("…")`. */
const ordered = (question: Question): readonly string[] => {
  const parameters = parametersOf(question);
  if (question.namespace !== undefined) return ['        *,\n', ...parameters.map(signature)];
  const needed = parameters.filter(({ required }) => required);
  return [...needed.map(signature), '        *,\n', ...parameters.filter(({ required }) => !required).map(signature)];
};

const given = (question: Question): string =>
  `{${parametersOf(question)
    .map(({ name, sent }) => `"${sent}": ${name}`)
    .join(', ')}}`;

/** Formats the call with the address and the arguments. */
function callText(verb: string, question: Question): string {
  const line = `self._${verb}("${question.address}", ${given(question)}, Call(lang, fields, timeout))`;
  if (line.length <= 80) return line;
  const sent = parametersOf(question).map(({ name, sent }) => `                "${sent}": ${name},\n`);
  return `self._${verb}(\n            "${question.address}",\n            {\n${sent.join('')}            },\n            Call(lang, fields, timeout),\n        )`;
}

const aboutOf = ({ about, namespace }: Question): string =>
  (namespace === undefined ? about.replace(/; null if it does not exist\.$/, '.') : about).replace(/([^.!?])$/, '$1.');

function methodText(question: Question): string {
  const answer = typeText(question.answer, 't.').replace(/^Optional\[(.*)\]$/, '$1');
  return `    def ${snake(question.name)}(
        self,
${ordered(question).join('')}${CALL}    ) -> ${answer}:
${docstring(aboutOf(question), '        ', argumentsText(parametersOf(question)))}        answer: ${answer} = ${callText('ask', question)}
        return answer
`;
}

function walkText(question: Question): string {
  const type = getNamedType(question.answer);
  if (!isObjectType(type)) return '';
  const nodes = type.getFields().nodes?.type;
  const entry = nodes && getNamedType(nodes).name;
  return `    def ${snake(question.name)}(
        self,
${ordered(question).join('')}${CALL}    ) -> Iterator[t.${entry}]:
${docstring(aboutOf(question), '        ')}        return ${callText('walk', question)}
`;
}

const namespaceClass = (namespace: string): string => namespace.charAt(0).toUpperCase() + namespace.slice(1);

/** Generates classes for rule sets, lookups and pages. */
export function pythonMethods(schema: GraphQLSchema): string {
  const questions = questionsOf(schema);
  const namespaces = systems.filter(({ namespace }) => questions.some((question) => question.namespace === namespace));
  const lookups = questions.filter(({ namespace }) => namespace === undefined);
  const ofNamespace = namespaces.map(({ namespace, title }) => {
    const methods = questions.filter((question) => question.namespace === namespace).map(methodText);
    return `class ${namespaceClass(namespace)}:\n    """Calculators of ${title.en}."""\n\n    def __init__(self, ask: Ask) -> None:\n        self._ask = ask\n\n${methods.join('\n')}`;
  });
  const pages = `class Pages:\n    """Lists that come page by page, entry by entry to their end; \`first\` is the size of a page."""\n\n    def __init__(self, walk: Walk) -> None:\n        self._walk = walk\n\n${lookups.filter(isPaged).map(walkText).join('\n')}`;
  const attributes = namespaces.map(({ namespace }) => `        self.${snake(namespace)} = ${namespaceClass(namespace)}(ask)\n`).join('');
  const all = `class Questions:\n    """Everything that can be asked: rule sets with their calculators, pages, and what is asked of the client itself."""\n\n    def __init__(self, ask: Ask, walk: Walk) -> None:\n        self._ask = ask\n${attributes}        self.pages = Pages(walk)\n\n${lookups.map(methodText).join('\n')}`;
  return [`${HEADER}${IMPORTS}`, ...ofNamespace, pages, all].join('\n\n');
}
