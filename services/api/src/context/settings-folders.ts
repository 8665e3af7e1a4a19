/** Folders of the settings, checked before anything is opened. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Settings } from './settings.js';

const IS_FILE = 'expected a folder, and this path leads to a file';

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
  const problems =
    environment.SITE_FOLDER && !isBuiltSite(siteFolder)
      ? [`SITE_FOLDER is "${siteFolder}": expected the folder of a built site, which contains client and server`]
      : [];
  const folders = { ...(databaseUrl === undefined && { CATALOG_FOLDER: catalogFolder }), DOWNLOADS_FOLDER: downloadsFolder };
  return [
    ...problems,
    ...Object.entries(folders).flatMap(([name, folder]) => {
      const why = unusable(folder);
      // Without a folder of its own, an account that may not write the checkout serves all but the downloads.
      const isRefused = name !== 'DOWNLOADS_FOLDER' || environment.DOWNLOADS_FOLDER !== undefined || why[0] === IS_FILE;
      return isRefused ? why.map((reason) => `${name} is "${folder}": ${reason}`) : [];
    }),
  ];
}

/** Why a folder cannot be written to, or made if it does not exist yet. */
function unusable(folder: string): readonly string[] {
  try {
    if (!statSync(folder).isDirectory()) return [IS_FILE];
    accessSync(folder, constants.W_OK | constants.X_OK);
    return [];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const parent = dirname(resolve(folder));
    if (code === 'ENOENT' && parent !== folder) return unusable(parent);
    if (code === 'ENOTDIR') return [IS_FILE];
    return [`expected a folder that this account may write to (${code})`];
  }
}
