/**
 * Every limit, waiting time and default of every package by its literal value: tests that import a constant cannot notice that it
 * changed. The list is `limits.txt`; read the difference before you update it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const PACKAGES = ['packages', 'services'].flatMap((folder) => readdirSync(ROOT + folder).map((name) => `${folder}/${name}/src`));
const PARTS = [...PACKAGES, 'site/src'].filter((part) => existsSync(ROOT + part));

/** Tests, generated code, measures of drawings, the version of the release. */
const LEFT_OUT = /\.test\.ts$|\/testing\/|\/generated\/|\/drawings\/|\/src\/version\.ts$|^site\/src\/figures\//;

const files = PARTS.flatMap((part) =>
  readdirSync(ROOT + part, { recursive: true, encoding: 'utf8' }).map((file) => `${part}/${file.replaceAll('\\', '/')}`),
)
  .filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file))
  .toSorted();

const NUMBER = String.raw`['"]?-?\d[\d_.]*n?['"]?`;
const PRODUCT = `${NUMBER}(?: (?:[*+-]|\\*\\*) ${NUMBER})*`;
const TYPE = '(?:: [^=;]+)?';

/** `const MAX_ROWS = 64 * 1024;` */
const CONSTANT = new RegExp(`^\\s*(?:export )?const ([A-Z][A-Z\\d_]*)${TYPE} = (${PRODUCT});`, 'gm');
/** `const WAIT_MS: Waits = { typed: 250, dragged: 50 };` */
const CONSTANTS = new RegExp(`^(?:export )?const ([A-Z][A-Z\\d_]*)${TYPE} = \\{((?:\\s*\\w+: ${PRODUCT},?)+)\\s*\\}(?: as const)?;`, 'gm');
/** `function list({ first = 20 })`, `(timeoutMs = 5_000)`; a default of 0 or 1 is no limit. */
const DEFAULT = /[({,]\s*([a-z]\w*)(?:: [\w<>| ]+)? = (\d[\d_.]+|[2-9])(?=\s*[,})])/g;
/** `DRAIN_SECONDS: z.coerce.number().min(0).max(600).default(2)` */
const SETTING = /^\s+([A-Z][A-Z\d_]*): (z\..*\.default\([\d_.]+\))/gm;

const boundsOf = (setting: string): string =>
  [...setting.matchAll(/\.((?:min|max|default)\([\d_.]+\))/g)].map(([, bound]) => bound).join(' ');

function* limitsIn(text: string): Generator<readonly [name: string, value: string]> {
  for (const [, name = '', value = ''] of text.matchAll(CONSTANT)) yield [name, value];
  for (const [, name = '', values = ''] of text.matchAll(CONSTANTS))
    for (const [, member, value = ''] of values.matchAll(new RegExp(`(\\w+): (${PRODUCT})`, 'g'))) yield [`${name}.${member}`, value];
  for (const [, name = '', value = ''] of text.matchAll(DEFAULT)) yield [name, value];
  for (const [, name = '', setting = ''] of text.matchAll(SETTING)) yield [name, boundsOf(setting)];
}

const limits = files.flatMap((file) => [...limitsIn(readFileSync(ROOT + file, 'utf8'))].map(([name, value]) => ({ file, name, value })));

test('every limit has the value in the list', async () => {
  for (const part of ['packages/catalog', 'packages/widgets', 'services/api', 'site'])
    expect(limits.filter(({ file }) => file.startsWith(part)).length, part).toBeGreaterThan(30);
  await expect(`${limits.map(({ file, name, value }) => `${file} ${name} = ${value}`).join('\n')}\n`).toMatchFileSnapshot('limits.txt');
});

/** Limits are MAX_, MIN_ or DEFAULT_. */
const SYNONYM =
  /(?:^|_)(?:MOST|LONGEST|LARGEST|BIGGEST|DEEPEST|HIGHEST|FARTHEST|WIDEST|LEAST|FEWEST|SHORTEST|SMALLEST|USUAL|AT_ONCE|LOOKED_AT)(?:_|$)/;

test('no limit has a synonym of MAX, MIN or DEFAULT in its name', () => {
  expect(limits.filter(({ name }) => SYNONYM.test(name)).map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});
