/** A force: unit ids with counts, as text for addresses and as CSV. Pure. */

export interface ForceEntry {
  readonly id: string;
  readonly count: number;
}

/** Highest count of one unit. */
export const MAX_COUNT = 99;
const MAX_ENTRIES = 60;

/** Parses `5150/a*2,alpha-strike/b`. Drops invalid parts and adds up repeated units. */
export function parseForce(text: string): readonly ForceEntry[] {
  const entries = text.split(',').flatMap((part) => {
    const [, id, count = '1'] = /^([a-z0-9][a-z0-9/.-]*?)(?:\*(\d{1,2}))?$/.exec(part.trim()) ?? [];
    return id === undefined || Number(count) === 0 ? [] : [{ id, count: Number(count) }];
  });
  return entries.reduce<readonly ForceEntry[]>((force, { id, count }) => addUnit(force, id, count), []).slice(0, MAX_ENTRIES);
}

/** @example formatForce([{ id: 'a', count: 2 }, { id: 'b', count: 1 }]) // 'a*2,b' */
export const formatForce = (force: readonly ForceEntry[]): string =>
  force.map(({ id, count }) => (count === 1 ? id : `${id}*${count}`)).join(',');

const bounded = (count: number): number => Math.max(1, Math.min(MAX_COUNT, Math.trunc(count) || 1));

export function addUnit(force: readonly ForceEntry[], id: string, count = 1): readonly ForceEntry[] {
  const known = force.some((entry) => entry.id === id);
  return known
    ? force.map((entry) => (entry.id === id ? { id, count: bounded(entry.count + count) } : entry))
    : [...force, { id, count: bounded(count) }];
}

export const setCount = (force: readonly ForceEntry[], id: string, count: number): readonly ForceEntry[] =>
  force.map((entry) => (entry.id === id ? { id, count: bounded(count) } : entry));

export const removeUnit = (force: readonly ForceEntry[], id: string): readonly ForceEntry[] => force.filter((entry) => entry.id !== id);

/** Takes back one unit. */
export const removeOne = (force: readonly ForceEntry[], id: string): readonly ForceEntry[] =>
  force.flatMap((entry) => (entry.id !== id ? [entry] : entry.count > 1 ? [{ id, count: entry.count - 1 }] : []));

/** One CSV cell. A quote in front of a formula keeps spreadsheets from running it. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export interface PricedEntry extends ForceEntry {
  readonly name: string;
  readonly system: string;
  readonly cost: number | null;
}

/** The force as CSV with the total in the last row. */
export function forceCsv(entries: readonly PricedEntry[]): string {
  const rows = entries.map(({ id, name, system, count, cost }) => [id, name, system, count, cost ?? '', (cost ?? 0) * count]);
  const total = ['', 'total', '', entries.reduce((sum, { count }) => sum + count, 0), '', totalOf(entries)];
  return [['id', 'name', 'system', 'count', 'cost', 'sum'], ...rows, total].map((row) => row.map(cell).join(',')).join('\r\n');
}

/** Points by rule set: points of different rule sets do not add up. */
export function totalsBySystem(entries: readonly Pick<PricedEntry, 'cost' | 'count' | 'system'>[]): ReadonlyMap<string, number> {
  const totals = new Map<string, number>();
  for (const { system, cost, count } of entries) totals.set(system, (totals.get(system) ?? 0) + (cost ?? 0) * count);
  return totals;
}

export const totalOf = (entries: readonly Pick<PricedEntry, 'cost' | 'count'>[]): number =>
  entries.reduce((sum, { cost, count }) => sum + (cost ?? 0) * count, 0);
