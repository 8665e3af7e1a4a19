/** The downloads of a service: of its catalog and of the rulebook. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Services } from '../../../context/resolver-context.js';
import { type CatalogFilesOptions, catalogFiles, makeCatalogFiles } from './catalog-files.js';
import type { Downloads } from './router.js';
import { rulebookFiles } from './rulebook-files.js';

export interface DownloadsOptions extends Pick<CatalogFilesOptions, 'make'> {
  /** Folder shared by all processes with the same catalog. */
  readonly folder: string;
}

/** Opens the downloads. With options, the files of each revision are made soon after it appears. */
export function openDownloads({
  catalog,
  logger,
  publicUrl,
  downloads,
}: Pick<Services, 'catalog' | 'logger' | 'publicUrl'> & { readonly downloads?: DownloadsOptions | undefined }): Downloads & {
  close(): Promise<void>;
} {
  const folder = downloads?.folder ?? mkdtempSync(join(tmpdir(), 'rangefinder-downloads-'));
  const files = catalogFiles({
    catalog,
    folder: join(folder, 'catalog'),
    make: downloads?.make ?? ((place) => makeCatalogFiles(catalog, place)),
    onFailure: (error) => logger.error({ err: error }, 'the files of the catalog cannot be made'),
  });
  if (downloads) files.watch();
  const rulebook = rulebookFiles(join(folder, 'rulebook'), publicUrl);
  return {
    catalog: files,
    rulebook,
    close: async () => {
      await Promise.all([files.close(), rulebook.close()]);
      if (!downloads) rmSync(folder, { recursive: true, force: true });
    },
  };
}
