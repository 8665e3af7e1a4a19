/** Replaces the origin that the site was built with by the origin of this service. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The origin that the pages of a folder were built with; empty if unknown. @example builtOrigin('site/dist') //
 * 'http://localhost:4000'
 */
export function builtOrigin(folder: string): string {
  const robots = join(folder, 'robots.txt');
  const [, origin = ''] = existsSync(robots) ? (/^Sitemap: (https?:\/\/[^/\s]+)/m.exec(readFileSync(robots, 'utf8')) ?? []) : [];
  return origin;
}

/**
 * Replaces an origin in a page. @example inOrigin('<a href="http://localhost:4000/en/">', 'http://localhost:4000',
 * 'https://example.org')
 */
export const inOrigin = (text: string, from: string, to: string): string =>
  from === '' || from === to ? text : text.replaceAll(from, to.replace(/\/+$/, ''));
