/** Programs that call every operation through a generated client, as users write them: without type assertions. */
import { systems } from '@rangefinder/rules';
import type { OperationCall } from './calls.js';

const json = (value: unknown): string => JSON.stringify(value);
const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

/** `alphaStrike_targetNumber` → `alphaStrikeTargetNumber` */
const camel = (id: string): string => id.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Members of an object literal that have a value. */
const literal = (members: Readonly<Record<string, unknown>>): string =>
  `{ ${Object.entries(members)
    .filter(([, value]) => value !== undefined && !(typeof value === 'object' && value !== null && !Array.isArray(value) && isEmpty(value)))
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : json(value)}`)
    .join(', ')} }`;

/** A program whose calls return the status of the answer and run in sequence. */
const program = (head: string, calls: readonly OperationCall[], call: (one: OperationCall) => string): string =>
  `${head}
export const calls: Readonly<Record<string, () => Promise<number | undefined>>> = {
${calls.map((one) => `  ${one.id}: async () => ${call(one)},\n`).join('')}};
`;

export const openapiFetch = (url: string, calls: readonly OperationCall[]): string =>
  program(
    `import createClient from 'openapi-fetch';\nimport type { paths } from './generated.js';\n\nconst client = createClient<paths>({ baseUrl: ${json(url)} });`,
    calls,
    ({ method, path, inPath, query, body }) => {
      const params = literal({ path: inPath, query });
      return `(await client.${method}(${json(path)}, ${literal({ params, body: body && json(body), parseAs: "'text'" })})).response.status`;
    },
  );

export const heyApi = (url: string, calls: readonly OperationCall[]): string =>
  program(
    `import { client } from './generated/client.gen';\nimport * as sdk from './generated/sdk.gen';\n\nclient.setConfig({ baseUrl: ${json(url)} });`,
    calls,
    ({ id, inPath, query, body }) =>
      `(await sdk.${camel(id)}(${literal({ path: inPath, query, body: body && json(body) })})).response?.status`,
  );

export const orval = (calls: readonly OperationCall[]): string =>
  program(`import * as api from './generated';`, calls, ({ id, inPath, query, body }) => {
    const given = [...Object.values(inPath), ...(body === undefined ? [] : [body]), ...(isEmpty(query) ? [] : [query])];
    return `(await api.${camel(id)}(${given.map(json).join(', ')})).status`;
  });

/** Typed documents of graphql-codegen: the examples of all calculators, and fields without arguments. */
export function codegen(url: string, names: Readonly<Record<string, Readonly<Record<string, unknown>>>>): string {
  const documents = Object.keys(names);
  return `import { ${documents.map((name) => `${name}Document`).join(', ')}, type TypedDocumentString } from './generated/graphql';

async function ask<R, V>(document: TypedDocumentString<R, V>, variables: V): Promise<number | undefined> {
  const body = JSON.stringify({ query: document.toString(), variables });
  const response = await fetch(${json(`${url}/graphql`)}, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { errors } = (await response.json()) as { errors?: readonly unknown[] };
  if (errors) throw new Error(JSON.stringify(errors));
  return response.status;
}

export const calls: Readonly<Record<string, () => Promise<number | undefined>>> = {
${documents.map((name) => `  ${name}: () => ask(${name}Document, ${json(names[name])}),\n`).join('')}};
`;
}

/** First example of every calculator. */
export const drafts = systems.flatMap(({ namespace, calculators }) =>
  calculators.map(({ name, examples }) => ({ namespace, name, draft: examples[0]?.draft ?? {} })),
);
