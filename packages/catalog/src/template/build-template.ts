/** Run by the build. Where npm brings no PostgreSQL there is nothing to prepare: the catalog is on a server then. */
import type { CatalogError } from '../database/catalog-error.js';
import { templatePath } from '../embedded/cluster.js';
import { keepStarterMark } from '../starter/mark.js';
import { makeTemplate } from './make-template.js';

keepStarterMark();
await makeTemplate(templatePath()).catch((error: CatalogError) => {
  if (error.code !== 'NO_POSTGRES') throw error;
  process.stdout.write(`${error.message}\n`);
});
