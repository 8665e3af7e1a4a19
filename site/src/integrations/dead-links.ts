/** Checks every internal link of the built site, including anchors, and the addresses that answers of the service cite. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { addressOf, LANGUAGES, systems } from '@rangefinder/rules';

/** Addresses of the service. */
const SERVICE =
  /^\/(openapi(\.json|\/)|schema\.graphql|possible-types\.json|type-policies\.json|postman\.json|status|graphiql|reference|graphql|llms(-full)?\.txt|v1\/|mcp)/;

interface BuiltPage {
  readonly address: string;
  readonly links: readonly string[];
  readonly anchors: ReadonlySet<string>;
}

const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found.replaceAll(/&(amp|#38|#x26);/g, '&'));

async function readPage(dist: string, file: string): Promise<BuiltPage> {
  const html = await readFile(file, 'utf8');
  const address = `/${relative(dist, file).split(sep).join('/')}`.replace(/index\.html$/, '');
  return { address, links: all(html, /<a\b[^>]*?\shref="([^"]*)"/g), anchors: new Set(all(html, /\sid="([^"]*)"/g)) };
}

/** Describes what is wrong with a link; undefined for a valid one. */
function faultOf(link: string, from: string, pages: ReadonlyMap<string, BuiltPage>): string | undefined {
  const { origin, pathname, hash } = new URL(link, `http://site${from}`);
  if (origin !== 'http://site' || SERVICE.test(pathname)) return undefined;
  const page = pages.get(pathname);
  if (!page) return `${from}: ${link} leads nowhere`;
  return hash !== '' && !page.anchors.has(decodeURIComponent(hash.slice(1))) ? `${from}: ${link} has no such anchor` : undefined;
}

/** Addresses that answers cite. */
const cited = (): readonly string[] =>
  LANGUAGES.flatMap((language) =>
    systems.flatMap(({ sections, tables, rulings }) => [...sections, ...tables, ...rulings].map(({ id }) => addressOf(id, language))),
  );

/** Throws an error that lists all dead links. */
export async function checkLinks(dist: string): Promise<void> {
  const files = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.html')).map((name) => join(dist, name));
  const read = await Promise.all(files.map((file) => readPage(dist, file)));
  const pages = new Map(read.map((page) => [page.address, page]));
  const links = [
    ...read.flatMap(({ address, links: some }) => some.map((link) => [link, address] as const)),
    ...cited().map((link) => [link, '/'] as const),
  ];
  const faults = new Set(links.map(([link, from]) => faultOf(link, from, pages)).filter((fault) => fault !== undefined));
  if (faults.size > 0) throw new Error(`links that lead nowhere:\n${[...faults].slice(0, 40).join('\n')}`);
}
