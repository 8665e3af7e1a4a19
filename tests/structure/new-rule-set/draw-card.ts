/** A card as the site draws it: its script, in a browser, on an empty page. */
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { catalogWords } from '../../../site/src/model/cards.js';
import { startBrowser } from '../../browser/support/chromium.js';

const SITE = fileURLToPath(new URL('../../../site/', import.meta.url));

/** The script as one file that puts what it exports into `card`. */
async function bundled(): Promise<string> {
  const [made] = [
    await build({
      root: SITE,
      configFile: false,
      logLevel: 'silent',
      resolve: { conditions: ['rangefinder:source'] },
      build: { write: false, minify: false, lib: { entry: 'src/scripts/unit-card.ts', formats: ['iife'], name: 'card' } },
    }),
  ].flat();
  if (!made || !('output' in made)) throw new Error('nothing was built');
  return made.output[0].code;
}

let bundle: Promise<string> | undefined;

/** The text of a unit's card. @example await drawCard(body, 'en') // 'Dauntless … Guns 6 Hull 8' */
export async function drawCard(unit: object, language: 'en' | 'ru'): Promise<string> {
  bundle ??= bundled();
  const server = await startBrowser();
  try {
    const page = await (await chromium.connect(server.wsEndpoint())).newPage();
    const words = JSON.stringify(catalogWords(language)).replaceAll('<', '\\u003c');
    const script = `<script type="application/json" data-catalog-words>${words}</script>`;
    await page.setContent(`<!doctype html><html lang="${language}"><body>${script}</body></html>`);
    await page.addScriptTag({ content: await bundle });
    return await page.evaluate<string>(`document.body.append(card.unitCard(${JSON.stringify(unit)})), document.body.innerText`);
  } finally {
    await server.close();
  }
}
