/** Replies of transports: encoding and sending. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { clientAddress } from '../context/client-address.js';
import { chain, type MaybePromise } from '../context/maybe-promise.js';
import { requestContextOf } from '../context/request-context.js';
import { nameLanguage } from '../context/request-record.js';
import { holdBytes } from '../context/work/unsent-bytes.js';
import { commonHeadersOf, setCommonHeaders } from './common-headers.js';
import { encoded, encoderFor, encodingFor, MIN_COMPRESSED_BYTES } from './encoding.js';

/** A reply before content negotiation. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A compressed reply. */
export interface EncodedReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  /** Node sends a string together with the headers, and bytes separately. */
  readonly body: string | Buffer;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Headers of a reply that must not be cached. */
export const NOT_KEPT = { 'Cache-Control': 'no-store' } as const;

/** Creates a JSON reply. */
export const jsonReply = (body: string, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status: 200,
  headers: { 'Content-Type': JSON_TYPE, ...headers },
  body,
});

/** Encodes a reply for a client. */
export function encode(reply: Reply, request: Request): MaybePromise<EncodedReply> {
  const { status, headers, body } = reply;
  const length = Buffer.byteLength(body);
  const encoding = length < MIN_COMPRESSED_BYTES ? 'identity' : encodingFor(request.headers['accept-encoding']);
  return encoding === 'identity'
    ? { status, headers: { ...headers, 'Content-Length': length }, body }
    : compress(reply, encoding, clientAddress(request));
}

async function compress({ status, headers, body }: Reply, encoding: string, address: string): Promise<EncodedReply> {
  const plain = Buffer.from(body, 'utf8');
  const release = holdBytes(address, plain.length);
  const bytes = await encoded(plain, encoding).finally(release);
  return { status, headers: { ...headers, 'Content-Encoding': encoding, 'Content-Length': bytes.length }, body: bytes };
}

/** Sends an encoded reply. Node omits the body for HEAD. */
export const sendEncoded = (response: Response, { status, headers, body }: EncodedReply): void =>
  void writeHead(response, status, headers).end(body);

/** Writes status and headers, the common headers included. */
function writeHead(response: Response, status: number, headers: EncodedReply['headers']): Response {
  const language = headers['Content-Language'];
  if (typeof language === 'string') nameLanguage(requestContextOf(response).record, language);
  if (response.getHeaderNames().length > 0) {
    setCommonHeaders(response);
    return response.writeHead(status, withAllLinks(response, headers));
  }
  const list = [...commonHeadersOf(response)];
  for (const name in headers) list.push(name, headers[name] as string | number);
  return response.writeHead(status, list as string[]);
}

/** Keeps earlier Link headers. */
function withAllLinks(response: Response, headers: EncodedReply['headers']): EncodedReply['headers'] {
  const announced = response.getHeader('Link');
  return announced === undefined || headers.Link === undefined ? headers : { ...headers, Link: `${announced}, ${headers.Link}` };
}

/** Sends 304 with the headers of the reply, except those of a body. */
export function sendNotModified(response: Response, { headers }: Pick<EncodedReply, 'headers'>): void {
  const { 'Content-Length': _, 'Content-Type': __, 'Content-Encoding': ___, ...others } = headers;
  writeHead(response, 304, others).end();
}

/**
 * Sends JSON that arrives in pieces: one piece like any reply, several as a stream, which takes the next piece when the client has
 * read the previous ones.
 */
export async function sendJsonPieces(
  request: Request,
  response: Response,
  pieces: AsyncGenerator<Buffer, void>,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const { value: first } = await pieces.next();
  const second = await pieces.next();
  if (response.destroyed) return;
  if (second.done) return void (await send(request, response, jsonReply(String(first), headers)));
  const encoding = encodingFor(request.headers['accept-encoding']);
  const encoder = encoderFor(encoding);
  const encoded = encoder ? { 'Content-Encoding': encoding } : {};
  writeHead(response, 200, { 'Content-Type': JSON_TYPE, ...headers, ...encoded });
  const text = Readable.from(following([first as Buffer, second.value as Buffer], pieces));
  try {
    await (encoder ? pipeline(text, encoder, response) : pipeline(text, response));
  } catch (error) {
    // The client has disconnected.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

async function* following<T>(first: Iterable<T>, others: AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  // Not delegated: a stream that is destroyed throws into its generator, and lists have no method for that.
  for (const each of first) yield each;
  for await (const each of others) yield each;
}

/** Encodes and sends a reply. */
export const send = (request: Request, response: Response, reply: Reply): MaybePromise<void> =>
  chain(encode(reply, request), (ready) => sendEncoded(response, ready));
