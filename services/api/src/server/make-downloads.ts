/** A process that makes the download files of the current revision, so that the service is not delayed, and ends. */
import { openCatalog } from '@rangefinder/catalog';
import { readSettings } from '../context/settings.js';
import { makeCatalogFiles } from '../transports/files/downloads/catalog-files.js';

const [folder = ''] = process.argv.slice(2);
const result = readSettings(process.env);
if (!result.ok) throw new Error(result.messages.join());
const { databaseUrl, databaseReadUrl, catalogFolder, replicaMaxLagMs } = result.settings;
const catalog = await openCatalog({ url: databaseUrl, readUrl: databaseReadUrl, folder: catalogFolder, maxLagMs: replicaMaxLagMs });
// The service has ended.
process.once('disconnect', () => process.exit(1));
try {
  await makeCatalogFiles(catalog, folder);
} finally {
  await catalog.close();
}
process.exit(0);
