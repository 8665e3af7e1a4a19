/** What a player reads of two armies that cost the same. */
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { forceBalance } from './index.js';

testAnswerTexts(forceBalance, [[{ costs: [300, 300] }, 'cost the same', 'Армии стоят поровну']]);
