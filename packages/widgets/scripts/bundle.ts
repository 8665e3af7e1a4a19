/** Bundles virtual modules into files of the same names. */
import { join } from 'node:path';
import { type OutputOptions, type Plugin, rolldown } from 'rolldown';
import type { Group, Modules } from './modules.ts';

export interface Bundling {
  readonly entries: Modules;
  /** Modules that entries import by name. */
  readonly others?: Modules;
  /** Folder of `#lib`. */
  readonly lib: string;
  readonly to: string;
  /** Folder of the chunks that entries share. */
  readonly shared: string;
  /** Modules that are merged into one chunk, so that pages request fewer files. */
  readonly groups?: readonly Group[];
}

const PREFIX = '\0rangefinder:';
/** Files next to the bundle that are imported on demand. */
const ON_DEMAND = /^\.\.?\/(?:(?:descriptions|engine)\/|ask-part\.js$)/;

const virtual = (modules: Modules, lib: string): Plugin => ({
  name: 'rangefinder',
  resolveId(name, importer = PREFIX) {
    // Rule sets have a folder `engine` as well.
    const isOwn = importer.startsWith(PREFIX) || importer.startsWith(lib);
    if (isOwn && ON_DEMAND.test(name)) return { id: name, external: 'absolute' };
    if (name.startsWith('#lib/')) return join(lib, name.slice('#lib/'.length));
    return modules.has(name) ? `${PREFIX}${name}` : null;
  },
  load: (id) => (id.startsWith(PREFIX) ? (modules.get(id.slice(PREFIX.length)) ?? null) : null),
});

/** A module belongs to the first group that matches it. */
const splitting = (groups: readonly Group[]): NonNullable<OutputOptions['codeSplitting']> => ({
  groups: groups.map(({ name, of, sharedBy }, at) => ({
    name,
    minShareCount: sharedBy,
    priority: groups.length - at,
    ...(of && { test: of }),
  })),
});

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
