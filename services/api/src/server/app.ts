/** The application: every address, no port. `process/service.ts` starts it; tests take it as it is. */
// Classes of the schema need it before any of them is loaded.
import 'reflect-metadata';
import { constants } from 'node:zlib';
import compression from 'compression';
import express, { type Express } from 'express';
import { failure } from '../context/errors/failures.js';
import { TEXTS } from '../context/errors/texts.js';
import { requestContextOf } from '../context/request-context.js';
import type { Services } from '../context/resolver-context.js';
import type { MetricsReaders } from '../context/settings.js';
import type { RateLimit } from '../context/work/rate-limit.js';
import { requestLog } from '../middleware/access-log.js';
import { admission } from '../middleware/admission.js';
import { baseHeaders } from '../middleware/base-headers.js';
import { errorHandler, PUBLIC_URL, sendFailure } from '../middleware/error-replies.js';
import { responseCache } from '../middleware/response-cache.js';
import { leaveUnread } from '../middleware/unread-body.js';
import { DEPRECATED, type Deprecated } from '../schema/deprecated.js';
import { type Operation, operationsOf } from '../schema/operations.js';
import { schema } from '../schema/schema.js';
import { type Metrics, openMetrics } from '../telemetry/metrics.js';
import type { Tracing } from '../telemetry/tracing.js';
import { descriptions } from '../transports/files/descriptions.js';
import { catalogFiles } from '../transports/files/downloads/catalog-files.js';
import { downloadsRouter } from '../transports/files/downloads/router.js';
import { rulebookFiles } from '../transports/files/downloads/rulebook-files.js';
import { feedRouter } from '../transports/files/feeds/router.js';
import { securityTxt } from '../transports/files/security-txt.js';
import { MAX_TOKENS, startApollo } from '../transports/graphql/apollo.js';
import { graphqlRouter } from '../transports/graphql/endpoint.js';
import { questionsIn } from '../transports/graphql/operation-names.js';
import { type Plans, plansFor } from '../transports/graphql/plan-cache.js';
import { mcpRouter } from '../transports/mcp/endpoint.js';
import { entryPages } from '../transports/pages/entry-pages.js';
import { entrySitemap } from '../transports/pages/entry-sitemap.js';
import { graphiql } from '../transports/pages/graphiql.js';
import { markdownPages } from '../transports/pages/markdown-pages.js';
import { reference } from '../transports/pages/reference.js';
import { sharePictures } from '../transports/pages/sharing/router.js';
import { situationHeads } from '../transports/pages/sharing/situation-heads.js';
import { pageNotFound, site } from '../transports/pages/site.js';
import { status } from '../transports/pages/status.js';
import { restRouter } from '../transports/rest/router.js';
import { collectGauges } from './gauges.js';
import { health } from './health.js';
import { metricsRouter, type ReadMetrics } from './metrics-endpoint.js';

export interface AppOptions extends Services {
  /** How much work one address may ask for; everything without it. */
  readonly rateLimit?: RateLimit | undefined;
  /** Proxies whose word on the client's address is believed, as Express takes them; nobody's without it. */
  readonly trustProxy?: string | number | undefined;
  /** Folder of the built site; without it `/` leads to GraphiQL. */
  readonly siteFolder?: string | undefined;
  /** Where the code is, as in a package.json; its owner writes it down. */
  readonly repository?: string | undefined;
  /** Where the operator takes reports of weaknesses: a mailbox or a page. */
  readonly securityContact?: string | undefined;
  /** What is going to go; the list of the house without it. */
  readonly deprecated?: readonly Deprecated[] | undefined;
  /** Whether the process is about to stop. */
  readonly isDraining?: (() => boolean) | undefined;
  /** Where everything is counted; in metrics of its own without them. */
  readonly metrics?: Metrics | undefined;
  /** Whether each request is logged. */
  readonly logsAll?: boolean | undefined;
  /** Milliseconds from which a request is logged as slow. */
  readonly slowMs?: number | undefined;
  /** Traces of requests; none without it. */
  readonly tracing?: Tracing | undefined;
  /** Who may read the metrics on the port of the service, and how they are read; nobody without it. */
  readonly showMetrics?: { readonly readers: MetricsReaders; readonly read: ReadMetrics } | undefined;
}

/** The application and how to stop it. */
export interface App {
  readonly express: Express;
  /** Documents that have a plan. */
  readonly plans: Plans;
  stop(): Promise<void>;
}

const RUNNING = () => false;
/** A tenth fewer bytes than what it does by itself, in as much time; the next step takes several times as long. */
const COMPRESSION = { brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } };

/** Builds the application. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { logger, publicUrl, trustProxy = false, isDraining = RUNNING, deprecated = DEPRECATED } = options;
  const { metrics = openMetrics(), showMetrics } = options;
  const app = express();
  const plans = plansFor(schema(), MAX_TOKENS);
  const apollo = await startApollo(schema(), plans, logger);
  const operations = operationsOf(schema());
  const downloads = { catalog: catalogFiles(options.catalog), rulebook: rulebookFiles(publicUrl) };
  const shared = { plans, responses: responseCache(options), services: options };
  const stopGauges = collectGauges(metrics, { ...options, responses: shared.responses });
  app.disable('x-powered-by');
  // Tags are made from the question, not from the body.
  app.disable('etag');
  app.set('trust proxy', trustProxy);
  app.set(PUBLIC_URL, publicUrl);
  app.use(baseHeaders(publicUrl), leaveUnread);
  app.use(health({ ...options, isDraining }));
  if (showMetrics) app.use(metricsRouter(showMetrics.readers, showMetrics.read, logger));
  app.use(admissionOf(options, isDraining, metrics));
  app.use(downloadsRouter(downloads));
  app.use(feedRouter(shared));
  app.use(restRouter({ ...shared, operations, deprecated }));
  app.use(graphqlRouter({ ...shared, apollo, questionsOf: questionsIn(operations) }));
  app.use(mcpRouter(plans, operations, options));
  app.use(descriptions(operations, publicUrl, deprecated));
  app.use(securityTxt(options));
  app.use(status(options));
  addPages(app, operations, options);
  app.use(errorHandler(logger));
  const stop = async (): Promise<void> => {
    stopGauges();
    await apollo.stop();
    await Promise.all([downloads.catalog.close(), downloads.rulebook.close()]);
  };
  return { express: app, plans, stop };
}

/** What every request passes: its limit, and whatever counts, logs and traces it. */
function admissionOf({ logger, rateLimit, logsAll = false, slowMs, tracing }: AppOptions, isDraining: () => boolean, metrics: Metrics) {
  const log = requestLog(logger, { logsAll, slowMs });
  return admission({ rateLimit, isDraining, metrics, log, notesShapes: slowMs !== undefined, tracing });
}

/** What people read; nothing else is there. Everything before it is compressed where it is made. */
function addPages(app: Express, operations: readonly Operation[], options: AppOptions): void {
  const { siteFolder, publicUrl } = options;
  app.use(markdownPages(publicUrl));
  app.use(compression(COMPRESSION));
  app.use(graphiql());
  app.use(reference());
  if (siteFolder) {
    app.use(sharePictures(siteFolder, operations, options), situationHeads(siteFolder, operations, options));
    app.use(entryPages(siteFolder, options), entrySitemap(options), site(siteFolder, publicUrl), pageNotFound(siteFolder));
  } else app.get('/', (_, response) => response.redirect('/graphiql'));
  app.use((request, response) =>
    sendFailure(request, response, failure('NOT_FOUND', TEXTS.nothingAt(request.path), requestContextOf(response).language)),
  );
}
