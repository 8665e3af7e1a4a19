/** `npm run size`: compressed sizes of the built scripts. Fails if one is over its budget. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** Maximum size of the script of all widgets, compressed. */
export const BUDGET_BYTES = 28 * 1024;
/** Maximum size of the lazy part of calculators, compressed. */
export const LAZY_BUDGET_BYTES = 14 * 1024;

/** Maximum size of the lazy part of `<rangefinder-ask>`, compressed. */
export const ASK_BUDGET_BYTES = 12 * 1024;
/** Maximum size of the script that reads questions, with all rules, compressed. */
export const ASK_ENGINE_BUDGET_BYTES = 654 * 1024;

const compressed = async (file: string): Promise<number> => gzipSync(await readFile(file), { level: 9 }).length;

/** Maximum size of a part that only some forms load, compressed. */
export const PART_BUDGET_BYTES = 6 * 1024;

/** Size of `rangefinder.js`, compressed. It imports nothing statically. */
export const mainBytes = (dist: string): Promise<number> => compressed(join(dist, 'rangefinder.js'));

/** Size of the chunks that satisfy a condition, compressed, without what they import from `rangefinder.js`. */
async function chunkBytes(dist: string, isCounted: (name: string) => boolean): Promise<number> {
  const folder = join(dist, 'shared');
  const sizes = await Promise.all((await readdir(folder)).filter(isCounted).map((name) => compressed(join(folder, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Size of the lazy part of `<rangefinder-ask>`, compressed. */
export const askBytes = (dist: string): Promise<number> => compressed(join(dist, 'ask-part.js'));

/** Size of the script that reads questions, compressed. */
export const askEngineBytes = (dist: string): Promise<number> => compressed(join(dist, 'ask-engine.js'));

/** Parts that only some forms load: the picker of catalog entries, the layout of two sides, the client of a service, drawings. */
const PARTS = ['picker', 'board', 'caller', 'form-pictures'] as const;
/** What a page loads with the first list of a picker, when it is first asked how an answer changes, and to reach a service. */
const LATER = ['silhouette', 'changes-part', 'from-service'] as const;

const isPart = (name: string): boolean => [...PARTS, ...LATER].some((part) => name.startsWith(`${part}-`));

/** Size of the lazy part, compressed. */
export const lazyBytes = (dist: string): Promise<number> => chunkBytes(dist, (name) => !isPart(name));

/** Sizes of the parts that only some forms load, compressed. */
export const partBytes = (dist: string): Promise<readonly number[]> =>
  Promise.all(PARTS.map((part) => chunkBytes(dist, (name) => name.startsWith(`${part}-`))));

const STATIC_IMPORT = /(?:import|from)\s*["'](\.[^"']+)["']/g;

/** Compressed size of a script with its static imports. */
async function loaded(file: string, seen: Set<string> = new Set()): Promise<number> {
  if (seen.has(file)) return 0;
  seen.add(file);
  const text = await readFile(file, 'utf8');
  const imported = [...text.matchAll(STATIC_IMPORT)].map(([, path = '']) => join(file, '..', path));
  const parts = await Promise.all(imported.map((path) => loaded(path, seen)));
  return parts.reduce((sum, size) => sum + size, await compressed(file));
}

async function range(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const sizes = await Promise.all(files.map(async (name) => ({ name, bytes: await loaded(join(folder, name)) })));
  const sorted = sizes.toSorted((a, b) => a.bytes - b.bytes);
  const [least, most] = [sorted[0], sorted.at(-1)];
  return least && most ? `${kilobytes(least.bytes)} to ${kilobytes(most.bytes)} (${most.name})` : 'none';
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** The sizes as text. */
export async function report(dist: string): Promise<string> {
  const main = await mainBytes(dist);
  const lines = [
    `rangefinder.js   ${kilobytes(main)} of ${kilobytes(BUDGET_BYTES)}, compressed`,
    `lazy part        ${kilobytes(await lazyBytes(dist))} of ${kilobytes(LAZY_BUDGET_BYTES)}, loaded with the first answer`,
    `questions        ${kilobytes(await askBytes(dist))} of ${kilobytes(ASK_BUDGET_BYTES)}, loaded with the element`,
    `question engine  ${kilobytes(await askEngineBytes(dist))} of ${kilobytes(ASK_ENGINE_BUDGET_BYTES)}, loaded in a worker`,
    `parts of forms   ${(await partBytes(dist)).map(kilobytes).join(' and ')} of ${kilobytes(PART_BUDGET_BYTES)} each`,
    `one element      ${await range(join(dist, 'elements'))}`,
    `one description  ${await range(join(dist, 'descriptions'))}`,
    `one engine       ${await range(join(dist, 'engine'))}`,
  ];
  return `${lines.join('\n')}\n`;
}

if (import.meta.main) {
  const dist = fileURLToPath(new URL('../dist', import.meta.url));
  process.stdout.write(await report(dist));
  const sizes = [
    [await mainBytes(dist), BUDGET_BYTES],
    [await lazyBytes(dist), LAZY_BUDGET_BYTES],
    ...(await partBytes(dist)).map((bytes) => [bytes, PART_BUDGET_BYTES] as const),
    [await askBytes(dist), ASK_BUDGET_BYTES],
    [await askEngineBytes(dist), ASK_ENGINE_BUDGET_BYTES],
  ] as const;
  process.exitCode = sizes.some(([bytes, budget]) => bytes > budget) ? 1 : 0;
}
