/** Starts tracing where the settings ask for it. */
import type { Logger } from 'pino';
import { API_VERSION, RULES_VERSION } from '../context/versions.js';
import type { Tracing, TracingOptions } from '../telemetry/tracing.js';

const VERSIONS = { service: API_VERSION, rules: RULES_VERSION };

/** Loads OpenTelemetry only when a collector is set. The exporter reads its own environment variables, such as headers with tokens. */
export async function tracingOf(
  { tracing }: { readonly tracing: TracingOptions | undefined },
  logger: Logger,
): Promise<Tracing | undefined> {
  return tracing && (await import('../telemetry/open-telemetry.js')).openTracing(tracing, VERSIONS, logger);
}
