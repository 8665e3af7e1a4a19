/** GraphQL documents for every field of Query and every calculator: arguments as variables, all fields without arguments selected. */
import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { drafts } from './programs.js';

const MAX_DEPTH = 4;

/** Selection of a type, a few levels deep. Fields of the same name may differ between members of a union, so they get aliases. */
function selection(type: GraphQLOutputType, depth = 0): string {
  const named = getNamedType(type);
  if (isUnionType(named)) return ' { __typename }';
  if (!isObjectType(named) && !isInterfaceType(named)) return '';
  if (depth >= MAX_DEPTH) return ' { __typename }';
  const fields = Object.values(named.getFields()).filter(({ args }) => args.length === 0);
  return ` { ${fields.map((field) => `${field.name}${selection(field.type, depth + 1)}`).join(' ')} }`;
}

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

function documentOf(name: string, field: GraphQLField<unknown, unknown>, namespace?: string): string {
  const variables = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selected = `${field.name}${passed && `(${passed})`}${selection(field.type)}`;
  return `query ${name}${variables && `(${variables})`} { ${namespace ? `${namespace} { ${selected} }` : selected} }`;
}

/** Variables of lookups with required arguments: the examples of these arguments. */
const shown = ({ args }: GraphQLField<unknown, unknown>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    args
      .filter(({ type }) => String(type).endsWith('!'))
      .map(({ name, extensions }) => [
        name,
        (extensions.keywords as { readonly examples?: readonly unknown[] } | undefined)?.examples?.[0],
      ]),
  );

/** Documents by name, each with its variables. */
export function documentsOf(
  schema: GraphQLSchema,
): Readonly<Record<string, { readonly text: string; readonly variables: Readonly<Record<string, unknown>> }>> {
  const roots = schema.getQueryType()?.getFields() ?? {};
  const calculators = drafts.map(({ namespace, name, draft }) => {
    const type = getNamedType((roots[namespace] as GraphQLField<unknown, unknown>).type);
    const field = isObjectType(type) ? type.getFields()[name] : undefined;
    const document = capital(namespace) + capital(name);
    return [document, { text: documentOf(document, field as GraphQLField<unknown, unknown>, namespace), variables: draft }] as const;
  });
  const namespaces = new Set(drafts.map(({ namespace }) => namespace));
  const lookups = Object.values(roots)
    .filter(({ name }) => !namespaces.has(name))
    .map((field) => [capital(field.name), { text: documentOf(capital(field.name), field), variables: shown(field) }] as const);
  return Object.fromEntries([...calculators, ...lookups]);
}
