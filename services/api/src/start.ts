/** Starts the service: settings, catalog, port; and stops it cleanly on SIGTERM and SIGINT. */
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { type Catalog, installStarter, migrate, openCatalog } from '@rangefinder/catalog';
import pino, { type Logger } from 'pino';
import { type App, buildApp } from './app.js';
import { readSettings, type Settings } from './settings.js';
import { starterTables } from './starter-tables.js';

const RETRY_MS = 5_000;
const LONGEST_STOP_MS = 10_000;

/** Ends the process with a message for whoever started it. */
function giveUp(...messages: readonly string[]): never {
  process.stderr.write(`${messages.join('\n')}\n`);
  process.exit(1);
}

function settingsOrExit(): Settings {
  const result = readSettings(process.env);
  return result.ok
    ? result.settings
    : giveUp('Rangefinder cannot start; these settings are wrong:', ...result.messages.map((message) => `  ${message}`));
}

async function catalogOrExit({ databaseUrl, databaseReadUrl, catalogFolder }: Settings): Promise<Catalog> {
  return openCatalog({ url: databaseUrl, readUrl: databaseReadUrl, folder: catalogFolder }).catch((error: Error) =>
    giveUp(`Rangefinder cannot open its catalog: ${error.message}`),
  );
}

/** Migrates and installs the starter catalog; a server that is away is asked again, since calculators answer without it. */
async function prepare(catalog: Catalog, logger: Logger): Promise<void> {
  try {
    await migrate(catalog.db);
    const installed = await installStarter(catalog.db, starterTables);
    logger.info({ catalog: catalog.kind, ...installed }, 'catalog ready');
  } catch (error) {
    if (catalog.kind === 'embedded') giveUp(`Rangefinder cannot prepare its catalog: ${(error as Error).message}`);
    logger.warn({ err: error }, `catalog not ready; trying again in ${RETRY_MS / 1000} s`);
    setTimeout(() => void prepare(catalog, logger), RETRY_MS).unref();
  }
}

function listen(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        giveUp(`Port ${port} is in use by another program. Stop it, or choose another port: PORT=4001 npm start`);
      giveUp(`Rangefinder cannot listen on ${host}:${port}: ${error.message}`);
    });
    server.listen(port, host, resolve);
  });
}

/** Lets requests under way finish, then closes the catalog. */
function stopOnSignals(server: Server, app: App, catalog: Catalog, logger: Logger): void {
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => giveUp('Requests did not finish in time.'), LONGEST_STOP_MS).unref();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await closed;
    await app.stop();
    await catalog.close();
    logger.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}

const settings = settingsOrExit();
const logger = pino({ level: settings.logLevel });
const catalog = await catalogOrExit(settings);
const app = await buildApp({
  catalog,
  logger,
  publicUrl: settings.publicUrl,
  rateLimit: settings.rateLimit,
  siteFolder: resolve(settings.siteFolder),
});
const server = createServer(app.express);
stopOnSignals(server, app, catalog, logger);
const preparing = prepare(catalog, logger);
if (catalog.kind === 'embedded') await preparing;
await listen(server, settings);
process.stdout.write(
  `\nRangefinder answers at ${settings.publicUrl}\n  GraphQL   ${settings.publicUrl}/graphql\n  GraphiQL  ${settings.publicUrl}/graphiql\n  REST      ${settings.publicUrl}/v1, described by ${settings.publicUrl}/openapi.json\n\n`,
);
