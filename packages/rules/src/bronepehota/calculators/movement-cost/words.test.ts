/** Tests of the answer texts for impossible paths. */
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { movementCost } from './index.js';

testAnswerTexts(movementCost, [
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
