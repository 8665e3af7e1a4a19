/** What HQs and leaders add to a salvo. Ruling: world-at-war/ruling/leadership-dice. */
import type { Checked } from '../../../calculator/fields.js';
import { MAX_LEADERSHIP } from '../../reference/tables/salvo.js';
import type { input } from './input.js';

type Salvo = Pick<Checked<typeof input>, 'toHit' | 'leadership' | 'readings'>;

export const leadershipSum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The leadership that counts. `leadershipCounted([1, 2])` → 2 */
export const leadershipCounted = (values: readonly number[]): number => Math.min(leadershipSum(values), MAX_LEADERSHIP);

/** Whether leadership adds to each die, and not dice. */
export const addsToEachDie = ({ readings }: Pick<Salvo, 'readings'>): boolean => readings.includes('leadership-on-each-die');

/** The face a die needs, 1 at least. */
export const neededOf = (salvo: Salvo): number =>
  addsToEachDie(salvo) ? Math.max(1, salvo.toHit - leadershipCounted(salvo.leadership)) : salvo.toHit;
