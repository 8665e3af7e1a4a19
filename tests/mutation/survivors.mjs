/** Stryker's result for each calculator, with equivalent mutants listed separately. */
import { readFileSync } from 'node:fs';
import { mutated } from './calculators.mjs';

/** @typedef {{ file: string, in: string, code: string, becomes: string }} Change a file, its line, what stood there and what stands there */
/** @typedef {{ status: string, replacement: string, location: { start: Place, end: Place } }} Mutant */
/** @typedef {{ line: number, column: number }} Place */
/** @typedef {{ source: string, mutants: readonly Mutant[] }} MutatedFile */

/**
 * Equivalent mutants, which no test can notice, each with its reason; `in` only if the same change elsewhere is not equivalent.
 * @type {readonly (Omit<Change, 'in'> & { in?: string, why: string })[]}
 */
const EQUIVALENT = JSON.parse(readFileSync(new URL('equivalent.json', import.meta.url), 'utf8'));

const SOURCES = 'packages/rules/src/';
const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/** Code on one line, as in the list. @param {string} code */
const flat = (code) => code.replace(/\s+/g, ' ').trim();

/** @param {string} source @param {Mutant['location']} location */
function codeAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = (lines.at(-1) ?? '').slice(0, end.column - 1);
  return flat([(lines[0] ?? '').slice(start.column - 1), ...lines.slice(1)].join('\n'));
}

/** @param {Change} change */
const isEquivalent = (change) =>
  EQUIVALENT.some(
    (known) =>
      known.file === change.file &&
      known.code === change.code &&
      known.becomes === change.becomes &&
      (known.in === undefined || known.in === change.in),
  );

/**
 * A line for each calculator of a report: numbers of tried, killed and equivalent mutants, and the survivors.
 * @param {{ files: Readonly<Record<string, MutatedFile>> }} report
 */
export const survivorsOf = ({ files }) =>
  mutated.map((folder) => lineOf(folder, changesIn(folder, files))).filter(({ changes }) => changes > 0);

/** @param {string} folder @param {Readonly<Record<string, MutatedFile>>} files */
const changesIn = (folder, files) =>
  Object.entries(files)
    .filter(([path]) => path.startsWith(`${folder}/`))
    .flatMap(([path, { source, mutants }]) =>
      mutants.map(({ status, replacement, location }) => ({
        status,
        file: path.replace(SOURCES, ''),
        line: location.start.line,
        in: flat(source.split('\n')[location.start.line - 1] ?? ''),
        code: codeAt(source, location),
        becomes: flat(replacement),
      })),
    );

/** @param {string} folder @param {ReturnType<typeof changesIn>} changes */
function lineOf(folder, changes) {
  const noticed = changes.filter(({ status }) => NOTICED.includes(status)).length;
  const unnoticed = changes.filter(({ status }) => UNNOTICED.includes(status));
  const survivors = unnoticed.filter((change) => !isEquivalent(change));
  return {
    calculator: folder.replace(SOURCES, ''),
    changes: noticed + unnoticed.length,
    noticed,
    equivalent: unnoticed.length - survivors.length,
    survivors,
  };
}
