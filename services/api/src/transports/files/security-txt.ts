/** `security.txt` (RFC 9116): contacts for vulnerability reports. */
import type { RequestHandler } from 'express';

const ADDRESS = '/.well-known/security.txt';

/** Half a year. The standard recommends less than a year. */
const EXPIRES_MS = 180 * 86_400_000;
const DAY_MS = 86_400_000;

interface Reported {
  /** Repository URL in the root package.json. */
  readonly repository?: string | undefined;
  /** Contact of the operator: a mailbox or a page. */
  readonly securityContact?: string | undefined;
  readonly publicUrl: string;
}

/**
 * Returns the file. The contact of the operator comes first, then the repository. If neither is known, it is the security mailbox
 * of RFC 2142.
 * @param now milliseconds since 1970
 * @example securityText({ publicUrl: 'https://rangefinder.example' }, 0) // 'Contact: mailto:security@rangefinder.example …'
 */
export function securityText({ repository, securityContact, publicUrl }: Reported, now: number): string {
  const page = pageOf(repository);
  const named = [...(securityContact ? [securityContact] : []), ...(page ? [`${page}/security/advisories/new`] : [])];
  const contacts = named.length > 0 ? named : [`mailto:security@${new URL(publicUrl).hostname}`];
  const expires = new Date(Math.floor((now + EXPIRES_MS) / DAY_MS) * DAY_MS).toISOString();
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    ...(page ? [`Policy: ${page}/blob/main/SECURITY.md`] : []),
    'Preferred-Languages: en, ru',
    `Canonical: ${publicUrl}${ADDRESS}`,
    '',
  ].join('\n');
}

/**
 * Returns the web page of a repository URL; undefined if it has none.
 * @example pageOf('git+https://host/owner/name.git') // 'https://host/owner/name'
 */
function pageOf(repository: string | undefined): string | undefined {
  const page = repository?.replace(/^git\+/, '').replace(/\.git$/, '');
  return page?.startsWith('https://') ? page : undefined;
}

/** Serves `/.well-known/security.txt`. */
export function securityTxt(reported: Reported): RequestHandler {
  return (request, response, next) => {
    if (request.path !== ADDRESS || !['GET', 'HEAD'].includes(request.method)) return next();
    response.type('text/plain').set('Cache-Control', 'public, max-age=86400').send(securityText(reported, Date.now()));
  };
}
