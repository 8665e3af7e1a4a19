/** Unit lists as text for messages. Pure. */
import type { ForceEntry, PricedEntry } from './force.js';

/**
 * Formats a force as text for a message.
 * @example formatList('Lance', [atlas], 'PV') // 'Lance:\n2× Atlas AS7-D — 104 PV'
 */
export function formatList(name: string, entries: readonly PricedEntry[], costUnitOf: (entry: ForceEntry) => string): string {
  const lines = entries.map(({ count, name: unit, cost, id }) => {
    const points = cost === null ? '' : ` — ${cost * count} ${costUnitOf({ id, count })}`;
    return `${count}× ${unit}${points}`;
  });
  return [...(name === '' ? [] : [`${name}:`]), ...lines].join('\n');
}
