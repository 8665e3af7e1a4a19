/** Tests of the answer texts for forbidden duels. */
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { duel } from './index.js';

const unit = { size: 3, tmm: 1, move: '8"', damage: ['3', '3', '1'], overheatValue: 1, armor: 3, structure: 3 };

testAnswerTexts(duel, [
  [
    { first: unit, second: unit, situation: { inches: 12, second: { overheat: 2 } }, turns: 2 },
    'overheat 2 is more than the overheat value of the second unit (1)',
    'Нельзя: ',
  ],
  [
    { first: unit, second: unit, situation: { inches: 50 }, turns: 2 },
    'Not allowed: 50" is beyond long range',
    '50" — за пределами дальней дистанции',
  ],
]);
