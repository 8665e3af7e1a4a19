/**
 * Lighthouse scores of every kind of page with the default settings, a mid-range phone on a slow network: all four categories and
 * the size of everything that a page loads, with their limits. Lighthouse runs as a module, which sends no reports.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@rangefinder/rules';
import lighthouse from 'lighthouse';
import { startBrowser } from '../browser/support/chromium.ts';
import { addressOfKind, calculatorKinds, measuredKinds, type PageKind } from '../browser/support/page-kinds.ts';
import { freePort, SERVICE, startProcess } from '../support/process.ts';
import { type Row, report } from './report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PORT = 4704;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Pages for frames on other sites ask search engines not to index them. */
const WANTED_HIDDEN = ['is-crawlable'];

type Category = (typeof CATEGORIES)[number];

interface Measured {
  readonly scores: Readonly<Record<Category, number>>;
  readonly bytes: number;
  /** Time for which long tasks block the page, in milliseconds. */
  readonly blocked: number;
  /** Audits that lowered a score, each with its category. */
  readonly lost: readonly string[];
}

/** Speed is the median of this number of runs if the first run misses the target, since machines have other work. */
const RUNS = 5;

/** Address of the pages, and the browser that visits them. */
interface Place {
  readonly url: string;
  readonly port: number;
}

async function visit({ url, port }: Place, kind: PageKind, language: Language): Promise<Measured> {
  const result = await lighthouse(url + addressOfKind(kind, language), {
    port,
    onlyCategories: [...CATEGORIES],
    skipAudits: kind.hidden ? WANTED_HIDDEN : null,
    extraHeaders: { 'Accept-Language': language },
    logLevel: 'silent',
  });
  if (!result || result.lhr.runtimeError) throw new Error(`${kind.name}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { categories, audits } = result.lhr;
  const requests = audits['network-requests']?.details;
  const items = requests?.type === 'table' ? requests.items : [];
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])) as Measured['scores'],
    blocked: Math.round(audits['total-blocking-time']?.numericValue ?? 0),
    bytes: items.reduce((sum, { transferSize }) => sum + Number(transferSize ?? 0), 0),
    lost: CATEGORIES.flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${name}: ${id} ${audits[id]?.displayValue ?? ''}`.trim()),
    ),
  };
}

/** The visit of median speed; one visit if that is fast enough. */
async function measure(place: Place, kind: PageKind, language: Language): Promise<Measured> {
  const first = await visit(place, kind, language);
  if (first.scores.performance >= kind.least) return first;
  const all = [first];
  while (all.length < RUNS) all.push(await visit(place, kind, language));
  return all.toSorted((one, two) => one.scores.performance - two.scores.performance)[Math.floor(RUNS / 2)] ?? first;
}

/**
 * The service without `Referrer-Policy`. The header has the value that browsers assume anyway, and with it Lighthouse fails on
 * every page in this version of Chromium (`net::ERR_ABORTED`), even on a page of one line.
 */
async function withoutReferrerPolicy(origin: string): Promise<{ readonly url: string; close(): void }> {
  const server = createServer(({ url, method, headers }, response) => {
    const forwarded = request(new URL(url ?? '/', origin), { method, headers }, (answer) => {
      const { 'referrer-policy': _, ...kept } = answer.headers;
      answer.pipe(response.writeHead(answer.statusCode ?? 502, kept));
    });
    forwarded.on('error', () => response.destroy()).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}

const kilobytes = (bytes: number): number => Number((bytes / 1024).toFixed(1));
const worst = (all: readonly Measured[], category: Category): number => Math.min(...all.map(({ scores }) => scores[category]));

/** A row with the worse of the measured languages. */
const rowOf = ({ name, most, least }: PageKind, all: readonly Measured[]): Row => ({
  page: name,
  ...Object.fromEntries(CATEGORIES.map((category) => [category, worst(all, category)])),
  'at least': least === 100 ? '100' : `${least}, else 100`,
  'blocked, ms': Math.max(...all.map(({ blocked }) => blocked)),
  'KB, everything': kilobytes(Math.max(...all.map(({ bytes }) => bytes))),
  'at most': most ?? '–',
});

async function rowsOf(place: Place, kinds: readonly PageKind[], languages: readonly Language[]): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const kind of kinds) {
    const all: Measured[] = [];
    for (const language of languages) all.push(await measure(place, kind, language));
    rows.push(rowOf(kind, all));
    for (const [at, { lost }] of all.entries()) if (lost.length > 0) console.log(`${kind.name}, ${languages[at]}: ${lost.join('; ')}`);
  }
  return rows;
}

/** The kinds of pages whose name contains `PAGES`, such as `PAGES=attack`; all without it. */
const chosen = (kinds: readonly PageKind[]): readonly PageKind[] => kinds.filter(({ name }) => name.includes(process.env.PAGES ?? ''));

/** Visits every kind of page in both languages and every calculator in one, and prints the results. */
export async function benchLighthouse(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-lighthouse-'));
  const port = await freePort();
  const browser = await startBrowser([`--remote-debugging-port=${port}`]);
  const service = await startProcess(SERVICE, PORT, {
    CATALOG_FOLDER: join(folder, 'catalog'),
    SITE_FOLDER: join(root, 'site', 'dist'),
  });
  const proxy = await withoutReferrerPolicy(service.url);
  const place = { url: proxy.url, port };
  try {
    const rows = await rowsOf(place, chosen(measuredKinds), LANGUAGES);
    report('Pages of the site, as Lighthouse sees them on a phone; the worse of both languages', rows);
    report('Every calculator, as Lighthouse sees it on a phone, in English', await rowsOf(place, chosen(calculatorKinds), ['en']));
  } finally {
    proxy.close();
    await browser.close();
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
