/** Every metric of the service as data: what `/metrics` shows, and what docs/operating/metrics.md lists. */

/** How the figures of several processes become one; a sum unless said otherwise. */
type Together = 'sum' | 'max' | 'min' | 'first';

/** A metric as it is declared. */
export interface MetricShape {
  readonly name: `rangefinder_${string}`;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly labels: readonly string[];
  readonly help: string;
  readonly together?: Together;
}

/** Upper bounds in seconds: most answers take about a millisecond, none may take longer than ten seconds. */
export const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

const shape = <const M extends MetricShape>(metric: M): M => metric;

/** Labels take values from closed lists only: doors, operations of the schema, languages, codes. Nothing that a client wrote becomes one. */
export const METRICS = {
  requests: shape({
    name: 'rangefinder_requests_total',
    type: 'counter',
    labels: ['door', 'operation', 'status', 'lang'],
    help: 'Requests that were answered.',
  }),
  requestSeconds: shape({
    name: 'rangefinder_request_seconds',
    type: 'histogram',
    labels: ['door', 'operation'],
    help: 'From the first look at a request to the end of its answer.',
  }),
  inFlight: shape({ name: 'rangefinder_requests_in_flight', type: 'gauge', labels: [], help: 'Requests under way.' }),
  responseBytes: shape({
    name: 'rangefinder_response_bytes_total',
    type: 'counter',
    labels: ['door'],
    help: 'Bytes sent, headers included.',
  }),
  questions: shape({
    name: 'rangefinder_questions_total',
    type: 'counter',
    labels: ['door', 'operation'],
    help: 'Questions in requests: a batch, a GraphQL document or an MCP request may hold many. Answers from memory are not among them.',
  }),
  errors: shape({
    name: 'rangefinder_errors_total',
    type: 'counter',
    labels: ['door', 'code'],
    help: 'Errors that were answered, by their public code; a request may hold several.',
  }),
  rateLimited: shape({
    name: 'rangefinder_rate_limited_total',
    type: 'counter',
    labels: ['door'],
    help: 'Requests refused because their address had asked for too much work.',
  }),
  costSpent: shape({
    name: 'rangefinder_cost_spent_ms_total',
    type: 'counter',
    labels: ['door'],
    help: 'Work charged, in estimated milliseconds of one core.',
  }),
  costRefused: shape({
    name: 'rangefinder_cost_refused_total',
    type: 'counter',
    labels: ['door'],
    help: 'Questions refused because they cost more than a request may.',
  }),
  queueWaiting: shape({
    name: 'rangefinder_queue_waiting',
    type: 'gauge',
    labels: ['queue'],
    help: 'Pieces of work that wait: for a worker thread (threads), for a turn on the main thread (turns).',
  }),
  queueSeconds: shape({
    name: 'rangefinder_queue_seconds',
    type: 'histogram',
    labels: ['queue'],
    help: 'How long pieces of work waited for their place.',
  }),
  queueRefused: shape({
    name: 'rangefinder_queue_refused_total',
    type: 'counter',
    labels: ['queue', 'reason'],
    help: 'Pieces of work that got no place: the queue was full, or the asker went or waited too long (gone).',
  }),
  workers: shape({ name: 'rangefinder_workers', type: 'gauge', labels: [], help: 'Worker threads that run.' }),
  workersMax: shape({ name: 'rangefinder_workers_max', type: 'gauge', labels: [], help: 'Worker threads that may run.' }),
  workersBusy: shape({ name: 'rangefinder_workers_busy', type: 'gauge', labels: [], help: 'Worker threads that compute.' }),
  workersRestarts: shape({
    name: 'rangefinder_workers_restarts_total',
    type: 'counter',
    labels: [],
    help: 'Worker threads that ended in the middle of a task; the next task starts another.',
  }),
  taskSeconds: shape({
    name: 'rangefinder_worker_task_seconds',
    type: 'histogram',
    labels: ['task'],
    help: 'How long worker threads computed, by kind of task.',
  }),
  keptAnswers: shape({
    name: 'rangefinder_kept_answers_total',
    type: 'counter',
    labels: ['outcome'],
    help: 'Cacheable questions: answered from memory (hit), known to the client (not_modified), computed (miss), computed without a tag because the catalog was away or the answer was an error (untagged).',
  }),
  keptBytes: shape({ name: 'rangefinder_kept_answers_bytes', type: 'gauge', labels: [], help: 'Memory that kept answers take.' }),
  keptEntries: shape({ name: 'rangefinder_kept_answers_entries', type: 'gauge', labels: [], help: 'Answers that are kept.' }),
  graphqlAnswers: shape({
    name: 'rangefinder_graphql_answers_total',
    type: 'counter',
    labels: ['by'],
    help: 'GraphQL documents answered by a compiled plan (plan), by Apollo (apollo), in a worker thread (thread).',
  }),
  databaseUp: shape({
    name: 'rangefinder_database_up',
    type: 'gauge',
    labels: ['server'],
    help: 'Whether the database answers: 1 or 0; of the primary, and of the replica where there is one.',
    together: 'min',
  }),
  databasePool: shape({
    name: 'rangefinder_database_pool',
    type: 'gauge',
    labels: ['pool', 'state'],
    help: 'Connections (total, those that are idle) and questions that wait for one (waiting), by pool: write, read, replica.',
  }),
  databasePoolMax: shape({
    name: 'rangefinder_database_pool_max',
    type: 'gauge',
    labels: ['pool'],
    help: 'Connections that a pool may have.',
  }),
  databaseSeconds: shape({
    name: 'rangefinder_database_seconds',
    type: 'histogram',
    labels: ['pool'],
    help: 'How long statements took.',
  }),
  databaseErrors: shape({
    name: 'rangefinder_database_errors_total',
    type: 'counter',
    labels: ['pool', 'kind'],
    help: 'Statements and connections that failed: the server was away (away), could not just then (busy), anything else (other).',
  }),
  replicaLag: shape({
    name: 'rangefinder_replica_lag_seconds',
    type: 'gauge',
    labels: [],
    help: 'How long ago the replica last had everything that the primary had; there is none before it first has.',
    together: 'max',
  }),
  catalogRevision: shape({
    name: 'rangefinder_catalog_revision',
    type: 'gauge',
    labels: ['server'],
    help: 'Revision of the catalog on each server: what the replica lacks, it has yet to receive.',
    together: 'max',
  }),
  catalogInfo: shape({
    name: 'rangefinder_catalog_info',
    type: 'gauge',
    labels: ['kind', 'revision'],
    help: 'Which catalog answers: 1 with its kind (server, embedded) and revision.',
    together: 'first',
  }),
  buildInfo: shape({
    name: 'rangefinder_build_info',
    type: 'gauge',
    labels: ['version', 'rules', 'node'],
    help: 'Which code answers: 1 with the version of the service, of the rules, and of Node.',
    together: 'first',
  }),
  processes: shape({ name: 'rangefinder_processes', type: 'gauge', labels: [], help: 'Processes that answer.' }),
  processRestarts: shape({
    name: 'rangefinder_process_restarts_total',
    type: 'counter',
    labels: [],
    help: 'Answering processes that ended and were replaced.',
  }),
} as const;

/** The key of a metric in the list. */
export type MetricKey = keyof typeof METRICS;

/** The list as the rows of a table in Markdown. */
export const metricTable = (): string =>
  Object.values<MetricShape>(METRICS)
    .map(({ name, type, labels, help }) => `| \`${name}\` | ${type} | ${labels.map((label) => `\`${label}\``).join(', ')} | ${help} |`)
    .join('\n');
