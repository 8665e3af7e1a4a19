/** Once for a run: builds the site, starts the service and one browser. */
import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startListening } from '../support/listening.js';
import { buildSite } from './support/built-site.js';
import { startBrowser } from './support/chromium.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built site. */
    readonly siteFolder: string;
    /** Address of the service, without a trailing slash. */
    readonly serviceUrl: string;
    /** WebSocket endpoint of the browser. */
    readonly browserEndpoint: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const siteFolder = buildSite();
  const closing: (() => Promise<void>)[] = [() => rm(siteFolder, { recursive: true, force: true })];
  const teardown = async (): Promise<void> => {
    for (const close of closing.toReversed()) await close();
  };
  try {
    const browser = await startBrowser();
    closing.push(() => browser.close());
    const service = await startListening({ siteFolder });
    closing.push(() => service.close());
    // The service builds the index of its rulebook at start; the first search waits for it.
    await (await fetch(`${service.url}/v1/search?text=atlas`)).arrayBuffer();
    provide('siteFolder', siteFolder);
    provide('serviceUrl', service.url);
    provide('browserEndpoint', browser.wsEndpoint());
  } catch (error) {
    await teardown();
    throw error;
  }
  return teardown;
}
