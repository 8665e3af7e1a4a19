/** Critical hits on a card that have destroyed the unit. Ruling: alpha-strike/ruling/criticals-pending. */
import { FATAL_ENGINE_HITS } from '../../reference/tables/critical-hits.js';
import type { Critical } from '../../vocabulary.js';
import { countCriticals } from '../combat/condition.js';
import { ammunitionHit } from '../combat/resilience.js';
import type { Specials } from '../specials/specials.js';

export type Fatal = 'DESTROYED' | 'AMMUNITION' | 'ENGINE';

/** The critical hit of a list that destroys a unit with these abilities. @example fatalCritical(['ENGINE', 'ENGINE'], NO_SPECIALS) // 'ENGINE' */
export function fatalCritical(criticals: readonly Critical[], specials: Specials): Fatal | undefined {
  if (criticals.length === 0) return undefined;
  const { ammunition, engine } = countCriticals(criticals);
  if (criticals.includes('DESTROYED')) return 'DESTROYED';
  if (ammunition > 0 && ammunitionHit(specials) === 'DESTROYS') return 'AMMUNITION';
  return engine >= FATAL_ENGINE_HITS ? 'ENGINE' : undefined;
}
