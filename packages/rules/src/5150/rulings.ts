/** Where the source of 5150 is silent or contradicts itself, and what is played here. */
import type { Ruling } from '../reference/reference.js';
import { fightRulings } from './rulings/fights.js';
import { forceRulings } from './rulings/forces.js';
import { shootingRulings } from './rulings/shooting.js';
import { testRulings } from './rulings/tests.js';

export const rulings: readonly Ruling[] = [...shootingRulings, ...testRulings, ...fightRulings, ...forceRulings];
