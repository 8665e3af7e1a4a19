/**
 * `npm run pack`: builds and packs every public package for npm, and the service as an archive that runs without a build. Leaves out
 * files that only tests use; adds the licenses, and the repository of the root's package.json.
 *
 *   npm run pack -- --out FOLDER    tarballs into FOLDER (`.rangefinder/packages`), then: npm publish FOLDER/NAME.tgz
 *   npm run pack -- --service       only the archive of the service
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { packService } from './pack-service.mjs';
import { build, environment, root } from './setup.mjs';

/**
 * @typedef {Record<string, any>} Manifest a package.json
 * @typedef {{ readonly name: string, readonly folder: string, readonly manifest: Manifest }} Package
 * @typedef {{ readonly out: string, readonly repository?: string | undefined }} Packing
 */

/** @param {string} folder @returns {Manifest} */
const manifestIn = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Every public package of the checkout. */
export const publicPackages = () =>
  readdirSync(join(root, 'packages'))
    .filter((name) => existsSync(join(root, 'packages', name, 'package.json')))
    .map((name) => ({ name, folder: join(root, 'packages', name), manifest: manifestIn(join(root, 'packages', name)) }))
    .filter(({ manifest }) => manifest.private !== true);

/** Repository in the root's package.json; undefined until the owner enters it. */
export function repositoryOfOwner() {
  const { repository } = manifestIn(root);
  return typeof repository === 'string' ? repository : repository?.url;
}

const SOURCE = 'rangefinder:source';

/** Exports except those that lead only to sources. @param {Manifest} exported */
const published = (exported) =>
  Object.fromEntries(
    Object.entries(exported).flatMap(([path, targets]) => {
      if (typeof targets === 'string') return [[path, targets]];
      const { [SOURCE]: _, ...others } = targets;
      return Object.keys(others).length > 0 ? [[path, others]] : [];
    }),
  );

/** @param {string} repository @param {string} name */
const addresses = (repository, name) => {
  const page = repository.replace(/^git\+/, '').replace(/\.git$/, '');
  return {
    homepage: `${page}/tree/main/packages/${name}#readme`,
    repository: { type: 'git', url: `git+${page}.git`, directory: `packages/${name}` },
    bugs: `${page}/issues`,
  };
};

/**
 * The published package.json.
 * @param {Package} one
 * @param {string | undefined} repository
 * @returns {Manifest}
 */
export function publishedManifest({ name, manifest }, repository) {
  const { scripts: _, devDependencies: __, exports: exported, ...kept } = manifest;
  const licenses = licensesOf(manifest).filter((file) => file !== 'LICENSE');
  return {
    ...kept,
    files: [...kept.files, ...licenses],
    ...(exported && { exports: published(exported) }),
    ...(repository && addresses(repository, name)),
  };
}

/** Code and texts have separate licenses. @type {readonly (readonly [license: string, file: string])[]} */
const LICENSES = [
  ['MIT', 'LICENSE'],
  ['CC-BY-4.0', 'LICENSE-TEXTS'],
];

/** License files of a package. @param {Manifest} manifest */
const licensesOf = ({ license }) => LICENSES.flatMap(([name, file]) => (license.includes(name) ? [file] : []));

const isPublished = (/** @type {string} */ file) => !/(\.map|[\\/]digest\.json|\.tsbuildinfo)$/.test(file);

/** Copies the published files of a package into a folder. @param {Package} one @param {Packing} packing */
function stage(one, { out, repository }) {
  const to = join(out, 'staged', one.name);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const part of [...one.manifest.files, 'README.md']) {
    const from = join(one.folder, part);
    if (!existsSync(from)) throw new Error(`${one.manifest.name} has no ${part}: is it built?`);
    cpSync(from, join(to, part), { recursive: true, filter: isPublished });
  }
  for (const file of licensesOf(one.manifest)) cpSync(join(root, file), join(to, file));
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(publishedManifest(one, repository), null, 2)}\n`);
  return to;
}

/**
 * Packs every package; returns the tarballs by package name.
 * @param {Packing} packing
 * @returns {ReadonlyMap<string, string>}
 */
export function packAll(packing) {
  mkdirSync(packing.out, { recursive: true });
  return new Map(
    publicPackages().map((one) => {
      const staged = stage(one, packing);
      const command = ['pack', '--json', '--ignore-scripts', '--pack-destination', packing.out];
      const { status, stdout, stderr } = spawnSync('npm', command, {
        cwd: staged,
        encoding: 'utf8',
        env: environment(),
        shell: process.platform === 'win32',
      });
      if (status !== 0) throw new Error(`${one.manifest.name} cannot be packed:\n${stderr}`);
      return [one.manifest.name, join(packing.out, fileNameIn(JSON.parse(stdout), one.manifest.name))];
    }),
  );
}

/** Output of `npm pack`: a list, in newer versions an object by name. @param {any} packed @param {string} name @returns {string} */
const fileNameIn = (packed, name) => (Array.isArray(packed) ? packed[0] : packed[name]).filename;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: join(root, '.rangefinder', 'packages') }, service: { type: 'boolean', default: false } },
  });
  const repository = repositoryOfOwner();
  if (!values.service) {
    build('types', '--filter=./packages/*');
    for (const [name, file] of packAll({ out: values.out, repository })) process.stdout.write(`${name}  ${file}\n`);
  }
  build();
  process.stdout.write(`service  ${packService(resolve(values.out))}\n`);
  if (!repository) process.stdout.write('No package says where its source is: put "repository" into the package.json of the root.\n');
}
