/** Headings of built pages: an id for each, the same in every language, and on long pages a list of them beside the text. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { UI } from '../texts/ui.js';

const FIRST = 'en';
const HEADING = /<h([23])((?:\s[^>]*)?)>([\s\S]*?)<\/h\1>/g;
const ID = /\sid="([^"]*)"/;
/** Where the text of a page begins, and where it ends. */
const MAIN = /<main\b[\s\S]*?<\/main>/;
/** The mark of a page with a width of its own, where there is no room beside it, and of one that has its own column there. */
const NO_ROOM = /class="(?:[^"]*\bpage-body wide\b|beside")/;
/** Fewer headings are seen at a glance. */
const FEWEST_LISTED = 4;

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

/** Ids in the order of the headings; those that have one keep it. */
function idsOf(headings: readonly Heading[], html: string): readonly string[] {
  const slugger = new GithubSlugger();
  const taken = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id));
  const fresh = (text: string): string => {
    const slug = slugger.slug(text);
    return taken.has(slug) ? fresh(text) : slug;
  };
  return headings.map(({ id, text }) => id ?? fresh(text));
}

/** @example withIds('<main><h2>Heat</h2></main>', ['heat']) // '<main><h2 id="heat">Heat</h2></main>' */
export function withIds(html: string, ids: readonly string[]): string {
  let at = 0;
  return html.replace(MAIN, (main) =>
    main.replaceAll(HEADING, (whole: string, level: string, attributes: string, inside: string) => {
      const id = ids[at++];
      return ID.test(attributes) || id === undefined ? whole : `<h${level} id="${id}"${attributes}>${inside}</h${level}>`;
    }),
  );
}

/** The list of headings; empty where a page has few of them, or no room. */
export function contentsOf(html: string, language: 'en' | 'ru'): string {
  const headings = headingsIn(html).filter(({ level, id, text }) => level === '2' && id !== undefined && text !== '');
  if (headings.length < FEWEST_LISTED || NO_ROOM.test(html)) return '';
  const items = headings.map(({ id, text }) => `<li><a href="#${id}">${text}</a></li>`).join('');
  return `<nav class="on-page" aria-label="${UI.onThisPage[language]}"><div><p>${UI.onThisPage[language]}</p><ul>${items}</ul></div></nav>`;
}

const readOf = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);

/** Gives ids to the headings of all pages and lists those of long ones. */
export async function writeHeadings(dist: string): Promise<void> {
  const pages = (await readdir(dist, { recursive: true })).filter((name) => /^(en|ru)[\\/].*\.html$/.test(name));
  for (const name of pages) {
    const language = name.startsWith(FIRST) ? 'en' : 'ru';
    const html = (await readOf(join(dist, name))) ?? '';
    const own = headingsIn(html);
    const twin = (await readOf(join(dist, FIRST + name.slice(FIRST.length)))) ?? html;
    const theirs = headingsIn(twin);
    // A page with other headings than its twin has ids of its own.
    const named = theirs.length === own.length ? idsOf(theirs, twin) : idsOf(own, html);
    const whole = withIds(html, named);
    await writeFile(
      join(dist, name),
      whole.replace('</main>', () => `${contentsOf(whole, language)}</main>`),
    );
  }
}
