/** Bundles virtual modules into files of the same names. */
import { join } from 'node:path';
import { type OutputOptions, type Plugin, rolldown } from 'rolldown';
import type { Group, Modules } from './modules.ts';

export interface Bundling {
  readonly entries: Modules;
  /** Modules that entries import by name. */
  readonly others?: Modules;
  /** Where `#lib` is. */
  readonly lib: string;
  readonly to: string;
  /** Folder of the pieces that several entries share. */
  readonly shared: string;
  /** Pieces that are one file together: a page asks for few files, not for each piece. */
  readonly groups?: readonly Group[];
}

const PREFIX = '\0rangefinder:';
/** Files beside the bundle, loaded when they are needed. */
const BESIDE = /^\.\.?\/(descriptions|engine)\//;

const virtual = (modules: Modules, lib: string): Plugin => ({
  name: 'rangefinder',
  resolveId(name) {
    if (BESIDE.test(name)) return { id: name, external: 'absolute' };
    if (name.startsWith('#lib/')) return join(lib, name.slice('#lib/'.length));
    return modules.has(name) ? `${PREFIX}${name}` : null;
  },
  load: (id) => (id.startsWith(PREFIX) ? (modules.get(id.slice(PREFIX.length)) ?? null) : null),
});

/** The first group that takes a module has it. */
const splitting = (groups: readonly Group[]): NonNullable<OutputOptions['codeSplitting']> => ({
  groups: groups.map(({ name, of, sharedBy }, at) => ({
    name,
    minShareCount: sharedBy,
    priority: groups.length - at,
    ...(of && { test: of }),
  })),
});

/** Writes one bundle. */
export async function bundle({ entries, others = new Map(), lib, to, shared, groups = [] }: Bundling): Promise<void> {
  const build = await rolldown({
    input: Object.fromEntries([...entries.keys()].map((name) => [name, name])),
    plugins: [virtual(new Map([...entries, ...others]), lib)],
    platform: 'browser',
  });
  await build.write({
    dir: to,
    format: 'es',
    minify: true,
    entryFileNames: '[name].js',
    chunkFileNames: `${shared}/[name]-[hash].js`,
    sourcemap: false,
    codeSplitting: splitting(groups),
  });
  await build.close();
}
