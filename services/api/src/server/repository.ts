/** Repository URL from the root package.json. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..', 'package.json');

/** Returns the URL; undefined if it is not set, or if only the service is installed. */
export function repositoryOfOwner(): string | undefined {
  if (!existsSync(ROOT)) return undefined;
  const { repository } = JSON.parse(readFileSync(ROOT, 'utf8')) as { readonly repository?: string | { readonly url?: string } };
  return typeof repository === 'string' ? repository : repository?.url;
}
