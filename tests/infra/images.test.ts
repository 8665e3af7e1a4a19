/** The Dockerfile: parsed, linted, and compared with what the service needs. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../support/build.js';
import { instructionsOf } from './support/dockerfile.js';
import { read, tool } from './support/tools.js';

const PATH = 'images/api.Dockerfile';

interface Linter {
  validate(
    text: string,
    settings?: object,
  ): readonly { readonly message: string; readonly range: { readonly start: { readonly line: number } } }[];
}

let instructions: Awaited<ReturnType<typeof instructionsOf>>;
beforeAll(async () => {
  instructions = await instructionsOf(PATH);
});
const all = (keyword: string): readonly string[] => instructions.filter((each) => each.keyword === keyword).map(({ content }) => content);
/** Instructions of the last stage. */
const last = (keyword: string): readonly string[] => {
  const from = instructions.findLastIndex((each) => each.keyword === 'FROM');
  return instructions.slice(from).flatMap((each) => (each.keyword === keyword ? [each.content] : []));
};

test('the linter finds no problem', async () => {
  const { validate } = await tool<Linter>('dockerfile-utils');
  expect(validate(read(PATH)).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
});

test('it runs without root, and has a health check and a stop signal', () => {
  expect(last('USER')).toEqual(['1000:1000']);
  expect(last('HEALTHCHECK')).toEqual([expect.stringContaining('/health`')]);
  expect(last('STOPSIGNAL')).toEqual(['SIGTERM']);
  expect(JSON.parse(last('CMD')[0] ?? '')).toEqual(['node', '--enable-source-maps', 'services/api/dist/start.js']);
  expect(last('RUN')).toEqual([]);
});

test('base images have the Node of the checkout', () => {
  const version = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
  expect(all('ARG')[0]).toBe(`NODE_VERSION=${version}`);
  for (const base of all('FROM')) expect(base).toMatch(/\bnode:\$\{NODE_VERSION\}-(slim|alpine)\b/);
});

/** The service and all packages that it depends on. */
function closure(name: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  const folder = name === '@rangefinder/api' ? 'services/api' : name.replace('@rangefinder/', 'packages/');
  if (found.has(name)) return found;
  found.set(name, folder);
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { dependencies?: object };
  for (const dependency of Object.keys(dependencies)) if (dependency.startsWith('@rangefinder/')) closure(dependency, found);
  return found;
}

test('it has exactly the packages of the service, each with its build', () => {
  const needed = [...closure('@rangefinder/api').values()];
  const built = last('COPY').flatMap((content) => /--from=build \/app\/(\S+)\/dist /.exec(content)?.[1] ?? []);
  expect(built.toSorted()).toEqual([...needed, 'site'].toSorted());
  for (const folder of needed) expect(all('COPY').filter((content) => content === `${folder}/package.json ${folder}/`)).toHaveLength(2);
});

test('files that it copies exist and are in the build context', () => {
  const sources = all('COPY').flatMap((content) => (content.startsWith('--from') ? [] : content.split(/\s+/).slice(0, -1)));
  for (const source of sources) expect([source, existsSync(join(root, source))]).toEqual([source, true]);
  const kept = read('images/api.Dockerfile.dockerignore').match(/(?<=^!)\S+$/gm) ?? [];
  for (const source of sources.filter((each) => each !== '.'))
    expect([source, kept.some((path) => source === path || source.startsWith(`${path}/`))]).toEqual([source, true]);
  expect(kept).not.toContain('tests');
});
