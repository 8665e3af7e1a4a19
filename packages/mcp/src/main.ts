/** MCP server over standard input and output. With `--api` it relays to a service, otherwise the built-in engine answers. */
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import { SLUGS } from '@rangefinder/rules';
import { engineServer } from './engine.js';
import { relay } from './relay.js';

const USAGE = `rangefinder-mcp [--api URL] [${SLUGS.join(' | ')}]`;

function fail(message: string): never {
  process.stderr.write(`${message}\n${USAGE}\n`);
  process.exit(1);
}

function showUsage(): never {
  process.stdout.write(`${USAGE}\n`);
  process.exit(0);
}

/** Parses the command line. */
function readArguments(): { readonly api: string | undefined; readonly names: readonly string[] } {
  try {
    const options = { api: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (values.help) showUsage();
    return { api: values.api ?? (process.env.RANGEFINDER_URL || undefined), names: positionals };
  } catch (error) {
    return fail((error as Error).message);
  }
}

const { api, names } = readArguments();
const [name, ...others] = names;
const system = SLUGS.find((slug) => slug === name);
if (others.length > 0) fail(`One rule set at most; given: ${names.join(', ')}.`);
if (name !== undefined && !system) fail(`There is no rule set "${name}".`);
if (api !== undefined && !(/^https?:/i.test(api) && URL.canParse(api))) fail(`--api: "${api}" is not a URL; allowed: https://…`);

const transport = new StdioServerTransport();
// A line that is no message is answered, as over HTTP, so that no one waits for it.
transport.onerror = (error) =>
  void transport.send({ jsonrpc: '2.0', error: { code: ErrorCode.ParseError, message: `No JSON-RPC message: ${error.message}` } });
const language = /^ru/i.test(process.env.LC_ALL || process.env.LANG || '') ? 'ru' : 'en';
if (api === undefined) await engineServer({ system, language }).connect(transport);
else await relay(transport, new URL(`${api.replace(/\/+$/, '')}/mcp${system === undefined ? '' : `/${system}`}`), language);
