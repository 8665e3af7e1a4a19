/** Module hooks for worker threads that run from source: imports name built files, and decorators need compiling. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

/** @type {import('esbuild').TransformOptions} */
const OPTIONS = { loader: 'ts', format: 'esm', target: 'es2024', tsconfigRaw: { compilerOptions: { experimentalDecorators: true } } };

registerHooks({
  resolve(specifier, context, next) {
    const isOurs = specifier.startsWith('.') && context.parentURL?.endsWith('.ts');
    return next(isOurs ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
  load(url, context, next) {
    if (!url.endsWith('.ts')) return next(url, context);
    return { format: 'module', shortCircuit: true, source: transformSync(readFileSync(fileURLToPath(url), 'utf8'), OPTIONS).code };
  },
});
