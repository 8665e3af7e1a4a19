/**
 * Lets a language model answer a question with the tools of Rangefinder, over the Model Context Protocol. Works with any model that
 * calls tools and has a “chat completions” endpoint: a local one of Ollama, or a hosted one with its key.
 *
 *   npm install @modelcontextprotocol/sdk
 *   ollama pull qwen3
 *   node ask.mjs "Alpha Strike: what do I need to hit at 10 inches with skill 4?"
 *
 * RANGEFINDER is the address of the service, MODEL_URL, MODEL and MODEL_KEY are those of the model.
 */
import { pathToFileURL } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

const { RANGEFINDER = 'http://localhost:4000', MODEL_URL = 'http://localhost:11434/v1', MODEL = 'qwen3', MODEL_KEY = '' } = process.env;
const MAX_TURNS = 8;

/** Lets a model use the tools until it answers. */
export async function ask(question, { server = RANGEFINDER, model = askModel } = {}) {
  const client = new Client({ name: 'example-assistant', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server}/mcp`)));
  try {
    const { tools } = await client.listTools();
    const messages = [
      { role: 'system', content: client.getInstructions() ?? '' },
      { role: 'user', content: question },
    ];
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      const reply = await model(messages, tools.map(asFunction));
      messages.push(reply);
      if (!reply.tool_calls?.length) return reply.content;
      for (const call of reply.tool_calls)
        messages.push({ role: 'tool', tool_call_id: call.id, content: await use(client, call.function) });
    }
    throw new Error(`no answer after ${MAX_TURNS} turns`);
  } finally {
    await client.close();
  }
}

/** A tool in the format of the model. */
const asFunction = ({ name, description, inputSchema }) => ({ type: 'function', function: { name, description, parameters: inputSchema } });

/** Result of a tool. The model sees errors of a call and can correct it. */
async function use(client, { name, arguments: given }) {
  try {
    const { content } = await client.callTool({ name, arguments: JSON.parse(given || '{}') });
    return content.map(({ text }) => text).join('\n');
  } catch (error) {
    return String(error);
  }
}

/** Next message of the model: an answer, or tools to call. */
export async function askModel(messages, tools, { url = MODEL_URL } = {}) {
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(MODEL_KEY && { authorization: `Bearer ${MODEL_KEY}` }) },
    body: JSON.stringify({ model: MODEL, messages, tools }),
  });
  if (!response.ok) throw new Error(`${url} says ${response.status}: ${await response.text()}`);
  const { choices } = await response.json();
  return choices[0].message;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const question = process.argv.slice(2).join(' ');
  console.log(question ? await ask(question) : 'Ask something: node ask.mjs "Alpha Strike: …"');
}
