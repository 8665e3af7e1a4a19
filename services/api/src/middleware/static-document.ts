/** Static documents: built on first request, sent with an ETag of their content, compressed once per encoding. */
import { createHash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { encodingFor } from './encoding.js';
import { type EncodedReply, encode, sendEncoded, sendNotModified } from './reply.js';

/** Serves GET with a text. `vary` names further request headers that select it. */
export function document(contentType: string, make: () => string, vary = 'Accept-Encoding'): RequestHandler {
  let handler: RequestHandler | undefined;
  return (request, response, next) => {
    handler ??= madeDocument(contentType, make(), vary);
    return handler(request, response, next);
  };
}

function madeDocument(contentType: string, body: string, vary: string): RequestHandler {
  const contents = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  const made = new Map<string, Promise<EncodedReply>>();
  const madeFor = (request: Request, encoding: string): Promise<EncodedReply> => {
    const known = made.get(encoding);
    if (known !== undefined) return known;
    const headers = {
      'Content-Type': contentType,
      ETag: tagOf(contents, encoding),
      'Cache-Control': 'public, no-cache',
      Vary: vary,
    };
    const reply = Promise.resolve(encode({ status: 200, headers, body }, request));
    made.set(encoding, reply);
    return reply;
  };
  return async (request, response) => {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const reply = await madeFor(request, encoding);
    if (holds(request, contents)) sendNotModified(response, reply);
    else sendEncoded(response, reply);
  };
}

/** Each encoding is a representation with its own ETag. */
const tagOf = (contents: string, encoding: string): string => `"${contents}-${encoding}"`;

const holds = ({ headers }: Request, contents: string): boolean =>
  headers['if-none-match'] === '*' || headers['if-none-match']?.includes(contents) === true;
