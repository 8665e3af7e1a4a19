/** OpenTelemetry traces: manual spans at a few places, exported in batches over OTLP. */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  defaultTextMapGetter,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { RequestTrace, TracedVersions, Tracing, TracingOptions } from './tracing.js';

/** A batch may contain a thousand operations. The first spans show enough. */
const MAX_SPANS = 200;
const MAX_STATEMENT = 2_000;
/** An unreachable collector is logged at most once in this time. */
const TELL_MS = 60_000;
const CLOSE_MS = 3_000;
const propagator = new W3CTraceContextPropagator();

/** The active context with its span. */
const current = new AsyncLocalStorage<Context>();

/** Starts tracing. The exporter reads its address and headers from the standard environment variables of OpenTelemetry. */
export function openTracing({ ratio, serviceName, batchMs }: TracingOptions, versions: TracedVersions, logger: Logger): Tracing {
  tellOfFaults(logger);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.version': versions.service,
      'process.pid': process.pid,
      'rangefinder.rules': versions.rules,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), ...(batchMs !== undefined && { scheduledDelayMillis: batchMs }) }),
    ],
  });
  const tracer = provider.getTracer('rangefinder', versions.service);
  return {
    open: (headers, method, transport) => {
      const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const attributes = { 'http.request.method': method, 'rangefinder.transport': transport };
      const span = tracer.startSpan(`${method} ${transport}`, { kind: SpanKind.SERVER, attributes }, parent);
      return span.isRecording() ? requestTrace(tracer, span, trace.setSpan(parent, span)) : undefined;
    },
    observer: { statement: (pool, text) => statementSpan(tracer, pool, text), refused: () => undefined },
    close: async () => {
      const late = new Promise((resolve) => setTimeout(resolve, CLOSE_MS).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}

function requestTrace(tracer: Tracer, root: Span, rootContext: Context): RequestTrace {
  let left = MAX_SPANS;
  const here = (): Context => current.getStore() ?? rootContext;
  return {
    traceId: root.spanContext().traceId,
    span: (name, attributes, work) => {
      if (--left < 0) return work();
      const around = here();
      const span = tracer.startSpan(name, { attributes }, around);
      return current.run(trace.setSpan(around, span), () => ended(span, work));
    },
    add: (name, attributes, { startedAt, endedAt }) => {
      if (--left < 0) return;
      tracer.startSpan(name, { attributes, startTime: startedAt }, here()).end(endedAt);
    },
    within: (rest) => current.run(rootContext, rest),
    end: ({ status, operation, lang, bytes }, cost) => {
      root.updateName(operation);
      root.setAttributes({
        'http.response.status_code': status,
        'http.response.size': bytes,
        'rangefinder.operation': operation,
        'rangefinder.lang': lang,
        'rangefinder.cost_ms': cost,
      });
      if (status >= 500) root.setStatus({ code: SpanStatusCode.ERROR });
      root.end();
    },
  };
}

/** Runs work and ends its span with it. The error is not recorded: its message may contain user input. */
function ended<T>(span: Span, work: () => T): T {
  const failed = (error: unknown): never => {
    span.setStatus({ code: SpanStatusCode.ERROR }).end();
    throw error;
  };
  try {
    const result = work();
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    return result.then((value: unknown) => {
      span.end();
      return value;
    }, failed) as T;
  } catch (error) {
    return failed(error);
  }
}

/** Statements outside of requests, such as health checks, get no spans. */
function statementSpan(tracer: Tracer, pool: string, text: string): (fault?: string) => void {
  const around = current.getStore();
  if (!around || !trace.getSpan(around)?.isRecording()) return () => undefined;
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': verb,
    'db.query.text': text.slice(0, MAX_STATEMENT),
    'rangefinder.pool': pool,
  };
  const span = tracer.startSpan(`${verb} ${pool}`, { kind: SpanKind.CLIENT, attributes }, around);
  return (fault) => {
    if (fault !== undefined) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', fault);
    span.end();
  };
}

/** Messages of OpenTelemetry may contain its address with a password, so they are replaced by a fixed one. */
function tellOfFaults(logger: Logger): void {
  let last = Number.NEGATIVE_INFINITY;
  const tell = (): void => {
    if (performance.now() - last < TELL_MS) return;
    last = performance.now();
    logger.warn('traces cannot be sent; is there a collector at OTEL_EXPORTER_OTLP_ENDPOINT?');
  };
  const silent = (): void => undefined;
  diag.setLogger({ error: tell, warn: silent, info: silent, debug: silent, verbose: silent });
}
