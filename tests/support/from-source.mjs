/**
 * Module hooks for programs and worker threads that run from source: imports name built files, and decorators need compiling.
 * Compiled modules are cached by their text: starting the compiler took two thirds of the start of each program.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';

/** @type {import('esbuild').TransformOptions} */
const OPTIONS = { loader: 'ts', format: 'esm', target: 'es2024', tsconfigRaw: { compilerOptions: { experimentalDecorators: true } } };

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/from-source', import.meta.url));
const SALT = JSON.stringify(OPTIONS);
const require = createRequire(import.meta.url);

/** @param {string} text @returns {string} */
function compiled(text) {
  const file = join(CACHE, createHash('sha1').update(SALT).update(text).digest('hex'));
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const { code } = require('esbuild').transformSync(text, OPTIONS);
    // Other processes may write the same file.
    const fresh = `${file}-${process.pid}-${threadId}`;
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(fresh, code);
    renameSync(fresh, file);
    return code;
  }
}

registerHooks({
  resolve(specifier, context, next) {
    const isOurs = specifier.startsWith('.') && context.parentURL?.endsWith('.ts');
    return next(isOurs ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
  load(url, context, next) {
    if (!url.endsWith('.ts')) return next(url, context);
    return { format: 'module', shortCircuit: true, source: compiled(readFileSync(fileURLToPath(url), 'utf8')) };
  },
});
