#!/usr/bin/env node
/**
 * The protocol over standard input and output, for programs that start their tools themselves. Standard output is its own.
 * An argument narrows it to a rule set (`stdio.js alpha-strike`) or gives every operation as a tool (`stdio.js full`).
 */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { SLUGS } from '@rangefinder/rules';
import pino from 'pino';
import { acceptedLanguage } from '../../context/language.js';
import { localRequestContext } from '../../context/request-context.js';
import { resolverContext } from '../../context/resolver-context.js';
import { readSettings } from '../../context/settings.js';
import { API_VERSION, RULES_RELEASE } from '../../context/versions.js';
import { openWorkerPool } from '../../context/work/worker-pool.js';
import { operationsOf } from '../../schema/operations.js';
import { schema } from '../../schema/schema.js';
import { openCatalogOf, prepareCatalog } from '../../server/catalog.js';
import { MAX_TOKENS } from '../graphql/apollo.js';
import { plansFor } from '../graphql/plan-cache.js';
import { FULL, isScope, mcpConnections } from './connections.js';

const [scope] = process.argv.slice(2);
if (!isScope(scope)) {
  process.stderr.write(`There are no tools "${scope}": ${[FULL, ...SLUGS].join(', ')}, or nothing\n`);
  process.exit(1);
}
const result = readSettings(process.env);
if (!result.ok) {
  process.stderr.write(`${result.messages.join('\n')}\n`);
  process.exit(1);
}
const { settings } = result;
const logger = pino({ level: settings.logLevel }, pino.destination(2));
// The catalog of the service: both may be open at once.
const catalog = await openCatalogOf(settings, logger);
if (catalog.kind === 'embedded') await prepareCatalog(catalog, logger);
const services = { catalog, logger, publicUrl: settings.publicUrl, pool: openWorkerPool() };
const context = () => resolverContext(services, localRequestContext(acceptedLanguage(process.env.LANG?.slice(0, 2))));
const mcp = mcpConnections(plansFor(schema(), MAX_TOKENS), operationsOf(schema()), `${API_VERSION}+rules.${RULES_RELEASE}`)(scope, context);
await mcp.connect(new StdioServerTransport());
