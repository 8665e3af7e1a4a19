/** Every page is valid HTML, static or rendered on request. */
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { LANGUAGES, type Language, systems } from '@rangefinder/rules';

import { TOOLS } from '../support/bring-tools.js';
import { within } from '../support/time-limits.js';
import { addressOfKind, servicePages } from './support/page-kinds.js';
import { serviceUrl, siteFolder } from './support/running-site.js';
import { test } from './support/visit.js';

/** A page takes some fifty milliseconds on an idle machine. */
const timeout = within(400_000);

/** Errors in pages, each with its file. */
async function faultsIn(files: readonly string[]): Promise<readonly string[]> {
  const child = spawn(process.execPath, [join(TOOLS, 'check-html.mjs')], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(files));
  return JSON.parse(await text(child.stdout)) as readonly string[];
}

/** Every other built page of a language, and the remaining ones in the other language: their layout is the same. */
async function builtPages(language: Language): Promise<readonly string[]> {
  const folder = join(siteFolder, 'client', language);
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html')).toSorted();
  const turn = LANGUAGES.indexOf(language);
  return names.filter((_, at) => at % LANGUAGES.length === turn).map((name) => join(folder, name));
}

test.for(LANGUAGES)('static pages in %s are valid', { timeout }, async (language, { expect }) => {
  const pages = await builtPages(language);
  expect(pages.length).toBeGreaterThan(150);
  expect(await faultsIn(pages)).toEqual([]);
});

/** One unit and one weapon of each rule set that has any. */
async function entryPaths(): Promise<readonly string[]> {
  const first = async (sort: 'units' | 'weapons', system: string): Promise<readonly string[]> => {
    const address = sort === 'units' ? `/v1/units?first=1&query=system:${system}` : `/v1/weapons?first=1&system=${system}`;
    const answer = await fetch(serviceUrl + address);
    // Rule sets without units have other query words.
    const { nodes = [] } = (await answer.json()) as { readonly nodes?: readonly { readonly id: string }[] };
    return nodes.map(({ id }) => `${sort}/${id}/`);
  };
  const found = await Promise.all(systems.flatMap(({ slug }) => [first('units', slug), first('weapons', slug)]));
  return found.flat();
}

const htmlAt = async (address: string, language: Language): Promise<string> =>
  (await fetch(serviceUrl + address, { headers: { accept: 'text/html', 'accept-language': language } })).text();

test('every kind of page on request is valid', { timeout }, async ({ onTestFinished, expect }) => {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-html-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const paths = [...(await entryPaths()), 'nothing-here/', 'alpha-strike/calculators/target-number/?skill=4&inches=8'];
  const kinds = LANGUAGES.flatMap((language) => [
    ...paths.map((path) => [`/${language}/${path}`, language] as const),
    ...servicePages.map((kind) => [addressOfKind(kind, language), language] as const),
  ]);
  // Units and weapons of at least two rule sets.
  expect(kinds.length).toBeGreaterThanOrEqual(2 * (4 + 2 + servicePages.length));
  const files = kinds.map(async ([address, language]) => {
    const file = join(folder, `${language}${address.replaceAll(/[/?&=:]+/g, '-')}.html`);
    await writeFile(file, await htmlAt(address, language));
    return file;
  });
  expect(await faultsIn(await Promise.all(files))).toEqual([]);
});
