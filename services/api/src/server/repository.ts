/** Where the code is, which its owner has written down once: as `repository` in the package.json of the root. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..', 'package.json');

/** The address, as it stands there; undefined until it does, or where only the service was installed. */
export function repositoryOfOwner(): string | undefined {
  if (!existsSync(ROOT)) return undefined;
  const { repository } = JSON.parse(readFileSync(ROOT, 'utf8')) as { readonly repository?: string | { readonly url?: string } };
  return typeof repository === 'string' ? repository : repository?.url;
}
