/**
 * Generates the tables in `data/alpha-strike` from downloads of the Master Unit List. Run by hand, with Node 24:
 *
 *     node packages/catalog/scripts/make-starter.ts FOLDER
 *
 * The folder contains, at any depth, QuickList responses (`*.json`) and `availability.csv` (`mul_id,era,factions`).
 */
import { registerHooks } from 'node:module';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: node packages/catalog/scripts/make-starter.ts FOLDER');
  process.exit(1);
}

// Source files import each other by their names after the build (`.js`); map those to the TypeScript files that Node runs here.
registerHooks({
  resolve: (specifier, context, next) =>
    next(/^\..*\.js$/.test(specifier) && context.parentURL?.endsWith('.ts') ? specifier.replace(/\.js$/, '.ts') : specifier, context),
});
const { makeStarter } = await import('./starter/make.ts');
makeStarter(folder);
