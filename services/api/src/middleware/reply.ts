/** An answer of a door, and how it goes out: compressed where that pays, with the length known. */
import type { Request, Response } from 'express';
import { encoded, encodingFor, MIN_COMPRESSED_BYTES } from './encoding.js';

/** What a door answers. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A reply in its encoding. */
export interface EncodedReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  /** A text goes out in one piece with its headers; bytes take a second one. */
  readonly body: string | Buffer;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Headers of a reply that no cache may keep, whatever its status. */
export const NOT_KEPT = { 'Cache-Control': 'no-store' } as const;

/** A JSON text as a reply. */
export const jsonReply = (body: string, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status: 200,
  headers: { 'Content-Type': JSON_TYPE, ...headers },
  body,
});

/** The reply as it will be sent to this client. */
export function encode(reply: Reply, request: Request): EncodedReply | Promise<EncodedReply> {
  const { status, headers, body } = reply;
  const length = Buffer.byteLength(body);
  const encoding = length < MIN_COMPRESSED_BYTES ? 'identity' : encodingFor(request.headers['accept-encoding']);
  return encoding === 'identity' ? { status, headers: { ...headers, 'Content-Length': length }, body } : compress(reply, encoding);
}

async function compress({ status, headers, body }: Reply, encoding: string): Promise<EncodedReply> {
  const bytes = await encoded(Buffer.from(body, 'utf8'), encoding);
  return { status, headers: { ...headers, 'Content-Encoding': encoding, 'Content-Length': bytes.length }, body: bytes };
}

/** Sends what was encoded; for HEAD Node leaves the body out by itself. */
export const sendEncoded = (response: Response, { status, headers, body }: EncodedReply): void =>
  void response.writeHead(status, withAllLinks(response, headers)).end(body);

/** A link of the answer does not take the place of one that was announced before. */
function withAllLinks(response: Response, headers: EncodedReply['headers']): EncodedReply['headers'] {
  const announced = response.getHeader('Link');
  return announced === undefined || headers.Link === undefined ? headers : { ...headers, Link: `${announced}, ${headers.Link}` };
}

/** Says that the client has the reply already: its headers, but for those of a body. */
export function sendNotModified(response: Response, { headers }: Pick<EncodedReply, 'headers'>): void {
  const { 'Content-Length': _, 'Content-Type': __, 'Content-Encoding': ___, ...others } = headers;
  response.writeHead(304, withAllLinks(response, others)).end();
}

/** Sends a reply. */
export async function send(request: Request, response: Response, reply: Reply): Promise<void> {
  const ready = encode(reply, request);
  sendEncoded(response, ready instanceof Promise ? await ready : ready);
}
