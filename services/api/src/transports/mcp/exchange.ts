/**
 * One POST of MCP over streamable HTTP as a transport of the SDK, without sessions: the messages of the request, and the reply with
 * their results. The reply is JSON, or a stream of events if the client follows the progress of a call.
 */
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  CompleteRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  InitializeRequestSchema,
  isJSONRPCErrorResponse,
  isJSONRPCRequest,
  type JSONRPCMessage,
  type JSONRPCRequest,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/sdk/types.js';
import { isObject } from '@rangefinder/rules';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { jsonReply, NOT_KEPT, type Reply, send } from '../../middleware/reply.js';

const SCHEMAS: Readonly<Record<string, { safeParse(value: unknown): { readonly error?: z.ZodError | undefined } }>> = {
  initialize: InitializeRequestSchema,
  'tools/list': ListToolsRequestSchema,
  'tools/call': CallToolRequestSchema,
  'prompts/list': ListPromptsRequestSchema,
  'prompts/get': GetPromptRequestSchema,
  'resources/list': ListResourcesRequestSchema,
  'resources/templates/list': ListResourceTemplatesRequestSchema,
  'resources/read': ReadResourceRequestSchema,
  'completion/complete': CompleteRequestSchema,
};

/** Newer versions of the protocol have no batches. */
const MAX_MESSAGES = 20;

interface RpcError {
  readonly jsonrpc: '2.0';
  readonly id: string | number | null;
  readonly error: { readonly code: number; readonly message: string };
}

const rpcError = (id: unknown, code: number, message: string): RpcError => ({
  jsonrpc: '2.0',
  id: typeof id === 'string' || typeof id === 'number' ? id : null,
  error: { code, message },
});

/** A reply with an error of JSON-RPC for the whole request. */
export const rpcReply = (status: number, code: number, message: string, headers: Readonly<Record<string, string>> = {}): Reply => ({
  ...jsonReply(JSON.stringify(rpcError(null, code, message)), { ...NOT_KEPT, ...headers }),
  status,
});

/** The messages of a body, or the reply to a body that has none. */
export type Messages =
  | { readonly ok: true; readonly messages: readonly unknown[]; readonly isBatch: boolean }
  | { readonly ok: false; readonly reply: Reply };

/** Reads the messages of a request. */
export function messagesIn({ body, headers }: Pick<Request, 'body' | 'headers'>): Messages {
  const version = headers['mcp-protocol-version'];
  if (version !== undefined && !SUPPORTED_PROTOCOL_VERSIONS.includes(String(version)))
    return invalid(
      `Protocol version ${JSON.stringify(version).slice(0, 40)} is not supported; allowed: ${SUPPORTED_PROTOCOL_VERSIONS.join(', ')}.`,
    );
  if (!Array.isArray(body))
    return isObject(body) ? { ok: true, messages: [body], isBatch: false } : invalid('Expected a JSON-RPC request.');
  if (body.length === 0) return invalid('A batch needs at least one message.');
  if (body.length > MAX_MESSAGES) return invalid(`A batch has at most ${MAX_MESSAGES} messages; this one has ${body.length}.`);
  return { ok: true, messages: body, isBatch: true };
}

const invalid = (message: string): Messages => ({ ok: false, reply: rpcReply(400, ErrorCode.InvalidRequest, message) });

const isId = (id: unknown): boolean => typeof id === 'string' || Number.isSafeInteger(id);
const isResponse = (message: Readonly<Record<string, unknown>>): boolean => 'result' in message || 'error' in message;

/** Returns what makes a value no message of JSON-RPC; undefined for a message. */
function faultOf(message: unknown): string | undefined {
  if (!isObject(message)) return 'Expected a JSON-RPC request.';
  if (message.jsonrpc !== '2.0') return 'jsonrpc: expected "2.0".';
  if (isResponse(message)) return undefined;
  if (typeof message.method !== 'string') return 'method: a name is needed.';
  if ('id' in message && !isId(message.id)) return 'id: expected text or a whole number.';
  return message.params === undefined || isObject(message.params) ? undefined : 'params: expected an object.';
}

/** Whether a client follows the progress of a request and accepts a stream of events. */
const followsProgress = ({ headers }: Request, messages: readonly unknown[]): boolean =>
  Boolean(headers.accept?.includes('text/event-stream')) &&
  messages.some(
    (message) =>
      isObject(message) &&
      isObject(message.params) &&
      isObject(message.params._meta) &&
      isObject(message.params._meta) &&
      message.params._meta.progressToken !== undefined,
  );

const EVENT_HEADERS = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform', 'X-Accel-Buffering': 'no' };

/** Creates the transport of one request. `handle` passes the messages to the connected server and resolves when the reply is sent. */
export function exchange(request: Request, response: Response, { messages, isBatch }: Extract<Messages, { readonly ok: true }>) {
  const faults = messages.flatMap((message) => {
    const fault = faultOf(message);
    return fault === undefined ? [] : [rpcError(isObject(message) ? message.id : null, ErrorCode.InvalidRequest, fault)];
  });
  const valid = messages.filter((message) => faultOf(message) === undefined) as readonly JSONRPCMessage[];
  const requests = new Map(valid.filter(isJSONRPCRequest).map((message) => [message.id, message]));
  const results: object[] = [...faults];
  const isStream = followsProgress(request, valid);
  const expected = faults.length + requests.size;
  let resolve: () => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const finished = new Promise<void>((...both) => ([resolve, reject] = both));
  const write = (message: object): void => void response.write(`event: message\ndata: ${JSON.stringify(message)}\n\n`);
  const finish = async (): Promise<void> => {
    if (isStream) response.end();
    else if (expected === 0) response.status(202).end();
    else await send(request, response, replyWith(results, isBatch, requests.size === 0));
  };
  const complete = (): void => {
    if (results.length >= expected) finish().then(resolve, reject);
  };
  const transport: Transport = {
    start: async () => undefined,
    close: async () => {
      transport.onclose?.();
      resolve();
    },
    send: async (message) => {
      const sent = isJSONRPCErrorResponse(message) ? inWords(message, requests.get(message.id as string | number)) : message;
      const isResult = 'id' in message && !('method' in message);
      if (isStream) write(sent);
      if (!isResult) return;
      results.push(sent);
      complete();
    },
  };
  const handle = (): Promise<void> => {
    if (isStream) {
      response.writeHead(200, EVENT_HEADERS);
      for (const fault of faults) write(fault);
    }
    complete();
    for (const message of valid) transport.onmessage?.(message);
    return finished;
  };
  return { transport, handle };
}

function replyWith(results: readonly object[], isBatch: boolean, isInvalid: boolean): Reply {
  const body = JSON.stringify(isBatch ? results : results[0]);
  return { ...jsonReply(body, NOT_KEPT), status: isInvalid ? 400 : 200 };
}

/** Errors of the SDK begin with their code, which is a member of its own. */
const PREFIX = /^MCP error -?\d+: /;

type ErrorResponse = Extract<JSONRPCMessage, { readonly error: unknown }>;

/** Says in words what is wrong with the parameters of a request. The SDK answers with an internal error and its validation in JSON. */
function inWords(message: ErrorResponse, request: JSONRPCRequest | undefined): object {
  const { error } = request ? (SCHEMAS[request.method]?.safeParse(request) ?? {}) : {};
  if (error) return { ...message, error: { code: ErrorCode.InvalidParams, message: sentenceOf(error, request) } };
  const code = request && !SCHEMAS[request.method] && message.error.code === ErrorCode.MethodNotFound;
  const text = code ? `There is no method ${request.method.slice(0, 60)}.` : message.error.message.replace(PREFIX, '');
  return { ...message, error: { ...message.error, message: text } };
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  record: 'an object',
  object: 'an object',
  array: 'a list',
  number: 'a number',
  boolean: 'true or false',
};

/** Each wrong member once, by its path. */
function sentenceOf({ issues }: z.ZodError, request: JSONRPCRequest | undefined): string {
  const sentences = issues.map((issue) => {
    const path = issue.path.filter((step) => step !== 'params');
    const name = path.join('.') || 'params';
    const given = issue.path.reduce<unknown>((held, step) => (isObject(held) ? held[String(step)] : undefined), request);
    if (given === undefined) return `${name}: a value is needed.`;
    const expected = 'expected' in issue ? TYPES[String(issue.expected)] : undefined;
    return `${name}: ${expected ? `expected ${expected}` : 'not allowed'}.`;
  });
  return [...new Set(sentences)].join(' ');
}
