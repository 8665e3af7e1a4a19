/** Tests of the answer texts about distance. */
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { shoot } from './index.js';

testAnswerTexts(shoot, [
  [{ rep: 4, rateOfFire: 1, impact: 1, inches: 10, targets: [{ dice: 1 }] }, 'Distance: 10" away', 'Расстояние: До цели 10"'],
  [{ rep: 4, weapon: 'rifle', inches: 10, targets: [{ dice: 1 }] }, 'Distance: 10", range 48"', '10", дальность 48"'],
]);
