/** The application: every address, no port. Started by `start.ts`, tested as it is. */
import cors from 'cors';
import express, { type Express } from 'express';
import { rateLimit } from 'express-rate-limit';
import { pinoHttp } from 'pino-http';
import type { Shared } from './context.js';
import { caching } from './http/caching.js';
import { lastResort, notFound } from './http/errors.js';
import { graphiql } from './http/graphiql.js';
import { graphqlDoor } from './http/graphql.js';
import { health } from './http/health.js';
import { llmsText } from './http/llms.js';
import { reference } from './http/reference.js';
import { pageNotFound, site } from './http/site.js';
import { mcpRouter } from './mcp/http.js';
import { operationsOf } from './rest/operations.js';
import { restRouter } from './rest/router.js';
import { schema } from './schema/schema.js';

export interface AppOptions extends Shared {
  /** Requests a minute from one address; 0 switches the limit off. */
  readonly rateLimit: number;
  /** Folder of the built site; without it `/` leads to GraphiQL. */
  readonly siteFolder?: string | undefined;
}

/** The application and how to stop it. */
export interface App {
  readonly express: Express;
  stop(): Promise<void>;
}

const MINUTE_MS = 60_000;

function limited(perMinute: number) {
  return rateLimit({
    windowMs: MINUTE_MS,
    limit: perMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    message: {
      type: 'about:blank',
      title: 'RATE_LIMITED',
      status: 429,
      code: 'RATE_LIMITED',
      detail: `At most ${perMinute} requests a minute.`,
    },
  });
}

/** Builds the application. */
export async function buildApp(options: AppOptions): Promise<App> {
  const app = express();
  const graphql = await graphqlDoor(options);
  app.disable('x-powered-by');
  // Tags are made from the question, not from the body.
  app.disable('etag');
  app.use(caching(options));
  app.use(
    pinoHttp({
      logger: options.logger,
      autoLogging: { ignore: ({ url }) => url === '/health' || url === '/ready' },
      customLogLevel: (_, { statusCode }, error) => (error || statusCode >= 500 ? 'error' : 'debug'),
    }),
  );
  app.use(cors({ methods: ['GET', 'POST', 'OPTIONS'], maxAge: 86_400 }));
  app.use(health(options));
  if (options.rateLimit > 0) app.use(limited(options.rateLimit));
  app.use(graphql.router);
  app.use(graphiql());
  app.use(reference());
  const operations = operationsOf(schema());
  app.use(restRouter(operations, graphql.server, options));
  app.use(mcpRouter(graphql.server, operations, options));
  const llms = llmsText(options.publicUrl);
  app.get('/llms.txt', (_, response) => void response.type('text/plain').send(llms));
  if (options.siteFolder) app.use(site(options.siteFolder), pageNotFound(options.siteFolder));
  else app.get('/', (_, response) => response.redirect('/graphiql'));
  app.use(notFound);
  app.use(lastResort(options.logger));
  return { express: app, stop: graphql.stop };
}
