/**
 * The Express application: all middleware and transports in order, without a port. `server/service.ts` starts it; tests use it
 * directly.
 */
// Classes of the schema need it before any of them is loaded.
import 'reflect-metadata';
import { constants } from 'node:zlib';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { Services } from '../context/resolver-context.js';
import { MAX_REQUEST_WALL_MS } from '../context/work/cost.js';
import type { RateLimit } from '../context/work/rate-limit.js';
import { requestLog } from '../middleware/access-log.js';
import { admission } from '../middleware/admission.js';
import { commonHeaders, setCommonHeaders } from '../middleware/common-headers.js';
import { errorHandler, PUBLIC_URL } from '../middleware/error-replies.js';
import { responseCache } from '../middleware/response-cache.js';
import { leaveUnread } from '../middleware/unread-body.js';
import { countUnsent } from '../middleware/unsent-answers.js';
import { DEPRECATED, type Deprecated } from '../schema/deprecated.js';
import { type Operation, operationsOf } from '../schema/operations.js';
import { schema } from '../schema/schema.js';
import { type Metrics, openMetrics } from '../telemetry/metrics.js';
import type { Tracing } from '../telemetry/tracing.js';
import { descriptions } from '../transports/files/descriptions.js';
import { type DownloadsOptions, openDownloads } from '../transports/files/downloads/open-downloads.js';
import { downloadsRouter } from '../transports/files/downloads/router.js';
import { feedRouter } from '../transports/files/feeds/router.js';
import { securityTxt } from '../transports/files/security-txt.js';
import { startApollo } from '../transports/graphql/apollo.js';
import { MAX_TOKENS } from '../transports/graphql/document-bounds.js';
import { graphqlRouter } from '../transports/graphql/endpoint.js';
import { questionsIn } from '../transports/graphql/operation-names.js';
import { type Plans, plansFor } from '../transports/graphql/plan-cache.js';
import { mcpRouter } from '../transports/mcp/endpoint.js';
import { encodedTags } from '../transports/pages/encoded-tags.js';
import { entryPages } from '../transports/pages/entry-pages.js';
import { entrySitemap } from '../transports/pages/entry-sitemap.js';
import { graphiql } from '../transports/pages/graphiql.js';
import { markdownPages } from '../transports/pages/markdown-pages.js';
import { reference } from '../transports/pages/reference.js';
import { sharePictures } from '../transports/pages/sharing/router.js';
import { situationHeads } from '../transports/pages/sharing/situation-heads.js';
import { pageNotFound, site } from '../transports/pages/site.js';
import { staticFolder, typefaceLink } from '../transports/pages/site-folder.js';
import { status } from '../transports/pages/status.js';
import { parseQuery } from '../transports/rest/query-parameters.js';
import { lastFallback, restFallback, restRouter } from '../transports/rest/router.js';
import { collectGauges } from './gauges.js';
import { health } from './health.js';
import { metricsRouter, type ReadMetrics } from './metrics-endpoint.js';

export interface AppOptions extends Services {
  /** Undefined for no rate limit. */
  readonly rateLimit?: RateLimit | undefined;
  /** Trusted proxies, as Express takes them. The default is none. */
  readonly trustProxy?: string | number | undefined;
  /** Folder of the built site. Without it `/` redirects to GraphiQL. */
  readonly siteFolder?: string | undefined;
  /** Repository URL in the root package.json. */
  readonly repository?: string | undefined;
  /** Contact for vulnerability reports: a mailbox or a page. */
  readonly securityContact?: string | undefined;
  /** Folder for downloads, and how their files are made. The default is a temporary folder, and this process on demand. */
  readonly downloads?: DownloadsOptions | undefined;
  /** Deprecated operations, for tests. */
  readonly deprecated?: readonly Deprecated[] | undefined;
  /** Whether a graceful shutdown has started. */
  readonly isDraining?: (() => boolean) | undefined;
  /** Metrics to record. The default is a new instance. */
  readonly metrics?: Metrics | undefined;
  /** Whether to log each request. */
  readonly logsAll?: boolean | undefined;
  /** Milliseconds from which a request is logged as slow. */
  readonly slowMs?: number | undefined;
  /** Deadline of a request in milliseconds. The default is 20 seconds. */
  readonly deadlineMs?: number | undefined;
  /** Undefined for no tracing. */
  readonly tracing?: Tracing | undefined;
  /** Metrics on the port of the service; undefined for none. */
  readonly showMetrics?: ReadMetrics | undefined;
}

/** The application with its shutdown. */
export interface App {
  readonly express: Express;
  /** Plan cache of GraphQL documents. */
  readonly plans: Plans;
  stop(): Promise<void>;
}

const RUNNING = () => false;
/** The routers after it send by Express. */
const settingCommonHeaders: RequestHandler = (_, response, next) => {
  setCommonHeaders(response);
  next();
};
/** Ten percent smaller than the default level at the same speed. The next level takes several times as long. */
const COMPRESSION = { brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } };

export async function buildApp(options: AppOptions): Promise<App> {
  const { logger, publicUrl, trustProxy = false, isDraining = RUNNING, deprecated = DEPRECATED } = options;
  const { metrics = openMetrics(), showMetrics } = options;
  const app = express();
  const plans = plansFor(schema(), MAX_TOKENS);
  const apollo = await startApollo(schema(), plans, logger);
  const operations = operationsOf(schema());
  const downloads = openDownloads(options);
  const shared = { plans, responses: responseCache(options), services: options };
  const stopGauges = collectGauges(metrics, { ...options, responses: shared.responses });
  app.disable('x-powered-by');
  // ETags are derived from requests, not from bodies.
  app.disable('etag');
  app.set('query parser', parseQuery);
  app.set('trust proxy', trustProxy);
  app.set(PUBLIC_URL, publicUrl);
  countUnsent(app);
  app.use(commonHeaders(publicUrl), leaveUnread);
  app.use(health({ ...options, isDraining }));
  if (showMetrics) app.use(metricsRouter(showMetrics, logger));
  app.use(admissionOf(options, metrics));
  app.use(restRouter({ ...shared, operations, deprecated }));
  app.use(graphqlRouter({ ...shared, apollo, questionsOf: questionsIn(operations) }));
  app.use(settingCommonHeaders);
  app.use(downloadsRouter(downloads));
  app.use(feedRouter(shared));
  app.use(restFallback(operations));
  app.use(mcpRouter(plans, operations, options));
  app.use(descriptions(operations, publicUrl, deprecated));
  app.use(securityTxt(options));
  app.use(status(options, typefaceLink(options.siteFolder)));
  addPages(app, operations, options);
  app.use(errorHandler(logger));
  const stop = async (): Promise<void> => {
    stopGauges();
    await apollo.stop();
    await downloads.close();
  };
  return { express: app, plans, stop };
}

/** Creates the admission middleware with the request log. */
function admissionOf(options: AppOptions, metrics: Metrics) {
  const { logger, rateLimit, logsAll = false, slowMs, tracing, deadlineMs = MAX_REQUEST_WALL_MS } = options;
  const log = requestLog(logger, { logsAll, slowMs });
  return admission({ rateLimit, metrics, log, notesShapes: slowMs !== undefined, tracing, deadlineMs });
}

/** Adds pages for people. Replies of other transports are compressed by themselves. */
function addPages(app: Express, operations: readonly Operation[], options: AppOptions): void {
  const { siteFolder, publicUrl } = options;
  app.use(markdownPages(publicUrl));
  app.use(encodedTags, compression(COMPRESSION));
  app.use(graphiql(typefaceLink(siteFolder)));
  app.use(reference(typefaceLink(siteFolder)));
  if (siteFolder) {
    app.use(sharePictures(siteFolder, operations, options), situationHeads(siteFolder, operations, options));
    app.use(
      entryPages(siteFolder, options),
      entrySitemap(options),
      site(staticFolder(siteFolder), publicUrl),
      pageNotFound(staticFolder(siteFolder)),
    );
  } else app.get('/', (_, response) => response.redirect('/graphiql'));
  app.use(lastFallback(operations));
}
