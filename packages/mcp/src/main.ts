/** MCP server over standard input and output. With `--api` it relays to a service, otherwise the built-in engine answers. */
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { SLUGS } from '@rangefinder/rules';
import { engineServer } from './engine.js';
import { relay } from './relay.js';

const USAGE = `rangefinder-mcp [--api URL] [${SLUGS.join(' | ')}]`;

function fail(message: string): never {
  process.stderr.write(`${message}\n${USAGE}\n`);
  process.exit(1);
}

/** Parses the command line. */
function readArguments(): { readonly api: string | undefined; readonly names: readonly string[] } {
  try {
    const { values, positionals } = parseArgs({ options: { api: { type: 'string' } }, allowPositionals: true });
    return { api: values.api ?? process.env.RANGEFINDER_URL, names: positionals };
  } catch (error) {
    return fail((error as Error).message);
  }
}

const { api, names } = readArguments();
const [name, ...others] = names;
const system = SLUGS.find((slug) => slug === name);
if (others.length > 0) fail(`One rule set at most; given: ${names.join(', ')}.`);
if (name !== undefined && !system) fail(`There is no rule set "${name}".`);
if (api !== undefined && !URL.canParse(api)) fail(`--api: "${api}" is not a URL; allowed: https://…`);

const transport = new StdioServerTransport();
const language = /^ru/i.test(process.env.LC_ALL || process.env.LANG || '') ? 'ru' : 'en';
if (api === undefined) await engineServer({ system, language }).connect(transport);
else await relay(transport, new URL(`${api.replace(/\/+$/, '')}/mcp${system === undefined ? '' : `/${system}`}`), language);
