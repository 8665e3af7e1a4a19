/** Takes the screenshots of the web app manifest: the first views of a player, on a phone and on a large screen. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { root } from '../support/build.js';
import { startListening } from '../support/listening.js';
import { buildSite } from './support/built-site.js';
import { startBrowser } from './support/chromium.js';
import { PHONE } from './support/thumb.js';

const FOLDER = join(root, 'site', 'public', 'screenshots');
const QUALITY = 70;
const PAUSE_MS = 3000;
const SHOT =
  'attacker.unit=alpha-strike/loki-hellbringer-prime&target.unit=alpha-strike/vulture-mad-dog-prime&situation.inches=14&situation.woods=true&situation.targetMoved=GROUND';

/** A battle in progress. */
async function battle(page: Page): Promise<void> {
  await page.goto('/en/battle/');
  await page.getByRole('button', { name: 'Training Day' }).click();
  await page.getByRole('button', { name: 'Attacker won' }).click();
  await page.locator('[data-battle-order] button').first().waitFor();
  await page.getByRole('slider', { name: 'Armor (A), Catapult CPLT-K2' }).press('ArrowLeft');
  await page.getByRole('slider', { name: 'Heat, Locust LCT-1E' }).press('ArrowRight');
  await page.evaluate(() => scrollTo(0, 0));
}

const VIEWS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  attack: (page) => page.goto(`/en/alpha-strike/calculators/attack/?${SHOT}`),
  battle,
  unit: (page) => page.goto('/en/units/alpha-strike/atlas-as7-d/'),
};

const FORMS = {
  narrow: { ...PHONE, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1440, height: 900 } },
} as const;

async function take(browser: Browser, baseURL: string): Promise<void> {
  for (const [form, options] of Object.entries(FORMS)) {
    for (const [name, show] of Object.entries(VIEWS)) {
      const context = await browser.newContext({ ...options, baseURL, serviceWorkers: 'block', reducedMotion: 'reduce' });
      const page = await context.newPage();
      await show(page);
      await page.waitForTimeout(PAUSE_MS);
      await page.screenshot({ path: join(FOLDER, `${name}-${form}.jpg`), type: 'jpeg', quality: QUALITY });
      await context.close();
    }
  }
}

mkdirSync(FOLDER, { recursive: true });
const siteFolder = await buildSite();
const [server, service] = await Promise.all([startBrowser(), startListening({ siteFolder })]);
const browser = await chromium.connect(server.wsEndpoint());
await take(browser, service.url);
await browser.close();
await Promise.all([server.close(), service.close()]);
rmSync(siteFolder, { recursive: true, force: true });
