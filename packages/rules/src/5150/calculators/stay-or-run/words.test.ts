/** Tests of the answer texts about when a test is due. */
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { stayOrRun } from './index.js';

testAnswerTexts(stayOrRun, [
  [{ motivation: 'CONQUEST', figures: 2, losses: 1, reps: [4] }, '1 loss reaches the threshold of 1', '1 потеря — достигнут порог 1'],
  [{ motivation: 'CONQUEST', figures: 12, losses: 5, reps: [4] }, '5 losses reach the threshold of 4', 'достигнут порог 4'],
  [
    { motivation: 'CONQUEST', figures: 12, losses: 5, lossesAtLastTest: 4, reps: [4] },
    'no test is due at 5 losses; the next one comes at 6',
    'следующий — при 6',
  ],
  [
    { motivation: 'CONQUEST', figures: 11, losses: 10, lossesAtLastTest: 10, reps: [4] },
    'no test is due at 10 losses; none is left',
    'и больше не будет',
  ],
]);
