/**
 * Temporary copy of the sources with an additional rule set: the folders of the fixture and the two lines that register it. The
 * copy is inside the checkout, so that third-party packages resolve from its `node_modules`; the project's own packages are copied.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FIXTURE = join(ROOT, 'tests/structure/fixture-rule-set');
/** Ignored by Git, and so by every tool that reads `.gitignore`. */
const PARENT = join(ROOT, '.rangefinder');
const COPIED = [
  'package.json',
  'tsconfig.base.json',
  'tsconfig.check.json',
  'vitest.config.ts',
  'infra',
  'packages',
  'scripts',
  'services',
  'site',
  'tests',
];
/** Generated folders. */
const SKIPPED = /[\\/](node_modules|dist|\.astro|\.turbo)$/;

/** The two lines and their positions. */
const LINES = [
  { file: 'packages/rules/src/ids.ts', before: /(?<=SLUGS = \[[^\]]*)\] as const;/, line: "'paper-fleet'" },
  { file: 'packages/rules/src/rule-sets.ts', before: /$/, line: "export { paperFleet } from './paper-fleet/index.js';\n" },
];

/** Inserts a line into a file of the copy. Throws if its position is not found. */
function enter(folder: string, { file, before, line }: (typeof LINES)[number]): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const at = text.search(before);
  if (at < 0) throw new Error(`${file} has no place for ${line}`);
  const comma = line.startsWith("'") ? ', ' : '';
  writeFileSync(path, text.slice(0, at) + comma + line + text.slice(at));
}

/** Links the project's packages by name, so that imports resolve to the copy. */
function link(folder: string): void {
  const ours = join(folder, 'node_modules/@rangefinder');
  mkdirSync(ours, { recursive: true });
  const places = ['packages', 'services'].flatMap((part) =>
    readdirSync(join(folder, part)).map((name) => ({ name, place: join(folder, part, name), original: `${part}/${name}` })),
  );
  // A junction needs no special permission on Windows and is an ordinary link elsewhere.
  for (const { name, place, original } of places) {
    symlinkSync(place, join(ours, name), 'junction');
    linkInstalled(folder, original);
  }
  linkInstalled(folder, 'tests');
}

/** Links what npm installs inside a folder of the copy because of a version conflict. */
function linkInstalled(folder: string, part: string): void {
  const own = join(ROOT, part, 'node_modules');
  if (existsSync(own)) symlinkSync(own, join(folder, part, 'node_modules'), 'junction');
}

/** Makes the copy and returns its folder. */
export function copyWithNewRuleSet(): string {
  mkdirSync(PARENT, { recursive: true });
  const folder = mkdtempSync(join(PARENT, 'new-rule-set-'));
  for (const part of COPIED) cpSync(join(ROOT, part), join(folder, part), { recursive: true, filter: (source) => !SKIPPED.test(source) });
  cpSync(FIXTURE, folder, { recursive: true });
  for (const line of LINES) enter(folder, line);
  link(folder);
  return folder;
}

export const removeCopy = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
