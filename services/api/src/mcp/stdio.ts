#!/usr/bin/env node
/** The protocol over standard input and output, for programs that start their tools themselves. Standard output is its own. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { IN_MEMORY, installStarter, migrate, openCatalog } from '@rangefinder/catalog';
import pino from 'pino';
import { contextOf } from '../context.js';
import { graphqlDoor } from '../http/graphql.js';
import { acceptedLanguage } from '../http/language.js';
import { operationsOf } from '../rest/operations.js';
import { schema } from '../schema/schema.js';
import { readSettings } from '../settings.js';
import { starterTables } from '../starter-tables.js';
import { mcpServer } from './server.js';

const result = readSettings(process.env);
if (!result.ok) {
  process.stderr.write(`${result.messages.join('\n')}\n`);
  process.exit(1);
}
const { settings } = result;
// The starter catalog in memory, unless there is a server: the embedded folder belongs to the service.
const catalog = await openCatalog(
  settings.databaseUrl ? { url: settings.databaseUrl, readUrl: settings.databaseReadUrl } : { folder: IN_MEMORY },
);
if (catalog.kind === 'embedded') {
  await migrate(catalog.db);
  await installStarter(catalog.db, starterTables);
}
const shared = { catalog, logger: pino({ level: settings.logLevel }, pino.destination(2)), publicUrl: settings.publicUrl };
const { server } = await graphqlDoor(shared);
const mcp = mcpServer(server, operationsOf(schema()), contextOf(shared, acceptedLanguage(process.env.LANG?.slice(0, 2))));
await mcp.connect(new StdioServerTransport());
