/** The service as a library, for tests and for embedding. */

export { ERROR_CODES, type ErrorCode } from './context/errors/codes.js';
export { problemType, TITLES as ERROR_TITLES } from './context/errors/titles.js';
export { localRequestContext, type RequestContext } from './context/request-context.js';
export { type ResolverContext, resolverContext, type Services } from './context/resolver-context.js';
export { readSettings, SETTING_NAMES, type Settings, type SettingsResult } from './context/settings.js';
export { type RateLimit, rateLimit } from './context/work/rate-limit.js';
export { openWorkerPool, type Pool } from './context/work/worker-pool.js';
export { DEPRECATED, type Deprecated } from './schema/deprecated.js';
export { argumentsOf, type Operation, operationsOf, questionOf } from './schema/operations.js';
export { schema } from './schema/schema.js';
export { type App, type AppOptions, buildApp } from './server/app.js';
export { httpServer } from './server/http-server.js';
export { tracingOf } from './server/start-tracing.js';
export { databaseObserver } from './telemetry/database-observer.js';
export { METRICS } from './telemetry/metric-list.js';
export { type Metrics, openMetrics } from './telemetry/metrics.js';
export type { Tracing } from './telemetry/tracing.js';
export { transportOf } from './telemetry/transports.js';
