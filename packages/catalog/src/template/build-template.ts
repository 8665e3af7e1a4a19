/** Run by the build. Does nothing where npm has no PostgreSQL, since the catalog then needs a server. */
import type { CatalogError } from '../database/catalog-error.js';
import { templatePath } from '../embedded/cluster.js';
import { keepStarterMark } from '../starter/mark.js';
import { makeTemplate } from './make-template.js';

keepStarterMark();
await makeTemplate(templatePath()).catch((error: CatalogError) => {
  if (error.code !== 'NO_POSTGRES') throw error;
  process.stdout.write(`${error.message}\n`);
});
