/** What a player reads of two armies that cost the same. */
import { testSayings } from '../../../testing/said.js';
import { forceBalance } from './index.js';

testSayings(forceBalance, [[{ costs: [300, 300] }, 'cost the same', 'Армии стоят поровну']]);
