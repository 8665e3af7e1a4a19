/** The operator's guide: the commands of each page run in their order, unchanged, without an error. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../support/build.js';

const GUIDE = join(root, 'docs', 'operating');
const PROGRAM = join(root, 'packages', 'catalog', 'dist', 'cli', 'main.js');
const COMMAND = /^(?<settings>(?:[A-Z_]+=\S+ )*)npm run -s catalog -- (?<parameters>.+)$/;
const BLOCK = /^```sh\n([\s\S]*?)^```$/gm;

const made: string[] = [];
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rangefinder-guide-'));
  made.push(folder);
});
afterAll(() => {
  for (const one of made) rmSync(one, { recursive: true, force: true });
});

/** Commands of a page, by lines. */
export const commandsIn = (page: string): readonly string[] =>
  [...page.matchAll(BLOCK)].flatMap(([, block = '']) => block.split('\n').filter((line) => line.trim() !== ''));

interface Outcome {
  readonly command: string;
  readonly code: number;
  readonly output: string;
}

/** Runs a command of the guide in an operator's folder; the program is already built. */
function run(command: string): Promise<Outcome> {
  const { settings = '', parameters = '' } = COMMAND.exec(command)?.groups ?? {};
  if (parameters === '') throw new Error(`The guide has a command that no test can run: ${command}`);
  const given = Object.fromEntries(settings.split(' ').flatMap((one) => (one === '' ? [] : [one.split('=') as [string, string]])));
  const environment = { ...process.env, CATALOG_FOLDER: 'own', ...given, DATABASE_URL: '', LANG: 'C', INIT_CWD: folder };
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, ...parameters.split(' ')], { cwd: folder, env: environment }, (error, stdout, stderr) =>
      resolve({ command, code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output: `${stdout}${stderr}` }),
    );
  });
}

async function runAll(page: string): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const command of commandsIn(page)) outcomes.push(await run(command));
  return outcomes;
}

const page = (name: string): string => readFileSync(join(GUIDE, name), 'utf8');
const WALKER = {
  ...{
    Id: 990_001,
    Name: 'Guide Walker GW-1',
    BFType: 'BM',
    BFSize: 1,
    BFMove: '8"',
    BFTMM: 1,
    BFArmor: 2,
    BFStructure: 1,
    BFPointValue: 12,
  },
  ...{ BFOverheat: 0, BFDamageShort: 1, BFDamageMedium: 1, BFDamageLong: 0 },
};

/** A catalog with an import after the starter catalog. */
async function withImport(): Promise<void> {
  writeFileSync(join(folder, 'units.mul.json'), JSON.stringify({ Units: [WALKER] }));
  expect(await run('npm run -s catalog -- import units.mul.json')).toMatchObject({ code: 0 });
}

describe('commands of the guide', () => {
  test('for backup and restore work', async () => {
    await withImport();
    const outcomes = await runAll(page('backup.md'));
    expect(outcomes.filter(({ code }) => code !== 0)).toEqual([]);
    const of = (part: string): string => outcomes.find(({ command }) => command.includes(part))?.output ?? '';
    expect(of('sources')).toContain('Master Unit List');
    expect(of('imports')).toContain('units.mul.json');
    expect(of('undo 2')).toMatch(/ 1 {2}removed/);
    expect(outcomes.length).toBeGreaterThanOrEqual(9);
  });

  test('for the upgrade work', async () => {
    await withImport();
    const outcomes = await runAll(page('upgrade.md'));
    expect(outcomes.filter(({ code }) => code !== 0)).toEqual([]);
    // Nothing precedes the only migration, so going back to it changes nothing.
    expect(outcomes.at(-1)?.output).toMatch(/done: |^The tables are up to date\.$/m);
    expect((await run('npm run -s catalog -- find guide')).output).toContain('Guide Walker GW-1');
  });
});

test('linked pages of the guide exist', () => {
  const [, table = ''] = page('README.md').split('# Operating Rangefinder');
  const links = [...table.matchAll(/\]\(([\w./-]+\.md)(#[\w-]+)?\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(6);
  for (const link of links) expect(readFileSync(join(GUIDE, link), 'utf8').length, link).toBeGreaterThan(100);
});
