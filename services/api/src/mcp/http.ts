/** The protocol over streamable HTTP at /mcp, without sessions: every request stands for itself. */
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { Router } from 'express';
import { contextOf, type Shared } from '../context.js';
import type { Plans } from '../graphql/plans.js';
import { askerOf } from '../http/asker.js';
import { jsonBody } from '../http/body.js';
import { preflight } from '../http/preflight.js';
import type { Operation } from '../rest/operations.js';
import { checkOrigin } from './origin.js';
import { mcpServer } from './server.js';

export function mcpRouter(plans: Plans, operations: readonly Operation[], shared: Shared): Router {
  const router = Router();
  router.post('/mcp', checkOrigin(shared.publicUrl), jsonBody, async (request, response) => {
    // One budget for all calls of a request.
    const context = contextOf(shared, askerOf(response));
    const mcp = mcpServer(plans, operations, () => context);
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    response.on('close', () => void mcp.close());
    await mcp.connect(transport as Parameters<typeof mcp.connect>[0]);
    await transport.handleRequest(request, response, request.body);
  });
  router.options('/mcp', (request, response) => preflight(request, response, ['POST']));
  router.all(
    '/mcp',
    (_, response) =>
      void response
        .status(405)
        .set('Allow', 'POST')
        .json({ jsonrpc: '2.0', error: { code: -32000, message: 'Only POST: there are no sessions.' }, id: null }),
  );
  return router;
}
