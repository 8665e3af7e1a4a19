/** Request metrics, recorded when the answer has been sent. */
import type { Request, Response } from 'express';
import type { RequestContext } from '../context/request-context.js';
import { languageLabel, type RequestRecord } from '../context/request-record.js';
import type { Answered } from '../telemetry/answered.js';

/** Status for a client that disconnected before the answer, as in nginx. */
const CLIENT_GONE = 499;

/** Records a request when its answer has been sent or its connection is closed, then calls `done`. */
export function observeRequest(request: Request, response: Response, caller: RequestContext, done?: (answered: Answered) => void): void {
  const began = performance.now();
  // The socket counts sent bytes. The request may lose its reference to it.
  const { socket } = request;
  const sentBefore = socket.bytesWritten;
  caller.record.metrics?.inFlight.inc();
  response.once('close', () => {
    const answered = {
      status: response.headersSent || response.writableFinished ? response.statusCode : CLIENT_GONE,
      operation: caller.record.operation ?? caller.record.otherwise,
      lang: languageLabel(caller.record.language ?? response.getHeader('Content-Language'), caller.language),
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
