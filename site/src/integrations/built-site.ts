/** Steps after the build of the pages: checks links, copies the widgets, writes the lists of files for offline use. */
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { checkLinks } from './dead-links.js';
import { writeHeadings } from './headings.js';
import { writeIcons } from './icons.js';
import { bundleServiceWorker } from './service-worker.js';
import { writeShareDrawings } from './share-pictures.js';

/** Widget files that pages load. */
const WIDGET_PARTS = ['rangefinder.js', 'elements', 'engine', 'descriptions'] as const;
const compress = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const widgets = dirname(fileURLToPath(import.meta.resolve('@rangefinder/widgets/rangefinder.js')));

async function copyWidgets(dist: string): Promise<void> {
  const parts = await Promise.all(
    (await readdir(widgets))
      .filter((name) => name !== 'lib')
      .map(async (name) => ({ name, isFile: (await stat(join(widgets, name))).isFile() })),
  );
  const missing = WIDGET_PARTS.filter((part) => !parts.some(({ name }) => name === part));
  if (missing.length > 0) throw new Error(`the widgets are not built: ${missing.join(', ')} missing`);
  const wanted = parts.filter(({ name, isFile }) => !isFile || name.endsWith('.js'));
  for (const { name } of wanted)
    await cp(join(widgets, name), join(dist, 'widgets', name), { recursive: true, filter: (from) => !/\.(map|d\.ts)$/.test(from) });
  const { version } = JSON.parse(await readFile(join(widgets, '..', 'package.json'), 'utf8')) as { version: string };
  await writeFile(join(dist, 'widgets', 'version.json'), JSON.stringify({ version }));
}

/** Short content hashes by address. */
type ContentHashes = Readonly<Record<string, string>>;

const addressOfFile = (file: string): string =>
  `/${file
    .split(sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '$1')}`;

async function hashFiles(dist: string): Promise<ContentHashes> {
  const files = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const hashes = files.map(
    async (file) =>
      [
        addressOfFile(relative(dist, file)),
        createHash('sha256')
          .update(await readFile(file))
          .digest('hex')
          .slice(0, 10),
      ] as const,
  );
  return Object.fromEntries((await Promise.all(hashes)).toSorted(([one], [two]) => (one < two ? -1 : 1)));
}

const pick = (hashes: ContentHashes, wanted: (address: string) => boolean): ContentHashes =>
  Object.fromEntries(Object.entries(hashes).filter(([address]) => wanted(address)));

const isShell = (address: string): boolean =>
  /^\/($|assets\/|favicon\.svg$|icon-192\.png$|manifest\.webmanifest$|(en|ru)\/offline\/$|(en|ru)\/$)/.test(address);
/** Pages in iframes are not saved offline: each embedding page would save its own copy. */
const isFrame = (address: string): boolean => /^\/(en|ru)\/embed\//.test(address);
const isLanguageFile = (language: string) => (address: string) =>
  ((address.startsWith(`/${language}/`) && !isFrame(address)) || address.startsWith('/widgets/') || address === '/search.json') &&
  !isShell(address);

async function writeOffline(dist: string): Promise<void> {
  const hashes = await hashFiles(dist);
  const version = createHash('sha256').update(JSON.stringify(hashes)).digest('hex').slice(0, 12);
  for (const language of ['en', 'ru'])
    await writeFile(join(dist, `offline-${language}.json`), JSON.stringify(pick(hashes, isLanguageFile(language))));
  await bundleServiceWorker(dist, { VERSION: version, SHELL: pick(hashes, isShell) });
}

/** The sources of the site, for pages that are rendered on request. */
const SOURCES = fileURLToPath(new URL('..', import.meta.url));

/**
 * Writes a digest of every built file and of the sources, equal on every machine. It is part of the ETag of pages that are rendered
 * on request. The sitemap is left out because its dates come from the Git history.
 */
async function writeVersion(dist: string): Promise<void> {
  const files = pick(await hashFiles(dist), (address) => !address.startsWith('/sitemap-'));
  const digest = createHash('sha256').update(JSON.stringify([files, await hashFiles(SOURCES)]));
  await writeFile(join(dist, 'site-version.json'), JSON.stringify({ version: digest.digest('base64url').slice(0, 12) }));
}

/** Host in the sources of the guide. */
const SOURCE_HOST = 'http://localhost:4000';

/** Replaces the host in requests of the guide, so that they can be pasted as they are. */
async function nameHost(dist: string, host: string): Promise<void> {
  const guide = (await readdir(dist, { recursive: true })).filter((name) => /(^|[\\/])developers[\\/].*\.html$/.test(name));
  for (const name of guide) {
    const file = join(dist, name);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(SOURCE_HOST, host));
  }
}

/** Inline scripts with their content; JSON is not a script. */
const INLINE_SCRIPT = /<script(?![^>]*(?:\bsrc=|application\/(?:ld\+)?json))[^>]*>([\s\S]*?)<\/script>/g;

/** Writes the hashes of all inline scripts for the content security policy, which allows no others. */
async function writeScriptHashes(dist: string): Promise<void> {
  const pages = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.html'));
  const hashes = new Set<string>();
  for (const name of pages)
    for (const [, script = ''] of (await readFile(join(dist, name), 'utf8')).matchAll(INLINE_SCRIPT))
      hashes.add(`sha256-${createHash('sha256').update(script).digest('base64')}`);
  await writeFile(join(dist, 'script-hashes.json'), JSON.stringify([...hashes].toSorted()));
}

/** Writes the typeface as a style sheet, for pages that the service makes. */
async function writeTypeface(dist: string): Promise<void> {
  const home = await readFile(join(dist, 'en', 'index.html'), 'utf8');
  const [, styles] = /<style>(@font-face[\s\S]*?)<\/style>/.exec(home) ?? [];
  if (styles === undefined) throw new Error('the first page has no typeface');
  await writeFile(join(dist, 'typeface.css'), styles);
}

/** Binds dashes and percent signs to the word before them, so that no Russian line starts with one. */
async function bindDashes(dist: string): Promise<void> {
  const pages = (await readdir(dist, { recursive: true })).filter((name) => /^ru[\\/].*\.html$/.test(name));
  for (const name of pages) {
    const file = join(dist, name);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(' — ', '\u00A0— ').replaceAll(/(\d) %/g, '$1\u00A0%'));
  }
}

/** Above this size the highest level takes seconds for the last percent. */
const MAX_BEST_BYTES = 100_000;
const MAX_QUALITY = constants.BROTLI_MAX_QUALITY;

/** Compresses scripts, styles and data better than there is time for at each request: `a.js` to `a.js.br`. */
async function compressFiles(dist: string): Promise<void> {
  const names = (await readdir(dist, { recursive: true })).filter((name) => /\.(?:js|css|json)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(dist, name);
      const bytes = await readFile(file);
      const quality = bytes.length > MAX_BEST_BYTES ? MAX_QUALITY - 1 : MAX_QUALITY;
      await writeFile(`${file}.br`, await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
    }),
  );
}

/** @param host where players reach the site */
export const builtSite = (host: string): AstroIntegration => ({
  name: 'built-site',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const dist = fileURLToPath(dir);
      await nameHost(dist, host.replace(/\/+$/, ''));
      await bindDashes(dist);
      await writeHeadings(dist);
      await writeScriptHashes(dist);
      await writeTypeface(dist);
      await checkLinks(dist);
      await writeIcons(dist);
      await writeShareDrawings(dist);
      await copyWidgets(dist);
      await writeOffline(dist);
      await writeVersion(dist);
      await compressFiles(dist);
    },
  },
});
