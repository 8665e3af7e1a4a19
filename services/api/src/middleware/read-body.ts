/**
 * Reads request bodies. Compressed bodies go through the parser of Express; all others are collected here, since that parser takes
 * as long as computing a light answer.
 */
import { type Request, type Response, raw } from 'express';

/** The bytes of a body, or the status of a refusal. */
type Body = Buffer | number;

/** Status for a body that ends early. */
const ENDED_EARLY = 400;
const TOO_LARGE = 413;

/**
 * Reads a body up to a limit, which counts decompressed bytes. `done` is called once; the rest of a longer body is ignored.
 * @example readBody(request, response, 500_000, (body) => (typeof body === 'number' ? refuse(body) : parse(body)))
 */
export function readBody(request: Request, response: Response, maxBytes: number, done: (body: Body) => void): void {
  let isDone = false;
  const finish = (body: Body): void => {
    if (isDone) return;
    isDone = true;
    done(body);
  };
  const chunks: Buffer[] = [];
  let received = 0;
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxBytes) finish(TOO_LARGE);
    if (!isDone) chunks.push(chunk);
  });
  request.once('error', () => finish(ENDED_EARLY));
  if (isCompressed(request)) decompress(request, response, maxBytes, finish);
  else request.once('end', () => finish(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
}

const isCompressed = ({ headers }: Request): boolean => (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';

function decompress(request: Request, response: Response, limit: number, finish: (body: Body) => void): void {
  raw({ limit, type: () => true })(request, response, (error?: unknown) => {
    const { status } = (error ?? {}) as { readonly status?: number };
    finish(error ? (status ?? ENDED_EARLY) : (request.body as Buffer));
  });
}
