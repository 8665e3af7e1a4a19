/** Apollo Server: executes documents without a plan, and is the reference for those with one. */
import { hash } from 'node:crypto';
import { ApolloServer, type ApolloServerPlugin, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { ERROR_CODES, isErrorCode, RETRY_AFTER_SECONDS } from '../../context/errors/codes.js';
import { thrown, tooComplex } from '../../context/errors/failures.js';
import { errorFormatter } from '../../context/errors/format.js';
import { TEXTS } from '../../context/errors/texts.js';
import { noteError } from '../../context/request-record.js';
import type { ResolverContext } from '../../context/resolver-context.js';
import type { Reply } from '../../middleware/reply.js';
import { MAX_TOKENS } from './document-bounds.js';
import type { Plans } from './plan-cache.js';
import { isPlainJson } from './response-type.js';

/** Maximum length of all documents that are known to be valid. */
const SHA256_CHARACTERS = 64;
const MAX_VALID_CHARACTERS = 2_000_000;

/**
 * A request without any answer has the status of its error; with an answer it is 200. With `application/json`, every well-formed
 * request is 200, as GraphQL over HTTP requires: clients such as Apollo Client 3 treat other statuses as network errors. Internal
 * errors remain 5xx.
 */
const statusOfErrors: ApolloServerPlugin<ResolverContext> = {
  requestDidStart: async ({ request }) => ({
    willSendResponse: async ({ response, contextValue: { caller } }) => {
      if (response.body.kind !== 'single') return;
      const { data, errors } = response.body.singleResult;
      const codes = (errors ?? []).map(({ extensions }) => extensions?.code).filter(isErrorCode);
      for (const code of codes) noteError(caller.record, code);
      const retry = codes.map((code) => RETRY_AFTER_SECONDS[code]).find((seconds) => seconds !== undefined);
      if (retry !== undefined) response.http.headers.set('retry-after', String(retry));
      if (codes.length === 0 || hasAnswer(data, errors)) return;
      const status = Math.max(...codes.map((code) => ERROR_CODES[code]));
      const isWellFormed = status < 500 && !codes.includes('BAD_REQUEST');
      response.http.status = isWellFormed && isPlainJson(request.http?.headers.get('accept')) ? 200 : status;
    },
  }),
};

type Answered = Readonly<Record<string, unknown>> | null | undefined;

/** Whether some field has data despite errors. A rule set whose calculators all failed has none. */
const hasAnswer = (data: Answered, errors: readonly { readonly path?: readonly (string | number)[] }[] = []): boolean =>
  Object.entries(data ?? {}).some(
    ([name, value]) =>
      value !== null && (!errors.some(({ path }) => path?.[0] === name) || Object.values(value as object).some((inner) => inner !== null)),
  );

/** Refuses an operation over the cost limit before any resolver runs. */
const boundedAnswers = (plans: Plans): ApolloServerPlugin<ResolverContext> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ source, request, contextValue: { caller } }) => {
      const prepared = plans.read(source, request.operationName);
      if (!prepared) return;
      const { milliseconds } = prepared.cost(request.variables ?? {});
      if (milliseconds > prepared.maxMs) throw thrown(tooComplex(milliseconds, prepared.maxMs, TEXTS.fewerValues, caller.language));
      caller.charge(milliseconds);
    },
  }),
});

/** Disabled Apollo plugins. ETags are our own, and nothing is reported. */
const WITHOUT = [
  ApolloServerPluginCacheControlDisabled(),
  ApolloServerPluginInlineTraceDisabled(),
  ApolloServerPluginLandingPageDisabled(),
  ApolloServerPluginSchemaReportingDisabled(),
  ApolloServerPluginUsageReportingDisabled(),
];

/** A started server. */
export interface Apollo {
  /** Whether a document is known to be valid. */
  isValid(text: string): boolean;
  /** Adds a document that was validated elsewhere. It is not validated again. */
  accept(text: string, document: DocumentNode): void;
  answer(request: HTTPGraphQLRequest, context: ResolverContext): Promise<Reply>;
  stop(): Promise<void>;
}

export async function startApollo(schema: GraphQLSchema, plans: Plans, logger: Logger): Promise<Apollo> {
  const valid = validDocuments();
  const server = new ApolloServer<ResolverContext>({
    schema,
    documentStore: valid.store,
    introspection: true,
    parseOptions: { maxTokens: MAX_TOKENS },
    includeStacktraceInErrorResponses: false,
    csrfPrevention: false,
    stopOnTerminationSignals: false,
    formatError: errorFormatter(logger),
    allowBatchedHttpRequests: false,
    plugins: [boundedAnswers(plans), statusOfErrors, ...WITHOUT],
  });
  await server.start();
  return {
    isValid: valid.has,
    accept: valid.add,
    answer: async (httpGraphQLRequest, context) => {
      const { status, headers, body } = await server.executeHTTPGraphQLRequest({ httpGraphQLRequest, context: async () => context });
      if (body.kind !== 'complete') throw new Error('an answer in parts');
      return {
        status: status ?? 200,
        headers: Object.fromEntries([...headers].map(([name, value]) => [canonical(name), value])),
        body: body.string,
      };
    },
    stop: () => server.stop(),
  };
}

/** Spells a header name as everywhere in the service: `cache-control` as `Cache-Control`. Merged objects would hold both spellings. */
const canonical = (name: string): string => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Valid documents, in the form that Apollo Server reads and extends: by their digest behind a prefix. */
function validDocuments() {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: MAX_VALID_CHARACTERS,
    sizeCalculation: ({ loc }) => (loc?.end ?? 0) + 1,
  });
  const digestOf = (text: string): string => hash('sha256', text);
  const digestIn = (key: string): string => key.slice(-SHA256_CHARACTERS);
  return {
    has: (text: string) => documents.has(digestOf(text)),
    add: (text: string, document: DocumentNode): void => void documents.set(digestOf(text), document),
    store: {
      get: async (key: string) => documents.get(digestIn(key)),
      set: async (key: string, document: DocumentNode): Promise<void> => void documents.set(digestIn(key), document),
      delete: async (key: string) => documents.delete(digestIn(key)),
    },
  };
}

/** Converts headers for Apollo. */
export function headerMap(headers: Readonly<Record<string, string | readonly string[] | undefined>>): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, typeof value === 'string' ? value : value.join(', '));
  return map;
}
