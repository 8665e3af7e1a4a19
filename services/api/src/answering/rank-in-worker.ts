/** Rankings in a worker thread. The thread caches entries for later rankings. */
import { type AnyCalculator, type CheckResult, findAxes, planSweep, type Ranking, rankingOf } from '@rangefinder/rules';
import type { RankTask, SentEntries } from '../context/work/worker-tasks.js';
import { type EntryRegistry, entryRegistry } from './entry-registry.js';

/** Maximum number of cached registries: rule sets and catalog revisions. */
const MAX_REGISTRIES = 3;
const registries = new Map<string, EntryRegistry>();

/** Maximum number of cells. A ranking keeps one figure per cell. */
export const MAX_RANKED_GRID = 200_000;

function registryOf({ key, of, texts = [] }: SentEntries, system: string): EntryRegistry {
  const registry = registries.get(key) ?? entryRegistry(of, system);
  registries.delete(key);
  registries.set(key, registry);
  for (const oldest of [...registries.keys()].slice(0, -MAX_REGISTRIES)) registries.delete(oldest);
  for (const text of texts) registry.add(JSON.parse(text));
  return registry;
}

/** Returns the ranking; undefined if entries are missing. */
export function rank(
  calculator: AnyCalculator,
  { system, draft, figures, order, page, language, entries }: RankTask,
): CheckResult<Ranking> | undefined {
  const registry = entries && registryOf(entries, system);
  if (
    registry &&
    !findAxes(calculator.input, draft).axes.every(
      ({ field, values }) => field.kind !== 'catalog' || values.every((id) => registry.has(String(id))),
    )
  )
    return undefined;
  const plan = planSweep(calculator, draft, { figures, entry: registry?.figures, maxGrid: MAX_RANKED_GRID });
  return plan.ok ? rankingOf(plan.value, order, page, language) : plan;
}
