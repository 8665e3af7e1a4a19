/** The whole service with a catalog of its own, without a port. */
import { type App, type AppOptions, buildApp, databaseObserver, openWorkerPool, type Pool } from '@rangefinder/api';
import type { Catalog } from '@rangefinder/catalog';
import pino from 'pino';
import supertest, { type Test } from 'supertest';
import { starterCatalog } from './catalog.js';
import { recordingPaths, undescribed } from './described-paths.js';
import { within } from './time-limits.js';

export interface Service {
  readonly catalog: Catalog;
  readonly express: App['express'];
  readonly plans: App['plans'];
  readonly pool: Pool;
  readonly request: ReturnType<typeof supertest>;
  /** Sends a GraphQL query and returns the body of the response. */
  ask(
    query: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{
    readonly data?: Record<string, never>;
    readonly errors?: readonly {
      readonly message: string;
      readonly path?: readonly unknown[];
      readonly extensions: Record<string, never>;
    }[];
  }>;
  post(query: string): Test;
  /** Stops the service and leaves the catalog open. */
  stop(): Promise<void>;
  /** Stops the service and closes the catalog. Fails if a path that was read is not in the OpenAPI document. */
  close(): Promise<void>;
}

/** Options that a test may change. */
export type ServiceOptions = Partial<
  Pick<
    AppOptions,
    | 'siteFolder'
    | 'repository'
    | 'publicUrl'
    | 'rateLimit'
    | 'metrics'
    | 'showMetrics'
    | 'logsAll'
    | 'slowMs'
    | 'tracing'
    | 'trustProxy'
    | 'deprecated'
    | 'deadlineMs'
    | 'isDraining'
    | 'logger'
    | 'catalog'
  >
>;

const sourceOf = (path: string): string => new URL(path, import.meta.url).href;

/** Worker threads that run from source, like the tests. */
const sourcePool = () =>
  openWorkerPool({
    worker: {
      url: sourceOf('../../services/api/src/server/worker/worker.ts'),
      execArgv: ['--conditions=rangefinder:source', '--import', sourceOf('from-source.mjs')],
    },
  });

/** Deadline of a request. On a busy machine the search index alone, which the first search waits for, takes longer than that of users. */
export const DEADLINE_MS = within(20_000);

/** Starts the service without a port. */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const catalog = options.catalog ?? (await starterCatalog(options.metrics && databaseObserver(options.metrics)));
  const pool = sourcePool();
  const logger = pino({ level: 'silent' });
  const app = await buildApp({ logger, publicUrl: 'https://rangefinder.example', deadlineMs: DEADLINE_MS, ...options, catalog, pool });
  const paths = new Set<string>();
  const request = supertest(recordingPaths(app.express, paths));
  const post = (query: string) => request.post('/graphql').send({ query });
  const stop = async (): Promise<void> => {
    await app.stop();
    await pool.close();
  };
  return {
    catalog,
    express: app.express,
    plans: app.plans,
    pool,
    request,
    post,
    ask: async (query, headers = {}) => (await post(query).set(headers)).body,
    stop,
    close: async () => {
      const missing = await withoutDescription(app.express, paths);
      await stop();
      await catalog.close();
      if (missing.length > 0) throw new Error(`the OpenAPI document lacks ${missing.join(', ')}`);
    },
  };
}

async function withoutDescription(express: App['express'], paths: ReadonlySet<string>): Promise<readonly string[]> {
  if (paths.size === 0) return [];
  const { status, body } = await supertest(express).get('/openapi.json');
  return status === 200 ? undescribed(paths, Object.keys(body.paths)) : [];
}
