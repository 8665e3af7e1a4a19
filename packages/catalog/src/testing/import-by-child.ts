/** Child process of tests: opens the catalog, waits for an order, imports synthetic units, and is killed meanwhile. */
import { once } from 'node:events';
import { importCatalog, openCatalog } from '../index.js';
import { versionInput } from './versions.js';

const [address = '', template = ''] = process.argv.slice(2);
const catalog = await openCatalog(address.startsWith('postgres:') ? { url: address } : { folder: address, template });
await catalog.ping();
process.stdout.write('ready\n');
const [order] = (await once(process.stdin, 'data')) as [Buffer];
const [version, units] = order.toString().trim().split(' ').map(Number) as [number, number];
async function* inputs() {
  yield versionInput(version, units);
}
await importCatalog(catalog, inputs());
process.stdout.write('done\n');
await catalog.close();
