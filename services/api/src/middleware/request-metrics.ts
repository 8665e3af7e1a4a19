/** Follows a request to the end of its answer: once it is out, it is counted. */
import type { Request, Response } from 'express';
import type { Asker } from '../context/request-context.js';
import { languageLabel, type RequestRecord } from '../context/request-record.js';
import type { Answered } from '../telemetry/answered.js';

/** The client went away before there was an answer; the number is nginx’s. */
const CLIENT_GONE = 499;

/** Counts a request when its answer is out or its connection is gone; then calls. */
export function watchRequest(request: Request, response: Response, asker: Asker, done?: (answered: Answered) => void): void {
  const began = performance.now();
  // The connection knows what was sent, whoever sent it; the request may forget its connection.
  const { socket } = request;
  const sentBefore = socket.bytesWritten;
  asker.record.metrics?.inFlight.inc();
  response.once('close', () => {
    const answered = {
      status: response.headersSent || response.writableFinished ? response.statusCode : CLIENT_GONE,
      operation: asker.record.operation ?? asker.record.otherwise,
      lang: languageLabel(response.getHeader('Content-Language'), asker.language),
      milliseconds: performance.now() - began,
      bytes: socket.bytesWritten - sentBefore,
    };
    count(asker.record, answered);
    done?.(answered);
  });
}

function count({ metrics, door, cost }: RequestRecord, { status, operation, lang, milliseconds, bytes }: Answered): void {
  if (!metrics) return;
  metrics.inFlight.dec();
  metrics.requests.inc({ door, operation, status, lang });
  metrics.requestSeconds.observe({ door, operation }, milliseconds / 1_000);
  metrics.responseBytes.inc({ door }, bytes);
  metrics.costSpent.inc({ door }, cost);
}
