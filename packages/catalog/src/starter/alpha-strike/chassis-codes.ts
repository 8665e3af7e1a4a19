/** Codes of chassis: `BLR` is the BattleMaster, although variants of others have it too. */
import type { StarterCard } from './cards.js';

const CODE = /^([A-Z]{2,4})-?\d/;

/**
 * The code of a chassis by its name. A code that several have belongs to the one with the most variants.
 * @example chassisCodes(starterCards()).get('BattleMaster') // 'BLR'
 */
export function chassisCodes(cards: readonly StarterCard[]): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { chassis, variant } of cards) {
    const code = CODE.exec(variant)?.[1];
    if (code === undefined) continue;
    const byChassis = counts.get(code) ?? new Map<string, number>();
    counts.set(code, byChassis.set(chassis, (byChassis.get(chassis) ?? 0) + 1));
  }
  return new Map([...counts].map(([code, byChassis]) => [mostOf(byChassis), code]));
}

/** The chassis with the most variants, the first of several; of `Enforcer` and `Enforcer III` the one with the plain name. */
function mostOf(byChassis: ReadonlyMap<string, number>): string {
  const [most = ''] = [...byChassis].reduce((best, each) => (each[1] > best[1] ? each : best));
  return [...byChassis.keys()].find((chassis) => most.startsWith(`${chassis} `)) ?? most;
}
