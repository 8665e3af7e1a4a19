/** The service as a library: for tests and for whoever mounts it elsewhere. */
export { type App, type AppOptions, buildApp } from './app.js';
export { type Context, contextOf, type Shared } from './context.js';
export { DEPRECATED, type Deprecated } from './deprecation/deprecated.js';
export { ERROR_CODES, type ErrorCode } from './errors/codes.js';
export { problemType, TITLES as ERROR_TITLES } from './errors/titles.js';
export { httpServer } from './process/http-server.js';
export { type Operation, operationsOf } from './rest/operations.js';
export { schema } from './schema/schema.js';
export { readSettings, type Settings, type SettingsResult } from './settings.js';
export { databaseObserver } from './telemetry/database-observer.js';
export { METRICS } from './telemetry/metric-list.js';
export { type Metrics, openMetrics } from './telemetry/metrics.js';
export { tracingOf } from './telemetry/start-tracing.js';
export type { Tracing } from './telemetry/tracing.js';
export { openPool, type Pool } from './work/pool.js';
export { type RateLimit, rateLimit } from './work/rate-limit.js';
