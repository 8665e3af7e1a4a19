import { expect, test } from 'vitest';
import { securityText } from './security-txt.js';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const publicUrl = 'https://rangefinder.example';

test('names contacts, an expiry date and the canonical URL', () => {
  expect(securityText({ repository: 'git+https://example.org/owner/rangefinder.git', publicUrl }, NOW)).toBe(
    `Contact: https://example.org/owner/rangefinder/security/advisories/new
Expires: 2027-05-22T00:00:00.000Z
Policy: https://example.org/owner/rangefinder/blob/main/SECURITY.md
Preferred-Languages: en, ru
Canonical: https://rangefinder.example/.well-known/security.txt
`,
  );
});

test.each([
  [{ securityContact: 'mailto:ops@club.example' }, ['mailto:ops@club.example']],
  [
    { securityContact: 'https://club.example/report', repository: 'https://example.org/owner/rangefinder' },
    ['https://club.example/report', 'https://example.org/owner/rangefinder/security/advisories/new'],
  ],
  [{}, ['mailto:security@rangefinder.example']],
  [{ repository: 'github:owner/rangefinder' }, ['mailto:security@rangefinder.example']],
])('%j has the contact %j', (known, contacts) => {
  const text = securityText({ ...known, publicUrl }, NOW);
  expect(Array.from(text.matchAll(/^Contact: (.*)$/gm), ([, contact]) => contact)).toEqual(contacts);
});
