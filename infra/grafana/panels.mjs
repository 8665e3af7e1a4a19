/**
 * Contents of the dashboard: rows of panels, each with its queries. `dashboard.mjs` converts them to Grafana's format.
 *
 * @typedef {{ readonly query: string, readonly legend?: string }} Line
 * @typedef {{ readonly title: string, readonly about: string, readonly unit: string, readonly lines: readonly Line[], readonly kind?: 'stat' | 'timeseries', readonly width?: number }} Panel
 * @typedef {{ readonly title: string, readonly panels: readonly Panel[] }} Row
 */

/** @param {number} share @param {string} by @param {string} metric */
const quantile = (share, by, metric) =>
  `histogram_quantile(${share}, sum by (${['le', by].filter(Boolean).join(', ')}) (rate(${metric}_bucket{instance=~"$instance"}[$__rate_interval])))`;

/** @param {string} metric @param {string} by @param {string} where */
const rate = (metric, by = '', where = '') =>
  `sum${by ? ` by (${by})` : ''} (rate(${metric}{instance=~"$instance"${where ? `, ${where}` : ''}}[$__rate_interval]))`;

/** @type {readonly Row[]} */
export const ROWS = [
  {
    title: 'Now',
    panels: [
      stat('Processes', 'Processes that answer.', 'none', 'sum(rangefinder_processes{instance=~"$instance"})'),
      stat('Requests', 'A second, over all transports.', 'reqps', rate('rangefinder_requests_total')),
      stat(
        'Failures',
        'Share of requests that end with 500: a fault of ours.',
        'percentunit',
        `(${rate('rangefinder_requests_total', '', 'status="500"')} or vector(0)) / ${rate('rangefinder_requests_total')}`,
      ),
      stat('99 of 100', 'Answered within.', 's', quantile(0.99, '', 'rangefinder_request_seconds')),
      stat(
        'Catalog',
        'Revision that is answered from.',
        'none',
        'max(rangefinder_catalog_revision{instance=~"$instance", server="primary"})',
      ),
      stat(
        'Database',
        'Whether every process reaches the primary.',
        'bool_yes_no',
        'min(rangefinder_database_up{instance=~"$instance", server="primary"})',
      ),
    ],
  },
  {
    title: 'Traffic',
    panels: [
      panel('Requests by transport', 'Requests a second.', 'reqps', [
        { query: rate('rangefinder_requests_total', 'transport'), legend: '{{transport}}' },
      ]),
      panel('Requests by status', '4xx are mistakes of clients, 429 the rate limit, 503 the catalog or an overload.', 'reqps', [
        { query: rate('rangefinder_requests_total', 'status'), legend: '{{status}}' },
      ]),
      panel('Questions, the most frequent', 'A batch or a document may hold many; answers from memory are not among them.', 'ops', [
        { query: `topk(10, ${rate('rangefinder_questions_total', 'operation')})`, legend: '{{operation}}' },
      ]),
      panel('Languages', 'Requests a second.', 'reqps', [{ query: rate('rangefinder_requests_total', 'lang'), legend: '{{lang}}' }]),
      panel('Errors by code', 'As clients see them.', 'ops', [{ query: rate('rangefinder_errors_total', 'code'), legend: '{{code}}' }]),
      panel('Sent', 'Bytes a second, headers included.', 'Bps', [
        { query: rate('rangefinder_response_bytes_total', 'transport'), legend: '{{transport}}' },
      ]),
    ],
  },
  {
    title: 'Latency',
    panels: [
      panel('All requests', 'From the first look at a request to the end of its answer.', 's', [
        { query: quantile(0.5, '', 'rangefinder_request_seconds'), legend: '50 of 100' },
        { query: quantile(0.9, '', 'rangefinder_request_seconds'), legend: '90 of 100' },
        { query: quantile(0.99, '', 'rangefinder_request_seconds'), legend: '99 of 100' },
      ]),
      panel('99th percentile by transport', 'Downloads take as long as their clients read.', 's', [
        { query: quantile(0.99, 'transport', 'rangefinder_request_seconds'), legend: '{{transport}}' },
      ]),
      panel('By question, the slowest', '99 of 100 are faster.', 's', [
        { query: `topk(10, ${quantile(0.99, 'operation', 'rangefinder_request_seconds')})`, legend: '{{operation}}' },
      ]),
      panel('Event loop', 'How long others wait for what a process is doing: one of a hundred times.', 's', [
        { query: 'nodejs_eventloop_lag_p99_seconds{instance=~"$instance"}', legend: '{{instance}}' },
      ]),
    ],
  },
  {
    title: 'Work',
    panels: [
      panel(
        'Cost spent',
        'Estimated milliseconds of one core a second: 1,000 is a core that does nothing else. The autoscaler goes by it.',
        'none',
        [{ query: rate('rangefinder_cost_spent_ms_total', 'instance'), legend: '{{instance}}' }],
      ),
      panel('Cost by transport', 'The same, by where it was asked.', 'none', [
        { query: rate('rangefinder_cost_spent_ms_total', 'transport'), legend: '{{transport}}' },
      ]),
      panel(
        'Refused',
        'Questions that cost more than a request may; requests over the rate limit; work that found the queue full.',
        'ops',
        [
          { query: rate('rangefinder_cost_refused_total'), legend: 'too complex' },
          { query: rate('rangefinder_rate_limited_total'), legend: 'rate limit' },
          { query: rate('rangefinder_queue_refused_total', 'reason'), legend: 'queue: {{reason}}' },
        ],
      ),
      panel('Waiting', 'Pieces of work in the queues.', 'none', [
        { query: 'sum by (queue) (rangefinder_queue_waiting{instance=~"$instance"})', legend: '{{queue}}' },
      ]),
      panel('Wait, 99 of 100', 'For a worker thread, for a turn on the main thread.', 's', [
        { query: quantile(0.99, 'queue', 'rangefinder_queue_seconds'), legend: '{{queue}}' },
      ]),
      panel('Worker threads', 'That compute, of those that may.', 'none', [
        { query: 'sum(rangefinder_workers_busy{instance=~"$instance"})', legend: 'busy' },
        { query: 'sum(rangefinder_workers_max{instance=~"$instance"})', legend: 'at most' },
      ]),
    ],
  },
  {
    title: 'Answers from memory',
    panels: [
      panel('By outcome', 'Cacheable questions.', 'ops', [
        { query: rate('rangefinder_response_cache_total', 'outcome'), legend: '{{outcome}}' },
      ]),
      panel('Kept', 'Memory that answers take.', 'bytes', [
        { query: 'sum by (instance) (rangefinder_response_cache_bytes{instance=~"$instance"})', legend: '{{instance}}' },
      ]),
    ],
  },
  {
    title: 'Database',
    panels: [
      panel('Reached', 'Primary and replica, by process: 1 or 0.', 'none', [
        { query: 'min by (server, instance) (rangefinder_database_up{instance=~"$instance"})', legend: '{{server}} from {{instance}}' },
      ]),
      panel('Statements, 99 of 100', 'By pool.', 's', [
        { query: quantile(0.99, 'pool', 'rangefinder_database_seconds'), legend: '{{pool}}' },
      ]),
      panel('Connections', 'In use, and questions that wait for one.', 'none', [
        {
          query:
            'sum by (pool) (rangefinder_database_pool{instance=~"$instance", state="total"}) - sum by (pool) (rangefinder_database_pool{instance=~"$instance", state="idle"})',
          legend: '{{pool}}: in use',
        },
        { query: 'sum by (pool) (rangefinder_database_pool{instance=~"$instance", state="waiting"})', legend: '{{pool}}: waiting' },
      ]),
      panel('Failed', 'Statements and connections.', 'ops', [
        { query: rate('rangefinder_database_errors_total', 'pool, kind'), legend: '{{pool}}: {{kind}}' },
      ]),
      panel('Replica', 'Since it last had everything that the primary had.', 's', [
        { query: 'max by (instance) (rangefinder_replica_lag_seconds{instance=~"$instance"})', legend: '{{instance}}' },
      ]),
      panel('Revisions', 'Of the catalog: what the replica lacks, it has yet to receive.', 'none', [
        { query: 'max by (server) (rangefinder_catalog_revision{instance=~"$instance"})', legend: '{{server}}' },
      ]),
    ],
  },
  {
    title: 'Processes',
    panels: [
      panel('Memory', 'Of each process.', 'bytes', [
        { query: 'process_resident_memory_bytes{instance=~"$instance"}', legend: '{{instance}}' },
      ]),
      panel('Computing', 'Cores in use.', 'none', [
        { query: 'rate(process_cpu_seconds_total{instance=~"$instance"}[$__rate_interval])', legend: '{{instance}}' },
      ]),
      panel('Replaced', 'Processes and worker threads that ended and were replaced.', 'none', [
        { query: 'sum(increase(rangefinder_process_restarts_total{instance=~"$instance"}[$__rate_interval]))', legend: 'processes' },
        { query: 'sum(increase(rangefinder_workers_restarts_total{instance=~"$instance"}[$__rate_interval]))', legend: 'worker threads' },
      ]),
      panel('Releases', 'Processes by what they run.', 'none', [
        { query: 'count by (version, rules) (rangefinder_build_info{instance=~"$instance"})', legend: '{{version}}, rules {{rules}}' },
      ]),
    ],
  },
];

/** A figure. @param {string} title @param {string} about @param {string} unit @param {string} query @returns {Panel} */
function stat(title, about, unit, query) {
  return { title, about, unit, lines: [{ query }], kind: 'stat', width: 4 };
}

/** Lines over time. @param {string} title @param {string} about @param {string} unit @param {readonly Line[]} lines @returns {Panel} */
function panel(title, about, unit, lines) {
  return { title, about, unit, lines };
}
