/** The protocol over streamable HTTP at /mcp, without sessions: every request stands for itself. */
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { type Request, Router } from 'express';
import { requestContextOf } from '../../context/request-context.js';
import { resolverContext, type Services } from '../../context/resolver-context.js';
import { API_VERSION, RULES_RELEASE } from '../../context/versions.js';
import { jsonBody } from '../../middleware/json-body.js';
import { preflight } from '../../middleware/preflight.js';
import type { Operation } from '../../schema/operations.js';
import type { Plans } from '../graphql/plan-cache.js';
import { isScope, mcpConnections } from './connections.js';
import { methodName } from './method-name.js';
import { checkOrigin } from './origin.js';

/** The tools that a model is given; those within one rule set; all of them. */
const ADDRESSES = ['/mcp', '/mcp/:scope'];

const scopeOf = ({ params }: Request): string | undefined => params.scope as string | undefined;

export function mcpRouter(plans: Plans, operations: readonly Operation[], services: Services): Router {
  const router = Router();
  const serverFor = mcpConnections(plans, operations, `${API_VERSION}+rules.${RULES_RELEASE}`);
  router.param('scope', (_, __, next, scope) => next(isScope(scope) ? undefined : 'router'));
  router.post(ADDRESSES, checkOrigin(services.publicUrl), jsonBody, async (request, response) => {
    // One budget for all calls of a request.
    const context = resolverContext(services, requestContextOf(response));
    context.caller.record.otherwise = methodName(request.body);
    const mcp = serverFor(scopeOf(request), () => context);
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    response.on('close', () => void mcp.close());
    await mcp.connect(transport as Parameters<typeof mcp.connect>[0]);
    await transport.handleRequest(request, response, request.body);
  });
  router.options(ADDRESSES, (request, response) => preflight(request, response, ['POST']));
  router.all(
    ADDRESSES,
    (_, response) =>
      void response
        .status(405)
        .set('Allow', 'POST')
        .json({ jsonrpc: '2.0', error: { code: -32000, message: 'Only POST: there are no sessions.' }, id: null }),
  );
  return router;
}
