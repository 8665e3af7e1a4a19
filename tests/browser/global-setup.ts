/** Once for a run: builds the site, starts the service and one browser, while projects without a browser run. */
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import type { TestProject } from 'vitest/node';
import { buildSite } from './support/built-site.js';
import { startBrowser } from './support/chromium.js';
import type { RunningSite } from './support/running-site.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** File that appears when the site runs, or when it cannot. */
    readonly siteFile: string;
  }
}

type Closing = (() => Promise<unknown>)[];

async function startSite(closing: Closing): Promise<RunningSite> {
  const siteFolder = await buildSite();
  closing.push(() => rm(siteFolder, { recursive: true, force: true }));
  const browser = await startBrowser();
  closing.push(() => browser.close());
  // Imported late: the whole service is transformed on the way.
  const { startListening } = await import('../support/listening.js');
  const service = await startListening({ siteFolder });
  closing.push(() => service.close());
  // The first search waits for the index of the rulebook, the first page of a unit loads its renderer.
  for (const path of ['v1/search?text=atlas', 'en/units/alpha-strike/atlas-as7-d/'])
    await (await fetch(`${service.url}/${path}`)).arrayBuffer();
  return { siteFolder, serviceUrl: service.url, browserEndpoint: browser.wsEndpoint() };
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-running-'));
  const closing: Closing = [() => rm(folder, { recursive: true, force: true })];
  const siteFile = join(folder, 'site.json');
  const report = async (outcome: RunningSite | { readonly error: string }): Promise<void> => {
    await writeFile(`${siteFile}.part`, JSON.stringify(outcome));
    await rename(`${siteFile}.part`, siteFile);
  };
  const reported = startSite(closing).then(report, (error: Error) => report({ error: inspect(error) }));
  provide('siteFile', siteFile);
  return async () => {
    await reported;
    for (const close of closing.toReversed()) await close();
  };
}
