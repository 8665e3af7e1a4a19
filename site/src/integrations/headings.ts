/** Headings of built pages: adds ids, equal in all languages, keeps «Альфа-удар» in one line, and adds a table of contents next to long pages. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { unbroken } from '../model/hyphens.js';
import { UI } from '../texts/ui.js';

const FIRST = 'en';
const HEADING = /<h([23])((?:\s[^>]*)?)>([\s\S]*?)<\/h\1>/g;
const ID = /\sid="([^"]*)"/;
/** The main content of a page. */
const MAIN = /<main\b[\s\S]*?<\/main>/;
/** Matches pages without room for a table of contents: wide ones and those with an aside of their own. */
const NO_ROOM = /class="(?:[^"]*\bpage-body wide\b|beside")/;
/** Pages with fewer headings need no table of contents. */
const MIN_LISTED_HEADINGS = 4;

interface Heading {
  readonly level: string;
  readonly id: string | undefined;
  readonly text: string;
}

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u00AD', '')
    .trim();

const headingsIn = (html: string): readonly Heading[] =>
  [...(MAIN.exec(html)?.[0] ?? '').matchAll(HEADING)].map(([, level = '', attributes = '', inside = '']) => ({
    level,
    id: ID.exec(attributes)?.[1],
    text: plain(inside),
  }));

/** Ids in the order of the headings; existing ids are kept. */
function idsOf(headings: readonly Heading[], html: string): readonly string[] {
  const slugger = new GithubSlugger();
  const taken = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id));
  const fresh = (text: string): string => {
    const slug = slugger.slug(text);
    return taken.has(slug) ? fresh(text) : slug;
  };
  return headings.map(({ id, text }) => id ?? fresh(text));
}

/** Markup with the text of it unbroken at hyphens. */
const unbrokenIn = (html: string): string => html.replaceAll(/[^<>]+(?=<|$)/g, unbroken);

/** @example withIds('<main><h2>Heat</h2></main>', ['heat']) // '<main><h2 id="heat">Heat</h2></main>' */
export function withIds(html: string, ids: readonly string[]): string {
  let at = 0;
  return html.replace(MAIN, (main) =>
    main.replaceAll(HEADING, (_, level: string, attributes: string, inside: string) => {
      const id = ids[at++];
      const named = ID.test(attributes) || id === undefined ? attributes : ` id="${id}"${attributes}`;
      return `<h${level}${named}>${unbrokenIn(inside)}</h${level}>`;
    }),
  );
}

/** The table of contents; empty for pages with few headings or without room. */
export function contentsOf(html: string, language: 'en' | 'ru'): string {
  const headings = headingsIn(html).filter(({ level, id, text }) => level === '2' && id !== undefined && text !== '');
  if (headings.length < MIN_LISTED_HEADINGS || NO_ROOM.test(html)) return '';
  const items = headings.map(({ id, text }) => `<li><a href="#${id}">${text}</a></li>`).join('');
  return `<nav class="on-page" aria-label="${UI.onThisPage[language]}"><div><p>${UI.onThisPage[language]}</p><ul>${items}</ul></div></nav>`;
}

const readOf = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);

/** Adds ids to the headings of all pages and a table of contents to long ones. */
export async function writeHeadings(dist: string): Promise<void> {
  const pages = (await readdir(dist, { recursive: true })).filter((name) => /^(en|ru)[\\/].*\.html$/.test(name));
  for (const name of pages) {
    const language = name.startsWith(FIRST) ? 'en' : 'ru';
    const html = (await readOf(join(dist, name))) ?? '';
    const own = headingsIn(html);
    const twin = (await readOf(join(dist, FIRST + name.slice(FIRST.length)))) ?? html;
    const theirs = headingsIn(twin);
    // A page whose translation has other headings gets ids of its own.
    const named = theirs.length === own.length ? idsOf(theirs, twin) : idsOf(own, html);
    const whole = withIds(html, named);
    await writeFile(
      join(dist, name),
      whole.replace('</main>', () => `${contentsOf(whole, language)}</main>`),
    );
  }
}
