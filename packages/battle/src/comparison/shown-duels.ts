/** Which duels answer “What beats it?”. */

interface Fought {
  /** How much more often the opponent wins than it loses. */
  readonly advantage: number;
}

const MAX_SHOWN = 6;

/** The duels that the opponent wins more often than it loses; if there are none, the closest ones. Best opponents first. */
export function shownDuels<D extends Fought>(fought: readonly D[]): { readonly isBeaten: boolean; readonly shown: readonly D[] } {
  const sorted = fought.toSorted((one, other) => other.advantage - one.advantage);
  const winning = sorted.filter(({ advantage }) => advantage > 0);
  const isBeaten = winning.length > 0;
  return { isBeaten, shown: (isBeaten ? winning : sorted).slice(0, MAX_SHOWN) };
}
