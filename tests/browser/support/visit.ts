/** A page of the site in a browser context of its own, with the errors and warnings that it causes. */
import { type Browser, type BrowserContextOptions, chromium, type Page, type Response } from 'playwright-core';
import { test as base } from 'vitest';
import { within } from '../../support/time-limits.js';
import { browserEndpoint, serviceUrl } from './running-site.js';

interface VisitOptions extends BrowserContextOptions {
  /** Whether requests to other origins are allowed; false unless a page is meant to send them. */
  readonly strangersAllowed?: boolean;
}

/** A page and its errors so far. */
export interface Visit {
  readonly page: Page;
  /** Console errors, exceptions, failed requests, cross-origin requests. */
  complaints(): readonly string[];
}

/** Opens an empty page; it is closed after the test. */
export type OpenVisit = (options?: VisitOptions) => Promise<Visit>;

/** Navigation aborts pending requests. */
const BROKEN_OFF = 'net::ERR_ABORTED';

const saidOf = (response: Response): string => `${response.status()} ${response.request().method()} ${response.url()}`;

function listen(page: Page, strangersAllowed: boolean, complain: (what: string) => void): void {
  page.on('console', (message) => message.type() === 'error' && complain(`console: ${message.text()} (${message.location().url})`));
  page.on('pageerror', (error) => complain(`exception: ${error.message}`));
  page.on('response', (response) => response.status() >= 400 && complain(saidOf(response)));
  page.on('request', (request) => {
    const known = request.url().startsWith(serviceUrl) || !request.url().startsWith('http');
    if (!known && !strangersAllowed) complain(`asks a stranger: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== BROKEN_OFF) complain(`${reason} ${request.url()}`);
  });
}

/** Pages of all tests share the clipboard of the browser: each page reads what it has written itself, as soon as it has. */
function readOwnClipboard(): void {
  const { clipboard } = navigator;
  if (!clipboard) return;
  const write = clipboard.writeText.bind(clipboard);
  const written = Promise.withResolvers<void>();
  let own = '';
  clipboard.writeText = async (text) => {
    await write(text);
    own = text;
    written.resolve();
  };
  clipboard.readText = async () => {
    await written.promise;
    return own;
  };
}

async function visit(browser: Browser, { strangersAllowed = false, ...options }: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({ baseURL: serviceUrl, serviceWorkers: 'block', reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(within(30_000));
  if (options.permissions?.includes('clipboard-read')) await context.addInitScript(readOwnClipboard);
  const page = await context.newPage();
  const found: string[] = [];
  listen(page, strangersAllowed, (what) => found.push(what));
  return { page, complaints: () => [...found] };
}

const PATIENCE_MS = within(15_000);

/** Waits until a page shows something. Rejects with its complaints when it does not. */
export async function see({ page, complaints }: Visit, shows: string): Promise<void> {
  try {
    await page.locator(shows).first().waitFor({ timeout: PATIENCE_MS });
  } catch (cause) {
    throw new Error(`${page.url()} does not show ${shows}. ${complaints().join('; ') || 'It complains of nothing.'}`, { cause });
  }
}

/** `test` with the browser of the run and `open`. */
export const test = base
  .extend('endpoint', { scope: 'file' }, browserEndpoint)
  .extend('browser', { scope: 'file' }, async ({ endpoint }, { onCleanup }) => {
    const browser = await chromium.connect(endpoint);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('open', async ({ browser }, { onCleanup }): Promise<OpenVisit> => {
    const opened: Visit[] = [];
    onCleanup(async () => {
      await Promise.all(opened.map(({ page }) => page.context().close()));
    });
    return async (options = {}) => {
      const made = await visit(browser, options);
      opened.push(made);
      return made;
    };
  });
