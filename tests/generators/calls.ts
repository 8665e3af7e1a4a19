/** Examples of each operation in the OpenAPI document: everything that a program needs to call it. */

interface Shown {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name?: string; readonly in?: string; readonly example?: unknown }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly examples: Readonly<Record<string, { readonly value: unknown }>> } };
  };
}

export interface Document {
  readonly paths: Readonly<Record<string, { readonly get?: Shown; readonly post?: Shown }>>;
}

/** A call of an operation. */
export interface OperationCall {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Path and query parameters. */
  readonly inPath: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** A call of every operation of a document, with its examples. */
export const callsOf = ({ paths }: Document): readonly OperationCall[] =>
  Object.entries(paths).flatMap(([path, { get, post }]) => [
    ...(get ? [callOf('GET', path, get)] : []),
    ...(post ? [callOf('POST', path, post)] : []),
  ]);

function callOf(method: 'GET' | 'POST', path: string, { operationId, parameters = [], requestBody }: Shown): OperationCall {
  const shown = (place: string) =>
    Object.fromEntries(
      parameters.flatMap(({ name = '', in: at, example }) => (at === place && example !== undefined ? [[name, example]] : [])),
    );
  const [body] = Object.values(requestBody?.content['application/json'].examples ?? {});
  return { id: operationId, method, path, inPath: shown('path'), query: shown('query'), body: body?.value };
}
