/** Once for the whole run: the site is built, the service serves it, and one browser is there. */
import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startListening } from '../support/listening.js';
import { buildSite } from './support/built-site.js';
import { startBrowser } from './support/chromium.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site lies. */
    readonly siteFolder: string;
    /** Address of the service, without a slash at its end. */
    readonly serviceUrl: string;
    /** Where the browser takes orders. */
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
    // A service makes the index of its rulebook as soon as it listens: visitors find it there.
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
