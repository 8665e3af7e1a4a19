/** The code that makes pages and pictures on request, as one file for the service: what draws cards in browsers, with text in place of elements. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The file lies beside the pages; its name is that under which the service looks for it. */
export async function bundleRenderer(dist: string): Promise<void> {
  const build = await rolldown({
    input: here('../render/index.ts'),
    platform: 'node',
    plugins: [
      {
        name: 'text in place of elements',
        resolveId: (name) => (/(^|\/)dom\.js$/.test(name) ? here('../render/make-text.ts') : null),
      },
    ],
  });
  await build.write({ file: join(dist, 'render-entry.js'), format: 'es', minify: true });
  await build.close();
}
