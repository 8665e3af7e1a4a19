/** Folders of a package import in one direction: each folder only from those listed before it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importsIn } from './imports.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Folders, or groups of folders and files, from the lowest layer to the highest. Other files next to them are above all. */
type Layers = readonly (string | readonly string[])[];
const LAYERS: Readonly<Record<string, Layers>> = {
  'packages/catalog/src': [
    'text',
    'group-by.ts',
    'domain',
    ['database', 'schema.ts'],
    'postgres',
    'words',
    'repositories',
    'writing',
    'migrations',
    'starter',
    'searching',
    'embedded',
    'opening',
    'template',
    'importing',
    'forces',
    'exporting',
    'syncing',
    'synthetic',
    'backup',
    'testing-server',
    'cli',
    'index.ts',
    'testing',
  ],
  'packages/query/src': [
    'text',
    'words',
    'availability',
    'units',
    'vocabulary',
    'filter',
    'language',
    'interpretations',
    'evaluate',
    'index.ts',
    'testing',
  ],
  'services/api/src': ['telemetry', 'context', 'answering', 'schema', 'middleware', 'transports', 'server'],
  'services/api/src/transports': ['graphql', 'rest', 'files', 'mcp', 'pages'],
};

const sourcesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

/** Imports that point from a lower layer to a higher one, as `from → to`. */
export function upwardImports(folder: string, layers: Layers): readonly string[] {
  const heightOf = (path: string): number => {
    const [first = ''] = path.replace(/\.js$/, '.ts').split(sep);
    const height = layers.findIndex((layer) => [layer].flat().includes(first));
    return height < 0 ? layers.length : height;
  };
  return sourcesBelow(folder).flatMap((file) =>
    importsIn(readFileSync(join(folder, file), 'utf8'))
      .map((imported) => relative(folder, join(folder, dirname(file), imported)))
      .filter((target) => !target.startsWith('..') && heightOf(target) > heightOf(file))
      .map((target) => `${file} → ${target}`),
  );
}

test.each(Object.entries(LAYERS))('%s: every folder has a layer', (path, layers) => {
  const folders = readdirSync(join(ROOT, path), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const listed = layers.flat().filter((name) => !name.endsWith('.ts'));
  expect(folders.map(({ name }) => name).toSorted()).toEqual(listed.toSorted());
});

test.each(Object.entries(LAYERS))('%s: no import upward', (path, layers) => {
  expect(existsSync(join(ROOT, path))).toBe(true);
  expect(upwardImports(join(ROOT, path), layers)).toEqual([]);
});

test('an upward import is found', () => {
  const folder = join(ROOT, 'services/api/src');
  expect(upwardImports(folder, ['server', 'context', 'telemetry', 'answering', 'schema', 'middleware', 'transports'])).not.toEqual([]);
});
