/** The whole service on a catalog in memory, as a test talks to it. */
import { type App, buildApp, starterTables } from '@rangefinder/api';
import { type Catalog, IN_MEMORY, installStarter, migrate, openCatalog } from '@rangefinder/catalog';
import pino from 'pino';
import supertest, { type Test } from 'supertest';

export interface Service {
  readonly catalog: Catalog;
  readonly express: App['express'];
  readonly request: ReturnType<typeof supertest>;
  /** Asks over GraphQL; the body as it came. */
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
  close(): Promise<void>;
}

/** What a test may want otherwise. */
export interface ServiceOptions {
  /** Folder of the built site; none is served without it. */
  readonly siteFolder?: string;
}

/** Starts the service without a port. */
export async function startService({ siteFolder }: ServiceOptions = {}): Promise<Service> {
  const catalog = await openCatalog({ folder: IN_MEMORY });
  await migrate(catalog.db);
  await installStarter(catalog.db, starterTables);
  const logger = pino({ level: 'silent' });
  const app = await buildApp({ catalog, logger, publicUrl: 'https://rangefinder.example', rateLimit: 0, siteFolder });
  const request = supertest(app.express);
  const post = (query: string) => request.post('/graphql').send({ query });
  return {
    catalog,
    express: app.express,
    request,
    post,
    ask: async (query, headers = {}) => (await post(query).set(headers)).body,
    close: async () => {
      await app.stop();
      await catalog.close();
    },
  };
}
