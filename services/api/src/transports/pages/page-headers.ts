/** Content Security Policy and other security headers of pages. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { framing } from './framing.js';

/** Hashes of inline scripts, written by the build of the site. */
const HASHES = 'script-hashes.json';

/** Everything comes from this host. Styles of drawings and widths of bars are attributes. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
] as const;

const FOR_ALL_PAGES = {
  // A window of another host keeps no reference to a page.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** Third-party editors create workers from blobs and have icons and fonts as data in their styles. */
const TOOL_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
] as const;

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Headers of a tool's page. Only the inline scripts of the given HTML run.
 * @example toolHeaders('/graphiql', '<script>f()</script>')['Content-Security-Policy'] // "frame-ancestors 'self'; script-src
 *   'self' 'sha256-…'; …"
 */
export function toolHeaders(path: string, html: string): Readonly<Record<string, string>> {
  const hashes = [...html.matchAll(INLINE)].map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const scripts = ["script-src 'self'", ...new Set(hashes)].join(' ');
  return { ...FOR_ALL_PAGES, 'Content-Security-Policy': [framing(path)['Content-Security-Policy'], scripts, ...TOOL_POLICY].join('; ') };
}

/** Headers of a page by its address. */
export type PageHeaders = (path: string) => Readonly<Record<string, string>>;

/**
 * Headers of the pages of a folder: a strict policy that allows only their own scripts.
 * @example pageHeaders('site/dist')('/en/')['Content-Security-Policy'] // "frame-ancestors 'self'; default-src 'self'; …"
 */
export function pageHeaders(folder: string): PageHeaders {
  const hashes = JSON.parse(readFileSync(join(folder, HASHES), 'utf8')) as readonly string[];
  const scripts = ["script-src 'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
  return (path) => {
    const { 'Content-Security-Policy': ancestors } = framing(path);
    return { ...FOR_ALL_PAGES, 'Content-Security-Policy': [ancestors, scripts, ...POLICY].join('; ') };
  };
}
