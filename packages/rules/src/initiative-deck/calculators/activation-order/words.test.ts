/** Tests of the answer texts without units. */
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { activationOrder } from './index.js';

testAnswerTexts(activationOrder, [[{ participants: [{ name: 'A', units: 0 }] }, 'Nobody has units to activate.', 'Активировать некого.']]);
