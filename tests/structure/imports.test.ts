/** Imports between files, types included. The linter sees neither cycles of types nor relative paths that leave a package. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importsIn } from './imports.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SKIPPED = new Set(['node_modules', 'dist', '.astro', '.turbo']);
const SOURCE = /\.(ts|mts|tsx|mjs|astro)$/;

const path = (file: string): string => relative(ROOT, file).split(sep).join('/');
const packages = ['packages', 'services']
  .flatMap((part) => readdirSync(join(ROOT, part)).map((name) => join(ROOT, part, name)))
  // Packages in another language have no package.json.
  .filter((folder) => existsSync(join(folder, 'package.json')))
  .concat(join(ROOT, 'site'), join(ROOT, 'tests'));

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesBelow(file);
    return SOURCE.test(entry.name) ? [file] : [];
  });
}

/** Source file of an import, which names the built file. */
function sourceOf(from: string, imported: string): string | undefined {
  const target = join(dirname(from), imported);
  return [target, target.replace(/\.js$/, '.ts'), target.replace(/\.mjs$/, '.mts')].find((file) => SOURCE.test(file) && existsSync(file));
}

type Graph = ReadonlyMap<string, readonly string[]>;

const graphOf = (folder: string): Graph =>
  new Map(
    filesBelow(folder).map((file) => {
      const targets = importsIn(readFileSync(file, 'utf8')).map((imported) => sourceOf(file, imported));
      return [path(file), targets.filter((target) => target !== undefined).map(path)] as const;
    }),
  );

/** Cycles of a graph, each once. Walks depth first: a file that is met again on the path closes a cycle. */
export function circlesIn(graph: Graph): readonly string[] {
  const done = new Set<string>();
  const circles = new Set<string>();
  const visit = (file: string, way: readonly string[]): void => {
    const start = way.indexOf(file);
    if (start >= 0) circles.add([...way.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return [...circles];
}

const graphs = packages.map((folder) => ({ name: path(folder), folder, graph: graphOf(folder) }));

test('finds cycles of values and of types', () => {
  const text =
    "import type { B } from './b.js';\nexport * from './c.js'; const d = () => import('./d.js');\n// import './no.js'\nimport './e.css';";
  expect(importsIn(text)).toEqual(['./b.js', './c.js', './d.js', './e.css']);
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', ['d']],
    ['d', ['b']],
  ]);
  expect(circlesIn(graph)).toEqual(['b → c → d → b']);
  expect(circlesIn(new Map([['a', ['a']]]))).toEqual(['a → a']);
});

test.each(graphs)('files of $name have no import cycle, types included', ({ graph }) => {
  expect(graph.size).toBeGreaterThan(3);
  expect([...graph.values()].flat().length).toBeGreaterThan(3);
  expect(circlesIn(graph)).toEqual([]);
});

/** Tests across packages may use modules that no package exports. */
const ownGraphs = graphs.filter(({ name }) => name !== 'tests');

test.each(ownGraphs)('no relative import leaves $name', ({ folder }) => {
  const leaving = filesBelow(folder).flatMap((file) =>
    importsIn(readFileSync(file, 'utf8'))
      .filter((imported) => relative(folder, join(dirname(file), imported)).startsWith('..'))
      .map((imported) => `${path(file)} → ${imported}`),
  );
  expect(leaving).toEqual([]);
});
