/**
 * A local npm registry with the packed packages of the project and everything that the checkout has installed. `npm install`
 * resolves versions and dependencies against it as usual, without the network.
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { create } from 'tar';
import { root } from './build.js';

/** A version of a package. */
interface Version {
  readonly manifest: Readonly<Record<string, unknown>> & { readonly version: string };
  readonly tarball: () => Promise<Buffer>;
}

export interface Registry {
  readonly url: string;
  close(): Promise<void>;
}

const manifestIn = (folder: string): Version['manifest'] => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** An installed package, packed on request. */
const installed = (folder: string): Version => ({
  manifest: manifestIn(folder),
  tarball: async () => {
    const packed = create({ gzip: true, cwd: folder, prefix: 'package', filter: (path) => !path.startsWith('./node_modules/') }, ['.']);
    return packed.concat() as Promise<Buffer>;
  },
});

/** Folders of all packages that a lock file has installed, by name. */
function foldersOf(lockFolder: string): ReadonlyMap<string, readonly string[]> {
  const { packages } = JSON.parse(readFileSync(join(root, lockFolder, 'package-lock.json'), 'utf8')) as { packages: object };
  const found = Object.keys(packages).filter((path) => path.includes('node_modules/') && !path.includes('node_modules/@rangefinder/'));
  return Map.groupBy(
    found.map((path) => join(root, lockFolder, path)),
    (folder) => folder.split('node_modules/').at(-1) ?? '',
  );
}

const LOCKS = ['.', 'tests/tools'].map(foldersOf);

function versionsOf(name: string, ours: ReadonlyMap<string, Version>): ReadonlyMap<string, Version> {
  const own = ours.get(name);
  if (own) return new Map([[own.manifest.version, own]]);
  const all = LOCKS.flatMap((folders) => folders.get(name) ?? []).map(installed);
  return new Map(all.map((one) => [one.manifest.version, one]));
}

const json = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};

/**
 * Starts a registry.
 * @param packed tarballs of the project's packages by name, each with its package.json
 */
export async function startRegistry(
  packed: ReadonlyMap<string, { readonly file: string; readonly manifest: Version['manifest'] }>,
): Promise<Registry> {
  const ours = new Map([...packed].map(([name, { file, manifest }]) => [name, { manifest, tarball: () => readFile(file) }]));
  const server = createServer(async (request, response) => {
    const [, name = '', version] = /^\/((?:@[^/]+\/)?[^/]+)(?:\/-\/(.+)\.tgz)?$/.exec(decodeURIComponent(request.url ?? '')) ?? [];
    const versions = versionsOf(name, ours);
    const wanted = version === undefined ? undefined : versions.get(version);
    if (wanted) return void response.end(await wanted.tarball());
    if (versions.size === 0 || version !== undefined) return json(response, 404, { error: `no ${basename(name)} here` });
    const all = [...versions].map(
      ([number, { manifest }]) => [number, { ...manifest, dist: { tarball: `${url}/${name}/-/${number}.tgz` } }] as const,
    );
    json(response, 200, { name, 'dist-tags': { latest: all.at(-1)?.[0] }, versions: Object.fromEntries(all) });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => new Promise((resolve) => void server.close(() => resolve())) };
}
