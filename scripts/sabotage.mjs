/**
 * `npm run sabotage`: inserts each fault of `tests/sabotage/faults.json` into the source, one at a time, runs the tests of its
 * package and removes it. Reports the faults that no test noticed; fails if there are more than two. `npm run sabotage -- --only
 * heat` selects faults by a word in their description.
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { install, root } from './setup.mjs';

const MAX_UNNOTICED = 2;
const TEST_TIMEOUT_MS = 300_000;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
const SHOWN_CHARACTERS = 2_000;
const VITEST = join(root, 'node_modules', 'vitest', 'vitest.mjs');

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

/**
 * A line of `faults.json`.
 * @typedef {{ fault: string, file: string, find: string, replace: string, project?: string, tests?: string[] }} Fault
 */

/** Original texts, restored however the process ends. */
const originals = new Map();
const restore = () => {
  for (const [file, text] of originals) writeFileSync(file, text);
  originals.clear();
};
const running = new Set();
process.on('exit', () => {
  for (const child of running) child.kill();
  restore();
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/**
 * Vitest project of a file.
 * @param {string} file
 */
const projectOf = (file) => (file.startsWith('site/') ? 'site' : (file.split('/')[1] ?? ''));

/**
 * Quick tests with wide coverage, run first; all tests of the package run only if these pass.
 * @type {Record<string, string[]>}
 */
const QUICK = { rules: ['src/facts', 'src/wordings', 'src/texts', 'src/entries'] };

/**
 * Runs tests asynchronously, so that signals are handled and the fault is removed.
 * @param {Fault} fault
 * @returns {Promise<{ passed: boolean, stdout: string }>}
 */
const runTests = ({ file, project = projectOf(file), tests = [] }) =>
  new Promise((resolve, reject) => {
    const parameters = [VITEST, 'run', '--bail=1', '--project', project, ...tests];
    const options = { cwd: root, timeout: TEST_TIMEOUT_MS, maxBuffer: MAX_OUTPUT_BYTES };
    const child = execFile(process.execPath, parameters, options, (error, stdout) => {
      running.delete(child);
      if (error?.signal) reject(new Error(`the tests of ${project} were ended by ${error.signal}`));
      else resolve({ passed: error === null, stdout });
    });
    running.add(child);
  });

/**
 * @param {Fault} fault
 * @returns {Promise<boolean>} whether a test noticed the fault
 */
async function isNoticed(fault) {
  const path = join(root, fault.file);
  const text = readFileSync(path, 'utf8');
  if (text.split(fault.find).length !== 2) throw new Error(`${fault.fault}: ${fault.file} does not hold the text to replace exactly once`);
  originals.set(path, text);
  writeFileSync(
    path,
    text.replace(fault.find, () => fault.replace),
  );
  try {
    const quick = QUICK[fault.project ?? projectOf(fault.file)];
    if (quick && !fault.tests && !(await runTests({ ...fault, tests: quick })).passed) return true;
    return !(await runTests(fault)).passed;
  } finally {
    restore();
  }
}

/**
 * Checks that the tests pass without the faults; otherwise a failure would prove nothing.
 * @param {Fault[]} faults
 */
async function checkClean(faults) {
  const runs = new Map(faults.map((fault) => [JSON.stringify([fault.project ?? projectOf(fault.file), fault.tests]), fault]));
  for (const fault of runs.values()) {
    const { passed, stdout } = await runTests(fault);
    if (!passed) throw new Error(`the tests of ${fault.file} fail without a fault:\n${stdout.slice(-SHOWN_CHARACTERS)}`);
  }
}

install();
/** @type {Fault[]} */
const all = JSON.parse(readFileSync(join(root, 'tests', 'sabotage', 'faults.json'), 'utf8'));
const faults = all.filter(({ fault }) => fault.includes(values.only));
await checkClean(faults);
/** @type {Fault[]} */
const unnoticed = [];
for (const [index, fault] of faults.entries()) {
  const noticed = await isNoticed(fault);
  if (!noticed) unnoticed.push(fault);
  process.stdout.write(`${index + 1}/${faults.length} ${noticed ? 'noticed' : 'NOT NOTICED'}: ${fault.fault}\n`);
}
process.stdout.write(`${faults.length - unnoticed.length} of ${faults.length} faults were noticed.\n`);
for (const { fault, file } of unnoticed) process.stdout.write(`Not noticed: ${fault} (${file})\n`);
process.exitCode = unnoticed.length > MAX_UNNOTICED ? 1 : 0;
