/** Loads what traces are made with, where they are wanted. */
import type { Logger } from 'pino';
import type { Tracing, TracingOptions } from './tracing.js';

/** Tracing where the settings ask for it; the exporter reads its own variables, headers with tokens among them. */
export async function tracingOf(
  { tracing }: { readonly tracing: TracingOptions | undefined },
  logger: Logger,
): Promise<Tracing | undefined> {
  return tracing && (await import('./open-telemetry.js')).openTracing(tracing, logger);
}
