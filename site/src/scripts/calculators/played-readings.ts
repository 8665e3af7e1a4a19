/** Readings of rulings that the group of this device plays, by rule set. */

const keyOf = (system: string): string => `readings ${system}`;

/** The ids of the readings. @example loadReadings('alpha-strike') // ['woods-twice'] */
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
