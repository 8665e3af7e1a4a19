/** Metric definitions: what `/metrics` exposes and docs/operating/metrics.md lists. */

/** How the values of several processes are aggregated. The default is the sum. */
type Aggregation = 'sum' | 'max' | 'min' | 'first';

/** Definition of a metric. */
export interface MetricShape {
  readonly name: `rangefinder_${string}`;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly labels: readonly string[];
  readonly help: string;
  readonly aggregation?: Aggregation;
}

/** Histogram buckets in seconds. Most answers take about a millisecond; none may take longer than ten seconds. */
export const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

const shape = <const M extends MetricShape>(metric: M): M => metric;

/** Labels take their values from closed lists: transports, operations of the schema, languages, codes. Text from clients never becomes a label. */
export const METRICS = {
  requests: shape({
    name: 'rangefinder_requests_total',
    type: 'counter',
    labels: ['transport', 'operation', 'status', 'lang'],
    help: 'Answered requests.',
  }),
  requestSeconds: shape({
    name: 'rangefinder_request_seconds',
    type: 'histogram',
    labels: ['transport', 'operation'],
    help: 'Time from the arrival of a request to the end of its answer.',
  }),
  inFlight: shape({ name: 'rangefinder_requests_in_flight', type: 'gauge', labels: [], help: 'Requests in flight.' }),
  responseBytes: shape({
    name: 'rangefinder_response_bytes_total',
    type: 'counter',
    labels: ['transport'],
    help: 'Bytes sent, headers included.',
  }),
  questions: shape({
    name: 'rangefinder_questions_total',
    type: 'counter',
    labels: ['transport', 'operation'],
    help: 'Executed operations. A batch, a GraphQL document or an MCP request may contain many. Response cache hits are not counted.',
  }),
  errors: shape({
    name: 'rangefinder_errors_total',
    type: 'counter',
    labels: ['transport', 'code'],
    help: 'Errors in answers, by public error code. A request may contain several.',
  }),
  rateLimited: shape({
    name: 'rangefinder_rate_limited_total',
    type: 'counter',
    labels: ['transport'],
    help: 'Requests refused by the rate limit.',
  }),
  costSpent: shape({
    name: 'rangefinder_cost_spent_ms_total',
    type: 'counter',
    labels: ['transport'],
    help: 'Charged work, in estimated milliseconds of one core.',
  }),
  costRefused: shape({
    name: 'rangefinder_cost_refused_total',
    type: 'counter',
    labels: ['transport'],
    help: 'Operations refused because they exceed the cost limit of a request.',
  }),
  queueWaiting: shape({
    name: 'rangefinder_queue_waiting',
    type: 'gauge',
    labels: ['queue'],
    help: 'Queued tasks: for a worker thread (workers), for the main thread (main_thread).',
  }),
  queueSeconds: shape({
    name: 'rangefinder_queue_seconds',
    type: 'histogram',
    labels: ['queue'],
    help: 'Time that tasks spent in a queue.',
  }),
  queueRefused: shape({
    name: 'rangefinder_queue_refused_total',
    type: 'counter',
    labels: ['queue', 'reason'],
    help: 'Tasks removed from a queue: it was full (full), or the client disconnected or the deadline passed (gone).',
  }),
  workers: shape({ name: 'rangefinder_workers', type: 'gauge', labels: [], help: 'Running worker threads.' }),
  workersMax: shape({ name: 'rangefinder_workers_max', type: 'gauge', labels: [], help: 'Maximum number of worker threads.' }),
  workersBusy: shape({ name: 'rangefinder_workers_busy', type: 'gauge', labels: [], help: 'Busy worker threads.' }),
  workersRestarts: shape({
    name: 'rangefinder_workers_restarts_total',
    type: 'counter',
    labels: [],
    help: 'Worker threads that ended during a task. The next task starts a new one.',
  }),
  taskSeconds: shape({
    name: 'rangefinder_worker_task_seconds',
    type: 'histogram',
    labels: ['task'],
    help: 'Execution time of worker tasks, by kind.',
  }),
  responseCache: shape({
    name: 'rangefinder_response_cache_total',
    type: 'counter',
    labels: ['outcome'],
    help: 'Cacheable requests: answered from the response cache (hit), unchanged since the client’s copy (not_modified), computed (miss), computed without an ETag because the catalog was unavailable or the answer was an error (untagged).',
  }),
  responseCacheBytes: shape({
    name: 'rangefinder_response_cache_bytes',
    type: 'gauge',
    labels: [],
    help: 'Memory used by the response cache.',
  }),
  responseCacheEntries: shape({
    name: 'rangefinder_response_cache_entries',
    type: 'gauge',
    labels: [],
    help: 'Entries of the response cache.',
  }),
  graphqlAnswers: shape({
    name: 'rangefinder_graphql_answers_total',
    type: 'counter',
    labels: ['by'],
    help: 'GraphQL documents executed by a cached plan (plan), by Apollo Server (apollo), in a worker thread (worker).',
  }),
  databaseUp: shape({
    name: 'rangefinder_database_up',
    type: 'gauge',
    labels: ['server'],
    help: 'Whether the database server answers: 1 or 0, for the primary and for the replica if there is one.',
    aggregation: 'min',
  }),
  databasePool: shape({
    name: 'rangefinder_database_pool',
    type: 'gauge',
    labels: ['pool', 'state'],
    help: 'Connection pool: connections (total, idle) and statements waiting for one (waiting), by pool: write, read, replica.',
  }),
  databasePoolMax: shape({
    name: 'rangefinder_database_pool_max',
    type: 'gauge',
    labels: ['pool'],
    help: 'Maximum size of a connection pool.',
  }),
  databaseSeconds: shape({
    name: 'rangefinder_database_seconds',
    type: 'histogram',
    labels: ['pool'],
    help: 'Execution time of statements.',
  }),
  databaseErrors: shape({
    name: 'rangefinder_database_errors_total',
    type: 'counter',
    labels: ['pool', 'kind'],
    help: 'Failed statements and connections: server unavailable (away), server busy (busy), anything else (other).',
  }),
  replicaLag: shape({
    name: 'rangefinder_replica_lag_seconds',
    type: 'gauge',
    labels: [],
    help: 'Time since the replica was last in sync with the primary. Absent before the first sync.',
    aggregation: 'max',
  }),
  catalogRevision: shape({
    name: 'rangefinder_catalog_revision',
    type: 'gauge',
    labels: ['server'],
    help: 'Catalog revision on each server. A lower revision on the replica means pending replication.',
    aggregation: 'max',
  }),
  catalogInfo: shape({
    name: 'rangefinder_catalog_info',
    type: 'gauge',
    labels: ['kind', 'revision'],
    help: 'Always 1, with the kind of the catalog (server, embedded) and its revision.',
    aggregation: 'first',
  }),
  buildInfo: shape({
    name: 'rangefinder_build_info',
    type: 'gauge',
    labels: ['version', 'rules', 'node'],
    help: 'Always 1, with the versions of the service, the rules and Node.',
    aggregation: 'first',
  }),
  processes: shape({ name: 'rangefinder_processes', type: 'gauge', labels: [], help: 'Serving processes.' }),
  processRestarts: shape({
    name: 'rangefinder_process_restarts_total',
    type: 'counter',
    labels: [],
    help: 'Serving processes that ended and were replaced.',
  }),
} as const;

/** Key of a metric in the list. */
export type MetricKey = keyof typeof METRICS;

/** The list as rows of a Markdown table. */
export const metricTable = (): string =>
  Object.values<MetricShape>(METRICS)
    .map(({ name, type, labels, help }) => `| \`${name}\` | ${type} | ${labels.map((label) => `\`${label}\``).join(', ')} | ${help} |`)
    .join('\n');
