/**
 * Runs in a package's folder. Compiles `src` to the `outDir` of `tsconfig.json`, without its `exclude`: types are stripped,
 * not checked (`npm run types` checks them). `npm run pack` adds the declarations of published packages.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { transform } from 'rolldown/utils';

/** @type {{ compilerOptions: { outDir: string, target?: string, experimentalDecorators?: boolean }, exclude: string[] }} */
const { compilerOptions, exclude } = JSON.parse(readFileSync('tsconfig.json', 'utf8'));
const { outDir, target = 'es2023', experimentalDecorators = false } = compilerOptions;

/** @param {string} name of a file below `src` */
async function compile(name) {
  const from = join('src', name);
  const to = join(outDir, name.replace(/\.ts$/, '.js'));
  const { code, map, errors } = await transform(from, readFileSync(from, 'utf8'), {
    target,
    sourcemap: true,
    typescript: { onlyRemoveTypeImports: true },
    ...(experimentalDecorators && { decorator: { legacy: true } }),
  });
  if (errors.length > 0) throw new Error(`${from}: ${errors.map(({ message }) => message).join('\n')}`);
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, `${code}//# sourceMappingURL=${basename(to)}.map\n`);
  writeFileSync(`${to}.map`, JSON.stringify({ ...map, sources: [relative(dirname(to), from)], sourcesContent: undefined }));
}

await Promise.all(globSync('**/*.ts', { cwd: 'src', exclude: [...exclude, '**/*.d.ts'] }).map((name) => compile(name)));
