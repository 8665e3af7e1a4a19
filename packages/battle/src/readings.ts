/** Readings of rulings that the group of this device plays, by rule set. */
import type { Description } from '@rangefinder/widgets';

const keyOf = (system: string): string => `readings ${system}`;

/** Ids of the readings of rulings chosen on this device. @example loadReadings('alpha-strike') // ['woods-twice'] */
export function loadReadings(system: string): readonly string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(system)) ?? '[]');
    return Array.isArray(saved) ? saved.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Saves which of the offered readings are played. Readings that are not offered stay as they are. */
export function saveReadings(system: string, offered: readonly string[], played: readonly string[]): void {
  const others = loadReadings(system).filter((id) => !offered.includes(id));
  try {
    localStorage.setItem(keyOf(system), JSON.stringify([...others, ...played]));
  } catch {
    // Storage may be disabled.
  }
}

/** The readings that a calculator takes. */
export function offeredBy({ input: { readings } }: Pick<Description, 'input'>): readonly string[] {
  return readings?.kind === 'list' && readings.item.kind === 'id' ? readings.item.of : [];
}

/** The readings of this device that a calculator takes, as a part of its draft. Empty without any, so that the draft stays short. */
export function playedDraft(description: Pick<Description, 'input' | 'system'>): { readonly readings?: readonly string[] } {
  const offered = offeredBy(description);
  const readings = loadReadings(description.system).filter((id) => offered.includes(id));
  return readings.length === 0 ? {} : { readings };
}
