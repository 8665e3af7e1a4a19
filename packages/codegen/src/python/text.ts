/** Python source text: names, types, docstrings. */
import { kebab } from '@rangefinder/rules';
import { type GraphQLType, getNamedType, isInputType, isListType, isNonNullType, isScalarType, isSpecifiedScalarType } from 'graphql';

export const HEADER = '"""Generated from the schema by packages/codegen. Do not edit."""\n\nfrom __future__ import annotations\n';

const SCALARS: Readonly<Record<string, string>> = {
  Int: 'int',
  Float: 'float',
  String: 'str',
  ID: 'str',
  Boolean: 'bool',
  DateTime: 'str',
  Json: 'Any',
};
const MAX_LINE = 100;

/**
 * Converts a name to snake case.
 * @example snake('targetShutDown') // 'target_shut_down'
 */
export const snake = (name: string): string => kebab(name).replaceAll('-', '_');

/** Returns the Python type, with `None` if the field is nullable. `within` prefixes our own types. */
export function typeText(type: GraphQLType, within = ''): string {
  return isNonNullType(type) ? bareText(type.ofType, within) : `Optional[${bareText(type, within)}]`;
}

/** Answers contain lists; arguments accept any sequence. */
function bareText(type: GraphQLType, within: string): string {
  if (isListType(type)) return `${isInputType(type) ? 'Sequence' : 'List'}[${typeText(type.ofType, within)}]`;
  const named = getNamedType(type);
  if (isScalarType(named) && !isSpecifiedScalarType(named)) return SCALARS[named.name] ?? 'Mapping[str, Any]';
  return SCALARS[named.name] ?? `${within}${named.name}`;
}

/** Wraps words into lines. */
export function wrapped(text: string, indent: string): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${indent}${last} ${word}`.length <= MAX_LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => `${indent}${line}`).join('\n');
}

const isSafe = (text: string): boolean => !/"""|\\/.test(text);

/** Returns a multi-line docstring; empty without text. */
export function docstring(text: string | null | undefined, indent: string, more = ''): string {
  const content = text?.trim();
  if (!content && !more) return '';
  // Uses a raw string if the text has quotes or backslashes.
  const [quotes, close] = isSafe(`${content}${more}`) && !content?.endsWith('"') ? ['"""', '"""'] : ['r"""', '"""'];
  const one = `${indent}${quotes}${content}${close}\n`;
  if (!more && one.length <= MAX_LINE && !content?.endsWith('"')) return one;
  return `${wrapped(`${quotes}${content ?? ''}`, indent)}\n${more}${indent}${close}\n`;
}

/** Returns a literal type. */
export const literal = (values: readonly string[]): string => {
  const line = `Literal[${values.map((value) => JSON.stringify(value)).join(', ')}]`;
  return line.length <= MAX_LINE - 30 ? line : `Literal[\n${values.map((value) => `    ${JSON.stringify(value)},\n`).join('')}]`;
};
