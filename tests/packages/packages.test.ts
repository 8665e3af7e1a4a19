/** The published packages: packed, checked by third-party tools, installed into an empty project and used there. */
import { execFile } from 'node:child_process';
import { access, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { systems } from '@rangefinder/rules';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packAll, publicPackages, publishedManifest } from '../../scripts/pack.mjs';
import { TOOLS } from '../support/bring-tools.js';
import { build } from '../support/build.js';
import { type ListeningService, startListening } from '../support/listening.js';
import { type Registry, startRegistry } from '../support/registry.js';
import { within } from '../support/time-limits.js';

const run = promisify(execFile);
const packages = publicPackages();
const NAMES = packages.map(({ manifest }) => manifest.name as string);

let folder: string;
let tarballs: ReadonlyMap<string, string>;
let registry: Registry;
let service: ListeningService;

beforeAll(async () => {
  for (const name of NAMES) build(name, 'types');
  folder = await mkdtemp(join(tmpdir(), 'rangefinder-packages-'));
  tarballs = packAll({ out: join(folder, 'packed') });
  const packed = packages.map(
    (one) => [one.manifest.name, { file: tarballs.get(one.manifest.name) ?? '', manifest: manifestOf(one) }] as const,
  );
  registry = await startRegistry(new Map(packed));
  service = await startListening();
  await makeProject();
}, within(600_000));

afterAll(async () => {
  await registry?.close();
  await service?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const manifestOf = (one: (typeof packages)[number]) => publishedManifest(one, undefined) as { version: string };
const project = (...path: readonly string[]): string => join(folder, 'project', ...path);

/** Installs all packages into an empty project by their READMEs, with types of React. */
async function makeProject(): Promise<void> {
  await cp(join(import.meta.dirname, 'project'), project(), { recursive: true });
  const command = [
    'install',
    ...NAMES,
    '@types/react',
    'preact',
    '--registry',
    registry.url,
    '--cache',
    join(folder, 'cache'),
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { npm_config_registry: _, ...environment } = process.env;
  await run('npm', command, { cwd: project(), env: environment });
}

test('exactly the public packages are packed', () => {
  expect(NAMES).toEqual([
    '@rangefinder/client',
    '@rangefinder/command',
    '@rangefinder/dice',
    '@rangefinder/mcp',
    '@rangefinder/questions',
    '@rangefinder/rulebook',
    '@rangefinder/rules',
    '@rangefinder/widgets',
  ]);
});

test.each(packages)('$manifest.name: publint and “Are the types wrong?” find no problem', async ({ manifest }) => {
  const { stdout } = await run(process.execPath, [join(TOOLS, 'check-package.mjs'), tarballs.get(manifest.name) ?? '']);
  expect(JSON.parse(stdout)).toEqual({ publint: [], types: [] });
});

test.each(packages)('$manifest.name has a description and a license', async ({ name, manifest }) => {
  const { description, keywords, license, publishConfig, scripts, devDependencies } = JSON.parse(
    await readFile(project('node_modules', manifest.name, 'package.json'), 'utf8'),
  );
  expect(description).toMatch(/\.$/);
  expect(keywords.length).toBeGreaterThan(3);
  expect(publishConfig).toEqual({ access: 'public' });
  expect([scripts, devDependencies]).toEqual([undefined, undefined]);
  const files = await readdir(project('node_modules', manifest.name), { recursive: true });
  expect(files).toContain('README.md');
  expect(await readFile(project('node_modules', manifest.name, 'LICENSE'), 'utf8')).toContain('MIT License');
  expect(files.includes('LICENSE-TEXTS'), name).toBe(license.includes('CC-BY-4.0'));
  expect(files.filter((file) => /(^|[\\/])(src|testing)[\\/]|\.(map|test\.js)$/.test(file))).toEqual([]);
});

test('every package has the repository of the root’s package.json', () => {
  for (const one of packages)
    expect(publishedManifest(one, 'https://example.org/owner/rangefinder')).toMatchObject({
      homepage: `https://example.org/owner/rangefinder/tree/main/packages/${one.name}#readme`,
      repository: { type: 'git', url: 'git+https://example.org/owner/rangefinder.git', directory: `packages/${one.name}` },
      bugs: 'https://example.org/owner/rangefinder/issues',
    });
});

/** The Node of the checkout, and that of the system if it differs. */
async function nodes(): Promise<readonly string[]> {
  const others = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((path) => !path.includes('node_modules'))
    .map((path) => join(path, 'node'));
  const found = await Promise.all(
    [process.execPath, ...others].map((node) =>
      run(node, ['--version']).then(
        ({ stdout }) => ({ node, version: stdout.trim() }),
        () => undefined,
      ),
    ),
  );
  return [...new Map(found.flatMap((one) => (one ? [[one.version, one.node] as const] : []))).values()];
}

/** An MCP client that starts a program. */
async function assistant(
  command: string,
  args: readonly string[],
): Promise<{ readonly tools: readonly string[]; readonly answer: string }> {
  const client = new Client({ name: 'test', version: '1' });
  const environment = Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));
  const env = { ...environment, npm_config_registry: registry.url, LANG: 'en_US.UTF-8' };
  await client.connect(new StdioClientTransport({ command, args: [...args], cwd: project(), env }) as never);
  try {
    const { tools } = await client.listTools();
    const { content } = await client.callTool({
      name: 'calculate',
      arguments: { calculator: 'alpha-strike/target-number', arguments: { skill: '4', inches: 8 } },
    });
    return { tools: tools.map(({ name }) => name), answer: (content as { text: string }[])[0]?.text ?? '' };
  } finally {
    await client.close();
  }
}

/** Set-up lines of a page: the commands in its JSON, and those after `--` in its shell lines. */
async function setUps(page: string): Promise<readonly (readonly string[])[]> {
  const source = await readFile(page, 'utf8');
  const blocks = [...source.matchAll(/```json\n(.*?)```/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, Record<string, { command?: string; args?: string[] }>>,
  );
  const entries = blocks.flatMap((block) => Object.values(block)).flatMap((servers) => Object.values(servers));
  const started = entries.flatMap(({ command, args = [] }) => (command ? [[command, ...args]] : []));
  return [...started, ...[...source.matchAll(/^claude mcp add .* -- (.+)$/gm)].map(([, line = '']) => line.split(' '))];
}

test.each(['packages/mcp/README.md', 'site/src/content/docs/en/developers/models.md', 'site/src/content/docs/ru/developers/models.md'])(
  'set-up lines of %s start working tools',
  async (page) => {
    const lines = (await setUps(join(import.meta.dirname, '..', '..', page))).map((line) =>
      line.map((word) => word.replace('http://localhost:4000', service.url)),
    );
    expect(lines.length).toBeGreaterThan(1);
    for (const [command = '', ...args] of new Map(lines.map((line) => [line.join(' '), line])).values())
      expect((await assistant(command, args)).answer, args.join(' ')).toMatch(/^Target number 6/);
  },
);

/** Complete programs of a README that print something. */
const programsOf = (readme: string): readonly string[] =>
  [...readme.matchAll(/```(?:ts|js)\n(import [\s\S]*?)```/g)].map(([, code = '']) => code).filter((code) => code.includes('console.log'));

test.each(['client', 'dice', 'questions', 'rulebook', 'rules'])(
  'every program of the README of %s runs unchanged in a new folder',
  async (name) => {
    const programs = programsOf(await readFile(join(import.meta.dirname, '..', '..', 'packages', name, 'README.md'), 'utf8'));
    expect(programs.length).toBeGreaterThan(1);
    for (const [index, program] of programs.entries()) {
      const file = project(`readme-${name}-${index}.mjs`);
      await writeFile(file, program.replaceAll('https://rangefinder.example', service.url));
      const { stdout } = await run(process.execPath, [file], { cwd: project() });
      const expected = [...program.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, line]) => line);
      expect(stdout.trim().split('\n'), program).toEqual(expected);
    }
  },
);

describe.each(await nodes())('with %s', (node) => {
  test('the engine, the dice and the rulebook work without a service', async () => {
    const { stdout } = await run(node, ['engine.mjs'], { cwd: project() });
    expect(stdout.trim().split('\n')).toEqual(['227/24', '7 7/12', '6 13/18', 'The target number']);
  });

  test('the command line works without a service', async () => {
    const command = project('node_modules', '.bin', 'rangefinder');
    const { stdout } = await run(node, [command, 'alpha-strike', 'target-number', 'skill=4', 'inches=8', '--offline', '--lang=en'], {
      cwd: project(),
    });
    expect(stdout).toMatch(/^Target number 6 on 2D6, odds 13\/18/);
  });

  test('the MCP server answers by its engine or by a given service', async () => {
    const program = project('node_modules', '.bin', 'rangefinder-mcp');
    const engine = await assistant(node, [program]);
    expect(engine.tools).toEqual(['ask', 'describe', 'calculate', 'rule', 'dice']);
    expect(engine.answer).toMatch(/^Target number 6 on 2D6, odds 13\/18/);
    const relayed = await assistant(node, [program, '--api', service.url]);
    expect(relayed.tools).toEqual(expect.arrayContaining([...engine.tools, 'unit', 'units', 'rank', 'sweep']));
    expect(relayed.answer).toMatch(/^Target number 6 on 2D6, odds 13\/18/);
  });

  test('the client calls the service', async () => {
    const { stdout } = await run(node, ['ask.mjs', service.url], { cwd: project() });
    expect(stdout.trim()).toBe('6 13/18');
  });
});

test('the custom elements manifest is valid, and its files exist', async () => {
  const widgets = (...path: readonly string[]) => project('node_modules', '@rangefinder', 'widgets', ...path);
  const { customElements } = JSON.parse(await readFile(widgets('package.json'), 'utf8'));
  const manifest = JSON.parse(await readFile(widgets(customElements), 'utf8'));
  const schema = JSON.parse(await readFile(join(TOOLS, 'node_modules', 'custom-elements-manifest', 'schema.json'), 'utf8'));
  const validate = new Ajv({ strict: false, allErrors: true }).compile(schema);
  expect(validate(manifest), JSON.stringify(validate.errors)).toBe(true);
  // One for each calculator, and the element for questions.
  expect(manifest.modules).toHaveLength(systems.flatMap(({ calculators }) => calculators).length + 1);
  for (const { path } of manifest.modules) await access(widgets(path));
  const [attack] = manifest.modules.filter(({ path }: { path: string }) => path.endsWith('/target-number.js'));
  const { tagName, attributes } = attack.declarations[0];
  expect(tagName).toBe('rangefinder-target-number');
  expect(attributes.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['api', 'lang', 'skill', 'target-moved']));
});

test('all types compile, libraries included', async () => {
  const compiled = await run(process.execPath, [join(TOOLS, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', project()]).catch(
    (failed) => failed,
  );
  expect(compiled.stdout).toBe('');
});
