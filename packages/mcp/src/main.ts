/** The program that assistants start: standard input and output speak the protocol; with `--api` a service answers, without it the engine inside. */
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { SLUGS } from '@rangefinder/rules';
import { engineServer } from './engine.js';
import { relay } from './relay.js';

const FULL = 'full';
const USAGE = `rangefinder-mcp [--api URL] [${[...SLUGS, FULL].join(' | ')}]`;

function fail(message: string): never {
  process.stderr.write(`${message}\n${USAGE}\n`);
  process.exit(1);
}

/** What was asked for on the command line. */
function wished(): { readonly api: string | undefined; readonly scope: string | undefined } {
  try {
    const { values, positionals } = parseArgs({ options: { api: { type: 'string' } }, allowPositionals: true });
    return { api: values.api ?? process.env.RANGEFINDER_URL, scope: positionals[0] };
  } catch (error) {
    return fail((error as Error).message);
  }
}

const { api, scope } = wished();
const system = SLUGS.find((slug) => slug === scope);
if (scope !== undefined && scope !== FULL && !system) fail(`There are no tools "${scope}".`);
if (api !== undefined && !URL.canParse(api)) fail(`--api: "${api}" is no address; allowed: https://…`);
if (api === undefined && scope === FULL) fail('The full list of tools needs a service: --api URL.');

const transport = new StdioServerTransport();
const language = /^ru/i.test(process.env.LC_ALL || process.env.LANG || '') ? 'ru' : 'en';
if (api === undefined) await engineServer({ system, language }).connect(transport);
else await relay(transport, new URL(`${api.replace(/\/+$/, '')}/mcp${scope === undefined ? '' : `/${scope}`}`), language);
