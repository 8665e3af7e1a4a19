/** Where the site was built to be reached, and where it is: addresses in its pages name the host that serves them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The origin that the pages of a folder were built with; empty where they do not say. @example builtOrigin('site/dist') // 'http://localhost:4000' */
export function builtOrigin(folder: string): string {
  const robots = join(folder, 'robots.txt');
  const [, origin = ''] = existsSync(robots) ? (/^Sitemap: (https?:\/\/[^/\s]+)/m.exec(readFileSync(robots, 'utf8')) ?? []) : [];
  return origin;
}

/** A page with another origin. @example inOrigin('<a href="http://localhost:4000/en/">', 'http://localhost:4000', 'https://example.org') */
export const inOrigin = (text: string, from: string, to: string): string =>
  from === '' || from === to ? text : text.replaceAll(from, to.replace(/\/+$/, ''));
