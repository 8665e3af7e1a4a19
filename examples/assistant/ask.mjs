/**
 * Answers a question in words with the tools that Rangefinder gives to language models, over the Model Context Protocol: find a calculator,
 * read what it takes, calculate. The model is any function that, given what was said so far and the tools, asks for one of them or answers;
 * connect your own in place of `model`, which here takes the arguments from the command line.
 *
 *   node ask.mjs "Alpha Strike: what do I need to hit at 10 inches?" '{"skill": 4, "inches": 10}'
 *
 * Needs @modelcontextprotocol/sdk.
 */
import { pathToFileURL } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

const SERVER = process.env.RANGEFINDER ?? 'http://localhost:4000';
const MOST_TURNS = 8;

/** Lets a model use the tools until it answers. */
export async function ask(question, model, server = SERVER) {
  const client = new Client({ name: 'example-assistant', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server}/mcp`)));
  try {
    const { tools } = await client.listTools();
    const said = [{ role: 'user', text: question }];
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      const { tool, args, answer } = await model(said, tools);
      if (!tool) return answer;
      const { content } = await client.callTool({ name: tool, arguments: args });
      said.push({ role: 'tool', tool, text: content.map(({ text }) => text).join('\n') });
    }
    throw new Error(`no answer after ${MOST_TURNS} turns`);
  } finally {
    await client.close();
  }
}

/** A model that takes the first calculator that is found, and arguments that somebody gave it. */
export const obedient = (given) => (said) => {
  const [{ text: question }, found, described, calculated] = said;
  if (!found) return { tool: 'find', args: { question } };
  const calculator = /^calculator (\S+):/.exec(found.text)?.[1];
  if (!described) return { tool: 'describe', args: { calculator } };
  if (!calculated) return { tool: 'calculate', args: { calculator, arguments: given } };
  return { answer: calculated.text };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [question, given = '{}'] = process.argv.slice(2);
  console.log(await ask(question, obedient(JSON.parse(given))));
}
