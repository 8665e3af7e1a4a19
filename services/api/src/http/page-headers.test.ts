import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pageHeaders } from './page-headers.js';

const folder = mkdtempSync(join(tmpdir(), 'rangefinder-pages-'));
writeFileSync(join(folder, 'script-hashes.json'), '["sha256-AAA=","sha256-BBB="]');
afterAll(() => rmSync(folder, { recursive: true }));

test('pages run their own scripts and no others, load from this host alone, and are framed by nobody else', () => {
  const headers = pageHeaders(folder)('/en/');
  expect(headers['Content-Security-Policy']?.split('; ')).toEqual([
    "frame-ancestors 'self'",
    "script-src 'self' 'sha256-AAA=' 'sha256-BBB='",
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ]);
  expect(headers['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['Permissions-Policy']).toContain('geolocation=()');
  expect(pageHeaders(folder)('/ru/embed/5150/shoot/')['Content-Security-Policy']).toMatch(/^frame-ancestors \*; script-src/);
});
