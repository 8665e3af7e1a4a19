/**
 * `npm run bench`: medians and ratios, measured side by side in one run. Machines are noisy, so nothing here is a test. `npm run
 * bench -- http latency` measures a part; `--json FILE` writes everything for a later comparison.
 */
import { parseArgs } from 'node:util';
import { benchAsk } from './ask.ts';
import { benchHolds } from './holds.ts';
import { benchCores, benchHttp } from './http.ts';
import { benchLatency, benchSteady } from './latency.ts';
import { benchLifecycle } from './lifecycle.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchMemory } from './memory-use.ts';
import { benchRankings } from './rankings.ts';
import { writeReport } from './report.ts';
import { benchRules } from './rules.ts';
import { benchSizes } from './sizes.ts';
import { benchStart } from './start.ts';

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  rules: benchRules,
  rankings: benchRankings,
  ask: benchAsk,
  http: benchHttp,
  cores: benchCores,
  holds: benchHolds,
  latency: benchLatency,
  steady: benchSteady,
  start: benchStart,
  memory: benchMemory,
  lifecycle: benchLifecycle,
  sizes: benchSizes,
  lighthouse: benchLighthouse,
};

const { values, positionals } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true });
const unknown = positionals.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} to measure; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
for (const [name, measure] of Object.entries(PARTS)) if (positionals.length === 0 || positionals.includes(name)) await measure();
if (values.json) await writeReport(values.json);
