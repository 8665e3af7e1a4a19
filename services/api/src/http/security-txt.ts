/** Where a weakness is reported, for programs and people who look where everybody looks: RFC 9116. */
import { type RequestHandler, Router } from 'express';

/** Half a year: the standard wants less than one, and a copy that is older than that is not to be trusted. */
const EXPIRES_MS = 180 * 86_400_000;
const DAY_MS = 86_400_000;

/**
 * The file.
 * @param page address of the repository, where the host of the code takes reports
 * @param now milliseconds since 1970
 * @example securityText('https://example.org/owner/rangefinder', 'https://rangefinder.example', 0)
 */
export function securityText(page: string, publicUrl: string, now: number): string {
  const expires = new Date(Math.floor((now + EXPIRES_MS) / DAY_MS) * DAY_MS).toISOString();
  return [
    `Contact: ${page}/security/advisories/new`,
    `Expires: ${expires}`,
    `Policy: ${page}/blob/main/SECURITY.md`,
    'Preferred-Languages: en, ru',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/**
 * Answers `/.well-known/security.txt`, if the owner has written down where the repository is: a file that leads nowhere is worse than none.
 * @param repository as in a package.json: `git+https://example.org/owner/rangefinder.git`
 */
export function securityTxt(repository: string | undefined, publicUrl: string): RequestHandler {
  const router = Router();
  const page = repository?.replace(/^git\+/, '').replace(/\.git$/, '');
  if (!page?.startsWith('https://')) return router;
  router.get('/.well-known/security.txt', (_, response) => {
    response
      .type('text/plain')
      .set('Cache-Control', 'public, max-age=86400')
      .send(securityText(page, publicUrl, Date.now()));
  });
  return router;
}
