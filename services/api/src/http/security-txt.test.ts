import { expect, test } from 'vitest';
import { securityText } from './security-txt.js';

test('the file says where to report, until when it holds, and where it belongs', () => {
  expect(securityText('https://example.org/owner/rangefinder', 'https://rangefinder.example', Date.parse('2026-11-23T12:00:00Z'))).toBe(
    `Contact: https://example.org/owner/rangefinder/security/advisories/new
Expires: 2027-05-22T00:00:00.000Z
Policy: https://example.org/owner/rangefinder/blob/main/SECURITY.md
Preferred-Languages: en, ru
Canonical: https://rangefinder.example/.well-known/security.txt
`,
  );
});
