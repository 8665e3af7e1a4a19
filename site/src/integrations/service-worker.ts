/** The service worker as one file, with the query language that answers for the service without a connection. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SLUGS } from '@rangefinder/rules';
import { type Plugin, rolldown } from 'rolldown';

const WORKER = fileURLToPath(new URL('../offline/worker.ts', import.meta.url));
const SYSTEMS = /[\\/]rules[\\/]dist[\\/]systems\.js$/;

/**
 * The list of rule sets, cut down to their entries, which the query language reads. The calculators would make the worker twenty times as
 * large.
 */
const entriesAlone: Plugin = {
  name: 'entries of rule sets without calculators',
  load(id) {
    if (!SYSTEMS.test(id)) return null;
    const slugs = SLUGS.filter((slug) => existsSync(join(dirname(id), slug, 'entries', 'index.js')));
    const imports = slugs.map((slug, at) => `import { entries as entries${at} } from './${slug}/entries/index.js';`);
    const list = slugs.map((slug, at) => `{ slug: '${slug}', entries: entries${at}, printed: [] }`);
    return `${imports.join('\n')}\nexport const systems = [${list.join(', ')}];`;
  },
};

/** @param constants values that the build defines in the worker */
export async function bundleServiceWorker(dist: string, constants: Readonly<Record<string, unknown>>): Promise<void> {
  const define = Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]));
  const build = await rolldown({ input: WORKER, platform: 'browser', plugins: [entriesAlone], transform: { define } });
  await build.write({ file: join(dist, 'sw.js'), format: 'iife', minify: true });
  await build.close();
}
