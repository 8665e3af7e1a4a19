/** Relays the messages between an assistant and a service unchanged, so that tools, resources and prompts are the service’s own. */
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { ErrorCode, isJSONRPCRequest, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';

/** The innermost cause below Node's `fetch failed`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof AggregateError) return reasonOf(error.cause.errors[0]);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}

/**
 * Connects an assistant to a service. A request that cannot be forwarded is answered with the cause.
 * @param address URL of the MCP endpoint: `https://rangefinder.example/mcp`
 */
export async function relay(assistant: Transport, address: URL, language: string): Promise<void> {
  const service = new StreamableHTTPClientTransport(address, { requestInit: { headers: { 'Accept-Language': language } } });
  service.onmessage = (message) => void assistant.send(message);
  assistant.onmessage = (message: JSONRPCMessage) =>
    void service.send(message).catch((error: unknown) => {
      const failure = { code: ErrorCode.InternalError, message: `No answer from ${address}: ${reasonOf(error)}` };
      if (isJSONRPCRequest(message)) void assistant.send({ jsonrpc: '2.0', id: message.id, error: failure });
      else process.stderr.write(`${failure.message}\n`);
    });
  assistant.onclose = () => void service.close();
  await service.start();
  await assistant.start();
}
