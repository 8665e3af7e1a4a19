/** Sends a question in words over every transport. */
interface Client {
  readonly get: (path: string) => Promise<string>;
  readonly post: (path: string, body: unknown) => Promise<string>;
}

/** Requests that `askEverywhere` sends. */
export const ASKED_REQUESTS = 9;

/** @example await askEverywhere('skill 4 at 24 inches', { get, post }) */
export async function askEverywhere(text: string, { get, post }: Client): Promise<void> {
  await get(`/v1/ask?${new URLSearchParams({ text })}`);
  await get(`/v1/search?${new URLSearchParams({ text })}`);
  await get(`/v1/ask?${new URLSearchParams({ text: text.repeat(200) })}`);
  await get(`/en/ask/?${new URLSearchParams({ q: text })}`);
  await post('/v1/ask', { text });
  await post('/graphql', { query: `{ ask(text: "${text}") { readings { question } } }` });
  await post('/graphql', { query: 'query ($text: String!) { ask(text: $text) { readings { question } } }', variables: { text } });
  await post('/v1/batch', { items: [{ question: 'ask', arguments: { text } }] });
  await post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'ask', arguments: { text } } });
}
