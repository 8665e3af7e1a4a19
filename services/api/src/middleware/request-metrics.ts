/** Follows a request to the end of its answer: once it is out, it is counted. */
import type { Request, Response } from 'express';
import type { RequestContext } from '../context/request-context.js';
import { languageLabel, type RequestRecord } from '../context/request-record.js';
import type { Answered } from '../telemetry/answered.js';

/** The client went away before there was an answer; the number is nginx’s. */
const CLIENT_GONE = 499;

/** Counts a request when its answer is out or its connection is gone; then calls. */
export function observeRequest(request: Request, response: Response, caller: RequestContext, done?: (answered: Answered) => void): void {
  const began = performance.now();
  // The connection knows what was sent, whoever sent it; the request may forget its connection.
  const { socket } = request;
  const sentBefore = socket.bytesWritten;
  caller.record.metrics?.inFlight.inc();
  response.once('close', () => {
    const answered = {
      status: response.headersSent || response.writableFinished ? response.statusCode : CLIENT_GONE,
      operation: caller.record.operation ?? caller.record.otherwise,
      lang: languageLabel(response.getHeader('Content-Language'), caller.language),
      milliseconds: performance.now() - began,
      bytes: socket.bytesWritten - sentBefore,
    };
    count(caller.record, answered);
    done?.(answered);
  });
}

function count({ metrics, transport, cost }: RequestRecord, { status, operation, lang, milliseconds, bytes }: Answered): void {
  if (!metrics) return;
  metrics.inFlight.dec();
  metrics.requests.inc({ transport, operation, status, lang });
  metrics.requestSeconds.observe({ transport, operation }, milliseconds / 1_000);
  metrics.responseBytes.inc({ transport }, bytes);
  metrics.costSpent.inc({ transport }, cost);
}
