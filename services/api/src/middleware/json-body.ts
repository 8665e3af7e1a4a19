/** Reading JSON bodies: one size, one type; what is no JSON by its own word is refused and not passed over. */
import { type Request, type RequestHandler, type Response, raw } from 'express';
import { requestContextOf } from '../context/request-context.js';
import { yieldToOthers } from '../context/work/cooperative-scheduling.js';

/** Bytes of a body, at most, when it is unpacked. */
const MAX_BODY_BYTES = 500_000;
/** Longer bodies are parsed in turns: the longest take some milliseconds. */
const LONG_BYTES = 50_000;

const JSON_TYPE = /^application\/json\s*(?:;\s*charset=("?)utf-?8\1\s*)?$/i;
const BYTE_ORDER_MARK = /^\uFEFF/;

/** Whether there is a body at all. */
const hasBody = ({ headers }: Request): boolean => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const readBytes = raw({ limit: MAX_BODY_BYTES, type: () => true });

const refused = (status: 400 | 413 | 415): Error => Object.assign(new Error(`a body that is not taken: ${status}`), { status });

/** Reads a body as JSON into `request.body`; `undefined` when there is none. 415 for another type, 413 for a larger one, 400 for what is no JSON. */
export const jsonBody: RequestHandler = (request, response, next) => {
  if (!hasBody(request)) return next();
  if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) return next(refused(415));
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return next(refused(413));
  readWithin(request, response, (error) => {
    if (error) return next(error);
    const bytes = request.body as Buffer;
    if (bytes.length > LONG_BYTES) yieldToOthers(requestContextOf(response)).then(() => parse(request, bytes, next), next);
    else parse(request, bytes, next);
  });
};

/** Reads the bytes. The parser would read a body that is too long to its end before it says so; this says so where it becomes too long. */
function readWithin(request: Request, response: Response, done: (error?: unknown) => void): void {
  let isDone = false;
  const finish = (error?: unknown): void => {
    if (isDone) return;
    isDone = true;
    done(error);
  };
  if (request.headers['transfer-encoding'] !== undefined) {
    let received = 0;
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > MAX_BODY_BYTES) finish(refused(413));
    });
  }
  readBytes(request, response, finish);
}

function parse(request: Request, bytes: Buffer, next: (error?: unknown) => void): void {
  let fault: Error | undefined;
  try {
    request.body = JSON.parse(bytes.toString('utf8').replace(BYTE_ORDER_MARK, ''));
  } catch {
    fault = refused(400);
  }
  next(fault);
}
