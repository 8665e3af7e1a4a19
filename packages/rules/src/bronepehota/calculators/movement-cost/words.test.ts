/** Tests of the answer texts for impossible paths. */
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { movementCost } from './index.js';

const forward = (steps: number) => ({ steps });

testAnswerTexts(movementCost, [
  [
    { speed: 4, legs: [forward(3), forward(2), forward(4)] },
    'Not allowed: the path takes 9 points, and the speed is 4; leg 2 takes 2 points, only 1 left.',
    'Нельзя: путь стоит 9 очков, а скорость — 4; участок 2 стоит 2 очка, а осталось 1.',
  ],
  [
    { speed: 4, legs: [forward(5)] },
    'Not allowed: the path takes 5 points, and the speed is 4.',
    'Нельзя: путь стоит 5 очков, а скорость — 4.',
  ],
  // A later leg cannot be done, so the path has no price.
  [
    { speed: 4, legs: [forward(5), { move: 'LEAP', steps: 2 }] },
    'Not allowed: leg 1 takes 5 points, only 4 left.',
    'Нельзя: участок 1 стоит 5 очков, а осталось 4.',
  ],
  [
    { speed: 4, legs: [forward(2), { move: 'LADDER', steps: 3 }, forward(1)] },
    'Not allowed: the path takes 6 points, and the speed is 4; the ladder (leg 2) takes 3 points, only 2 left, and nobody stops halfway',
    'Нельзя: путь стоит 6 очков, а скорость — 4; участок 2 (лестница) стоит 3 очка, а осталось 2; посередине не встать',
  ],
  [{ kind: 'FLYING', speed: 9, legs: [{ move: 'SLOPE', steps: 1, degrees: 10 }] }, 'Not allowed: a flying machine does not', 'Нельзя: '],
  [
    { kind: 'WHEELED', speed: 9, legs: [{ move: 'SLOPE', steps: 1, degrees: 60 }] },
    'the slope of 60° (leg 1) is steeper than 45°',
    'склон в 60° (участок 1) круче 45°',
  ],
  [{ kind: 'WHEELED', speed: 9, legs: [{ steps: 1, withGun: true }] }, 'a wheeled machine takes no gun along', 'не перевозит орудие'],
  [{ kind: 'WALKING', speed: 9, clearance: 4, legs: [{ move: 'OBSTACLE', height: 4 }] }, 'is too high, it must be below 4 cm', 'ниже 4 см'],
  [
    { kind: 'TRACKED', speed: 9, clearance: 3, legs: [{ move: 'OBSTACLE', height: 4 }] },
    'is too high, it must be at most 3 cm',
    'не выше 3 см',
  ],
]);
