/**
 * The built site in `SITE_FOLDER`, as `astro build` writes it: `client` has static files, `server` the handler that renders pages
 * on request.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@rangefinder/rules';

/** Folder of static files. @example staticFolder('site/dist') // 'site/dist/client' */
export const staticFolder = (siteFolder: string): string => join(siteFolder, 'client');

/** The module that exports the handler. */
export const handlerFile = (siteFolder: string): string => join(siteFolder, 'server', 'entry.mjs');

/** The page that draws an entry in the browser, for readers without a connection and while the catalog is unavailable. */
export const cardPage = (siteFolder: string, language: Language): string =>
  join(staticFolder(siteFolder), language, 'units', 'view', 'index.html');

/** A digest of the sources and files of the site, written by its build; empty if no site is built. */
export function siteVersion(siteFolder: string): string {
  const file = join(staticFolder(siteFolder), 'site-version.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version : '';
}

const TYPEFACE = 'typeface.css';

/** A link to the typeface of the site, for pages that the service makes itself; empty if no site is built. */
export const typefaceLink = (siteFolder: string | undefined): string =>
  siteFolder !== undefined && existsSync(join(staticFolder(siteFolder), TYPEFACE)) ? `<link rel="stylesheet" href="/${TYPEFACE}">` : '';
