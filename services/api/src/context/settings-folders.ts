/** Folders of the settings, checked before anything is opened. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.js';

/** Whether a folder contains a built site. */
export const isBuiltSite = (folder: string): boolean => existsSync(join(folder, 'client', 'index.html'));

/**
 * A message for each folder that cannot be used.
 * @param environment to know which ones were given: without a site only the API is served, unless one was asked for
 */
export function folderProblems(
  {
    siteFolder,
    catalogFolder,
    downloadsFolder,
    databaseUrl,
  }: Pick<Settings, 'siteFolder' | 'catalogFolder' | 'downloadsFolder' | 'databaseUrl'>,
  environment: NodeJS.ProcessEnv,
): readonly string[] {
  const problems: string[] = [];
  if (environment.SITE_FOLDER && !isBuiltSite(siteFolder))
    problems.push(`SITE_FOLDER is "${siteFolder}": expected the folder of a built site, which contains client and server`);
  const folders = { ...(databaseUrl === undefined && { CATALOG_FOLDER: catalogFolder }), DOWNLOADS_FOLDER: downloadsFolder };
  for (const [name, folder] of Object.entries(folders))
    if (!mayBeFolder(folder)) problems.push(`${name} is "${folder}": expected a folder, and this path leads to a file`);
  return problems;
}

/** Whether a path is a folder or does not exist yet. */
function mayBeFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    // A parent is a file. Other errors are reported when the folder is opened.
    return (error as NodeJS.ErrnoException).code !== 'ENOTDIR';
  }
}
