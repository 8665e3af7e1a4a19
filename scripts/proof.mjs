/**
 * `npm run proof`: asks every calculator 10,000 random questions, or all if there are fewer, and compares the answers with
 * independent counts that share no code with it. `--questions 500`, `--seed 7` or `--seed random`, `--only attack`; `--save` saves
 * the result for the site, which requires a whole run without a difference.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { environment, install, node, root } from './setup.mjs';

const { values } = parseArgs({
  options: {
    questions: { type: 'string', default: '10000' },
    seed: { type: 'string', default: 'random' },
    only: { type: 'string', default: '' },
    save: { type: 'boolean', default: false },
  },
});
/** Results that the site shows. */
const KEPT = join(root, 'site', 'src', 'proof', 'comparisons.json');
const ONE_HOUR_MS = '3600000';
const seed = values.seed === 'random' ? String(Math.floor(Math.random() * 2 ** 31)) : values.seed;
const folder = mkdtempSync(join(tmpdir(), 'rangefinder-proof-'));
const record = join(folder, 'record.jsonl');

install();
const rules = join(root, 'packages', 'rules');
/** Files of all calculators: `src/5150/calculators/damage/index.ts` */
const files = readdirSync(join(rules, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.split(sep).join('/')}`)
  .filter((file) => file.split('/')[2] === 'calculators');
/** Tests that compare a calculator with an independent count, recognized by an import. */
const tests = files.filter(
  (file) =>
    file.endsWith('.test.ts') && file.includes(values.only) && readFileSync(join(rules, file), 'utf8').includes('/testing/proof.js'),
);
const { status } = spawnSync(
  node,
  [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'rules', '--testTimeout', ONE_HOUR_MS, ...tests],
  {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...environment(), PROOF_QUESTIONS: values.questions, PROOF_RECORD: record, SEED: seed },
  },
);

/** @typedef {{ calculator: string, against: { en: string, ru: string }, questions: number, answered: number, differences: number, all: boolean, first?: string }} Compared */

/** @type {Compared[]} */
const lines = existsSync(record)
  ? readFileSync(record, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .sort((a, b) => (a.calculator < b.calculator ? -1 : 1))
  : [];
rmSync(folder, { recursive: true });

const width = Math.max(10, ...lines.map(({ calculator }) => calculator.length));
/** @param {[string, string, string, string, string]} cells */
const row = (cells) =>
  `${cells[0].padEnd(width)}  ${cells[1].padStart(9)}  ${cells[2].padStart(8)}  ${cells[3].padStart(11)}  ${cells[4]}\n`;
process.stdout.write(row(['calculator', 'questions', 'answered', 'differences', 'compared with']));
for (const { calculator, against, questions, answered, differences, all } of lines)
  process.stdout.write(
    row([
      calculator,
      all ? `all ${questions}` : String(questions),
      `${Math.round((100 * answered) / questions)} %`,
      String(differences),
      against.en,
    ]),
  );
for (const { calculator, first } of lines) if (first) process.stdout.write(`\n${calculator}: ${first}\n`);
const compared = new Set(lines.map(({ calculator }) => calculator));
/** Calculators that no test compared. */
const missing = files
  .map((file) => file.split('/'))
  .filter((steps) => steps.length === 5 && steps[4] === 'index.ts')
  .map(([, system, , folder]) => `${system} ${folder?.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase())}`)
  .filter((calculator) => values.only === '' && !compared.has(calculator));
const differences = lines.reduce((sum, line) => sum + line.differences, 0);
const isWhole = differences === 0 && missing.length === 0;
process.stdout.write(`\n${compared.size} calculators, ${differences} differences, seed ${seed}\n`);
for (const calculator of missing) process.stdout.write(`Not compared: ${calculator}\n`);
if (status !== 0 && differences === 0)
  process.stdout.write('Some tests did not meet all of their cases: too few questions, or a rare case.\n');
if (values.save && isWhole) {
  const date = new Date().toISOString().slice(0, 10);
  const comparisons = lines.map(({ first, ...line }) => line);
  writeFileSync(KEPT, `${JSON.stringify({ date, seed: Number(seed), comparisons }, null, 2)}\n`);
}
process.exitCode = isWhole ? 0 : 1;
