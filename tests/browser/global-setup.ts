/** Once for the whole run: the site is built, the service serves it, and one browser is there. */
import type { TestProject } from 'vitest/node';
import { startListening } from '../support/listening.js';
import { buildSite, siteFolder } from './support/built-site.js';
import { startBrowser } from './support/chromium.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the service, without a slash at its end. */
    readonly serviceUrl: string;
    /** Where the browser takes orders. */
    readonly browserEndpoint: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  buildSite();
  const browser = await startBrowser();
  const service = await startListening({ siteFolder }).catch(async (error: unknown) => {
    await browser.close();
    throw error;
  });
  provide('serviceUrl', service.url);
  provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await service.close();
  };
}
