/** Astro's command without telemetry, on every system: `NAME=value command` does not work in the shell of Windows. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
const manifest = createRequire(import.meta.url).resolve('astro/package.json');
await import(pathToFileURL(join(manifest, '..', 'bin', 'astro.mjs')).href);
