import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pageHeaders, toolHeaders } from './page-headers.js';

const folder = mkdtempSync(join(tmpdir(), 'rangefinder-pages-'));
writeFileSync(join(folder, 'script-hashes.json'), '["sha256-AAA=","sha256-BBB="]');
afterAll(() => rmSync(folder, { recursive: true }));

test('pages run only their own scripts, load from this host only, and are framed by this host only', () => {
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
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin');
  expect(headers['Permissions-Policy']).toContain('geolocation=()');
  expect(pageHeaders(folder)('/ru/embed/5150/shoot/')['Content-Security-Policy']).toMatch(/^frame-ancestors \*; script-src/);
});

test('tools run only the inline scripts of their page, whatever the query of a link contains', () => {
  const html = '<script>one()</script><script src="/two.js"></script><script type="module">three()</script><p>four()</p>';
  const policy = toolHeaders('/graphiql', html)['Content-Security-Policy']?.split('; ') ?? [];
  expect(policy[1]).toBe(
    "script-src 'self' 'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4=' 'sha256-9pBN41chd0j5wOHh+ekeax160Rc9jNo20dZbpBeXbkQ='",
  );
  expect(policy.join('; ')).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toEqual(expect.arrayContaining(["frame-ancestors 'self'", "object-src 'none'", "base-uri 'none'"]));
});
