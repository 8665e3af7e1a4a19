/** MCP over streamable HTTP at `/mcp`, without sessions: every request is independent. */
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Slug } from '@rangefinder/rules';
import { type Request, Router } from 'express';
import { requestContextOf } from '../../context/request-context.js';
import { resolverContext, type Services } from '../../context/resolver-context.js';
import { API_VERSION, RULES_RELEASE } from '../../context/versions.js';
import { jsonBody } from '../../middleware/json-body.js';
import { preflight } from '../../middleware/preflight.js';
import type { Operation } from '../../schema/operations.js';
import type { Plans } from '../graphql/plan-cache.js';
import { mcpConnections, systemNamed } from './connections.js';
import { methodName } from './method-name.js';
import { checkOrigin } from './origin.js';

const ADDRESSES = ['/mcp', '/mcp/:system'];

const systemOf = ({ params }: Request): Slug | undefined => params.system as Slug | undefined;

export function mcpRouter(plans: Plans, operations: readonly Operation[], services: Services): Router {
  const router = Router();
  const serverFor = mcpConnections(plans, operations, `${API_VERSION}+rules.${RULES_RELEASE}`);
  router.param('system', (_, __, next, name) => next(systemNamed(name) ? undefined : 'router'));
  router.post(ADDRESSES, checkOrigin(services.publicUrl), jsonBody, async (request, response) => {
    // One budget for all calls of a request.
    const context = resolverContext(services, requestContextOf(response));
    context.caller.record.otherwise = methodName(request.body);
    const mcp = serverFor(systemOf(request), () => context);
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
        .json({ jsonrpc: '2.0', error: { code: -32000, message: 'Use POST. This server has no sessions.' }, id: null }),
  );
  return router;
}
