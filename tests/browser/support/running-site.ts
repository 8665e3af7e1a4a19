/** The site that all browser tests share. It is built and started while other tests run, so that the first file may have to wait. */
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';

export interface RunningSite {
  /** Folder of the built site. */
  readonly siteFolder: string;
  /** Address of the service, without a trailing slash. */
  readonly serviceUrl: string;
  /** WebSocket endpoint of the browser. */
  readonly browserEndpoint: string;
}

async function runningSite(): Promise<RunningSite> {
  const file = inject('siteFile');
  while (!existsSync(file)) await setTimeout(100);
  const site: RunningSite | { readonly error: string } = JSON.parse(readFileSync(file, 'utf8'));
  if ('error' in site) throw new Error(`The site for the tests could not be started: ${site.error}`);
  return site;
}

export const { siteFolder, serviceUrl, browserEndpoint } = await runningSite();
