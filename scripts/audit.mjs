/**
 * `npm run audit`: checks licenses and install scripts of every package in the lock files against a list with a reason for each
 * (`supply-chain.json`), then the registry's advisories on the dependencies of the service and the site. Exits with 1 if something
 * is not on the list, with 2 if the registry is unreachable.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import satisfies from 'spdx-satisfies';
import { environment, root } from './setup.mjs';

/**
 * @typedef {{ readonly name: string, readonly place: string, readonly license: string | undefined, readonly hasInstallScript: boolean }} Installed
 * @typedef {{ readonly license: string, readonly names: string, readonly why: string }} Exception
 * @typedef {{ readonly id: string, readonly why: string, readonly until: string }} Accepted
 * @typedef {{ readonly licenses: Record<string, string>, readonly packages: readonly Exception[], readonly installScripts: Record<string, string>, readonly advisories: readonly Accepted[] }} Allowed
 * @typedef {{ readonly name: string, readonly severity: string, readonly title: string, readonly url: string }} Advisory
 */

/** Folders with a lock file of their own. */
export const FOLDERS = ['.', 'tests/tools'];

/** @type {Allowed} */
export const ALLOWED = JSON.parse(readFileSync(join(root, 'scripts', 'supply-chain.json'), 'utf8'));

/**
 * Every package of a lock file, for all platforms; installed ones with the license in their package.json.
 * @param {string} folder
 * @returns {readonly Installed[]}
 */
export function packagesOf(folder) {
  const { packages } = JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, { license, name, hasInstallScript = false }]) => ({
      name: name ?? place.replace(/^.*node_modules\//, ''),
      place: join(folder, place),
      license: ownLicense(join(root, folder, place)) ?? license,
      hasInstallScript,
    }));
}

/** License in a package.json; older ones have a list. @param {string} folder @returns {string | undefined} */
function ownLicense(folder) {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'));
  const declared = license ?? licenses?.[0];
  return typeof declared === 'string' ? declared : declared?.type;
}

/**
 * Problem of a package; undefined if there is none.
 * @param {Installed} one
 * @param {Allowed} allowed
 * @returns {string | undefined}
 * @example problemWith({ name: 'x', place: 'node_modules/x', license: 'GPL-3.0-only', hasInstallScript: false }, ALLOWED) //
 *   'node_modules/x: license GPL-3.0-only, …'
 */
export function problemWith({ name, place, license, hasInstallScript }, allowed) {
  const exceptions = allowed.packages.filter(({ names }) => new RegExp(names).test(name)).map((one) => one.license);
  // The license of an exception may be text that is no SPDX expression, such as BSD.
  const isException = license !== undefined && exceptions.includes(license);
  if (!license || (!isException && !isAllowed(license, [...Object.keys(allowed.licenses), ...exceptions])))
    return `${place}: license ${license ?? 'not said'}, which scripts/supply-chain.json does not allow`;
  const isKnown = Object.keys(allowed.installScripts).some(
    (known) => known === name || (known.endsWith('/*') && name.startsWith(known.slice(0, -1))),
  );
  return hasInstallScript && !isKnown
    ? `${place}: runs a script when it is installed, which scripts/supply-chain.json does not allow`
    : undefined;
}

/** @param {string} license @param {readonly string[]} allowed */
function isAllowed(license, allowed) {
  try {
    return satisfies(license, [...allowed]);
  } catch {
    return false;
  }
}

/** Problems of all packages. @returns {readonly string[]} */
export const problems = () => FOLDERS.flatMap(packagesOf).flatMap((one) => problemWith(one, ALLOWED) ?? []);

/**
 * Advisories in npm's output; `undefined` if the registry sent none.
 * @param {string} answer
 * @returns {readonly Advisory[] | undefined}
 */
export function advisoriesIn(answer) {
  let audit;
  try {
    audit = JSON.parse(answer);
  } catch {
    return undefined;
  }
  if (typeof audit.vulnerabilities !== 'object') return undefined;
  /** @type {Advisory[]} */
  const found = Object.values(audit.vulnerabilities).flatMap(({ via }) =>
    via.filter((/** @type {unknown} */ one) => typeof one === 'object'),
  );
  return found.map(({ name, severity, title, url }) => ({ name, severity, title, url }));
}

/**
 * Advisories that are not accepted; an acceptance expires on its date.
 * @param {readonly Advisory[]} advisories
 * @param {readonly Accepted[]} accepted
 * @param {string} today
 */
export const openAdvisories = (advisories, accepted, today) =>
  advisories.filter(({ url }) => !accepted.some(({ id, until }) => url.endsWith(`/${id}`) && today <= until));

/** Output of npm for a folder. @param {string} folder */
function ask(folder) {
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  const { stdout } = spawnSync(command, [...before, 'audit', '--omit=dev', '--json'], {
    cwd: join(root, folder),
    encoding: 'utf8',
    env: environment(),
  });
  return advisoriesIn(stdout ?? '');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wrong = problems();
  for (const line of wrong) process.stderr.write(`${line}\n`);
  process.stdout.write(`Licenses and install scripts: ${FOLDERS.flatMap(packagesOf).length} packages, ${wrong.length} not allowed.\n`);
  const advisories = ask('.');
  if (advisories === undefined) {
    process.stderr.write(
      'The registry gave no advisories: its audit address cannot be reached from here, or does not answer. Nothing is known of them.\n',
    );
    process.exit(2);
  }
  const open = openAdvisories(advisories, ALLOWED.advisories, new Date().toISOString().slice(0, 10));
  for (const { name, severity, title, url } of open) process.stderr.write(`${name}: ${severity}, ${title} (${url})\n`);
  process.stdout.write(`Advisories: ${advisories.length}, ${open.length} of them open.\n`);
  process.exitCode = wrong.length + open.length > 0 ? 1 : 0;
}
