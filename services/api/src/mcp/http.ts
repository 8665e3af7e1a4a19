/** The protocol over streamable HTTP at /mcp, without sessions: every request stands for itself. */
import type { ApolloServer } from '@apollo/server';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { json, Router } from 'express';
import { type Context, contextOf, type Shared } from '../context.js';
import { acceptedLanguage } from '../http/language.js';
import type { Operation } from '../rest/operations.js';
import { mcpServer } from './server.js';

const BODY_BYTES = 1_000_000;

export function mcpRouter(server: ApolloServer<Context>, operations: readonly Operation[], shared: Shared): Router {
  const router = Router();
  router.post('/mcp', json({ limit: BODY_BYTES }), async (request, response) => {
    const mcp = mcpServer(server, operations, contextOf(shared, acceptedLanguage(request.headers['accept-language'])));
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    response.on('close', () => void mcp.close());
    await mcp.connect(transport as Parameters<typeof mcp.connect>[0]);
    await transport.handleRequest(request, response, request.body);
  });
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
