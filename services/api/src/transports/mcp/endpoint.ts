/** MCP over streamable HTTP at `/mcp`: every request is independent. */
import { randomUUID } from 'node:crypto';
import type { Slug } from '@rangefinder/rules';
import { isObject } from '@rangefinder/rules';
import { type Request, type Response, Router } from 'express';
import { requestContextOf } from '../../context/request-context.js';
import { resolverContext, type Services } from '../../context/resolver-context.js';
import { API_VERSION, RULES_RELEASE } from '../../context/versions.js';
import { jsonBody } from '../../middleware/json-body.js';
import { preflight } from '../../middleware/preflight.js';
import { send } from '../../middleware/reply.js';
import type { Operation } from '../../schema/operations.js';
import type { Plans } from '../graphql/plan-cache.js';
import { mcpConnections, systemNamed } from './connections.js';
import { exchange, messagesIn, rpcReply } from './exchange.js';
import { methodName } from './method-name.js';
import { checkOrigin } from './origin.js';
import { cancelCalls, SESSION_HEADER, trackCalls } from './running-calls.js';

const ADDRESSES = ['/mcp', '/mcp/:system'];

const systemOf = ({ params }: Request): Slug | undefined => systemNamed(String(params.system));

type Connections = ReturnType<typeof mcpConnections>;

export function mcpRouter(plans: Plans, operations: readonly Operation[], services: Services): Router {
  const router = Router();
  const serverFor = mcpConnections(plans, operations, `${API_VERSION}+rules.${RULES_RELEASE}`);
  router.param('system', (_, __, next, name) => next(systemNamed(name) ? undefined : 'router'));
  router.post(ADDRESSES, checkOrigin(services.publicUrl), jsonBody, (request, response) => answer(serverFor, services, request, response));
  router.options(ADDRESSES, (request, response) => preflight(request, response, ['POST']));
  router.all(ADDRESSES, (request, response) =>
    send(
      request,
      response,
      rpcReply(405, -32000, 'Use POST. This server has no streams to open and no sessions to end.', { Allow: 'POST' }),
    ),
  );
  return router;
}

async function answer(serverFor: Connections, services: Services, request: Request, response: Response): Promise<void> {
  // One budget for all calls of a request.
  const context = resolverContext(services, requestContextOf(response));
  context.caller.record.otherwise = methodName(request.body);
  const read = messagesIn(request);
  if (!read.ok) return send(request, response, read.reply);
  const { messages } = read;
  if (messages.some((message) => isObject(message) && message.method === 'initialize')) response.set(SESSION_HEADER, randomUUID());
  cancelCalls(request, messages);
  const mcp = serverFor(systemOf(request), () => context);
  const { transport, handle } = exchange(request, response, read);
  await mcp.connect(transport);
  const untrack = trackCalls(request, messages, (message) => {
    transport.onmessage?.(message as never);
    response.end();
  });
  response.on('close', () => void mcp.close());
  await handle().finally(untrack);
}
