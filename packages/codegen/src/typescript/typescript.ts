/** The generated sources of the client as text: types of the schema, the list of questions, and the parameters of their addresses. */
import { type GraphQLSchema, getNamedType, isNonNullType, isObjectType } from 'graphql';
import { isPaged, type Question, questionsOf } from '../operations.ts';
import { listsIn } from '../rest-fields.ts';
import { comment, declarationText, interfaceText, listText, typesReached, typeText, VERDICT_TEXT } from './type-text.ts';

const HEADER = '/** Generated from the schema by packages/codegen. Do not edit. */\n';

/** The module that all packages build addresses with. The client has a copy, because it imports no other package. */
export const flatText = (source: string): string => `${HEADER}${source}`;

/** Every type that questions and their answers are made of. */
export function typesText(schema: GraphQLSchema): string {
  const reached = typesReached(
    questionsOf(schema).flatMap(({ answer, args }) => [answer, ...args.map(({ type }) => type)]),
    schema,
  );
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => reached.has(name));
  const sorted = types.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const refused = schema.getType('Refusal') ? [VERDICT_TEXT] : [];
  const lists = listsIn(types.filter(isObjectType)).map(([name, values]) => listText(name, values));
  return [HEADER, ...refused, ...sorted.map((type) => declarationText(type, schema)).filter(Boolean), ...lists].join('\n');
}

/** The questions: their arguments, the table of addresses, and what goes with what. */
export function questionsText(schema: GraphQLSchema): string {
  const questions = questionsOf(schema);
  const lookups = questions.filter(({ namespace }) => namespace === undefined);
  const used = new Set(
    questions.flatMap(({ args, answer }) => [answer, ...args.map(({ type }) => type)]).map((type) => getNamedType(type).name),
  );
  const imported = [...used].filter((name) => !BUILT_IN.has(name)).toSorted();
  return [
    `${HEADER}import type {\n${imported.map((name) => `  ${name},\n`).join('')}} from './types.js';\n`,
    ...questions.map(argumentsText),
    interfacePairs(questions),
    calculatorTable(questions),
    lookupTable('Addresses of what is asked of the client itself.', 'lookups', lookups),
    lookupTable('Those that give a list page by page.', 'pages', lookups.filter(isPaged)),
  ].join('\n');
}

const lookupTable = (about: string, name: string, questions: readonly Question[]): string =>
  `/** ${about} */\nexport const ${name} = {\n${questions.map((question) => entry(question, '  ')).join('')}} as const;\n`;

const BUILT_IN: ReadonlySet<string> = new Set(['Int', 'Float', 'String', 'ID', 'Boolean']);

function argumentsText({ argumentsType, args, name }: Question): string {
  const members = args.map(({ name: argument, type, defaultValue, description }) => ({
    name: argument,
    type: typeText(type),
    optional: !isNonNullType(type) || defaultValue !== undefined,
    about: description,
  }));
  return interfaceText(argumentsType, members, `What \`${name}\` takes.`);
}

const key = (text: string): string => (/^[A-Za-z_]\w*$/.test(text) ? text : `'${text}'`);
/** A lookup by id that finds nothing is an error of its own, never null. */
const answerText = ({ answer }: Question): string => typeText(answer).replace(/ \| null$/, '');
const entry = ({ name, address, about }: Question, indent: string): string => `${comment(about, indent)}${indent}${name}: '${address}',\n`;

const interfacePairs = (questions: readonly Question[]): string =>
  `/** Every question by its address: what it takes and what it gives. */\nexport interface Questions {\n${questions
    .map(
      (question) =>
        `  readonly ${key(question.address)}: { readonly arguments: ${question.argumentsType}; readonly answer: ${answerText(question)} };\n`,
    )
    .join('')}}\n`;

function calculatorTable(questions: readonly Question[]): string {
  const namespaces = [...new Set(questions.flatMap(({ namespace }) => (namespace ? [namespace] : [])))];
  const tables = namespaces.map((namespace) => {
    const entries = questions.filter((question) => question.namespace === namespace).map((question) => entry(question, '    '));
    return `  ${namespace}: {\n${entries.join('')}  },\n`;
  });
  return `/** Addresses of the calculators by rule set. */\nexport const calculators = {\n${tables.join('')}} as const;\n`;
}
