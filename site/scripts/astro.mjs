/** Runs Astro without telemetry on every platform: the Windows shell does not understand `NAME=value command`. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
const manifest = createRequire(import.meta.url).resolve('astro/package.json');
await import(pathToFileURL(join(manifest, '..', 'bin', 'astro.mjs')).href);
