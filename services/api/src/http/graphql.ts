/** GraphQL at /graphql, by GET and POST. */
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { json, Router } from 'express';
import { type Context, contextOf, type Shared } from '../context.js';
import { ERROR_CODES, isErrorCode } from '../errors/codes.js';
import { errorFormatter } from '../errors/format.js';
import { RETRY_AFTER_SECONDS } from '../schema/catalog/unavailable.js';
import { schema } from '../schema/schema.js';
import { acceptedLanguage } from './language.js';

/** What a request may ask for at most. */
export const LIMITS = { depth: 12, aliases: 100, tokens: 20_000, directives: 50, bodyBytes: 1_000_000 } as const;

function limits() {
  return new ApolloArmor({
    maxDepth: { n: LIMITS.depth, flattenFragments: true },
    maxAliases: { n: LIMITS.aliases },
    // Apollo counts tokens itself, and tells it as a parse error.
    maxTokens: { enabled: false },
    maxDirectives: { n: LIMITS.directives },
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: false },
  }).protect();
}

/** Whether the client names plain application/json and nothing that tells by status. */
const insistsOnJson = (accept: string | undefined): boolean =>
  accept?.includes('application/json') === true && !accept.includes('graphql-response');

/**
 * A request that failed as a whole has the status of its error; where there is data, it is 200. Whoever insists on plain
 * application/json gets 200 for a well-formed answer that is an error, as GraphQL over HTTP asks; our own failures stay 5xx.
 */
const statusOfErrors: ApolloServerPlugin<Context> = {
  requestDidStart: async ({ request }) => ({
    willSendResponse: async ({ response }) => {
      if (response.body.kind !== 'single') return;
      const { data, errors } = response.body.singleResult;
      const codes = (errors ?? []).map(({ extensions }) => extensions?.code).filter(isErrorCode);
      if (codes.includes('CATALOG_UNAVAILABLE')) response.http.headers.set('retry-after', String(RETRY_AFTER_SECONDS));
      if (data || codes.length === 0) return;
      const status = Math.max(...codes.map((code) => ERROR_CODES[code]));
      response.http.status = status < 500 && insistsOnJson(request.http?.headers.get('accept')) ? 200 : status;
    },
  }),
};

/** What Apollo brings and we do not use: each would be called for every field. Tags are ours, nothing is reported. */
const WITHOUT = [
  ApolloServerPluginCacheControlDisabled(),
  ApolloServerPluginInlineTraceDisabled(),
  ApolloServerPluginLandingPageDisabled(),
  ApolloServerPluginSchemaReportingDisabled(),
  ApolloServerPluginUsageReportingDisabled(),
];

/** A started server, its address, and how to stop it. */
export interface GraphqlDoor {
  readonly server: ApolloServer<Context>;
  readonly router: Router;
  stop(): Promise<void>;
}

export async function graphqlDoor(shared: Shared): Promise<GraphqlDoor> {
  const armor = limits();
  const server = new ApolloServer<Context>({
    schema: schema(),
    introspection: true,
    parseOptions: { maxTokens: LIMITS.tokens },
    includeStacktraceInErrorResponses: false,
    csrfPrevention: false,
    stopOnTerminationSignals: false,
    formatError: errorFormatter(shared.logger),
    validationRules: armor.validationRules,
    allowBatchedHttpRequests: false,
    plugins: [...(armor.plugins as unknown as ApolloServerPlugin<Context>[]), statusOfErrors, ...WITHOUT],
  });
  await server.start();
  const router = Router();
  router.use(
    '/graphql',
    json({ limit: LIMITS.bodyBytes }),
    expressMiddleware(server, { context: async ({ req }) => contextOf(shared, acceptedLanguage(req.headers['accept-language'])) }),
  );
  return { server, router, stop: () => server.stop() };
}
