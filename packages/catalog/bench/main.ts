/** Run by `npm run bench -- catalog` from the sources, since the benchmark is not part of the built package. */
import { benchCatalog, type Finding } from './index.js';

const sizes = process.argv.slice(2).map(Number);
const rounded = (value: number | undefined): number | string => (value === undefined ? '' : Math.round(value * 10) / 10);

const line = ({ units, what, rate, times, target }: Finding) => ({
  units,
  what,
  'units/s': rate === undefined ? '' : Math.round(rate),
  ...{ 'p50 ms': rounded(times?.p50), 'p90 ms': rounded(times?.p90), 'p99 ms': rounded(times?.p99) },
  target: rate === undefined ? `p99 ≤ ${target} ms` : `≥ ${target}/s`,
  reached: (rate === undefined ? (times?.p99 ?? Number.NaN) <= target : rate >= target) ? 'yes' : 'no',
});

const findings = await benchCatalog({
  ...(sizes.length > 0 && { sizes }),
  onFinding: ({ what, units }) => process.stderr.write(`${units} units: ${what} measured\n`),
});
console.table(findings.map(line));
for (const { units, what, times } of findings)
  for (const { ms, question } of times?.slowest ?? []) process.stderr.write(`${units} ${what} ${ms.toFixed(1)} ms ${question}\n`);
