/** Tests of the answer texts for shots that cannot hit or are not possible. */
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { movingFireCalculator } from './index.js';

testAnswerTexts(movingFireCalculator, [
  [{ nation: 'USA', unit: 'abrams', onTheMove: true, toHit: 6 }, 'needs 7, cannot hit', 'нужно 7, попасть нельзя'],
  [
    { nation: 'USA', unit: 'abrams', onTheMove: true, toHit: 6 },
    'Number needed: 7, which no die shows',
    'Нужное число: 7, на кубике столько не бывает',
  ],
  [{ nation: 'USA', unit: 'm60a3', onTheMove: true, toHit: 4, firepower: 1 }, 'no die left to roll', 'кубиков не остаётся'],
]);
