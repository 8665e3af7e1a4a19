/** Rulings: decisions where the source of 5150 is silent or contradicts itself. */
import type { Ruling } from '../../../reference/reference.js';
import { fightRulings } from './fights.js';
import { forceRulings } from './forces.js';
import { shootingRulings } from './shooting.js';
import { testRulings } from './tests.js';

export const rulings: readonly Ruling[] = [...shootingRulings, ...testRulings, ...fightRulings, ...forceRulings];
