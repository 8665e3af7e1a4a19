/** Tests of the answer texts for armies of equal cost. */
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { forceBalance } from './index.js';

testAnswerTexts(forceBalance, [[{ costs: [300, 300] }, 'cost the same', 'Армии стоят поровну']]);
