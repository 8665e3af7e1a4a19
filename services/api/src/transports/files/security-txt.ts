/** Where a weakness is reported, for programs and people who look where everybody looks: RFC 9116. */
import type { RequestHandler } from 'express';

const ADDRESS = '/.well-known/security.txt';

/** Half a year: the standard wants less than one, and a copy that is older than that is not to be trusted. */
const EXPIRES_MS = 180 * 86_400_000;
const DAY_MS = 86_400_000;

/** Who takes reports. */
interface Reported {
  /** Where the code is, as in a package.json: its owner writes it down. */
  readonly repository?: string | undefined;
  /** What the operator of this service named: a mailbox or a page. */
  readonly securityContact?: string | undefined;
  readonly publicUrl: string;
}

/**
 * The file. Whoever operates the service comes first, then the owner of the code; where neither is known, the mailbox that RFC 2142
 * has for it at every host.
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

/** The page of a repository; undefined where it is on no web page. @example pageOf('git+https://host/owner/name.git') // 'https://host/owner/name' */
function pageOf(repository: string | undefined): string | undefined {
  const page = repository?.replace(/^git\+/, '').replace(/\.git$/, '');
  return page?.startsWith('https://') ? page : undefined;
}

/** Answers `/.well-known/security.txt`. */
export function securityTxt(reported: Reported): RequestHandler {
  return (request, response, next) => {
    if (request.path !== ADDRESS || !['GET', 'HEAD'].includes(request.method)) return next();
    response.type('text/plain').set('Cache-Control', 'public, max-age=86400').send(securityText(reported, Date.now()));
  };
}
