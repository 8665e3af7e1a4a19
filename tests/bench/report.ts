/** Prints results as they come and collects them as JSON for a later comparison. */
import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';

export type Row = Readonly<Record<string, string | number>>;

const sections: Record<string, readonly Row[]> = {};

/** Prints a table under a heading and collects it. */
export function report(heading: string, rows: readonly Row[]): void {
  console.log(`\n${heading}`);
  console.table(rows);
  sections[heading] = rows;
}

/** Writes all results to a file: `npm run bench -- --json FILE`. */
export async function writeReport(file: string): Promise<void> {
  const machine = { cores: availableParallelism(), model: cpus()[0]?.model, node: process.version };
  await writeFile(file, `${JSON.stringify({ measured: new Date().toISOString(), machine, sections }, null, 2)}\n`);
}

export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Percentile of a list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));
