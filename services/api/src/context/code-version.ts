/** Version of the code, from the digests that the builds of all packages write (`scripts/digest.mjs`). */
import { hash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const OUR_SCOPE = '@rangefinder/';

interface PackageJson {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

function digestOf(name: string, folder: string): string {
  const path = join(folder, 'dist', 'digest.json');
  if (!existsSync(path)) throw new Error(`${name} has no dist/digest.json; its build has to end with scripts/digest.mjs`);
  return readJson<{ readonly digest: string }>(path).digest;
}

/** Resolves the package.json of a dependency as Node does. A package need not export it. */
function packageJsonOf(dependency: string, dependent: string): string {
  const places = createRequire(dependent).resolve.paths(dependency) ?? [];
  const found = places.map((place) => join(place, dependency, 'package.json')).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${dependency}, on which ${dependent} depends, is not installed`);
  return realpathSync(found);
}

/**
 * Returns the digests of a package and its direct and transitive workspace dependencies, by name. Throws if a package is not
 * installed or has no digest: an ETag without it would survive a code change.
 * @example packageDigests('/app/services/api/package.json').get('@rangefinder/dice')
 */
export function packageDigests(packageJson: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  const { name, dependencies = {} } = readJson<PackageJson>(packageJson);
  if (found.has(name)) return found;
  found.set(name, digestOf(name, dirname(packageJson)));
  for (const dependency of Object.keys(dependencies).filter((one) => one.startsWith(OUR_SCOPE)))
    packageDigests(packageJsonOf(dependency, packageJson), found);
  return found;
}

/**
 * Combines digests into twelve characters. The same code gives the same version on every machine.
 * @example versionOf(packageDigests(path)) // 'q3Zb0yJx9aKe'
 */
export const versionOf = (digests: ReadonlyMap<string, string>): string =>
  hash('sha256', JSON.stringify([...digests].sort(([a], [b]) => (a < b ? -1 : 1))), 'base64url').slice(0, 12);
