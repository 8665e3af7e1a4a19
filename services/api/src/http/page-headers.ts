/** What the built pages may load and do, and who hears where a reader came from. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { framing } from './framing.js';

/** Digests of the scripts that stand in pages, written beside them when they are built. */
const HASHES = 'script-hashes.json';

/** Everything comes from this host; styles of drawings and widths of bars are attributes. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
] as const;

const FOR_ALL_PAGES = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** Headers of a page by its address. */
export type PageHeaders = (path: string) => Readonly<Record<string, string>>;

/**
 * Headers of the pages of a folder: a strict policy that lets run their own scripts and no others.
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
